import type { Game } from '@bluemoon/engine/simulation';
import { CARD_ROWS, SLOTS } from '../src/evaluation/features.ts';
import type { Features } from '../src/evaluation/features.ts';
import { cardRow } from '../src/evaluation/weights.ts';

/** One judged position: where each card is, by the rows of the known cards, and what came of it. */
export interface Sample {
  /** Pairs of place and card, then the buckets as CARDS_END + bucket. */
  readonly rows: Int32Array;
  readonly weights: Float32Array;
  win: number;
  crystals: number;
}

/** Rows of samples name cards of all games: place * CARD_STRIDE + row. */
export const CARD_STRIDE = 1024;
export const BUCKETS_FROM = 1 << 20;

export function sampleOf(features: Features, game: Game): Sample {
  const { count } = features;
  const rows = new Int32Array(count);
  for (let i = 0; i < count; i++) rows[i] = globalRow(features.rows[i], game);
  return { rows, weights: features.weights.slice(0, count), win: 0.5, crystals: 0 };
}

function globalRow(row: number, game: Game): number {
  if (row >= CARD_ROWS) return BUCKETS_FROM + row - CARD_ROWS;
  const place = Math.floor(row / SLOTS);
  const slot = row % SLOTS;
  const seat = slot < SLOTS / 2 ? 0 : 1;
  const card = game.decks[seat].cards[slot - seat * (SLOTS / 2)];
  return place * CARD_STRIDE + cardRow(card.id);
}
