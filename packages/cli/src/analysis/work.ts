import { trainedWeights } from '@bluemoon/ai';
import { workOn } from '@bluemoon/analysis';
import type { Effort, Part, PartResult } from '@bluemoon/analysis';
import { trainedCritic } from '@bluemoon/analysis/critic-weights';
import { boxWith, readNotation } from '@bluemoon/engine';
import type { Card } from '@bluemoon/engine';

/** What is analysed, as plain data that can be sent to threads. */
export interface Assignment {
  /** The record, in the notation. */
  readonly notation: string;
  readonly packCards: readonly Card[];
  readonly effort: Effort;
  readonly seed: number;
}

/** Works on parts of one game. */
export function workerOn({ notation, packCards, effort, seed }: Assignment): (part: Part) => PartResult {
  const record = readNotation(notation, boxWith(packCards));
  const context = { weights: trainedWeights(), critic: trainedCritic(), effort, seed };
  return (part) => workOn(part, record, context);
}
