import { describe, expect, test } from 'vitest';
import { writeNotation } from '@bluemoon/engine';
import { keepGames } from '../../src/keep/games.ts';
import type { Change, Games } from '../../src/keep/games.ts';
import type { Kept } from '../../src/keep/stored-game.ts';
import type { Sitting } from '../../src/game/sitting.ts';
import { emptyDisk, closeAll, tabAt } from './memory-store.ts';
import type { SharedDisk } from './memory-store.ts';
import { playedOn, randomRecord, setupOf, sittingOf } from './random-record.ts';

let ids = 0;

/** Another tab of the same browser. */
function tabOn(disk: SharedDisk): Games {
  return keepGames(tabAt(disk, () => `new-${++ids}`));
}

async function listed(games: Games): Promise<readonly Kept[]> {
  const all: Kept[] = [];
  for await (const kept of games.all()) all.push(kept);
  return all;
}

async function opened(games: Games, id: string): Promise<Sitting> {
  const kept = await games.open(id);
  if (kept?.kind !== 'game') throw new Error(`there is no game ${id}`);
  return kept.sitting;
}

const START = sittingOf(randomRecord(setupOf(3), 20));

/** The game after some more choices. */
function later(sitting: Sitting, choices: number, seed = 5): Sitting {
  const record = playedOn(sitting.record, choices, seed);
  return { ...sitting, record, touched: sitting.touched + choices };
}

describe('A game', () => {
  test('is still there after the page was closed, and is stored without derived data', async () => {
    const disk = emptyDisk();
    const games = tabOn(disk);
    games.save(START);
    await games.settled();
    expect(disk.values.get('first')).toEqual({
      form: 1,
      players: START.players,
      began: 1_000,
      touched: 2_000,
      notation: writeNotation(START.record),
    });
    const { record, ...rest } = await opened(tabOn(disk), 'first');
    expect(writeNotation(record)).toBe(writeNotation(START.record));
    expect(rest).toEqual({ id: 'first', players: START.players, began: 1_000, touched: 2_000 });
  });

  test('is saved in its last state, however fast choices follow each other', async () => {
    const disk = emptyDisk();
    const games = tabOn(disk);
    for (let choices = 0; choices <= 10; choices++) games.save(later(START, choices));
    await games.settled();
    expect((await opened(games, 'first')).record.choices).toHaveLength(30);
    games.save(later(START, 12));
    games.save(later(START, 13));
    expect((await opened(games, 'first')).record.choices).toHaveLength(33);
  });

  test('that was not saved does not exist', async () => {
    expect(await tabOn(emptyDisk()).open('first')).toBeNull();
  });

  test('is listed by when it was last played', async () => {
    const games = tabOn(emptyDisk());
    games.save({ ...START, id: 'old', touched: 10 });
    games.save({ ...START, id: 'new', touched: 30 });
    games.save({ ...START, id: 'middle', touched: 20 });
    expect((await listed(games)).map(({ id }) => id)).toEqual(['new', 'middle', 'old']);
  });

  test('is read only once while nothing changes', async () => {
    const games = tabOn(emptyDisk());
    games.save(START);
    const [before] = await listed(games);
    const [after] = await listed(games);
    expect(after).toBe(before);
    games.save(later(START, 1));
    expect((await listed(games))[0]).not.toBe(before);
  });
});

describe('A page that is closed before it could write', () => {
  test('leaves unwritten games to the next page', async () => {
    const disk = emptyDisk();
    const games = tabOn(disk);
    games.save(START);
    await games.settled();
    games.save(later(START, 4));
    games.save({ ...START, id: 'second' });
    const next = closeAll(disk);
    expect(next.values.size).toBe(1);
    const after = tabOn(next);
    expect((await opened(after, 'first')).record.choices).toHaveLength(24);
    expect((await opened(after, 'second')).record.choices).toHaveLength(20);
    expect(next.values.size).toBe(2);
  });

  test('leaves nothing once all is written, and a late write makes no copy', async () => {
    const disk = emptyDisk();
    const games = tabOn(disk);
    games.save(START);
    const before = closeAll(disk);
    await games.settled();
    expect(closeAll(disk).backup).toEqual([]);
    const next = { ...closeAll(disk), backup: before.backup };
    await tabOn(next).settled();
    expect([...next.values.keys()]).toEqual(['first']);
  });

  test('does not overwrite later changes of another tab', async () => {
    const disk = emptyDisk();
    const games = tabOn(disk);
    games.save(START);
    await games.settled();
    games.save(later(START, 4, 77));
    const { backup, ...left } = closeAll(disk);
    const another = tabOn({ ...left, backup: [] });
    another.save(later(await opened(another, 'first'), 10));
    await another.settled();

    const after = tabOn({ ...left, backup });
    expect((await opened(after, 'first')).record.choices).toHaveLength(30);
    const copy = (await listed(after)).find(({ id }) => id !== 'first');
    expect(copy?.kind === 'game' && copy.sitting.record.choices.length).toBe(24);
  });
});

describe('Two tabs', () => {
  test('with different games keep both, and each is notified of the other', async () => {
    const disk = emptyDisk();
    const [one, two] = [tabOn(disk), tabOn(disk)];
    const heard: Change[] = [];
    two.onChange((change) => heard.push(change));
    one.save(START);
    await one.settled();
    expect(heard).toEqual([{ kind: 'elsewhere' }]);
    two.save({ ...START, id: 'second' });
    await two.settled();
    expect((await listed(one)).map(({ id }) => id).toSorted()).toEqual(['first', 'second']);
  });

  test('with the same game lose nothing: the later one continues with a copy', async () => {
    const disk = emptyDisk();
    const [one, two] = [tabOn(disk), tabOn(disk)];
    one.save(START);
    await one.settled();
    const inTwo = await opened(two, 'first');
    const heard: Change[] = [];
    two.onChange((change) => heard.push(change));

    one.save(later(START, 10));
    await one.settled();
    two.save(later(inTwo, 4, 77));
    two.save(later(inTwo, 5, 77));
    await two.settled();

    const branch = heard.find((change) => change.kind === 'branched');
    expect(branch?.from).toBe('first');
    expect((await opened(one, 'first')).record.choices).toHaveLength(30);
    expect((await opened(tabOn(disk), branch?.to ?? '')).record.choices).toHaveLength(25);

    two.save(later(inTwo, 7, 77));
    await two.settled();
    expect((await opened(tabOn(disk), branch?.to ?? '')).record.choices).toHaveLength(27);
    expect(disk.values.size).toBe(2);
  });

  test('with the same game of a match: the copy is not part of the match', async () => {
    const disk = emptyDisk();
    const [one, two] = [tabOn(disk), tabOn(disk)];
    const partOf = { kind: 'match', id: 'evening' } as const;
    one.save({ ...START, partOf });
    await one.settled();
    const inTwo = await opened(two, 'first');
    one.save(later({ ...START, partOf }, 10));
    await one.settled();
    two.save(later(inTwo, 4, 77));
    await two.settled();
    const kept = await listed(tabOn(disk));
    const parts = kept.map((game) => (game.kind === 'game' ? [game.id, game.sitting.partOf] : []));
    expect(parts).toContainEqual(['first', partOf]);
    expect(parts).toContainEqual([expect.stringMatching(/^new-/), undefined]);
  });

  test('take turns at one game without a copy, if each opens it again', async () => {
    const disk = emptyDisk();
    const [one, two] = [tabOn(disk), tabOn(disk)];
    one.save(START);
    await one.settled();
    two.save(later(await opened(two, 'first'), 3));
    await two.settled();
    one.save(later(await opened(one, 'first'), 3));
    await one.settled();
    expect(disk.values.size).toBe(1);
    expect((await opened(two, 'first')).record.choices).toHaveLength(26);
  });

  test('can continue a game that the other has removed', async () => {
    const disk = emptyDisk();
    const [one, two] = [tabOn(disk), tabOn(disk)];
    one.save(START);
    await one.settled();
    await two.remove('first');
    one.save(later(START, 2));
    await one.settled();
    expect((await opened(two, 'first')).record.choices).toHaveLength(22);
  });
});

describe('Removing', () => {
  test('can be undone while the page is open', async () => {
    const disk = emptyDisk();
    const games = tabOn(disk);
    games.save(START);
    games.save({ ...START, id: 'second' });
    await games.remove('first');
    await games.remove('second');
    expect(disk.values.size).toBe(0);
    expect(await listed(games)).toEqual([]);
    expect(games.removed.map(({ id }) => id)).toEqual(['second', 'first']);

    await games.restore('first');
    expect(games.removed.map(({ id }) => id)).toEqual(['second']);
    expect((await opened(tabOn(disk), 'first')).record.choices).toEqual(START.record.choices);
  });

  test('an unknown game changes nothing', async () => {
    const games = tabOn(emptyDisk());
    await games.remove('first');
    await games.restore('first');
    expect(games.removed).toEqual([]);
    expect(await listed(games)).toEqual([]);
  });
});

describe('Without storage', () => {
  test('the game continues in memory, and the reason is known', async () => {
    const disk = emptyDisk();
    disk.failure = new DOMException('not here', 'SecurityError');
    const games = tabOn(disk);
    expect(games.persistence).toEqual({ kind: 'lasting' });
    games.save(START);
    games.save(later(START, 4));
    await games.settled();
    expect(games.persistence).toEqual({ kind: 'untilClosed', why: 'denied' });
    expect((await opened(games, 'first')).record.choices).toHaveLength(24);
    expect(await listed(games)).toHaveLength(1);
    await games.remove('first');
    expect(await listed(games)).toEqual([]);
    await games.restore('first');
    expect((await opened(games, 'first')).record.choices).toHaveLength(24);
  });

  test('because it is full, saved games stay, and all is written as soon as there is room', async () => {
    const disk = emptyDisk();
    const games = tabOn(disk);
    games.save(START);
    await games.settled();
    disk.isFull = true;
    games.save(later(START, 4));
    games.save({ ...START, id: 'second' });
    await games.settled();
    expect(games.persistence).toEqual({ kind: 'untilClosed', why: 'full' });
    expect(await listed(games)).toHaveLength(2);
    expect(disk.values.size).toBe(1);

    disk.isFull = false;
    games.save(later(START, 5));
    await games.settled();
    expect(games.persistence).toEqual({ kind: 'lasting' });
    expect(disk.values.size).toBe(2);
    expect((await opened(tabOn(disk), 'first')).record.choices).toHaveLength(25);
  });

  test('because a newer version has changed it, the reason is known', async () => {
    const disk = emptyDisk();
    disk.failure = new DOMException('version 2', 'VersionError');
    const games = tabOn(disk);
    expect(await listed(games)).toEqual([]);
    expect(games.persistence).toEqual({ kind: 'untilClosed', why: 'newer' });
    disk.failure = null;
    await listed(games);
    expect(games.persistence).toEqual({ kind: 'lasting' });
  });
});

describe('A broken entry', () => {
  const good = {
    form: 1,
    players: START.players,
    began: 1,
    touched: 2,
    notation: writeNotation(START.record),
  };

  test.each([
    ['null', null, 'damaged', 'null'],
    ['a text', 'blue moon', 'damaged', '"blue moon"'],
    ['a later form', { ...good, form: 2, notation: { packed: 'x' } }, 'newerForm', '{"form":2,'],
    ['no players', { ...good, players: [] }, 'damaged', 'blue moon record 1'],
    [
      'an unknown bot',
      { ...good, players: [{ kind: 'bot', level: 'divine' }, good.players[1]] },
      'damaged',
      'blue',
    ],
    ['no time', { ...good, began: 'yesterday' }, 'damaged', 'blue moon record 1'],
    ['a time after the year 9999', { ...good, touched: 9e15 }, 'damaged', 'blue moon record 1'],
    [
      'an invalid player number',
      { ...good, players: [{ kind: 'person', number: 2n }, good.players[1]] },
      'damaged',
      'blue',
    ],
    ['20,000 cards', { ...good, cards: Array.from({ length: 20_000 }, () => ({})) }, 'damaged', '{"form":1,'],
    ['an impossible game', { ...good, notation: 'blue moon record 1\n' }, 'notation', 'blue moon record 1\n'],
  ])('with %s is listed with its text and can be removed', async (_what, value, why, raw) => {
    const disk = emptyDisk();
    disk.values.set('broken', value);
    disk.values.set('fine', good);
    const games = tabOn(disk);
    const kept = await listed(games);
    expect(kept.map(({ kind }) => kind).toSorted()).toEqual(['game', 'unreadable']);
    const broken = kept.find((one) => one.kind === 'unreadable');
    expect(broken).toMatchObject({ id: 'broken', why: { kind: why } });
    expect(broken?.raw).toContain(raw);
    await games.remove('broken');
    expect(await listed(games)).toHaveLength(1);
    await games.restore('broken');
    expect(disk.values.get('broken')).toEqual(value);
  });

  test('is not overwritten by a game with its id', async () => {
    const disk = emptyDisk();
    disk.values.set('first', 'precious');
    const games = tabOn(disk);
    games.save(START);
    await games.settled();
    expect(disk.values.get('first')).toBe('precious');
    expect(disk.values.size).toBe(2);
  });
});
