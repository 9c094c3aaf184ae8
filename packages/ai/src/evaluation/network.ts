import { after, bits } from '@bluemoon/engine/simulation';
import type { Game } from '@bluemoon/engine/simulation';
import { attributesOf } from './attributes.ts';
import { BUCKET_ROWS, CARD_ROWS, GROUP_COUNT, PLACE_COUNT, SLOTS } from './features.ts';
import type { Features } from './features.ts';
import { ENTRY, FLOAT, newKernel, roomOf } from './kernel.ts';
import { cardRow, EMBEDDING, embeddingOf, HIDDEN, SECOND } from './weights.ts';
import type { Weights } from './weights.ts';

/** Evaluates positions of one game. */
export interface Network {
  /** After `judge`: the probability of winning, from 0 to 1. */
  win: number;
  /** After `judge`: the expected crystals, from -4 to 4. */
  crystals: number;
  judge(features: Features): void;
  /** Clears cached sums, so that rounding errors of earlier positions do not affect the next ones. */
  forget(): void;
}

const ROWS = (CARD_ROWS + BUCKET_ROWS) * HIDDEN;
const WIDTH = HIDDEN * FLOAT;
const MAX_ENTRIES = 256;

/**
 * A sum of rows, two rectified layers, two outputs. Consecutive positions share most of their cards, so the sum over
 * each group is cached and only changes are added or subtracted.
 */
export function networkFor(weights: Weights, game: Game): Network {
  const kernel = newKernel(
    ROWS + (PLACE_COUNT * EMBEDDING + GROUP_COUNT + SECOND + 1) * HIDDEN + SECOND + 2 * MAX_ENTRIES,
  );
  const { floats, places } = kernel;
  const room = roomOf(kernel);
  const rows = room(ROWS);
  const forPlaces = room(PLACE_COUNT * EMBEDDING * HIDDEN);
  const sums = room(GROUP_COUNT * HIDDEN);
  const hidden = room(HIDDEN);
  const columns = room(HIDDEN * SECOND);
  const layer = room(SECOND);
  const list = room(2 * MAX_ENTRIES);
  const { bias, secondBias, answers, answersBias } = weights;
  const sumLo = new Int32Array(GROUP_COUNT);
  const sumHi = new Int32Array(GROUP_COUNT);
  const hiddenNumbers = floats.subarray(hidden / FLOAT, hidden / FLOAT + HIDDEN);
  const layerNumbers = floats.subarray(layer / FLOAT, layer / FLOAT + SECOND);
  floats.set(weights.places, forPlaces / FLOAT);
  floats.set(columnsOf(weights.second), columns / FLOAT);
  floats.set(weights.buckets, rows / FLOAT + CARD_ROWS * HIDDEN);
  game.decks.forEach((deck, seat) => {
    deck.cards.forEach((card, number) => {
      fillRows(seat * (SLOTS / 2) + number, embeddingOf(weights, cardRow(card.id), attributesOf(card)));
    });
  });

  function put(entry: number, place: number, weight: number): void {
    const at = (list + entry * ENTRY) / FLOAT;
    places[at] = place;
    floats[at + 1] = weight;
  }

  /** The input of a card to the hidden layer, at each place. */
  function fillRows(slot: number, embedding: Float32Array): void {
    for (let place = 0; place < PLACE_COUNT; place++) {
      for (let k = 0; k < EMBEDDING; k++) put(k, forPlaces + (place * EMBEDDING + k) * WIDTH, embedding[k]);
      kernel.gather(rows + (place * SLOTS + slot) * WIDTH, list, EMBEDDING, WIDTH);
    }
  }

  function putRows(count: number, row: number, lo: number, hi: number, weight: number): number {
    let entry = count;
    for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card)) {
      put(entry++, rows + (row + card) * WIDTH, weight);
    }
    return entry;
  }

  function update(group: number, row: number, lo: number, hi: number): void {
    const before = sumLo[group];
    const beforeHi = sumHi[group];
    if (before === lo && beforeHi === hi) return;
    sumLo[group] = lo;
    sumHi[group] = hi;
    const sum = sums + group * WIDTH;
    let count: number;
    if (bits(before ^ lo) + bits(beforeHi ^ hi) > bits(lo) + bits(hi)) {
      floats.fill(0, sum / FLOAT, sum / FLOAT + HIDDEN);
      count = putRows(0, row, lo, hi, 1);
    } else {
      count = putRows(0, row, lo & ~before, hi & ~beforeHi, 1);
      count = putRows(count, row, before & ~lo, beforeHi & ~hi, -1);
    }
    kernel.gather(sum, list, count, WIDTH);
  }

  function addUp(features: Features): void {
    for (let i = 0; i < features.groups; i++) {
      update(features.group[i], features.row[i], features.lo[i], features.hi[i]);
    }
    let count = 0;
    for (let i = 0; i < features.groups; i++)
      put(count++, sums + features.group[i] * WIDTH, features.weight[i]);
    for (let i = 0; i < features.buckets; i++) put(count++, rows + features.bucket[i] * WIDTH, 1);
    hiddenNumbers.set(bias);
    kernel.gather(hidden, list, count, WIDTH);
  }

  /** ReLU: only positive values count. */
  function addLayer(): void {
    let count = 0;
    for (let h = 0; h < HIDDEN; h++) {
      const amount = hiddenNumbers[h];
      if (amount > 0) put(count++, columns + h * SECOND * FLOAT, amount);
    }
    layerNumbers.set(secondBias);
    kernel.gather(layer, list, count, SECOND * FLOAT);
  }

  return {
    win: 0.5,
    crystals: 0,
    judge(features) {
      addUp(features);
      addLayer();
      let win = answersBias[0];
      let crystals = answersBias[1];
      for (let k = 0; k < SECOND; k++) {
        const amount = layerNumbers[k];
        if (amount <= 0) continue;
        win += answers[k] * amount;
        crystals += answers[SECOND + k] * amount;
      }
      this.win = 1 / (1 + Math.exp(-win));
      this.crystals = 4 * Math.min(Math.max(crystals, -1), 1);
    },
    forget() {
      floats.fill(0, sums / FLOAT, sums / FLOAT + GROUP_COUNT * HIDDEN);
      sumLo.fill(0);
      sumHi.fill(0);
    },
  };
}

/** By hidden unit, so that zero units can be left out. */
function columnsOf(second: Float32Array): Float32Array {
  const columns = new Float32Array(second.length);
  for (let k = 0; k < SECOND; k++) {
    for (let h = 0; h < HIDDEN; h++) columns[h * SECOND + k] = second[k * HIDDEN + h];
  }
  return columns;
}
