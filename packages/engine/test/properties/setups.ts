import { CARDS, cardById, PEOPLES } from '../../src/index.ts';
import type { CardId, GameSetup, People } from '../../src/index.ts';
import type { Random } from './random.ts';

/** A game's setup as plain JSON; decks outside the box are lists of cards. */
export interface TestSetup {
  readonly decks: readonly [People | readonly CardId[], People | readonly CardId[]];
  readonly seed: number;
  readonly edition: 'legends' | 'first';
  readonly backtrack: 'free' | 'loss' | 'retreat';
}

export function gameSetup(setup: TestSetup): GameSetup {
  return { ...setup, decks: [deckNamed(setup.decks[0]), deckNamed(setup.decks[1])] };
}

function deckNamed(deck: People | readonly CardId[]): GameSetup['decks'][0] {
  return typeof deck === 'string' ? deck : { leader: null, cards: deck.map(cardById) };
}

export function nameOf(setup: TestSetup): string {
  const [first, second] = setup.decks.map((deck) => (typeof deck === 'string' ? deck : 'mixed'));
  return `${first} against ${second}, ${setup.edition}, ${setup.backtrack}, seed ${setup.seed}`;
}

/** Each deck against each, both ways, also against itself, in both editions. */
export const PAIRINGS: readonly Omit<TestSetup, 'seed' | 'backtrack'>[] = PEOPLES.flatMap((first) =>
  PEOPLES.flatMap((second) =>
    (['legends', 'first'] as const).map((edition) => ({ decks: [first, second] as const, edition })),
  ),
);

const BACKTRACKS = ['free', 'loss', 'retreat'] as const;

export function pairingSetup(pairing: (typeof PAIRINGS)[number], random: Random): TestSetup {
  return { ...pairing, seed: random.below(2 ** 31), backtrack: random.pick(BACKTRACKS) };
}

const DECK_SIZE = 30;

/** Any cards at all, so that cards that no pre-built deck has meet the others too. */
export function mixedSetup(random: Random): TestSetup {
  const cards = CARDS.filter(({ type }) => type !== 'leader').map(({ id }) => id);
  const deck = (): readonly CardId[] => random.shuffled(cards).slice(0, DECK_SIZE);
  return {
    decks: [deck(), deck()],
    edition: random.pick(['legends', 'first'] as const),
    backtrack: random.pick(BACKTRACKS),
    seed: random.below(2 ** 31),
  };
}
