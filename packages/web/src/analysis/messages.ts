import type { Part, PartResult } from '@bluemoon/analysis';
import type { Card } from '@bluemoon/engine';

/** A finished game as a worker gets it: a record in the notation, and the cards of packs in it. */
export interface GameText {
  readonly notation: string;
  readonly packCards: readonly Card[];
}

export type AnalysisRequest =
  | { readonly ask: 'open'; readonly game: GameText }
  /** Of the game that was opened before. */
  | { readonly ask: 'part'; readonly part: Part };

export type AnalysisResponse =
  | { readonly say: 'part'; readonly result: PartResult }
  | { readonly say: 'failed'; readonly message: string };
