import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BUILT_IN, boxWith } from '@bluemoon/engine';
import { deckStatistics, isOver, matchStatus, matchView } from '@bluemoon/play';
import { addressOf } from '../../src/address.ts';
import { verdictOn } from '../../src/decks/agreement.ts';
import { deckFileName, ownDeckText } from '../../src/decks/deck-files.ts';
import { deckOfPeople, NOTHING_ADDED } from '../../src/decks/editing.ts';
import { titleOf } from '../../src/decks/own-deck.ts';
import type { OwnDeck } from '../../src/decks/own-deck.ts';
import { keepPacks } from '../../src/decks/pack.ts';
import type { Pack } from '../../src/decks/pack.ts';
import { readPack } from '../../src/decks/read-pack.ts';
import { keepDecks } from '../../src/decks/stored-deck.ts';
import { allGamesText, gameFileName } from '../../src/keep/files.ts';
import { keepGames } from '../../src/keep/games.ts';
import type { GameEnvironment } from '../../src/keep/games.ts';
import { keeperOf } from '../../src/keep/keeper.ts';
import type { Keeper } from '../../src/keep/keeper.ts';
import { statisticsOf } from '../../src/keep/statistics.ts';
import { timeAgo } from '../../src/screens/home/time-ago.ts';
import { describeGame } from '../../src/screens/games/describe-game.ts';
import { draftFor, FIRST_DRAFT } from '../../src/series/draft-wishes.ts';
import { nextDraftStep } from '../../src/series/draft-series.ts';
import { nextStep } from '../../src/series/match-series.ts';
import { FIRST_MATCH, matchFor } from '../../src/series/match-wishes.ts';
import { playerNames } from '../../src/series/names.ts';
import { DRAFT_STORAGE } from '../../src/series/stored-draft.ts';
import { MATCH_STORAGE } from '../../src/series/stored-match.ts';
import { packText, SPARROW } from '../decks/a-pack.ts';
import { chanceFrom } from '../series/chance.ts';
import { emptyDisk, tabAt } from './memory-store.ts';
import { listed as listedFrom, randomRecord, setupOf, sittingOf } from './random-record.ts';

const sitting = sittingOf(randomRecord(setupOf(3), 12), { id: 'good' });
const own: OwnDeck = {
  id: 'good',
  name: 'Glow',
  way: 'built',
  deck: deckOfPeople('vulca', NOTHING_ADDED, BUILT_IN),
  began: 1,
  touched: 2,
};
const pack: Pack = { id: 'good', name: 'birds.json', text: packText(SPARROW), touched: 2 };
const match = {
  ...matchFor(FIRST_MATCH, { ...chanceFrom(1), brought: [], box: boxWith([SPARROW]) }),
  id: 'good',
};
const draft = { ...draftFor({ ...FIRST_DRAFT, seats: 2 }, { ...chanceFrom(1), box: BUILT_IN }), id: 'good' };

interface AnyKept {
  readonly id: string;
  readonly kind: string;
  readonly raw?: string;
}

/** A kind of stored thing: a valid example, and everything its list does with entries. */
interface StoredKind {
  readonly stored: () => Promise<unknown>;
  readonly list: (values: ReadonlyMap<string, unknown>) => Promise<readonly AnyKept[]>;
}

function storedKind<Thing extends { readonly id: string }, Kept extends AnyKept>(
  keep: (environment: GameEnvironment) => Keeper<Thing, Kept>,
  good: Thing,
  show: (kept: Kept) => unknown,
): StoredKind {
  return {
    async stored() {
      const disk = emptyDisk();
      const kept = keep(tabAt(disk, () => 'new'));
      kept.save(good);
      await kept.settled();
      return disk.values.get('good');
    },
    async list(values) {
      const disk = { ...emptyDisk(), values: new Map(values) };
      const keeper = keep(tabAt(disk, () => 'new'));
      const listed: Kept[] = [];
      // The second time uses the cache.
      for await (const _ of keeper.all());
      for await (const kept of keeper.all()) listed.push(kept);
      for (const kept of listed) show(kept);
      for (const id of values.keys()) await keeper.remove(id);
      expect(keeper.removed).toHaveLength(values.size);
      for (const id of values.keys()) await keeper.restore(id);
      expect(disk.values.size).toBe(values.size);
      return listed;
    },
  };
}

const STORED_KINDS: Readonly<Record<string, StoredKind>> = {
  games: storedKind(keepGames, sitting, (kept) => {
    allGamesText([kept]);
    if (kept.kind === 'unreadable') return;
    const { partOf, touched } = kept.sitting;
    gameFileName(kept.sitting);
    statisticsOf([listedFrom(kept.sitting)]);
    timeAgo(touched, 'en');
    describeGame(listedFrom(kept.sitting), 'de');
    addressOf({ screen: 'game', id: kept.id });
    if (partOf !== undefined) addressOf({ screen: partOf.kind, id: partOf.id });
  }),
  decks: storedKind(keepDecks, own, (kept) => {
    if (kept.kind === 'unreadable') return;
    titleOf(kept.own, BUILT_IN, 'en');
    ownDeckText(kept.own, BUILT_IN, 'de');
    deckFileName(kept.own, BUILT_IN, 'en');
    deckStatistics(kept.own.deck, BUILT_IN);
    verdictOn(kept.own.deck, BUILT_IN);
    timeAgo(kept.own.touched, 'en');
    addressOf({ screen: 'deck', id: kept.id, part: 'build' });
  }),
  packs: storedKind(keepPacks, pack, (kept) => kept.kind === 'pack' && readPack(kept.pack.text, [])),
  matches: storedKind(
    (environment) => keeperOf(MATCH_STORAGE, environment),
    match,
    (kept) => {
      if (kept.kind === 'unreadable') return;
      matchStatus(kept.series.match);
      matchView(kept.series.match, 'spectator');
      nextStep(kept.series);
      playerNames(kept.series.players, 'de');
      timeAgo(kept.series.touched, 'de');
      for (const id of [kept.id, ...kept.series.games]) addressOf({ screen: 'game', id });
    },
  ),
  drafts: storedKind(
    (environment) => keeperOf(DRAFT_STORAGE, environment),
    draft,
    (kept) => {
      if (kept.kind === 'unreadable') return;
      isOver(kept.series.draft);
      nextDraftStep(kept.series);
      playerNames(kept.series.players, 'en');
      timeAgo(kept.series.touched, 'en');
      for (const { kind, id } of kept.series.meetings) addressOf({ screen: kind, id });
    },
  ),
};

const circle: { self?: unknown } = {};
circle.self = [circle];

let deep: unknown = 'bottom';
for (let depth = 0; depth < 1_000; depth++) deep = { deep };

const sparse: unknown[] = [];
sparse.length = 4_000_000_000;

/** Any value that IndexedDB accepts. */
const anything = fc
  .oneof(
    fc.anything({
      withBigInt: true,
      withBoxedValues: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withSparseArray: true,
      withTypedArray: true,
    }),
    fc.constantFrom<unknown>(
      9e15,
      -1,
      Number.NaN,
      10n ** 30n,
      circle,
      new Map([[circle, circle]]),
      new Date(Number.NaN),
      new Uint8Array(1_000),
      new Error('lost'),
      /x/g,
      '\ud800',
      'x'.repeat(100_000),
      sparse,
      Array.from({ length: 20_000 }, (_, i) => `card-${i}`),
    ),
  )
  .filter(isCloneable);

function isCloneable(value: unknown): boolean {
  try {
    structuredClone(value);
    return true;
  } catch {
    return false;
  }
}

type Way = readonly (string | number)[];

/** The paths to all parts of a value. */
function waysIn(value: unknown, way: Way = []): readonly Way[] {
  if (typeof value !== 'object' || value === null) return [way];
  return [way, ...Object.entries(value).flatMap(([key, part]) => waysIn(part, [...way, key]))];
}

/** The value with a part replaced; undefined removes it. */
function spoilt(value: unknown, [key, ...way]: Way, part: unknown): unknown {
  if (key === undefined) return part;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
    string,
    unknown
  >;
  copy[key] = spoilt(copy[key], way, part);
  if (part === undefined && way.length === 0) delete copy[key];
  return copy;
}

describe.each(Object.entries(STORED_KINDS))('Among the %s of a browser', (_, { stored, list }) => {
  /** What the list shows of a valid entry and of another one. */
  async function shownWith(bad: unknown, id = 'bad'): Promise<readonly string[]> {
    const entries = new Map([
      [id, bad ?? null],
      ['good', await stored()],
    ]);
    return (await list(entries)).map((kept) => {
      if (kept.kind !== 'unreadable') return 'something';
      return typeof kept.raw === 'string' && kept.id === id ? 'a text' : 'nothing';
    });
  }

  const oneAndAnother = expect.toSatisfy(
    (shown: readonly string[]) =>
      shown.length === 2 && shown.includes('something') && !shown.includes('nothing'),
  );

  test('any entry can be listed and exported as text, and hides no other', async () => {
    await fc.assert(
      fc.asyncProperty(anything, async (bad) => {
        expect(await shownWith(bad)).toEqual(oneAndAnother);
      }),
      { numRuns: 60 },
    );
  });

  test('an entry with any part damaged or missing hides no other', async () => {
    const good = await stored();
    const ways = waysIn(good);
    const part = fc.oneof({ weight: 3, arbitrary: anything }, fc.constant(undefined));
    await fc.assert(
      fc.asyncProperty(fc.nat(ways.length - 1), part, async (at, value) => {
        expect(await shownWith(spoilt(good, ways[at] ?? [], value))).toEqual(oneAndAnother);
      }),
      { numRuns: 100 },
    );
  });

  test('an entry with endless nesting or an invalid id hides no other', async () => {
    expect(await shownWith(deep)).toEqual(oneAndAnother);
    expect(await shownWith(await stored(), '\ud800')).toEqual(oneAndAnother);
  });
});
