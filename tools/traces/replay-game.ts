/** Replays one recorded game. */
import { PEOPLES } from '@bluemoon/engine';
import type { People } from '@bluemoon/engine';
import { dealOnto, emptyState, gameOf, OVER, PHASE, workbenchFor } from './engine.ts';
import type { State } from './engine.ts';
import { cell } from './cells.ts';
import { decide } from './decide.ts';
import { recordedDice } from './dice.ts';
import { noFindings } from './findings.ts';
import type { Findings } from './findings.ts';
import { hear } from './hear.ts';
import { listeningLog } from './listening-log.ts';
import { idOfName } from './names.ts';
import { OffTheRecord } from './off-the-record.ts';
import type { RecordedGame } from './record.ts';
import { fault } from './replay.ts';
import type { Replay } from './replay.ts';
import { nextAt, scriptOf } from './script.ts';
import { closeTurn } from './turns.ts';

export function replayGame(game: RecordedGame): Findings {
  const decks = [peopleOf(game.people[0]), peopleOf(game.people[1])] as const;
  const replay = newReplay(game, emptyState(gameOf({ decks, edition: 'first' })));
  try {
    play(replay);
  } catch (error) {
    const reason = error instanceof OffTheRecord ? error.message : (error as Error).stack;
    fault(replay, `cannot go on: ${reason}`);
  }
  return replay.findings;
}

/** The record with a table in that state; nothing is read yet. */
export function newReplay(game: RecordedGame, state: State): Replay {
  const replay: Replay = {
    game,
    script: scriptOf(game.ev),
    findings: noFindings(),
    moves: new Map(),
    dragons: new Map(),
    under: [],
    lastAct: null,
    discarded: [],
    loads: 0,
    fights: 0,
    t: workbenchFor(
      state,
      listeningLog((event) => hear(replay, event)),
      recordedDice(() => replay),
    ),
  };
  return replay;
}

function play(replay: Replay): void {
  const { t, game, script } = replay;
  dealOnto(t, {
    seed: 0,
    first: game.first,
    orders: [game.decks[0].map(idOfName), game.decks[1].map(idOfName)],
  });
  while (cell(t, PHASE) !== OVER) decide(replay);
  if (nextAt(script, 'turn') < Infinity) throw new OffTheRecord('the record goes on');
  closeTurn(replay);
}

function peopleOf(name: string): People {
  const people = PEOPLES.find((known) => known === name.toLowerCase());
  if (people === undefined) throw new OffTheRecord(`there is no people called ${name}`);
  return people;
}
