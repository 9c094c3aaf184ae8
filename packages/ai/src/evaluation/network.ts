import { after, bits } from '@bluemoon/engine/simulation';
import type { Game } from '@bluemoon/engine/simulation';
import { attributesOf } from './attributes.ts';
import { groupsFor, SLOTS } from './features.ts';
import type { Features } from './features.ts';
import { ENTRY, FLOAT, newKernel, roomOf } from './kernel.ts';
import { cardRow, embeddingOf, shapeOf } from './weights.ts';
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

const MAX_ENTRIES = 256;

/**
 * A sum of rows, two rectified layers, two outputs. Consecutive positions share most of their cards, so the sum over
 * each group is cached and only changes are added or subtracted.
 */
export function networkFor(weights: Weights, game: Game): Network {
  const { places: placeCount, buckets, embedding: numbers, hidden: units, second } = shapeOf(weights);
  const groupCount = groupsFor(placeCount);
  const cardRows = placeCount * SLOTS;
  const rowNumbers = (cardRows + buckets) * units;
  const width = units * FLOAT;
  const kernel = newKernel(
    rowNumbers + (placeCount * numbers + groupCount + second + 1) * units + second + 2 * MAX_ENTRIES,
  );
  const { floats, places } = kernel;
  const room = roomOf(kernel);
  const rows = room(rowNumbers);
  const forPlaces = room(placeCount * numbers * units);
  const sums = room(groupCount * units);
  const hidden = room(units);
  const columns = room(units * second);
  const layer = room(second);
  const list = room(2 * MAX_ENTRIES);
  const { bias, secondBias, answers, answersBias } = weights;
  const sumLo = new Int32Array(groupCount);
  const sumHi = new Int32Array(groupCount);
  const hiddenNumbers = floats.subarray(hidden / FLOAT, hidden / FLOAT + units);
  const layerNumbers = floats.subarray(layer / FLOAT, layer / FLOAT + second);
  floats.set(weights.places, forPlaces / FLOAT);
  floats.set(columnsOf(weights), columns / FLOAT);
  floats.set(weights.buckets, rows / FLOAT + cardRows * units);
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
    for (let place = 0; place < placeCount; place++) {
      for (let k = 0; k < numbers; k++) put(k, forPlaces + (place * numbers + k) * width, embedding[k]);
      kernel.gather(rows + (place * SLOTS + slot) * width, list, numbers, width);
    }
  }

  function putRows(count: number, row: number, lo: number, hi: number, weight: number): number {
    let entry = count;
    for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card)) {
      put(entry++, rows + (row + card) * width, weight);
    }
    return entry;
  }

  function update(group: number, row: number, lo: number, hi: number): void {
    const before = sumLo[group];
    const beforeHi = sumHi[group];
    if (before === lo && beforeHi === hi) return;
    sumLo[group] = lo;
    sumHi[group] = hi;
    const sum = sums + group * width;
    let count: number;
    if (bits(before ^ lo) + bits(beforeHi ^ hi) > bits(lo) + bits(hi)) {
      floats.fill(0, sum / FLOAT, sum / FLOAT + units);
      count = putRows(0, row, lo, hi, 1);
    } else {
      count = putRows(0, row, lo & ~before, hi & ~beforeHi, 1);
      count = putRows(count, row, before & ~lo, beforeHi & ~hi, -1);
    }
    kernel.gather(sum, list, count, width);
  }

  function addUp(features: Features): void {
    for (let i = 0; i < features.groups; i++) {
      update(features.group[i], features.row[i], features.lo[i], features.hi[i]);
    }
    let count = 0;
    for (let i = 0; i < features.groups; i++)
      put(count++, sums + features.group[i] * width, features.weight[i]);
    for (let i = 0; i < features.buckets; i++) put(count++, rows + features.bucket[i] * width, 1);
    hiddenNumbers.set(bias);
    kernel.gather(hidden, list, count, width);
  }

  /** ReLU: only positive values count. */
  function addLayer(): void {
    const count = kernel.positives(hidden, units, columns, second * FLOAT, list);
    layerNumbers.set(secondBias);
    kernel.gather(layer, list, count, second * FLOAT);
  }

  return {
    win: 0.5,
    crystals: 0,
    judge(features) {
      addUp(features);
      addLayer();
      let win = answersBias[0];
      let crystals = answersBias[1];
      for (let k = 0; k < second; k++) {
        const amount = layerNumbers[k];
        if (amount <= 0) continue;
        win += answers[k] * amount;
        crystals += answers[second + k] * amount;
      }
      this.win = 1 / (1 + Math.exp(-win));
      this.crystals = 4 * Math.min(Math.max(crystals, -1), 1);
    },
    forget() {
      floats.fill(0, sums / FLOAT, sums / FLOAT + groupCount * units);
      sumLo.fill(0);
      sumHi.fill(0);
    },
  };
}

/** By hidden unit, so that zero units can be left out. */
function columnsOf({ second, bias, secondBias }: Weights): Float32Array {
  const columns = new Float32Array(second.length);
  for (let k = 0; k < secondBias.length; k++) {
    for (let h = 0; h < bias.length; h++) columns[h * secondBias.length + k] = second[k * bias.length + h];
  }
  return columns;
}
