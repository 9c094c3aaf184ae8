import type { Database } from '../database/pool.ts';
import { messageOf } from '../database/fault.ts';
import { turns } from '../database/turns.ts';
import { rateWaiting } from './rater.ts';
import type { RatingRules } from './rater.ts';

/** Rates games as they end. */
export interface Rating {
  /** A rated game has ended here. */
  readonly soon: () => void;
  close(): Promise<void>;
}

export interface RatingOptions {
  readonly rules?: RatingRules;
  readonly log?: (line: string) => void;
  /** How often games are looked for whose process died before it rated them, in milliseconds. */
  readonly every?: number;
}

const SWEEP_MS = 30_000;

/** Every process rates; only one does so at a time, and a game that one of them has rated waits for nobody else. */
export function startRating(
  database: Database,
  { rules, log = () => undefined, every = SWEEP_MS }: RatingOptions = {},
): Rating {
  let isWaiting = false;
  const rating = turns(
    async () => {
      isWaiting = false;
      try {
        while ((await rateWaiting(database, rules)) > 0);
      } catch (error) {
        log(`Rating waits for the database: ${messageOf(error)}`);
      }
    },
    () => isWaiting,
  );
  const soon = (): void => {
    isWaiting = true;
    rating.poke();
  };
  soon();
  const sweeping = setInterval(soon, every);
  return {
    soon,
    async close() {
      clearInterval(sweeping);
      await rating.idle();
    },
  };
}
