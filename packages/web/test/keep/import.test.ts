import { describe, expect, test } from 'vitest';
import { gameText } from '../../src/keep/files.ts';
import { MAX_BYTES } from '../../src/keep/games-in.ts';
import { keepGames } from '../../src/keep/games.ts';
import { importFiles } from '../../src/keep/import.ts';
import type { GivenFile, Imported } from '../../src/keep/import.ts';
import type { Sitting } from '../../src/game/sitting.ts';
import { emptyDisk, tabAt } from './memory-store.ts';
import { playedOn, randomRecord, setupOf, sittingOf } from './random-record.ts';

const AT_ONCE = { yieldToPage: () => Promise.resolve(), clock: () => 0 };

function browser() {
  const disk = emptyDisk();
  let ids = 0;
  const newId = (): string => `new-${++ids}`;
  const games = keepGames(tabAt(disk, newId));
  const take = (...texts: readonly string[]): Promise<Imported> =>
    importFiles(texts.map(fileOf), { games, newId, now: 9_000, ...AT_ONCE });
  const choicesOf = async (id: string): Promise<number | null> => {
    const kept = await games.open(id);
    return kept?.kind === 'game' ? kept.sitting.record.choices.length : null;
  };
  return { disk, games, take, choicesOf };
}

function fileOf(text: string): GivenFile {
  return { name: 'file.txt', size: text.length, text: () => Promise.resolve(text) };
}

const GAME = sittingOf(randomRecord(setupOf(2), 30), { id: 'here' });
const LONGER: Sitting = { ...GAME, record: playedOn(GAME.record, 8, 3), touched: 3_000 };
const OTHER_WAY: Sitting = { ...GAME, record: playedOn({ ...GAME.record, choices: [] }, 12, 99) };

describe('Importing', () => {
  test('adds new games from several files at once', async () => {
    const { take, disk } = browser();
    const another = sittingOf(randomRecord(setupOf(5), 10), { id: 'another' });
    const { added, present, faults } = await take(gameText(GAME), gameText(another));
    expect(added.map(({ id }) => id)).toEqual(['here', 'another']);
    expect({ present, faults }).toEqual({ present: 0, faults: [] });
    expect([...disk.values.keys()]).toEqual(['here', 'another']);
  });

  test('recognises stored games, even with another id', async () => {
    const { take, games, disk } = browser();
    games.save(GAME);
    const anonymous = gameText(GAME).replaceAll(/^#.*\n/gm, '');
    const copy = gameText({ ...GAME, id: 'copy' });
    expect(await take(gameText(GAME), anonymous, copy, copy)).toMatchObject({ added: [], present: 4 });
    expect(disk.values.size).toBe(1);
  });

  test('continues a game if the file has more choices, and keeps it if the file has fewer', async () => {
    const { take, games, choicesOf } = browser();
    games.save(GAME);
    expect(await take(gameText(LONGER))).toMatchObject({ added: [], continued: [{ id: 'here' }] });
    expect(await choicesOf('here')).toBe(38);
    expect(await take(gameText(GAME))).toMatchObject({ added: [], continued: [], present: 1 });
    expect(await choicesOf('here')).toBe(38);
  });

  test('says who conceded a game, also one that is stored without that', async () => {
    const { take, games } = browser();
    const conceded: Sitting = { ...GAME, resigned: 1 };
    expect(await take(gameText(conceded))).toMatchObject({ added: [{ resigned: 1 }] });
    expect(await take(gameText(conceded), gameText(GAME))).toMatchObject({ added: [], present: 2 });
    games.save({ ...GAME, id: 'there' });
    await games.settled();
    expect(await take(gameText({ ...LONGER, id: 'there', resigned: 0 }))).toMatchObject({
      continued: [{ id: 'there', resigned: 0 }],
    });
  });

  test('keeps a game in its match when a file continues it', async () => {
    const { take, games } = browser();
    const partOf = { kind: 'match', id: 'ours' } as const;
    games.save({ ...GAME, partOf });
    expect(await take(gameText(LONGER))).toMatchObject({ continued: [{ id: 'here', partOf }] });
    expect(await games.open('here')).toMatchObject({ sitting: { partOf } });
  });

  test('keeps both if the same game continued differently', async () => {
    const { take, games, choicesOf } = browser();
    games.save(GAME);
    const { added } = await take(gameText(OTHER_WAY));
    expect(added.map(({ id }) => id)).toEqual(['new-1']);
    expect(await choicesOf('here')).toBe(30);
    expect(await choicesOf('new-1')).toBe(12);
  });

  test('takes unknown players for people at one screen, and an unknown time for now', async () => {
    const { take } = browser();
    const { added } = await take(gameText(GAME).replaceAll(/^#.*\n/gm, ''));
    expect(added[0]).toMatchObject({
      id: 'new-1',
      players: [{ kind: 'person' }, { kind: 'person' }],
      began: 9_000,
      touched: 9_000,
    });
  });

  test('of a damaged file loses nothing, reports the fault, and imports the other files', async () => {
    const { take, games, disk } = browser();
    games.save(GAME);
    const broken = gameText(LONGER).slice(0, -30);
    const { added, faults } = await take(broken, '', gameText({ ...OTHER_WAY, id: 'other' }));
    expect(added.map(({ id }) => id)).toEqual(['other']);
    expect(faults).toMatchObject([
      { file: 'file.txt', fault: { kind: 'notation' } },
      { file: 'file.txt', fault: { kind: 'empty' } },
    ]);
    expect(disk.values.size).toBe(2);
  });

  test('does not open a file that is too large', async () => {
    const { games } = browser();
    const file: GivenFile = {
      name: 'film.mkv',
      size: MAX_BYTES + 1,
      text: () => Promise.reject(new Error('was opened')),
    };
    const { faults } = await importFiles([file], { games, newId: () => 'x', now: 0, ...AT_ONCE });
    expect(faults).toEqual([{ file: 'film.mkv', fault: { kind: 'tooLarge' } }]);
  });

  test('yields to the page between two games, and lists the first hundred faults', async () => {
    const { games } = browser();
    let [turns, now] = [0, 0];
    const pageTime = { yieldToPage: () => Promise.resolve(void turns++), clock: () => (now += 100) };
    const file = fileOf('blue moon record 1\n'.repeat(250));
    const { faults, moreFaults } = await importFiles([file], {
      games,
      newId: () => 'x',
      now: 0,
      ...pageTime,
    });
    expect([faults.length, moreFaults]).toEqual([100, 150]);
    expect(turns).toBe(250);
  });

  test('never overwrites an unreadable entry', async () => {
    const { take, disk } = browser();
    disk.values.set('here', 'precious');
    const { added } = await take(gameText(GAME));
    expect(added.map(({ id }) => id)).toEqual(['new-1']);
    expect(disk.values.get('here')).toBe('precious');
  });
});
