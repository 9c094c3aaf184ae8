import { projectEvents, replay, SEEDED_DICE } from '@bluemoon/engine';
import type { Dice, GameEvent, GameRecord, Viewer } from '@bluemoon/engine';

/** What chance decided in a game, including what was taken back. */
export interface RandomEvents {
  readonly shuffles: number;
  /** Cards picked at random, and who has the first turn if nobody had agreed on it. */
  readonly picks: number;
}

/** Replays the game. */
export function randomEvents(record: GameRecord): RandomEvents {
  const { setup } = record;
  let shuffles = 0;
  let picks = 'position' in setup || setup.first !== undefined ? 0 : 1;
  const counting: Dice = {
    pick: (...asked) => {
      picks++;
      return SEEDED_DICE.pick(...asked);
    },
    shuffle: (...asked) => {
      shuffles++;
      SEEDED_DICE.shuffle(...asked);
    },
  };
  replay(record, counting);
  return { shuffles, picks };
}

/**
 * Whether the record tells the game that a viewer saw, from the deal on: the first event that differs, counted from 0,
 * or null. `seen` are the viewer's events without those of choices that were taken back at the table, as in the record.
 */
export function firstDifference(
  record: GameRecord,
  viewer: Viewer,
  seen: readonly GameEvent[],
): number | null {
  const told = projectEvents(replay(record).events.flat(), viewer);
  const at = Array.from({ length: Math.max(told.length, seen.length) }, (_, i) => i).find(
    (i) => spelt(told[i]) !== spelt(seen[i]),
  );
  return at ?? null;
}

/** Events from elsewhere may have their fields in another order. */
function spelt(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spelt).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, one]) => `${key}:${spelt(one)}`).join(',')}}`;
}
