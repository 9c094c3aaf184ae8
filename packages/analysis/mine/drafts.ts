import { apply, decision } from '@bluemoon/engine';
import type { Option, Seat, State } from '@bluemoon/engine';
import { ideaIn, rightIn } from '../src/puzzles/idea.ts';
import { prove } from '../src/puzzles/proof.ts';
import type { Aim, TurnProof } from '../src/puzzles/proof.ts';

/** A position with one idea in it, before it is rated. */
export interface Draft {
  readonly state: State;
  readonly seat: Seat;
  readonly aim: Aim;
  readonly solution: readonly Option[];
  readonly proof: TurnProof;
}

const IDLE: ReadonlySet<string> = new Set(['done', 'refuse', 'start', 'continue']);

/** The puzzle in this turn, from the first decision in which exactly one idea works; null if there is none. */
export function draftFrom(start: State, seat: Seat, aim: Aim, maxNodes: number): Draft | null {
  let state = start;
  for (;;) {
    const pending = decision(state);
    if (pending === null || pending.seat !== seat) return null;
    const proof = prove(state, seat, aim, maxNodes);
    const right = rightIn(proof.options);
    if (right === null) return null;
    const idea = ideaIn(proof.options, aim);
    if (idea !== null) return { state, seat, aim, solution: idea.best.line, proof };
    const [first] = right.best.line;
    if (first === undefined || !IDLE.has(first.kind)) return null;
    ({ state } = apply(state, first.id));
  }
}
