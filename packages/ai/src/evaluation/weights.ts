import { CARDS } from '@bluemoon/engine';
import { ATTRIBUTES } from './attributes.ts';
import { BUCKET_ROWS, PLACE_COUNT } from './features.ts';

/** Size of the embedding of a card. */
export const EMBEDDING = 32;
export const HIDDEN = 128;
export const SECOND = 32;
/** The probability of winning, and the expected crystals: a quarter of them, signed. */
export const ANSWERS = 2;

/** Trained parameters. One set plays every deck. */
export interface Weights {
  /** Per known card, in addition to its attributes. */
  readonly cards: Float32Array;
  readonly attributes: Float32Array;
  /** From a card at a place to the hidden layer. */
  readonly places: Float32Array;
  readonly buckets: Float32Array;
  readonly bias: Float32Array;
  readonly second: Float32Array;
  readonly secondBias: Float32Array;
  readonly answers: Float32Array;
  readonly answersBias: Float32Array;
}

const SIZES: Readonly<Record<keyof Weights, number>> = {
  cards: CARDS.length * EMBEDDING,
  attributes: ATTRIBUTES * EMBEDDING,
  places: PLACE_COUNT * EMBEDDING * HIDDEN,
  buckets: BUCKET_ROWS * HIDDEN,
  bias: HIDDEN,
  second: SECOND * HIDDEN,
  secondBias: SECOND,
  answers: ANSWERS * SECOND,
  answersBias: ANSWERS,
};
export const WEIGHT_NAMES = Object.keys(SIZES) as readonly (keyof Weights)[];
export const TOTAL = Object.values(SIZES).reduce((sum, size) => sum + size, 0);

export function mapWeights(make: (name: keyof Weights, size: number) => Float32Array): Weights {
  return Object.fromEntries(
    WEIGHT_NAMES.map((name) => [name, make(name, SIZES[name])]),
  ) as unknown as Weights;
}

export function packWeights(weights: Weights): Uint8Array {
  const all = new Float32Array(TOTAL);
  let at = 0;
  for (const name of WEIGHT_NAMES) {
    all.set(weights[name], at);
    at += SIZES[name];
  }
  return new Uint8Array(all.buffer);
}

export function unpackWeights(bytes: Uint8Array): Weights {
  if (bytes.byteLength !== TOTAL * 4) {
    throw new RangeError(
      `The weights need ${TOTAL * 4} bytes, not ${bytes.byteLength}: they were trained with other cards or words of card text. ` +
        'Train them again, or list the new words in UNTRAINED (attributes.ts).',
    );
  }
  const all = new Float32Array(bytes.slice().buffer);
  let at = 0;
  return mapWeights((_, size) => all.slice(at, (at += size)));
}

const ROW_OF = new Map(CARDS.map((card, row) => [card.id, row]));

/** The row of a card in `cards`, or -1 if it was not in the training. */
export function cardRow(id: string): number {
  return ROW_OF.get(id) ?? -1;
}

export function embeddingOf(weights: Weights, row: number, attributes: Float32Array): Float32Array {
  const embedding = new Float32Array(EMBEDDING);
  if (row >= 0) embedding.set(weights.cards.subarray(row * EMBEDDING, (row + 1) * EMBEDDING));
  for (let a = 0; a < ATTRIBUTES; a++) {
    if (attributes[a] === 0) continue;
    for (let k = 0; k < EMBEDDING; k++) embedding[k] += attributes[a] * weights.attributes[a * EMBEDDING + k];
  }
  return embedding;
}
