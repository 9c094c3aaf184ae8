import type { GameSetup, Seat } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import {
  answerTakeBack,
  askTakeBack,
  choose,
  clocksAfter,
  clocksAtStart,
  flagFallen,
  leftAt,
  openTable,
  resign,
  takeBack,
  timeout,
} from '../../src/index.ts';
import type { Clocks, ClockTerms, Host } from '../../src/index.ts';
import { accepted, AT, doing, TERMS, until } from './tables.ts';

const DEAL: GameSetup = { decks: ['vulca', 'hoax'], seed: 3, first: 0 };

const plyOf = ({ record }: Host): number => record.entries.length;
const leftOf = ({ clocks }: Host): Clocks['left'] => clocks?.left ?? [0, 0];

describe('A clock at a table', () => {
  const clock = { kind: 'game', initial: 60_000, increment: 2000, allowance: 100 } as const;
  const start = until(openTable(DEAL, { ...TERMS, clock }, 0), 'start');
  const leftAfter = (at: number): readonly number[] | undefined =>
    accepted(choose(start, { seat: 0, ply: plyOf(start), options: ['start'] }, at)).clocks?.left;

  test('charges who has to choose, less what the way may take, and adds what was agreed on', () => {
    expect(leftAfter(10_100)).toEqual([52_000, 60_000]);
    expect(leftAfter(50)).toEqual([62_000, 60_000]);
  });

  test('has fallen when nothing is left, and not before', () => {
    expect(timeout(start, 60_099).kind).toBe('refused');
    expect(accepted(timeout(start, 60_100)).result).toEqual({ winner: 1, crystals: 4, reason: 'timeout' });
    const late = choose(start, { seat: 0, ply: plyOf(start), options: ['start'] }, 60_100);
    expect(late).toEqual({ kind: 'refused', why: { kind: 'timeUp' } });
  });

  test('that nobody agreed on never falls', () => {
    expect(timeout(until(openTable(DEAL, TERMS, AT), 'start'), 1e9)).toEqual({
      kind: 'refused',
      why: { kind: 'nothingAsked' },
    });
    expect(timeout(start, 0)).toEqual({ kind: 'refused', why: { kind: 'nothingAsked' } });
  });

  test('stands when the game is over', () => {
    const over = accepted(resign(start, 1, 500));
    expect(over.clocks).toMatchObject({ running: null, since: 500 });
    expect(timeout(over, 1e9)).toEqual({ kind: 'refused', why: { kind: 'nothingAsked' } });
  });

  test('of a decision begins again with each of them', () => {
    const days = until(openTable(DEAL, { ...TERMS, clock: { kind: 'decision', each: 1000 } }, 0), 'start');
    const next = accepted(choose(days, { seat: 0, ply: plyOf(days), options: ['start'] }, 900));
    expect(next.clocks).toEqual({ left: [1000, 1000], running: 0, since: 900 });
    expect(timeout(next, 1899).kind).toBe('refused');
    expect(accepted(timeout(next, 1900)).result?.winner).toBe(1);
  });

  test('gives nothing for taking back', () => {
    const begun = accepted(choose(start, { seat: 0, ply: plyOf(start), options: ['start'] }, 100));
    expect(accepted(takeBack(begun, 0, 1200)).clocks?.left).toEqual([61_000, 60_000]);
  });

  /** Seat 0 has declined, and seat 1 has to choose since then. */
  const handedOver = (terms: ClockTerms): Host => {
    const declining = doing(until(openTable(DEAL, { ...TERMS, clock: terms }, AT), 'decline'), 'decline');
    return until(doing(declining, 'discard'), 'start');
  };

  test('runs for the seat that has to choose, whichever it is', () => {
    const host = handedOver(clock);
    const [first, second] = leftOf(host);
    expect(host.clocks).toMatchObject({ running: 1, since: AT });
    const next = accepted(choose(host, { seat: 1, ply: plyOf(host), options: ['start'] }, AT + 5100));
    expect(leftOf(next)).toEqual([first, second - 5000 + 2000]);
    expect(timeout(host, AT + second + 99)).toEqual({ kind: 'refused', why: { kind: 'nothingAsked' } });
    const over = accepted(timeout(host, AT + second + 100));
    expect(over.result).toEqual({ winner: 0, crystals: 4, reason: 'timeout' });
    expect(over.record.entries.at(-1)).toEqual({ kind: 'timeout', seat: 1, at: AT + second + 100 });
    expect(leftOf(over)).toEqual([first, 0]);
  });

  test.each<[string, ClockTerms]>([
    ['a game', clock],
    ['a decision', { kind: 'decision', each: 1000 }],
  ])('of %s runs on while somebody asks for a take-back, and when it is refused', (_, terms) => {
    const host = handedOver(terms);
    const entry = host.record.entries.findIndex(({ kind }) => kind === 'choose');
    const asked = accepted(askTakeBack(host, 0, entry, AT + 50));
    expect(asked.clocks).toEqual(host.clocks);
    expect(accepted(answerTakeBack(asked, 1, 'refuseTakeBack', AT + 80)).clocks).toEqual(host.clocks);
    const granted = accepted(answerTakeBack(asked, 1, 'grantTakeBack', AT + 90));
    expect(granted.clocks).toMatchObject({ running: 0, since: AT + 90 });
  });

  test('begins with the table, and there is none where none was agreed on', () => {
    expect(openTable(DEAL, { ...TERMS, clock }, 700).clocks).toEqual({
      left: [60_000, 60_000],
      running: 0,
      since: 700,
    });
    expect(doing(until(openTable(DEAL, TERMS, AT), 'start'), 'start').clocks).toBeNull();
  });
});

const game = { kind: 'game', initial: 5000, increment: 300, allowance: 100 } as const;
const decision = { kind: 'decision', each: 800 } as const;

/** The clocks of the following tests, and what they are after a choice 600 ms later. */
const running = (seat: Seat | null): Clocks => ({ left: [3000, 4000], running: seat, since: 1000 });
const handed = (terms: ClockTerms, from: Seat | null, next: Seat | null): Clocks =>
  clocksAfter(running(from), terms, { next, at: 1600, gain: terms === game ? 300 : 0 });

describe('The time that is left', () => {
  test('is at first the same for both', () => {
    expect(clocksAtStart(game, 1, 70)).toEqual({ left: [5000, 5000], running: 1, since: 70 });
    expect(clocksAtStart(decision, null, 70)).toEqual({ left: [800, 800], running: null, since: 70 });
  });

  test.each<[why: string, seat: Seat | null, terms: ClockTerms, at: number, left: readonly number[]]>([
    ['the first clock runs', 0, game, 1600, [2500, 4000]],
    ['the second clock runs', 1, game, 1600, [3000, 3500]],
    ['no clock runs', null, game, 9999, [3000, 4000]],
    ['the way takes no more than allowed', 0, game, 1100, [3000, 4000]],
    ['the way takes a little more', 0, game, 1101, [2999, 4000]],
    ['a clock of decisions allows nothing for the way', 1, decision, 1001, [3000, 3999]],
    ['the caller’s clock was set back', 0, game, 500, [3000, 4000]],
    ['all of it is used', 0, game, 4100, [0, 4000]],
    ['more than all of it is used', 1, game, 90_000, [3000, 0]],
  ])('when %s', (_, seat, terms, at, left) => {
    expect(leftAt(running(seat), terms, at)).toEqual(left);
  });

  test('is up at the limit, and only for the clock that runs', () => {
    expect(flagFallen(running(0), game, 4099)).toBeNull();
    expect(flagFallen(running(0), game, 4100)).toBe(0);
    expect(flagFallen(running(1), game, 5099)).toBeNull();
    expect(flagFallen(running(1), game, 5100)).toBe(1);
    expect(flagFallen({ ...running(null), left: [0, 0] }, game, 5100)).toBeNull();
    expect(flagFallen({ ...running(1), left: [0, 4000] }, game, 1000)).toBeNull();
  });

  test('is handed over with the gain of who has chosen', () => {
    expect(handed(game, 0, 1)).toEqual({ left: [2800, 4000], running: 1, since: 1600 });
    expect(handed(game, 1, 0)).toEqual({ left: [3000, 3800], running: 0, since: 1600 });
    expect(handed(game, 1, null)).toEqual({ left: [3000, 3800], running: null, since: 1600 });
    expect(handed(game, null, 0)).toEqual({ left: [3000, 4000], running: 0, since: 1600 });
  });

  test('is whole again for each decision where every decision has its own', () => {
    expect(handed(decision, 0, 1).left).toEqual([2400, 800]);
    expect(handed(decision, 1, 0).left).toEqual([800, 3400]);
    expect(handed(decision, 0, 0).left).toEqual([800, 4000]);
    expect(handed(decision, 1, null).left).toEqual([3000, 3400]);
  });
});
