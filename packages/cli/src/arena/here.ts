import { setImmediate } from 'node:timers/promises';
import type { Hire } from './crew.ts';
import { openDesk } from './desk.ts';
import type { Fixture } from './schedule.ts';

/** A hand in this very thread. */
export const hireHere: Hire = (terms, employer) => {
  let isDismissed = false;
  const desk = openDesk(terms, () => performance.now(), {
    thinking: () => {},
    started: () => {},
    ended: () => {},
  });
  const playThrough = async (fixtures: readonly Fixture[]): Promise<void> => {
    for (const fixture of fixtures) {
      // Lets signals come through.
      await setImmediate();
      if (isDismissed) return;
      const outcome = await desk.play(fixture);
      if (!isDismissed) employer.played(outcome);
    }
  };
  return {
    play: (fixtures) => void playThrough(fixtures),
    thought: () => ({ number: 0, seat: null }),
    release: () => desk.close(),
    dismiss: () => {
      isDismissed = true;
      desk.closeAtOnce();
    },
  };
};
