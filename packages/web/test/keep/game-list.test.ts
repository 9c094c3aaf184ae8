import { describe, expect, test } from 'vitest';
import { readNotation, writeNotation, BUILT_IN } from '@bluemoon/engine';
import type { GameRecord } from '@bluemoon/engine';
import { gameText } from '../../src/keep/files.ts';
import { keepGames } from '../../src/keep/games.ts';
import type { Change, Games } from '../../src/keep/games.ts';
import { importFiles } from '../../src/keep/import.ts';
import type { Listed } from '../../src/keep/listed-game.ts';
import { readEntry } from '../../src/keep/stored-game.ts';
import { SUMMARY_VERSION } from '../../src/keep/summaries.ts';
import { summaryOf } from '../../src/keep/summary.ts';
import type { Sitting } from '../../src/game/sitting.ts';
import { firstUnfinished } from '../../src/screens/home/unfinished.ts';
import { closeAll, emptyDisk, tabAt } from './memory-store.ts';
import type { SharedDisk } from './memory-store.ts';
import { listed, playedOn, randomRecord, setupOf, sittingOf } from './random-record.ts';

const OVER = sittingOf(randomRecord(setupOf(1)), { id: 'over', touched: 10 });
const RUNNING = sittingOf(randomRecord(setupOf(3), 20), { id: 'running', touched: 30 });
const NEW = sittingOf(randomRecord(setupOf(4), 0), { id: 'new', touched: 20 });
const ALL = [RUNNING, NEW, OVER];

/** A record that was just read or played, so that its summary is ready. */
function withSummary(sitting: Sitting): Sitting {
  summaryOf(sitting.record);
  return sitting;
}

/** A record whose summary nobody has made. */
const fresh = (record: GameRecord): GameRecord => readNotation(writeNotation(record), BUILT_IN);

let replays = 0;
const countedRead: typeof readEntry = (entry) => {
  replays++;
  return readEntry(entry);
};

function tabOn(disk: SharedDisk): Games {
  return keepGames(
    tabAt(disk, () => 'copy'),
    countedRead,
  );
}

async function diskWith(...sittings: readonly Sitting[]): Promise<SharedDisk> {
  const disk = emptyDisk();
  const games = tabOn(disk);
  for (const sitting of sittings) games.save(withSummary(sitting));
  await games.settled();
  return disk;
}

async function inList({ list }: Games): Promise<readonly Listed[]> {
  const all: Listed[] = [];
  for await (const one of list.all()) all.push(one);
  return all;
}

/** How many games are replayed meanwhile. */
async function replaysDuring(act: () => Promise<unknown>): Promise<number> {
  const before = replays;
  await act();
  return replays - before;
}

/** Lists until everything has been compared, as a screen does. */
async function settledList(games: Games): Promise<readonly Listed[]> {
  await inList(games);
  await games.list.compared();
  return inList(games);
}

describe('A summary', () => {
  test('is stored with its game, and lists games without replaying any', async () => {
    const disk = await diskWith(...ALL);
    expect([...disk.summaries.keys()].toSorted()).toEqual(['new', 'over', 'running']);
    const games = tabOn(closeAll(disk));
    const replayed = await replaysDuring(async () => {
      expect(await inList(games)).toEqual(ALL.map(listed));
      expect((await firstUnfinished(games))?.id).toBe('running');
      await games.list.compared();
    });
    expect(replayed).toBe(0);
  });

  test('is read without the games', async () => {
    const disk = await diskWith(...ALL);
    const environment = tabAt(disk, () => 'copy');
    const values: string[] = [];
    const store = {
      ...environment.store,
      some: (ids: readonly string[]) => {
        values.push(...ids);
        return environment.store.some(ids);
      },
      all: () => Promise.reject(new Error('All games were read.')),
    };
    const never = new Promise<void>(() => undefined);
    const games = keepGames({ ...environment, store, untilIdle: () => never });
    expect(await inList(games)).toHaveLength(3);
    expect(values).toEqual([]);
  });

  test('that is missing is made when its game is listed, or in idle time', async () => {
    const disk = await diskWith(...ALL);
    disk.summaries.clear();
    expect(await replaysDuring(() => inList(tabOn(disk)))).toBe(3);
    expect(await replaysDuring(() => inList(tabOn(disk)))).toBe(0);

    disk.summaries.delete('over');
    const games = tabOn(disk);
    // It needs nothing below the first unfinished game.
    disk.summaries.delete('new');
    await firstUnfinished(games);
    await games.list.compared();
    expect(disk.summaries.size).toBe(3);
  });

  test('that is made while a list is read leaves its game there once', async () => {
    const disk = await diskWith(...ALL);
    disk.summaries.clear();
    const games = tabOn(disk);
    const [first, second] = await Promise.all([inList(games), inList(games)]);
    expect(first).toEqual(ALL.map(listed));
    expect(second).toEqual(ALL.map(listed));
  });

  test('is not made by a replay while a game is saved', async () => {
    const disk = emptyDisk();
    const games = tabOn(disk);
    games.save({ ...OVER, record: fresh(OVER.record) });
    await games.settled();
    expect([disk.values.size, disk.summaries.size]).toEqual([1, 0]);
  });

  test('of an imported game is stored at once', async () => {
    const disk = emptyDisk();
    const games = tabOn(disk);
    const text = gameText(OVER);
    const file = { name: 'file.txt', size: text.length, text: () => Promise.resolve(text) };
    const pageTime = { yieldToPage: () => Promise.resolve(), clock: () => 0 };
    await importFiles([file], { games, newId: () => 'x', now: 9, ...pageTime });
    expect(await replaysDuring(() => inList(games))).toBe(0);
  });

  test('goes with its game, and comes back with it', async () => {
    const disk = await diskWith(...ALL);
    const games = tabOn(disk);
    await games.remove('over');
    expect([...disk.summaries.keys()].toSorted()).toEqual(['new', 'running']);
    expect((await inList(games)).map(({ id }) => id)).toEqual(['running', 'new']);
    expect(games.list.removed).toEqual([listed(OVER)]);
    await games.restore('over');
    expect(await inList(games)).toEqual(ALL.map(listed));
    expect(disk.summaries.size).toBe(3);
  });

  test('without a game is removed, and never listed', async () => {
    const disk = await diskWith(...ALL);
    disk.values.delete('over');
    const games = tabOn(disk);
    expect((await inList(games)).map(({ id }) => id)).toEqual(['running', 'new']);
    await games.list.compared();
    expect([...disk.summaries.keys()].toSorted()).toEqual(['new', 'running']);
  });
});

describe('A wrong summary', () => {
  type Stored = Readonly<Record<string, unknown>> & { readonly game: Readonly<Record<string, unknown>> };
  const storedOf = (disk: SharedDisk, id: string): Stored => disk.summaries.get(id) as Stored;

  test.each<[string, (stored: Stored) => unknown]>([
    ['is of another version', (stored) => ({ ...stored, version: SUMMARY_VERSION + 1 })],
    ['has another result', (stored) => ({ ...stored, game: { ...stored.game, summary: { result: null } } })],
    ['has another time', (stored) => ({ ...stored, game: { ...stored.game, touched: 99 } })],
    ['lacks everything', () => ({})],
    ['is a text', () => 'Vulca won'],
    ['is null', () => null],
    ['is very deep', (stored) => ({ ...stored, game: nested(1000) })],
  ])('that %s is made again at once', async (_how, tamper) => {
    const disk = await diskWith(...ALL);
    const before = disk.summaries.get('over');
    disk.summaries.set('over', tamper(storedOf(disk, 'over')));
    expect(await inList(tabOn(disk))).toEqual(ALL.map(listed));
    expect(disk.summaries.get('over')).toEqual(before);
  });

  test('of another game is made again at once', async () => {
    const disk = await diskWith(...ALL);
    disk.summaries.set('over', disk.summaries.get('running'));
    expect(await inList(tabOn(disk))).toEqual(ALL.map(listed));
  });

  test('that is older than its game is noticed in idle time, and the list is told', async () => {
    const disk = await diskWith(...ALL);
    const old = disk.summaries.get('running');
    const later = { ...RUNNING, record: playedOn(RUNNING.record, 500, 2), touched: 40 };
    const elsewhere = tabOn(disk);
    await elsewhere.open('running');
    elsewhere.save(withSummary(later));
    await elsewhere.settled();
    disk.summaries.set('running', old);

    const games = tabOn(disk);
    const heard: Change[] = [];
    games.list.onChange((change) => heard.push(change));
    expect((await inList(games))[0]).toEqual(listed(RUNNING));
    await games.list.compared();
    expect(heard).toEqual([{ kind: 'kept' }]);
    expect((await inList(games))[0]).toEqual(listed(later));
  });

  test('of a game that another tab changed without it is noticed again', async () => {
    const disk = await diskWith(...ALL);
    const games = tabOn(disk);
    await settledList(games);
    const later = { ...OVER, record: fresh(RUNNING.record), touched: 50 };
    const old = storedOf(disk, 'over');
    const another = tabOn(disk);
    await another.open('over');
    another.save(later);
    await another.settled();
    disk.summaries.set('over', old);
    expect((await settledList(games))[0]).toEqual(listed(later));
  });
});

describe('A game', () => {
  test('that cannot be read is listed, whatever its summary says', async () => {
    const disk = await diskWith(...ALL);
    disk.values.set('over', 'not a game');
    const unreadable = { kind: 'unreadable', id: 'over' };
    const games = tabOn(disk);
    expect(await settledList(games)).toContainEqual(expect.objectContaining(unreadable));
    expect(disk.summaries.has('over')).toBe(false);
  });

  test('that another tab continued as a copy has its own summary', async () => {
    const disk = await diskWith(RUNNING);
    const [one, two] = [tabOn(disk), tabOn(disk)];
    await one.open('running');
    await two.open('running');
    one.save(withSummary({ ...RUNNING, record: playedOn(RUNNING.record, 3, 5), touched: 40 }));
    await one.settled();
    const other = withSummary({ ...RUNNING, record: playedOn(RUNNING.record, 4, 7), touched: 50 });
    two.save(other);
    await two.settled();
    const games = tabOn(disk);
    expect(await replaysDuring(() => inList(games))).toBe(0);
    expect((await inList(games))[0]).toEqual(listed({ ...other, id: 'copy' }));
  });

  test('that could not be written is listed as it is now', async () => {
    const disk = await diskWith(...ALL);
    const games = tabOn(disk);
    await games.open('running');
    disk.isFull = true;
    const later = withSummary({ ...RUNNING, record: playedOn(RUNNING.record, 3, 5), touched: 40 });
    games.save(later);
    expect((await settledList(games))[0]).toEqual(listed(later));
  });

  test('without any storage is listed too', async () => {
    const disk = emptyDisk();
    disk.failure = new DOMException('not here', 'SecurityError');
    const games = tabOn(disk);
    games.save(OVER);
    expect(await settledList(games)).toEqual([listed(OVER)]);
    await games.remove('over');
    expect(games.list.removed).toEqual([listed(OVER)]);
    expect(games.list.persistence).toEqual({ kind: 'untilClosed', why: 'denied' });
  });
});

function nested(depth: number): unknown {
  let value: unknown = {};
  for (let i = 0; i < depth; i++) value = { game: value };
  return value;
}
