import { NO_PUZZLES, PUZZLE_ENDS } from '@bluemoon/analysis/puzzles';
import type { PuzzleProgress, Streak } from '@bluemoon/analysis/puzzles';
import { fields, orNull, text, wholeNumber, withFallback } from '@bluemoon/play/json';
import type { Read } from '@bluemoon/play/json';

/** What this browser remembers about the puzzles of its user. */
export interface KeptProgress extends PuzzleProgress {
  /** The name with which the server keeps it too; null: only this browser does. */
  readonly owner: string | null;
}

export const NOTHING_SOLVED: KeptProgress = { ...NO_PUZZLES, owner: null };

const ends: Read<PuzzleProgress['ends']> = (value) => {
  const found = (Array.isArray(value) ? value : []).flatMap((pair: unknown) => {
    const [id, said] = Array.isArray(pair) ? (pair as readonly unknown[]) : [];
    const end = PUZZLE_ENDS.find((one) => one === said);
    return typeof id === 'string' && end !== undefined ? [[id, end] as const] : [];
  });
  return [...new Map(found)];
};

/** A part that cannot be read does not take the others with it. */
export const keptProgress: Read<KeptProgress> = fields<KeptProgress>({
  ends,
  streak: withFallback(
    fields<Streak>({ length: wholeNumber, last: orNull(wholeNumber), forgiven: orNull(wholeNumber) }),
    NO_PUZZLES.streak,
  ),
  owner: withFallback(orNull(text), null),
});
