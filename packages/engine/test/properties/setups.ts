import {
  boxWith,
  BUILT_IN,
  CARDS,
  deckOf,
  newGame,
  parsePosition,
  PEOPLES,
  STAND_INS,
  stateFromPosition,
} from '../../src/index.ts';
import type { Box, Card, CardId, GameSetup, People, State } from '../../src/index.ts';
import { randomPack } from './random-pack.ts';
import { randomPosition } from './random-position.ts';
import type { Random } from './random.ts';

/** A game's setup as plain JSON; decks outside the box are lists of cards. */
export interface TestSetup {
  readonly decks: readonly [People | readonly CardId[], People | readonly CardId[]];
  readonly seed: number;
  readonly edition: 'legends' | 'first';
  readonly backtrack: 'free' | 'loss' | 'retreat';
  readonly leaders?: readonly [CardId | null, CardId | null];
  readonly emissaries?: readonly [readonly CardId[], readonly CardId[]];
  readonly match?: true;
  readonly mulligan?: true;
  /** Cards outside the box that are in the decks. */
  readonly pack?: readonly Card[];
  /** The game goes on from here. */
  readonly position?: object;
}

function boxFor({ pack = [] }: TestSetup): Box {
  return boxWith(pack);
}

/** The first decision of the game. */
export function startOf(setup: TestSetup): State {
  if (setup.position === undefined) return newGame(gameSetup(setup)).state;
  const box = boxFor(setup);
  return stateFromPosition(parsePosition(setup.position, box), box);
}

export function gameSetup(setup: TestSetup): GameSetup {
  const { decks, leaders = [null, null], emissaries = [[], []], pack: _, position: __, ...rest } = setup;
  const box = boxFor(setup);
  const deckNamed = (seat: 0 | 1): GameSetup['decks'][0] => {
    const deck = decks[seat];
    if (typeof deck === 'string') return deck;
    const leader = leaders[seat];
    return {
      leader: leader === null ? null : box.card(leader),
      cards: deck.map(box.card),
      emissaries: emissaries[seat].map(box.card),
    };
  };
  return { ...rest, decks: [deckNamed(0), deckNamed(1)] };
}

export function nameOf(setup: TestSetup): string {
  const [first, second] = setup.decks.map((deck) => (typeof deck === 'string' ? deck : 'mixed'));
  const where = setup.position === undefined ? '' : ', from a position';
  return `${first} against ${second}, ${setup.edition}, ${setup.backtrack}, seed ${setup.seed}${where}`;
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

const PACK_CARDS = 48;
const GAMES_OF_A_PACK = 24;

/** Decks of cards that nobody has thought of, with some of the box; a pack serves for several games. */
export function packSetups(random: Random): () => TestSetup {
  let pack: readonly Card[] = [];
  let games = 0;
  return () => {
    if (games++ % GAMES_OF_A_PACK === 0) pack = randomPack(random, PACK_CARDS);
    return packSetup(pack, random);
  };
}

export function packSetup(pack: readonly Card[], random: Random): TestSetup {
  const [leaders, others] = parted(pack, ({ type }) => type === 'leader');
  const [emissaries, drawn] = parted(others, ({ type }) => EMISSARIES.has(type));
  const box = random.chance(0.5) ? CARDS : BUILT_IN.cards;
  const usual = box.filter(({ type }) => type !== 'leader' && !EMISSARIES.has(type));
  const deck = (): readonly CardId[] => {
    const own = random.shuffled(drawn).slice(0, 10 + random.below(29));
    const rest = random.shuffled(usual).slice(0, random.below(25));
    return random.shuffled([...own, ...rest]).map(({ id }) => id);
  };
  const beside = (): readonly CardId[] =>
    random
      .shuffled(emissaries)
      .slice(0, random.below(3))
      .map(({ id }) => id);
  const leader = (): CardId | null => random.pick([null, ...leaders.map(({ id }) => id)]);
  return {
    ...mixedSetup(random),
    decks: [deck(), deck()],
    leaders: [leader(), leader()],
    emissaries: [beside(), beside()],
    pack,
    ...(random.chance(0.5) ? { match: true } : {}),
    ...(random.chance(0.2) ? { mulligan: true } : {}),
  };
}

function parted<T>(list: readonly T[], test: (item: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [list.filter(test), list.filter((item) => !test(item))];
}

/** FAMILY-1, EMISSARY-2: a people's deck with a family of the Buka, or with an emissary and all cards of the set. */
export function grownSetup(random: Random): TestSetup {
  const grown = (): readonly [readonly CardId[], readonly CardId[]] => {
    const people = random.pick(PEOPLES);
    const own = deckOf(people).cards;
    if (random.chance(0.5)) {
      const family = 1 + random.below(6);
      const added = CARDS.filter((card) => card.family === family && !own.includes(card));
      return [[...own, ...added].map(({ id }) => id), []];
    }
    const emissary = random.pick(STAND_INS.filter(({ type }) => type === 'emissary'));
    const isOutside = (card: Card): boolean =>
      card.people === people && card.deck === undefined && card.type !== 'leader';
    const added = BUILT_IN.cards.filter((card) => card.emissary === emissary.id || isOutside(card));
    return [[...new Set([...own, ...added])].map(({ id }) => id), [emissary.id]];
  };
  const [first, second] = [grown(), grown()];
  return {
    ...mixedSetup(random),
    decks: [first[0], second[0]],
    emissaries: [first[1], second[1]],
    ...(random.chance(0.5) ? { match: true } : {}),
  };
}

/** The same decks in the middle of a game that nobody has played. */
export function midgameSetup(setup: TestSetup, random: Random): TestSetup {
  const { mulligan: _, ...rest } = listed(setup);
  return { ...rest, position: randomPosition(rest, boxFor(setup), random) };
}

const both = <T>(of: (seat: 0 | 1) => T): readonly [T, T] => [of(0), of(1)];

/** With the lists of cards in place of the peoples that have them. */
function listed(setup: TestSetup): TestSetup {
  const cardsOf = (deck: TestSetup['decks'][0]): readonly CardId[] =>
    typeof deck === 'string' ? deckOf(deck).cards.map(({ id }) => id) : deck;
  const leaderOf = (seat: 0 | 1): CardId | null => {
    const deck = setup.decks[seat];
    return typeof deck === 'string' ? deckOf(deck).leader.id : (setup.leaders?.[seat] ?? null);
  };
  return { ...setup, decks: both((seat) => cardsOf(setup.decks[seat])), leaders: both(leaderOf) };
}
