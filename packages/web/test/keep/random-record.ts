import { beginGame, carryOut, legalChoices, PEOPLES } from '@bluemoon/engine';
import type { GameRecord, GameSetup, People } from '@bluemoon/engine';
import type { Player, Sitting } from '../../src/game/sitting.ts';
import { listedGame } from '../../src/keep/listed-game.ts';
import type { ListedGame } from '../../src/keep/listed-game.ts';
import { summaryOf } from '../../src/keep/summary.ts';

/** A game of random choices, at most `max` of them. */
export function randomRecord(setup: GameSetup, max = 1_000): GameRecord {
  return playedOn({ setup, choices: [] }, max, typeof setup.seed === 'number' ? setup.seed + 1 : 1);
}

export function playedOn(record: GameRecord, more: number, seed: number): GameRecord {
  const pick = picker(seed);
  const choices = [...record.choices];
  let { state } = beginGame(record.setup);
  for (const choice of choices) ({ state } = carryOut(state, choice));
  for (let i = 0; i < more; i++) {
    const legal = legalChoices(state);
    const choice = legal[pick(legal.length)];
    if (choice === undefined) break;
    choices.push(choice);
    ({ state } = carryOut(state, choice));
  }
  return { setup: record.setup, choices };
}

/** A setup between two of the nine peoples, different for each seed. */
export function setupOf(seed: number): GameSetup {
  return { decks: [peopleOf(seed), peopleOf(Math.floor(seed / 9) + seed + 1)], seed };
}

function peopleOf(number: number): People {
  return PEOPLES[number % PEOPLES.length] ?? 'vulca';
}

const PERSON: Player = { kind: 'person' };
const BOT: Player = { kind: 'bot', level: 'solid' };

export function sittingOf(record: GameRecord, others: Partial<Sitting> = {}): Sitting {
  return { id: 'first', players: [PERSON, BOT], record, began: 1_000, touched: 2_000, ...others };
}

/** The game as lists have it. */
export const listed = (sitting: Sitting): ListedGame => listedGame(sitting, summaryOf(sitting.record));

function picker(seed: number): (below: number) => number {
  let word = Math.imul(seed, 2654435761) | 1;
  return (below) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) % below;
  };
}
