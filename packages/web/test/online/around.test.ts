import { fingerprintOf, roomNowFor } from '@bluemoon/play';
import { describe, expect, test } from 'vitest';
import {
  byDays,
  clockName,
  CLOCKS,
  CLOCK_NAMES,
  clockText,
  DAYS_PER_TURN,
  daysOf,
  waitText,
} from '../../src/online/clock-terms.ts';
import { fairCheck } from '../../src/online/fair-check.ts';
import { keptGame } from '../../src/online/kept-game.ts';
import { naturalPause } from '../../src/online/natural-pause.ts';
import { sharesIn } from '../../src/online/shares.ts';
import { summaryOfSitting } from '../../src/keep/summary.ts';
import { describeGame } from '../../src/screens/games/describe-game.ts';
import { RoomAtHand } from './a-table.ts';

function memory(): {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
} {
  const items = new Map<string, string>();
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
}

const clock = (): number => 1000;

describe("A browser's part of a deal", () => {
  let drawn = 0;
  const random = (bytes: number): Uint8Array => new Uint8Array(bytes).fill(++drawn);

  test('stays the same until it is no longer needed, also after a reload', () => {
    const storage = memory();
    const seed = sharesIn({ storage, random, clock }).shareFor('room', 1);
    const again = sharesIn({ storage, random, clock });
    expect(again.shareFor('room', 1)).toBe(seed);
    expect(again.shareFor('room', 2)).not.toBe(seed);
    again.forget('room', 1);
    expect([again.shareOf('room', 1), again.shareOf('room', 2)]).toEqual([null, expect.any(String)]);
    expect(fingerprintOf(seed)).toMatch(/^[0-9a-f]{64}$/);
  });

  test('is another one if it was opened for a deal that came to nothing', () => {
    const shares = sharesIn({ storage: memory(), random, clock });
    const seed = shares.shareFor('room', 1);
    shares.opened('room', 1);
    expect(shares.shareOf('room', 1)).toBe(seed);
    expect(shares.shareFor('room', 1)).not.toBe(seed);
  });

  test('lasts as long as the page where nothing can be stored', () => {
    const shares = sharesIn({ storage: null, random, clock });
    expect(shares.shareOf('room', 1)).toBeNull();
    expect(shares.shareFor('room', 1)).toBe(shares.shareOf('room', 1));
  });
});

describe('A game that is over', () => {
  const room = new RoomAtHand(0);
  room.plays(0);
  room.act(1, { kind: 'resign' });
  const now = roomNowFor(room.room, 0);

  test('is kept with both names, and who gave it up', () => {
    const sitting = keptGame('room-number-1', now, { at: 5, language: 'en' });
    if (sitting === null) throw new Error('it is not kept');
    expect(sitting.id).toBe('online-room-number-1-1');
    const summary = summaryOfSitting(sitting);
    expect(summary.result).toEqual({ winner: 0, crystals: 4, reason: 'resigned' });
    expect(describeGame({ players: sitting.players, summary }, 'en')).toMatchObject({
      outcome: 'won',
      details: expect.arrayContaining(['Online with Bert']) as unknown,
    });
  });

  test('is not kept before its end', () => {
    expect(keptGame('room-number-1', new RoomAtHand(0).seen.now, { at: 5, language: 'en' })).toBeNull();
  });

  test('is checked: who put in what, and what chance made of it', () => {
    const own = '11'.repeat(32);
    expect(fairCheck(now, { own, server: now.replay?.proof.server.fingerprint ?? null })).toMatchObject({
      findings: [],
      events: 2,
    });
    const other = fairCheck(now, { own: '33'.repeat(32), server: '44'.repeat(32) });
    expect(other?.findings.map(({ kind }) => kind)).toEqual(['otherFingerprint', 'otherOwnSeed']);
    expect(fairCheck(new RoomAtHand(0).seen.now, { own, server: null })).toBeNull();
  });
});

describe('A clock', () => {
  test('is known by its terms', () => {
    for (const name of CLOCK_NAMES) expect(clockName(CLOCKS[name])).toBe(name);
    expect(clockName({ kind: 'decision', each: 12_345 })).toBeNull();
  });

  test.each(DAYS_PER_TURN)('of %i days for a choice is known as such', (days) => {
    expect(clockName(byDays(days))).toBe('days');
    expect(daysOf(byDays(days))).toBe(days);
  });

  test.each([
    [245_000_000, '2 d 20 h'],
    [20_000_000, '5 h'],
    [125_000, '2 min'],
    [-1, '0 min'],
  ])('that waits %d milliseconds longer reads “%s”', (left, text) => {
    expect(waitText(left)).toBe(text);
  });

  test.each([
    [462_000, '7:42'],
    [19_940, '0:19.9'],
    [0, '0:00.0'],
    [3_725_000, '1:02:05'],
    [245_000_000, '2 d 20 h'],
  ])('that has %d milliseconds left reads “%s”', (left, text) => {
    expect(clockText(left)).toBe(text);
  });
});

test('A step that passes by itself waits like a person: never at once, never long, never the same', () => {
  const [least, middle, most] = [0, 0.5, 1].map((random) => naturalPause(() => random));
  expect(least).toBeGreaterThanOrEqual(500);
  expect(middle).toBeGreaterThan(least ?? 0);
  expect(most).toBeLessThan(3000);
});
