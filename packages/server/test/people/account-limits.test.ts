import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startAccountLimits } from '../../src/http/account-limits.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const ADA = { kind: 'outside', name: 'ada', network: '1.1.1.1' } as const;

test('after five wrong guesses each one more makes the next wait twice as long, up to a quarter of an hour', async () => {
  const limits = startAccountLimits();
  for (let guesses = 0; guesses < 5; guesses++) expect(await limits.guess(ADA)).toBeNull();
  const waits: number[] = [];
  for (let more = 0; more < 9; more++) {
    const wait = (await limits.guess(ADA)) ?? 0;
    waits.push(Math.round(wait / 1000));
    await vi.advanceTimersByTimeAsync(wait + 1);
    expect(await limits.guess(ADA)).toBeNull();
  }
  expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 900, 900]);
  // The owner comes from elsewhere and does not wait.
  expect(await limits.guess({ ...ADA, network: '2.2.2.2' })).toBeNull();
});

test('however many addresses guess at a name, its owner waits half a minute at most', async () => {
  const limits = startAccountLimits();
  const guess = (address: number) => limits.guess({ ...ADA, network: String(address) });
  let longest = 0;
  for (let address = 0; address < 100; address++) {
    const wait = (await guess(address)) ?? 0;
    longest = Math.max(longest, wait);
    await vi.advanceTimersByTimeAsync(wait + 1);
    if (wait > 0) await guess(address);
  }
  expect(Math.round(longest / 1000)).toBe(30);
});

test('a day later all is forgotten', async () => {
  const limits = startAccountLimits();
  for (let guesses = 0; guesses < 5; guesses++) await limits.guess(ADA);
  expect(await limits.guess(ADA)).not.toBeNull();
  await vi.advanceTimersByTimeAsync(25 * 3600 * 1000);
  for (let guesses = 0; guesses < 5; guesses++) expect(await limits.guess(ADA)).toBeNull();
});
