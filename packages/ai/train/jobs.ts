import { CARDS, deckOf, PEOPLES } from '@bluemoon/engine';
import type { Card, People } from '@bluemoon/engine';
import { emptyState, gameOf, workbenchFor } from '@bluemoon/engine/simulation';
import type { State, Workbench } from '@bluemoon/engine/simulation';
import { randomFrom } from '../src/random.ts';
import { turnSearch } from '../src/search/turn-search.ts';
import type { TurnSearch } from '../src/search/turn-search.ts';
import type { Weights } from '../src/evaluation/weights.ts';
import type { Sample } from './samples.ts';
import { selfPlay } from './self-play.ts';
import type { SelfPlay } from './self-play.ts';

/** One game to play: these numbers determine everything. */
export interface Job extends SelfPlay {
  readonly decks: readonly [People, People];
  /** Number of cards of each deck that are exchanged for others, as in built decks. */
  readonly exchanged: number;
}

/** One game in seven is played with mixed decks, so that no card is judged only with its own people. */
const MIXED = 1 / 7;
const MAX_EXCHANGED = 15;
const EXPLORING = 0.02;
const NODES_PER_OPTION = 100;
const LAMBDA = 0.9;

/** The games of a round; each pair of peoples comes up equally often. */
export function jobsOf(count: number, random: () => number): readonly Job[] {
  return Array.from({ length: count }, () => {
    const pick = (): People => PEOPLES[Math.floor(random() * PEOPLES.length)];
    return {
      decks: [pick(), pick()],
      exchanged: random() < MIXED ? 1 + Math.floor(random() * MAX_EXCHANGED) : 0,
      seed: Math.floor(random() * 2 ** 31),
      exploring: EXPLORING,
      nodesPerOption: NODES_PER_OPTION,
      lambda: LAMBDA,
    };
  });
}

interface Place {
  readonly empty: State;
  readonly table: Workbench;
}

const places = new Map<string, Place>();

export type JobPlayer = (job: Job) => readonly Sample[];

export function jobPlayer(weights: Weights): JobPlayer {
  const searches = new Map<string, TurnSearch>();
  return (job) => {
    const random = randomFrom(job.seed);
    if (job.exchanged > 0) {
      const { table, empty } = placeFor(job, random);
      return selfPlay(table, empty, turnSearch(weights, empty.game), job, random);
    }
    const key = job.decks.join('-');
    const { table, empty } = places.get(key) ?? placeFor(job, random);
    const search = searches.get(key) ?? turnSearch(weights, empty.game);
    places.set(key, { table, empty });
    searches.set(key, search);
    search.forget();
    return selfPlay(table, empty, search, job, random);
  };
}

function placeFor({ decks, exchanged }: Job, random: () => number): Place {
  const lists = decks.map((people) => {
    const { leader, cards } = deckOf(people);
    return { leader, cards: exchange(cards, exchanged, random) };
  });
  const empty = emptyState(gameOf({ decks: [lists[0], lists[1]] }));
  return { empty, table: workbenchFor(empty, null) };
}

/** Exchanges some cards for any others, as in built decks. */
export function exchange(cards: readonly Card[], count: number, random: () => number): readonly Card[] {
  const mixed = [...cards];
  for (let i = 0; i < count; i++) {
    const card = CARDS[Math.floor(random() * CARDS.length)];
    if (card.type === 'leader' || mixed.includes(card)) continue;
    mixed[Math.floor(random() * mixed.length)] = card;
  }
  return mixed;
}
