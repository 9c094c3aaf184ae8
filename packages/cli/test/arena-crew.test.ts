import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readContestants } from '../src/arena/contestant.ts';
import { playAll } from '../src/arena/crew.ts';
import type { Employer, Hand } from '../src/arena/crew.ts';
import type { Terms } from '../src/arena/desk.ts';
import type { Outcome } from '../src/arena/outcome.ts';
import { readPairs } from '../src/arena/pairs.ts';
import { schedule } from '../src/arena/schedule.ts';
import type { Fixture } from '../src/arena/schedule.ts';
import { NO_TIME } from '../src/arena/timing.ts';

const TERMS: Terms = {
  contestants: readContestants(['random', 'random']),
  edition: 'legends',
  decks: {},
  packCards: [],
  milliseconds: 1000,
  startMilliseconds: 1000,
  mostTurns: 1000,
  mostChoicesATurn: 1000,
  cwd: '.',
};
const PLAN = { contestants: 2, pairs: readPairs('vulca-hoax'), games: 8, seed: 1 };

const DEEDS = { takeBacks: 0, takeBacksAfterReveal: 0, timing: NO_TIME };

const won = (fixture: Fixture): Outcome => ({
  fixture,
  winner: 0,
  crystals: 1,
  reason: 'cardsOut',
  turns: 20,
  deeds: [DEEDS, DEEDS],
  incident: null,
});

/** Hands that play at once, except for games to which something else happens. */
function crew(cores: number, fate: (fixture: Fixture, employer: Employer) => 'plays' | 'thinks' | 'gone') {
  const outcomes: Outcome[] = [];
  const controller = new AbortController();
  const log = { hired: 0, dismissed: 0, released: 0 };
  const finished = playAll({
    terms: TERMS,
    groups: schedule(PLAN),
    cores,
    signal: controller.signal,
    played: (outcome) => outcomes.push(outcome),
    hire: (_, employer): Hand => {
      log.hired++;
      let seat: 0 | 1 | null = null;
      const play = async (fixtures: readonly Fixture[]): Promise<void> => {
        for (const fixture of fixtures) {
          await Promise.resolve();
          const happens = fate(fixture, employer);
          if (happens === 'thinks') seat = 1;
          if (happens !== 'plays') return;
          employer.played(won(fixture));
        }
      };
      return {
        play: (fixtures) => void play(fixtures),
        thought: () => ({ number: 5, seat }),
        release: async () => void log.released++,
        dismiss: () => void log.dismissed++,
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

  test('are all played, by one hand or several', async () => {
    for (const hands of [1, 3]) {
      const { finished, outcomes, log } = crew(hands, () => 'plays');
      await finished;
      expect(numbers(outcomes)).toEqual(ALL);
      expect(log).toEqual({ hired: hands, dismissed: 0, released: hands });
    }
  });

  test('go on where a bot thinks without end: it loses that game, and another hand takes over', async () => {
    const { finished, outcomes, log } = crew(1, ({ number }) => (number === 2 ? 'thinks' : 'plays'));
    await vi.advanceTimersByTimeAsync(31_000);
    expect(numbers(outcomes)).toEqual([0, 1]);
    await vi.advanceTimersByTimeAsync(2_000);
    await finished;
    expect(numbers(outcomes)).toEqual(ALL);
    expect(log).toEqual({ hired: 2, dismissed: 1, released: 1 });
    const stalled = outcomes.find(({ fixture }) => fixture.number === 2);
    expect(stalled).toMatchObject({ winner: 0, reason: 'forfeit', incident: { kind: 'stall', seat: 1 } });
  });

  test('go on where a thread is lost: the game does not count', async () => {
    const { finished, outcomes, log } = crew(2, ({ number }, employer) => {
      if (number !== 5) return 'plays';
      employer.lost('out of memory');
      return 'gone';
    });
    await finished;
    expect(numbers(outcomes)).toEqual(ALL);
    expect(log.hired).toBe(3);
    const lost = outcomes.find(({ fixture }) => fixture.number === 5);
    expect(lost).toMatchObject({ winner: null, reason: 'error', incident: { message: 'out of memory' } });
  });

  test('stop at once when they have to', async () => {
    const { finished, outcomes, controller, log } = crew(2, ({ number }) =>
      number > 3 ? 'thinks' : 'plays',
    );
    await vi.advanceTimersByTimeAsync(1000);
    controller.abort();
    await finished;
    expect(numbers(outcomes)).toEqual([0, 1, 2, 3]);
    expect(log).toEqual({ hired: 2, dismissed: 2, released: 0 });
  });
});
