import { deckOf, PEOPLES } from '@bluemoon/engine';
import type { People } from '@bluemoon/engine';
import type { Weights } from '@bluemoon/ai/evaluation';
import { exchange, randomFrom, turnSearch } from '@bluemoon/ai/training';
import {
  choose,
  dealOnto,
  emptyState,
  gameOf,
  OVER,
  PHASE,
  reset,
  workbenchFor,
} from '@bluemoon/engine/simulation';
import type { State, Workbench } from '@bluemoon/engine/simulation';
import { kept } from './kept.ts';
import { playOut } from './play.ts';
import type { Level } from './play.ts';

/** As the bots, with fewer nodes: a game costs a quarter as much and is hardly worse. */
export const LEVELS = {
  novice: { nodesPerOption: 4, blur: 0.5 },
  solid: { nodesPerOption: 6, blur: 0.08 },
  sharp: { nodesPerOption: 8, blur: 0 },
} as const satisfies Readonly<Record<string, Level>>;

/** Most games are of the level that is to be judged. */
function levelOf(random: () => number): Level {
  const lot = random();
  return LEVELS[lot < 0.84 ? 'solid' : lot < 0.92 ? 'novice' : 'sharp'];
}

/** One deck in ten is mixed, so that no card is judged only with its own people. */
const MIXED = 0.1;
const MAX_EXCHANGED = 15;

/** A game as it was played: everything else follows from the seed. */
export interface PlayedGame {
  readonly seed: number;
  /** The index of each choice between two or more options. */
  readonly choices: Uint8Array;
}

interface Table {
  readonly t: Workbench;
  readonly empty: State;
  readonly dealSeed: number;
  readonly levels: readonly [Level, Level];
  readonly random: () => number;
}

/** The table of a game before the deal; pairs of peoples have one table each. */
function tableOf(seed: number): Table {
  const random = randomFrom(seed);
  for (let i = 0; i < 8; i++) random();
  const decks = [someDeck(random), someDeck(random)] as const;
  const { t, empty } = benchFor(decks);
  const levels = [levelOf(random), levelOf(random)] as const;
  return { t, empty, levels, random, dealSeed: Math.floor(random() * 2 ** 31) };
}

type DeckOfGame = Parameters<typeof gameOf>[0]['decks'][0];
const benches = new Map<string, Pick<Table, 't' | 'empty'>>();

function benchFor(decks: readonly [DeckOfGame, DeckOfGame]): Pick<Table, 't' | 'empty'> {
  const key = decks.every((deck) => typeof deck === 'string') ? decks.join() : undefined;
  const found = key === undefined ? undefined : benches.get(key);
  if (found !== undefined) return found;
  const empty = emptyState(gameOf({ decks }));
  const bench = { empty, t: workbenchFor(empty, null) };
  if (key !== undefined) benches.set(key, bench);
  return bench;
}

const searches = kept(turnSearch);

/** The bots' weights play a game. */
export function playedGame(views: Weights, seed: number): PlayedGame {
  const { t, empty, dealSeed, levels, random } = tableOf(seed);
  const choices: number[] = [];
  const search = searches.of(views, t.game);
  search.forget();
  playOut(t, empty, search, { seed: dealSeed, levels }, random, {
    choosing: (code) => {
      if (t.optionCount > 1) choices.push(t.options.subarray(0, t.optionCount).indexOf(code));
    },
  });
  return { seed, choices: Uint8Array.from(choices) };
}

/** Plays it again, without thinking; `seeing` is called after the deal and after each choice. Returns the last position. */
export function playedAgain(
  { seed, choices }: PlayedGame,
  seeing: (t: Workbench, random: () => number) => void,
): Workbench {
  const { t, empty, dealSeed, random } = tableOf(seed);
  reset(t, empty);
  dealOnto(t, { seed: dealSeed });
  let next = 0;
  for (;;) {
    seeing(t, random);
    if (t.cells[PHASE] === OVER) return t;
    choose(t, t.options[t.optionCount > 1 ? choices[next++] : 0]);
  }
}

function someDeck(random: () => number): DeckOfGame {
  const people: People = PEOPLES[Math.floor(random() * PEOPLES.length)];
  if (random() >= MIXED) return people;
  const { leader, cards } = deckOf(people);
  return { leader, cards: exchange(cards, 1 + Math.floor(random() * MAX_EXCHANGED), random) };
}

/** Games one after the other: seed, number of choices, choices. */
export function writeGames(games: readonly PlayedGame[]): Uint8Array {
  return Buffer.concat(
    games.flatMap(({ seed, choices }) => {
      const head = Buffer.alloc(HEAD);
      head.writeUInt32LE(seed, 0);
      head.writeUInt16LE(choices.length, 4);
      return [head, choices];
    }),
  );
}

export function readGames(bytes: Buffer): readonly PlayedGame[] {
  const games: PlayedGame[] = [];
  for (let at = 0; at + HEAD <= bytes.length;) {
    const from = at + HEAD;
    const to = from + bytes.readUInt16LE(at + 4);
    games.push({ seed: bytes.readUInt32LE(at), choices: bytes.subarray(from, to) });
    at = to;
  }
  return games;
}

const HEAD = 6;
