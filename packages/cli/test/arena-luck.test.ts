import type { GameLuck } from '@bluemoon/analysis';
import { describe, expect, test } from 'vitest';
import { luckReport } from '../src/arena/luck.ts';
import type { Outcome } from '../src/arena/outcome.ts';
import { NO_TIME } from '../src/arena/timing.ts';
import { NO_BLUFFS } from '../src/arena/bluffing.ts';
import type { Report } from '../src/arena/report.ts';
import { bluemoon } from './test-io.ts';

const STATS = { takeBacks: 0, takeBacksAfterReveal: 0, bluffing: NO_BLUFFS, timing: NO_TIME };

/** The first bot sits on seat 0 in even games, on seat 1 in odd ones. */
function game(number: number, winner: 0 | 1, luck?: GameLuck): Outcome {
  const group = number >> 1;
  return {
    fixture: {
      number,
      group,
      pair: 0,
      decks: ['vulca', 'hoax'],
      seed: group,
      seats: number % 2 === 0 ? [0, 1] : [1, 0],
      botSeeds: [1, 2],
    },
    winner,
    crystals: 1,
    reason: 'cardsOut',
    turns: 20,
    stats: [STATS, STATS],
    incident: null,
    ...(luck === undefined ? {} : { luck }),
  };
}

const cards = (luck: number): GameLuck => ({ cards: luck, lots: 0 });

/** Seat 0 wins two games of five, by luck of cards and lots, which are told twice as large as they were. */
const LUCKY = Array.from({ length: 160 }, (_, i) => {
  const winner = (i * 7) % 5 < 2 ? 0 : 1;
  const luck = (winner === 0 ? 0.6 : -0.6) + ((i % 3) - 1) / 25;
  return game(i, winner, { cards: luck / 3, lots: (2 * luck) / 3 + (i % 7) / 100 - 0.03 });
});

describe('Results without luck', () => {
  test('subtract the luck of the bot, on whichever seat it sat', () => {
    // Seat 0 was lucky by 0.2 in both games: once for the first bot, once against it.
    const lots = { cards: 0.05, lots: 0.05 };
    const games = [game(0, 0, cards(0.2)), game(1, 1, cards(0.2)), game(2, 0, lots), game(3, 0, cards(-0.3))];
    expect(luckReport(games, 0)).toMatchObject({ winRate: 0.65, luck: 0.1 });
  });

  test('are sharper if luck explains who won, even if the critic exaggerates', () => {
    expect(luckReport(LUCKY, 0)?.factor).toBeGreaterThan(10);
  });

  test('are hardly less sharp if luck explains nothing', () => {
    const games = LUCKY.map((_, i) => game(i, (i * 7) % 5 < 2 ? 0 : 1, LUCKY[(i * 37 + 2) % 160]?.luck));
    expect(luckReport(games, 0)?.factor).toBeGreaterThan(0.9);
  });

  test('differ from the results of an arena by the luck of its games', async () => {
    const words = ['novice', 'random', '--pairs', 'flit-flit', '--games', '4', '--luck', '1'];
    const { stdout } = await bluemoon(['arena', ...words, '--json']);
    const { winRate, withoutLuck } = JSON.parse(stdout) as Report;
    expect((withoutLuck?.winRate ?? 9) + (withoutLuck?.luck ?? 9)).toBeCloseTo(winRate ?? 0, 4);
    expect(withoutLuck?.luck).not.toBe(0);
    expect((await bluemoon(['arena', ...words])).stdout).toContain('without luck: ');
  });

  test('are told only if luck was asked for', () => {
    expect(luckReport([game(0, 0), game(1, 1), game(2, 0), game(3, 1)], 0)).toBeNull();
  });
});
