import { describe, expect, test } from 'vitest';
import { BUILT_IN, deckOf, readNotation, writeNotation } from '@bluemoon/engine';
import { allGamesFileName, allGamesText, gameFileName, gameText } from '../../src/keep/files.ts';
import { gamesIn as gamesOneByOne } from '../../src/keep/games-in.ts';
import type { Found, FoundGame } from '../../src/keep/games-in.ts';
import { playedOn, randomRecord, setupOf, sittingOf } from './random-record.ts';

const SITTING = sittingOf(randomRecord({ decks: ['vulca', 'hoax'], seed: 4 }, 30), {
  id: 'k7m2',
  began: Date.UTC(2026, 10, 15, 12, 0),
  touched: Date.UTC(2026, 10, 15, 12, 30),
});

const gamesIn = (text: string): readonly Found[] => [...gamesOneByOne(text)];

function only(found: readonly Found[]): Found {
  expect(found).toHaveLength(1);
  const [one] = found;
  if (one === undefined) throw new Error('nothing was found');
  return one;
}

function gameIn(text: string): FoundGame {
  const found = only(gamesIn(text));
  if (found.kind === 'fault') throw new Error(JSON.stringify(found.fault));
  return found;
}

function faultIn(text: string) {
  const found = only(gamesIn(text));
  if (found.kind !== 'fault') throw new Error('was read without complaint');
  return found.fault;
}

describe('The file of one game', () => {
  test('is a record that other programs can read, with a few comments', () => {
    const text = gameText(SITTING);
    expect(text).toMatch(
      /^# game: k7m2\n# players: person, bot solid\n# began: 2026-11-15T12:00:00.000Z\n# touched: .*\nblue moon record 1\n/,
    );
    expect(writeNotation(readNotation(text, BUILT_IN))).toBe(writeNotation(SITTING.record));
  });

  test('contains the whole sitting', () => {
    const { record, id, players, began, touched } = gameIn(gameText(SITTING));
    expect(record.choices).toEqual(SITTING.record.choices);
    expect({ id, players, began, touched }).toEqual({
      id: 'k7m2',
      players: SITTING.players,
      began: SITTING.began,
      touched: SITTING.touched,
    });
  });

  test('is named after its decks and its day', () => {
    expect(gameFileName(SITTING)).toBe('vulca-hoax-2026-11-15.bluemoon.txt');
    const { leader, cards } = deckOf('flit');
    const own = randomRecord(
      {
        decks: [
          { leader, cards: cards.slice(1) },
          { leader: null, cards },
        ],
        seed: 1,
      },
      1,
    );
    expect(gameFileName({ ...SITTING, record: own })).toBe('own-flit-own-deck-2026-11-15.bluemoon.txt');
    expect(allGamesFileName(SITTING.touched)).toBe('all-games-2026-11-15.bluemoon.txt');
  });

  test('may have no comments, other comments, or a byte order mark', () => {
    const bare = writeNotation(SITTING.record);
    const unknown = { id: null, players: null, began: null, touched: null };
    expect(gameIn(bare)).toMatchObject(unknown);
    expect(gameIn(`\uFEFF${bare.replaceAll('\n', '\r\n')}`)).toMatchObject(unknown);
    const strange = '# players: two, or three\n# game: ../../x y\n# began: long ago\n';
    expect(gameIn(strange + bare)).toMatchObject(unknown);
  });

  test('may contain a game that begins with a position, or only a position', () => {
    const position = { element: 'fire', seats: [{ hand: ['Cinder', 'Flare'] }, { combat: ['Catusan'] }] };
    const found = gameIn(JSON.stringify(position));
    expect('position' in found.record.setup).toBe(true);
    const begun = sittingOf(playedOn(found.record, 2, 1));
    expect(writeNotation(gameIn(gameText(begun)).record)).toBe(writeNotation(begun.record));
  });
});

describe('The file of all games', () => {
  const sittings = [1, 2, 3].map((seed) =>
    sittingOf(randomRecord(setupOf(seed), 25), { id: `game-${seed}` }),
  );
  const kept = sittings.map((sitting) => ({ kind: 'game', id: sitting.id, sitting }) as const);

  test('contains each of them', () => {
    const found = gamesIn(allGamesText(kept));
    const games = found.map((one) => (one.kind === 'game' ? [one.id, one.record.choices] : one));
    expect(games).toEqual(sittings.map(({ id, record }) => [id, record.choices]));
  });

  test('contains unreadable games, which do not disturb the others', () => {
    const raw = 'blue moon record 1\nnonsense\n';
    const unreadable = { kind: 'unreadable', id: 'bad', why: { kind: 'damaged' }, raw } as const;
    const text = allGamesText([...kept.slice(0, 1), unreadable, ...kept.slice(1)]);
    expect(text).toContain('# unreadable game: bad\n# blue moon record 1\n# nonsense\n');
    expect(gamesIn(text).map(({ kind }) => kind)).toEqual(['game', 'game', 'game']);
  });

  test('contains an unreadable game even if it is longer than any record', () => {
    const raw = 'x'.repeat(2_000_000);
    const unreadable = { kind: 'unreadable', id: 'bad', why: { kind: 'damaged' }, raw } as const;
    const found = gamesIn(allGamesText([...kept.slice(0, 1), unreadable, ...kept.slice(1)]));
    expect(found.map(({ kind }) => kind)).toEqual(['game', 'game', 'game']);
  });

  test('gives the line of a fault, and still all other games', () => {
    const lines = allGamesText(kept).split('\n');
    const second = lines.findIndex((line) => line.includes('game-2'));
    const seed = lines.findIndex((line, i) => i > second && line.startsWith('seed:'));
    lines[seed] = 'seed: lucky';
    const found = gamesIn(lines.join('\n'));
    expect(found.map(({ kind }) => kind)).toEqual(['game', 'fault', 'game']);
    expect(found[1]).toMatchObject({
      fault: { kind: 'notation', line: seed + 1, what: { kind: 'noSeed', said: 'lucky' }, legal: [] },
    });
  });
});

describe('A file without games', () => {
  test('gives the reason', () => {
    expect(faultIn('  \n')).toEqual({ kind: 'empty' });
    expect(faultIn('[Event "chess"]')).toMatchObject({ kind: 'notation', line: 1 });
    expect(faultIn('# only a comment')).toMatchObject({ kind: 'notation', line: 1 });
    expect(faultIn('\u0000\u0001PNG')).toMatchObject({ kind: 'notation', line: 1 });
    expect(faultIn('{ "seats": 3 }')).toMatchObject({ kind: 'position' });
    expect(faultIn('{ "seats": [')).toMatchObject({ kind: 'position' });
  });

  test('lists the legal options at an illegal choice', () => {
    const text = gameText(SITTING).replace(/\[engagement\] \w+/, '[engagement] flee');
    expect(faultIn(text)).toMatchObject({ kind: 'notation', legal: ['start', 'decline'] });
  });

  test.each([
    ['a comment of spaces', `# game: a${' '.repeat(1_000_000)}b\n${gameText(SITTING)}`],
    ['a million comments', `${'# x\n'.repeat(1_000_000)}${gameText(SITTING)}`],
    ['a million empty lines', `${'\n'.repeat(1_000_000)}${gameText(SITTING)}`],
    ['times before the year 0', gameText(SITTING).replaceAll('2026-', '-200000-')],
  ])('is fast and does not hide a record: %s', (_, text) => {
    expect(gameIn(text).record.choices).toEqual(SITTING.record.choices);
  });

  test('gives only valid times', () => {
    const text = gameText(SITTING)
      .replace(/# began: .*/, '# began: +200000-01-01T00:00:00.000Z')
      .replace(/# touched: .*/, '# touched: 1905-01-01');
    expect(gameIn(text)).toMatchObject({ began: null, touched: null });
  });

  test('is read one record at a time', () => {
    const found = gamesOneByOne('blue moon record 1\n'.repeat(500_000));
    expect(found.next().value).toMatchObject({ fault: { kind: 'notation', line: 1 } });
    expect(found.next().value).toMatchObject({ fault: { kind: 'notation', line: 2 } });
  });

  test('is refused if it is too long for a position', () => {
    expect(faultIn(`{ "seats": [${'['.repeat(100_000)}`)).toEqual({ kind: 'longPosition' });
  });

  test('does not hide a record after it', () => {
    const found = gamesIn(`Look at this game!\n${gameText(SITTING)}`);
    expect(found.map(({ kind }) => kind)).toEqual(['fault', 'game']);
    expect(found[0]).toMatchObject({ fault: { kind: 'notation', line: 1 } });
  });
});
