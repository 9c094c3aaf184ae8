import { setImmediate } from 'node:timers/promises';
import type { StartWorker } from './play-all.ts';
import { startRunner } from './runner.ts';
import type { Fixture } from './schedule.ts';

/** Plays in this thread. */
export const startHere: StartWorker = (settings, listener) => {
  let isTerminated = false;
  const runner = startRunner(settings, () => performance.now(), {
    thinking: () => {},
    started: () => {},
    ended: () => {},
  });
  const playThrough = async (fixtures: readonly Fixture[]): Promise<void> => {
    for (const fixture of fixtures) {
      // Lets signals through.
      await setImmediate();
      if (isTerminated) return;
      const outcome = await runner.play(fixture);
      if (!isTerminated) listener.played(outcome);
    }
  };
  return {
    play: (fixtures) => void playThrough(fixtures),
    thought: () => ({ number: 0, seat: null }),
    finish: () => runner.close(),
    terminate: () => {
      isTerminated = true;
      runner.closeNow();
    },
  };
};
