import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readContestants } from '../src/arena/contestant.ts';
import { playAll } from '../src/arena/play-all.ts';
import type { WorkerListener, GameWorker } from '../src/arena/play-all.ts';
import type { Settings } from '../src/arena/runner.ts';
import type { Outcome } from '../src/arena/outcome.ts';
import { NO_BLUFFS } from '../src/arena/bluffing.ts';
import { readPairs } from '../src/arena/pairs.ts';
import { schedule } from '../src/arena/schedule.ts';
import type { Fixture } from '../src/arena/schedule.ts';
import { NO_TIME } from '../src/arena/timing.ts';

const SETTINGS: Settings = {
  contestants: readContestants(['random', 'random']),
  edition: 'legends',
  decks: {},
  packCards: [],
  milliseconds: 1000,
  startMilliseconds: 1000,
  luckSamples: 0,
  maxTurns: 1000,
  maxChoicesPerTurn: 1000,
  cwd: '.',
};
const PLAN = { contestants: 2, pairs: readPairs('vulca-hoax'), games: 8, seed: 1, chance: 'fresh' as const };

const STATS = { takeBacks: 0, takeBacksAfterReveal: 0, bluffing: NO_BLUFFS, timing: NO_TIME };

const won = (fixture: Fixture): Outcome => ({
  fixture,
  winner: 0,
  crystals: 1,
  reason: 'cardsOut',
  turns: 20,
  stats: [STATS, STATS],
  incident: null,
});

/** Workers that finish their games immediately, unless `fate` says otherwise. */
function playWith(
  cores: number,
  fate: (fixture: Fixture, listener: WorkerListener) => 'plays' | 'thinks' | 'gone',
) {
  const outcomes: Outcome[] = [];
  const controller = new AbortController();
  const log = { started: 0, terminated: 0, finished: 0 };
  const finished = playAll({
    settings: SETTINGS,
    groups: schedule(PLAN),
    cores,
    signal: controller.signal,
    played: (outcome) => outcomes.push(outcome),
    startWorker: (_, listener): GameWorker => {
      log.started++;
      let seat: 0 | 1 | null = null;
      const play = async (fixtures: readonly Fixture[]): Promise<void> => {
        for (const fixture of fixtures) {
          await Promise.resolve();
          const happens = fate(fixture, listener);
          if (happens === 'thinks') seat = 1;
          if (happens !== 'plays') return;
          listener.played(won(fixture));
        }
      };
      return {
        play: (fixtures) => void play(fixtures),
        thought: () => ({ number: 5, seat }),
        finish: async () => void log.finished++,
        terminate: () => void log.terminated++,
      };
    },
  });
  return { finished, outcomes, controller, log };
}

const numbers = (outcomes: readonly Outcome[]): readonly number[] =>
  outcomes.map(({ fixture }) => fixture.number).toSorted((a, b) => a - b);

const ALL = [0, 1, 2, 3, 4, 5, 6, 7];

describe('Games on several threads', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  test('are all played, by one worker or several', async () => {
    for (const workers of [1, 3]) {
      const { finished, outcomes, log } = playWith(workers, () => 'plays');
      await finished;
      expect(numbers(outcomes)).toEqual(ALL);
      expect(log).toEqual({ started: workers, terminated: 0, finished: workers });
    }
  });

  test('continue after a bot stalls: it loses that game, and a new worker takes over', async () => {
    const { finished, outcomes, log } = playWith(1, ({ number }) => (number === 2 ? 'thinks' : 'plays'));
    await vi.advanceTimersByTimeAsync(31_000);
    expect(numbers(outcomes)).toEqual([0, 1]);
    await vi.advanceTimersByTimeAsync(2_000);
    await finished;
    expect(numbers(outcomes)).toEqual(ALL);
    expect(log).toEqual({ started: 2, terminated: 1, finished: 1 });
    const stalled = outcomes.find(({ fixture }) => fixture.number === 2);
    expect(stalled).toMatchObject({ winner: 0, reason: 'forfeit', incident: { kind: 'stall', seat: 1 } });
  });

  test('continue after a thread is lost: the game does not count', async () => {
    const { finished, outcomes, log } = playWith(2, ({ number }, listener) => {
      if (number !== 5) return 'plays';
      listener.lost('out of memory');
      return 'gone';
    });
    await finished;
    expect(numbers(outcomes)).toEqual(ALL);
    expect(log.started).toBe(3);
    const lost = outcomes.find(({ fixture }) => fixture.number === 5);
    expect(lost).toMatchObject({ winner: null, reason: 'error', incident: { message: 'out of memory' } });
  });

  test('stop immediately on abort', async () => {
    const { finished, outcomes, controller, log } = playWith(2, ({ number }) =>
      number > 3 ? 'thinks' : 'plays',
    );
    await vi.advanceTimersByTimeAsync(1000);
    controller.abort();
    await finished;
    expect(numbers(outcomes)).toEqual([0, 1, 2, 3]);
    expect(log).toEqual({ started: 2, terminated: 2, finished: 0 });
  });
});
