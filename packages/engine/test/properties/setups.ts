import { BUILT_IN, CARDS, PEOPLES, STAND_INS } from '../../src/index.ts';
import type { CardId, GameSetup, People } from '../../src/index.ts';
import type { Random } from './random.ts';

/** A game's setup as plain JSON; decks outside the box are lists of cards. */
export interface TestSetup {
  readonly decks: readonly [People | readonly CardId[], People | readonly CardId[]];
  readonly seed: number;
  readonly edition: 'legends' | 'first';
  readonly backtrack: 'free' | 'loss' | 'retreat';
  readonly emissaries?: readonly [readonly CardId[], readonly CardId[]];
  readonly match?: true;
  readonly mulligan?: true;
}

export function gameSetup({ decks, emissaries = [[], []], ...rest }: TestSetup): GameSetup {
  return { ...rest, decks: [deckNamed(decks[0], emissaries[0]), deckNamed(decks[1], emissaries[1])] };
}

function deckNamed(deck: People | readonly CardId[], emissaries: readonly CardId[]): GameSetup['decks'][0] {
  if (typeof deck === 'string') return deck;
  return { leader: null, cards: deck.map(BUILT_IN.card), emissaries: emissaries.map(BUILT_IN.card) };
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

const EMISSARIES: ReadonlySet<string> = new Set(['emissary', 'inquisitor']);
const FEW = 12;

/** With everything that lies beyond the peoples: other card kinds, emissaries, a match, a mulligan. */
export function strangeSetup(random: Random): TestSetup {
  const strange = STAND_INS.filter(({ type }) => !EMISSARIES.has(type)).map(({ id }) => id);
  const emissaries = STAND_INS.filter(({ type }) => EMISSARIES.has(type)).map(({ id }) => id);
  const usual = CARDS.filter(({ type }) => type !== 'leader').map(({ id }) => id);
  const deck = (): readonly CardId[] => [
    ...random.shuffled(strange).slice(0, FEW),
    ...random.shuffled(usual).slice(0, DECK_SIZE - FEW),
  ];
  const beside = (): readonly CardId[] => random.shuffled(emissaries).slice(0, random.below(3));
  return {
    ...mixedSetup(random),
    decks: [deck(), deck()],
    emissaries: [beside(), beside()],
    ...(random.below(4) > 0 ? { match: true } : {}),
    ...(random.below(2) > 0 ? { mulligan: true } : {}),
  };
}
