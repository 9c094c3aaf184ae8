/** Finding the causes that turn what we have into exactly what the record has. */
import type { CauseId } from './causes.ts';

/** A habit of the program: what it makes of ours, or null where it makes no difference. */
export interface Habit<T> {
  readonly cause: CauseId;
  change(value: T): T | null;
}

/** No recorded list needs more. */
const MAX_HABITS = 4;

/** The fewest habits, applied in order, that give the recorded value; null if none do. */
export function explanation<T>(
  ours: T,
  habits: readonly Habit<T>[],
  isTheirs: (value: T) => boolean,
): { readonly value: T; readonly causes: readonly CauseId[] } | null {
  let reached: readonly Reached<T>[] = [{ value: ours, causes: [], next: 0 }];
  for (let size = 0; size <= MAX_HABITS && reached.length > 0; size++) {
    const found = reached.find(({ value }) => isTheirs(value));
    if (found !== undefined) return found;
    reached = reached.flatMap((from) => oneMore(from, habits));
  }
  return null;
}

interface Reached<T> {
  readonly value: T;
  readonly causes: readonly CauseId[];
  /** The habits before this one are used or skipped. */
  readonly next: number;
}

function oneMore<T>(from: Reached<T>, habits: readonly Habit<T>[]): readonly Reached<T>[] {
  return habits.slice(from.next).flatMap((habit, i) => {
    const value = habit.change(from.value);
    if (value === null) return [];
    return [{ value, causes: [...from.causes, habit.cause], next: from.next + i + 1 }];
  });
}
