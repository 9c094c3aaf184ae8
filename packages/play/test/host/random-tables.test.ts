import { PEOPLES, replay } from '@bluemoon/engine';
import type { Seat } from '@bluemoon/engine';
import { array, assert, constantFrom, nat, property, record, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import {
  answerTakeBack,
  askTakeBack,
  choose,
  gameRecordOf,
  hostOf,
  openTable,
  resign,
  resumeTable,
  takeBack,
} from '../../src/index.ts';
import type { Host, Outcome } from '../../src/index.ts';
import { AT, TERMS } from './tables.ts';

type Act = (host: Host, number: number) => Outcome;

const seatOf = (number: number): Seat => (number % 2 === 0 ? 0 : 1);

const choosing: Act = (host, number) => {
  const { seat, options } = host.decision ?? { seat: 0, options: [] };
  const option = options[number % Math.max(1, options.length)]?.id ?? '';
  return choose(host, { seat, ply: host.record.entries.length, options: [option] }, AT);
};

/** What people may do at a table, some of it often; most of the rest is refused most of the time. */
const ACTS: readonly Act[] = [
  ...Array.from({ length: 12 }, () => choosing),
  (host, number) => takeBack(host, seatOf(number), AT),
  (host) => takeBack(host, host.decision?.seat ?? 0, AT),
  (host, number) => askTakeBack(host, seatOf(number), number % (host.record.entries.length + 1), AT),
  (host, number) => answerTakeBack(host, seatOf(number), 'grantTakeBack', AT),
  (host, number) => answerTakeBack(host, seatOf(number), 'refuseTakeBack', AT),
  (host, number) => (number % 50 === 0 ? resign(host, seatOf(number), AT) : choosing(host, number)),
];

const tables = record({
  decks: tuple(constantFrom(...PEOPLES), constantFrom(...PEOPLES)),
  seed: nat(),
  acts: array(tuple(nat(), nat()), { maxLength: 150 }),
});

test('whatever people do at a table, its record gives the same table again', () => {
  const repeats = property(tables, ({ decks, seed, acts }) => {
    let host = openTable({ decks, seed }, TERMS, AT);
    for (const [which, number] of acts) {
      const outcome = ACTS[which % ACTS.length]?.(host, number);
      if (outcome?.kind === 'done') ({ host } = outcome);
    }
    expect(hostOf(host.record)).toEqual(host);
    const game = gameRecordOf(host);
    expect(replay(game).states.at(-1)).toEqual(host.state);
    const resumed = resumeTable(game, TERMS, AT);
    expect(resumed.state).toEqual(host.state);
    expect(gameRecordOf(resumed)).toEqual(game);
  });
  assert(repeats, { numRuns: 25, seed: 12 });
});
