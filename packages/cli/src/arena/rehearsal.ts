import { apply, decision, newGame, viewFor } from '@bluemoon/engine';
import type { State } from '@bluemoon/engine';
import { Failure } from '../failure.ts';
import type { Terms } from './desk.ts';
import { Fault } from './outcome.ts';
import type { DeckPair } from './pairs.ts';
import type { Entrant } from './player.ts';
import { programEntrant } from './program-entrant.ts';
import { deckNamed } from './referee.ts';

const NOBODY = { started: () => {}, ended: () => {} };

/** Programs that are started at the same time. */
const AT_A_TIME = 16;

/**
 * Starts every program and asks it one question: one that ends instead of answering would lose all games, and that is
 * better known before them. Whatever else it does wrong is for the games to show.
 */
export async function rehearse(terms: Terms, [first, second]: DeckPair, signal: AbortSignal): Promise<void> {
  const programs = terms.contestants
    .filter((one) => one.kind === 'program')
    .map(({ label, command }) => ({ label, entrant: programEntrant(command, terms, NOBODY) }));
  if (programs.length === 0 || signal.aborted) return;
  const state = firstQuestion(
    newGame({
      decks: [deckNamed(first, terms), deckNamed(second, terms)],
      seed: 1,
      edition: terms.edition,
    }).state,
  );
  let isOver = false;
  const stop = (): void => {
    isOver = true;
    programs.forEach(({ entrant }) => entrant.leaveAtOnce());
  };
  signal.addEventListener('abort', stop);
  const waiting = programs.values();
  const tryOneByOne = async (): Promise<void> => {
    for (const { label, entrant } of waiting) {
      const fault = isOver ? null : await crashOf(entrant, state);
      if (fault !== null && !signal.aborted) throw new Failure(refusal(label, fault));
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_A_TIME }, tryOneByOne));
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

/** Decisions with one option are not asked for. */
function firstQuestion(state: State): State {
  const pending = decision(state);
  const [only, ...others] = pending?.options ?? [];
  return only === undefined || others.length > 0 ? state : firstQuestion(apply(state, only.id).state);
}

async function crashOf(entrant: Entrant, state: State): Promise<Fault | null> {
  const pending = decision(state);
  if (pending === null) return null;
  try {
    await entrant.sit(pending.seat, 0).choose(viewFor(state, pending.seat));
    return null;
  } catch (error) {
    if (error instanceof Fault) return error.kind === 'crash' ? error : null;
    throw error;
  } finally {
    await entrant.leave();
  }
}

function refusal(label: string, { message, stderr }: Fault): string {
  const said = stderr === undefined ? [] : stderr.split('\n').map((line) => `  stderr: ${line}`);
  return [`${label} cannot take part. ${message}`, ...said].join('\n');
}
