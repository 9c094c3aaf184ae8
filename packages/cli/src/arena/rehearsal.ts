import { apply, decision, newGame, viewFor } from '@bluemoon/engine';
import type { State } from '@bluemoon/engine';
import { Failure } from '../failure.ts';
import type { Terms } from './desk.ts';
import { Fault } from './outcome.ts';
import type { DeckPair } from './pairs.ts';
import { programEntrant } from './program-entrant.ts';
import { deckNamed } from './referee.ts';

const NOBODY = { started: () => {}, ended: () => {} };

/**
 * Starts every program and asks it one question: one that ends instead of answering would lose all games, and that is
 * better known before them. Whatever else it does wrong is for the games to show.
 */
export async function rehearse(terms: Terms, [first, second]: DeckPair, signal: AbortSignal): Promise<void> {
  const programs = terms.contestants.filter((one) => one.kind === 'program');
  if (programs.length === 0) return;
  const state = firstQuestion(
    newGame({
      decks: [deckNamed(first, terms), deckNamed(second, terms)],
      seed: 1,
      edition: terms.edition,
    }).state,
  );
  await Promise.all(programs.map(({ label, command }) => tryOut(label, command, { terms, state, signal })));
}

/** Decisions with one option are not asked for. */
function firstQuestion(state: State): State {
  const pending = decision(state);
  const [only, ...others] = pending?.options ?? [];
  return only === undefined || others.length > 0 ? state : firstQuestion(apply(state, only.id).state);
}

interface Trial {
  readonly terms: Terms;
  readonly state: State;
  readonly signal: AbortSignal;
}

async function tryOut(label: string, command: string, { terms, state, signal }: Trial): Promise<void> {
  const pending = decision(state);
  if (pending === null || signal.aborted) return;
  const entrant = programEntrant(command, terms, NOBODY);
  const leave = (): void => void entrant.leave();
  signal.addEventListener('abort', leave);
  try {
    await entrant.sit(pending.seat, 0).choose(viewFor(state, pending.seat), pending);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    if (error.kind === 'crash' && !signal.aborted) throw new Failure(refusal(label, error));
  } finally {
    signal.removeEventListener('abort', leave);
    await entrant.leave();
  }
}

function refusal(label: string, { message, stderr }: Fault): string {
  const said = stderr === undefined ? [] : stderr.split('\n').map((line) => `  stderr: ${line}`);
  return [`${label} cannot take part. ${message}`, ...said].join('\n');
}
