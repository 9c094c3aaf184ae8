import { after } from '@bluemoon/engine/simulation';
import type { Game } from '@bluemoon/engine/simulation';
import { PLACE_COUNT, SLOTS } from '../src/evaluation/features.ts';
import type { Features } from '../src/evaluation/features.ts';
import { cardRow } from '../src/evaluation/weights.ts';

/** One position for training: the place of each card, by rows of the known cards, and the result. */
export interface Sample {
  /** Pairs of place and card, then the buckets from BUCKETS_FROM on. */
  readonly rows: Uint16Array;
  readonly weights: Float32Array;
  win: number;
  crystals: number;
}

/** Rows of samples refer to cards of all games: place * CARD_STRIDE + row. */
export const CARD_STRIDE = 1024;
export const BUCKETS_FROM = 32 * CARD_STRIDE;

export function sampleOf(features: Features, game: Game, places: number = PLACE_COUNT): Sample {
  const rows: number[] = [];
  const weights: number[] = [];
  for (let i = 0; i < features.groups; i++) {
    const { row, lo, hi, weight } = features;
    for (let card = after(lo[i], hi[i], -1); card >= 0; card = after(lo[i], hi[i], card)) {
      rows.push(globalRow(row[i] + card, game));
      weights.push(weight[i]);
    }
  }
  for (let i = 0; i < features.buckets; i++) {
    rows.push(BUCKETS_FROM + features.bucket[i] - places * SLOTS);
    weights.push(1);
  }
  return { rows: Uint16Array.from(rows), weights: Float32Array.from(weights), win: 0.5, crystals: 0 };
}

function globalRow(row: number, game: Game): number {
  const place = Math.floor(row / SLOTS);
  const slot = row % SLOTS;
  const seat = slot < SLOTS / 2 ? 0 : 1;
  const card = game.decks[seat].cards[slot - seat * (SLOTS / 2)];
  return place * CARD_STRIDE + cardRow(card.id);
}
