import { beginGame, carryOut, decision } from '@bluemoon/engine';
import type { Decision, GameRecord } from '@bluemoon/engine';
import { isSamePick } from '../picking.ts';
import { hostOf, passedOn } from './host.ts';
import type { Host } from './host.ts';
import { passesByItself } from './passing.ts';
import type { Act, TableRecord, Terms } from './record.ts';

type Chosen = Extract<Act, { readonly kind: 'choose' | 'pass' }>;

/**
 * A table that continues a recorded game. Automatic passes, and cards that were picked together, are one entry again,
 * so that they can be taken back together.
 */
export function resumeTable(game: GameRecord, terms: Terms, at: number): Host {
  const acts: Chosen[] = [];
  let { state } = beginGame(game.setup);
  let before: Decision | null = null;
  for (const choice of game.choices) {
    const pending = decision(state);
    if (pending !== null) append(acts, pending, choice, before, terms);
    before = pending;
    ({ state } = carryOut(state, choice));
  }
  const entries = acts.map((act) => ({ ...act, at }));
  return passedOn(hostOf({ setup: game.setup, terms, entries }), at);
}

/** One entry per choice, for showing a game step by step. */
export function stepByStep(game: GameRecord, terms: Terms): TableRecord {
  const entries = game.choices.map((choice) => ({ kind: 'pass', choices: [choice], at: 0 }) as const);
  return { setup: game.setup, terms, entries };
}

function append(
  acts: Chosen[],
  pending: Decision,
  choice: string,
  before: Decision | null,
  { passing }: Terms,
): void {
  const last = acts.at(-1);
  const isPassed = passesByItself(pending, passing);
  if (last !== undefined && (isPassed || isSamePick(before, pending)))
    acts[acts.length - 1] = { ...last, choices: [...last.choices, choice] };
  else if (isPassed) acts.push({ kind: 'pass', choices: [choice] });
  else acts.push({ kind: 'choose', seat: pending.seat, choices: [choice] });
}
