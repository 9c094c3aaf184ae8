import { apply, decision, newGame, viewFor } from '@bluemoon/engine';
import type { State } from '@bluemoon/engine';
import { Failure } from '../failure.ts';
import type { Settings } from './runner.ts';
import { Fault } from './outcome.ts';
import type { DeckPair } from './pairs.ts';
import type { Entrant } from './player.ts';
import { programEntrant } from './program-entrant.ts';
import { deckNamed } from './referee.ts';

const NOBODY = { started: () => {}, ended: () => {} };

/** How many programs are started at the same time. */
const MAX_AT_A_TIME = 16;

/**
 * Starts every program and asks it one question: a program that exits instead of answering would lose all games, and
 * it is better to know that in advance. Other faults show during the games.
 */
export async function tryPrograms(
  settings: Settings,
  [first, second]: DeckPair,
  signal: AbortSignal,
): Promise<void> {
  const programs = settings.contestants
    .filter((one) => one.kind === 'program')
    .map(({ label, command }) => ({ label, entrant: programEntrant(command, settings, NOBODY) }));
  if (programs.length === 0 || signal.aborted) return;
  const state = firstQuestion(
    newGame({
      decks: [deckNamed(first, settings), deckNamed(second, settings)],
      seed: 1,
      edition: settings.edition,
    }).state,
  );
  let isOver = false;
  const stop = (): void => {
    isOver = true;
    programs.forEach(({ entrant }) => entrant.leaveNow());
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
    await Promise.all(Array.from({ length: MAX_AT_A_TIME }, tryOneByOne));
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

/** Decisions with one option are not asked. */
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
