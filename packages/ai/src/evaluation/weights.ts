import { CARDS } from '@bluemoon/engine';
import { ATTRIBUTES } from './attributes.ts';
import { BUCKET_ROWS, PLACE_COUNT } from './features.ts';

/** The sizes of a network; hidden, second and embedding are multiples of 16. */
export interface Shape {
  readonly places: number;
  readonly buckets: number;
  /** Size of the embedding of a card. */
  readonly embedding: number;
  readonly hidden: number;
  readonly second: number;
}

/** Of the network that judges what one seat knows. */
export const VIEW_SHAPE: Shape = {
  places: PLACE_COUNT,
  buckets: BUCKET_ROWS,
  embedding: 32,
  hidden: 128,
  second: 32,
};

/** The probability of winning, and the expected crystals: a quarter of them, signed. */
const ANSWERS = 2;

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

function sizesOf({ places, buckets, embedding, hidden, second }: Shape): Record<keyof Weights, number> {
  return {
    cards: CARDS.length * embedding,
    attributes: ATTRIBUTES * embedding,
    places: places * embedding * hidden,
    buckets: buckets * hidden,
    bias: hidden,
    second: second * hidden,
    secondBias: second,
    answers: ANSWERS * second,
    answersBias: ANSWERS,
  };
}

export const WEIGHT_NAMES = Object.keys(sizesOf(VIEW_SHAPE)) as readonly (keyof Weights)[];

export function shapeOf({ attributes, places, buckets, bias, secondBias }: Weights): Shape {
  const embedding = attributes.length / ATTRIBUTES;
  const hidden = bias.length;
  return {
    places: places.length / (embedding * hidden),
    buckets: buckets.length / hidden,
    embedding,
    hidden,
    second: secondBias.length,
  };
}

export function totalOf(shape: Shape): number {
  return Object.values(sizesOf(shape)).reduce((sum, size) => sum + size, 0);
}

export function mapWeights(shape: Shape, make: (name: keyof Weights, size: number) => Float32Array): Weights {
  const sizes = sizesOf(shape);
  return Object.fromEntries(
    WEIGHT_NAMES.map((name) => [name, make(name, sizes[name])]),
  ) as unknown as Weights;
}

export function packWeights(weights: Weights): Uint8Array {
  const all = new Float32Array(totalOf(shapeOf(weights)));
  let at = 0;
  for (const name of WEIGHT_NAMES) {
    all.set(weights[name], at);
    at += weights[name].length;
  }
  return new Uint8Array(all.buffer);
}

export function unpackWeights(bytes: Uint8Array, shape = VIEW_SHAPE): Weights {
  const total = totalOf(shape);
  if (bytes.byteLength !== total * 4) {
    throw new RangeError(
      `The weights need ${total * 4} bytes, not ${bytes.byteLength}: they were trained with other cards or words of card text. ` +
        'Train them again, or list the new words in UNTRAINED (attributes.ts).',
    );
  }
  const all = new Float32Array(bytes.slice().buffer);
  let at = 0;
  return mapWeights(shape, (_, size) => all.slice(at, (at += size)));
}

const ROW_OF = new Map(CARDS.map((card, row) => [card.id, row]));

/** The row of a card in `cards`, or -1 if it was not in the training. */
export function cardRow(id: string): number {
  return ROW_OF.get(id) ?? -1;
}

export function embeddingOf(weights: Weights, row: number, attributes: Float32Array): Float32Array {
  const size = weights.attributes.length / ATTRIBUTES;
  const embedding = new Float32Array(size);
  if (row >= 0) embedding.set(weights.cards.subarray(row * size, (row + 1) * size));
  for (let a = 0; a < ATTRIBUTES; a++) {
    if (attributes[a] === 0) continue;
    for (let k = 0; k < size; k++) embedding[k] += attributes[a] * weights.attributes[a * size + k];
  }
  return embedding;
}
