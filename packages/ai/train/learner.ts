import { CARDS } from '@bluemoon/engine';
import { ATTRIBUTES, attributesOf } from '../src/evaluation/attributes.ts';
import { ENTRY, FLOAT, newKernel, roomOf } from '../src/evaluation/kernel.ts';
import {
  embeddingOf,
  mapWeights,
  shapeOf,
  totalOf,
  VIEW_SHAPE,
  WEIGHT_NAMES,
} from '../src/evaluation/weights.ts';
import type { Weights } from '../src/evaluation/weights.ts';
import { adam } from './adam.ts';
import { BUCKETS_FROM, CARD_STRIDE } from './samples.ts';
import type { Sample } from './samples.ts';

const ATTRIBUTE_LISTS = CARDS.map(attributesOf);

/** Weight of the crystals in the loss, relative to the win. */
const CRYSTALS_WEIGHT = 0.5;

const MAX_ENTRIES = 1024;

export interface Learner {
  readonly weights: Weights;
  /** One step over a batch; returns the mean log loss of the win probabilities before it. */
  learn(batch: readonly Sample[], rate: number): number;
  /** The mean log loss without learning. */
  loss(samples: readonly Sample[]): number;
}

export function randomWeights(random: () => number, shape = VIEW_SHAPE): Weights {
  const spread: Partial<Record<keyof Weights, number>> = {
    cards: 0.02,
    attributes: 0.3,
    places: 0.12,
    buckets: 0.1,
    second: 0.18,
    answers: 0.25,
  };
  return mapWeights(shape, (name, size) => {
    const scale = spread[name];
    if (scale === undefined) return new Float32Array(size).fill(name === 'answersBias' ? 0 : 0.1);
    return Float32Array.from({ length: size }, () => (random() + random() + random() - 1.5) * scale);
  });
}

/** Trains by gradients; the network is the one of `evaluation/network.ts`, for the cards of all games. */
export function newLearner(start: Weights): Learner {
  const shape = shapeOf(start);
  const { embedding: numbers, hidden: units, second } = shape;
  const width = units * FLOAT;
  const cardWidth = numbers * FLOAT;
  const cardNumbers = CARDS.length * numbers;
  const pool = shape.places * numbers;
  const kernel = newKernel(
    2 * totalOf(shape) + 2 * cardNumbers + 2 * pool + 3 * units + 6 * MAX_ENTRIES + 1024,
  );
  const { floats, places } = kernel;
  const room = roomOf(kernel);
  const at = (numbers: number): Float32Array => {
    const place = room(numbers) / FLOAT;
    return floats.subarray(place, place + numbers);
  };
  const weights = mapWeights(shape, (_, size) => at(size));
  const gradient = mapWeights(shape, (_, size) => at(size));
  for (const name of WEIGHT_NAMES) weights[name].set(start[name]);
  const optimizer = adam(weights, gradient);
  const embeddings = at(cardNumbers);
  const embeddingGradient = at(cardNumbers);
  const pooled = at(pool);
  const pooledGradient = at(pool);
  const hidden = at(units);
  const hiddenGradient = at(units);
  const layer = new Float32Array(second);
  /** The current rows of cards or layers, and the rows that make up the hidden layer. */
  const list = room(2 * MAX_ENTRIES);
  const parts = room(2 * MAX_ENTRIES);
  const partGradients = room(2 * MAX_ENTRIES);
  let partCount = 0;
  let win = 0.5;
  let crystals = 0;
  embed();

  function put(to: number, entry: number, place: number, weight: number): void {
    const cell = (to + entry * ENTRY) / FLOAT;
    places[cell] = place;
    floats[cell + 1] = weight;
  }

  function embed(): void {
    CARDS.forEach((_, row) => embeddings.set(embeddingOf(weights, row, ATTRIBUTE_LISTS[row]), row * numbers));
  }

  function putPart(place: number, gradientPlace: number, amount: number): void {
    put(parts, partCount, place, amount);
    put(partGradients, partCount++, gradientPlace, amount);
  }

  /** Calls back for every run of cards at the same place, with the place and the filled list of their rows. */
  function eachPlace(
    { rows, weights: amounts }: Sample,
    cards: Float32Array,
    run: (place: number, count: number) => void,
  ): void {
    for (let i = 0; i < rows.length && rows[i] < BUCKETS_FROM;) {
      const place = Math.floor(rows[i] / CARD_STRIDE);
      let count = 0;
      for (; i < rows.length && Math.floor(rows[i] / CARD_STRIDE) === place; i++) {
        put(list, count++, cards.byteOffset + (rows[i] % CARD_STRIDE) * cardWidth, amounts[i]);
      }
      run(place, count);
    }
  }

  function forward(sample: Sample): void {
    pooled.fill(0);
    eachPlace(sample, embeddings, (place, count) =>
      kernel.gather(pooled.byteOffset + place * cardWidth, list, count, cardWidth),
    );
    partCount = 0;
    for (let p = 0; p < pool; p++) {
      if (pooled[p] === 0) continue;
      putPart(weights.places.byteOffset + p * width, gradient.places.byteOffset + p * width, pooled[p]);
    }
    for (let i = sample.rows.length - 1; i >= 0 && sample.rows[i] >= BUCKETS_FROM; i--) {
      const row = (sample.rows[i] - BUCKETS_FROM) * width;
      putPart(weights.buckets.byteOffset + row, gradient.buckets.byteOffset + row, sample.weights[i]);
    }
    hidden.set(weights.bias);
    kernel.gather(hidden.byteOffset, parts, partCount, width);
    for (let h = 0; h < units; h++) if (hidden[h] < 0) hidden[h] = 0;
    for (let k = 0; k < second; k++) put(list, k, weights.second.byteOffset + k * width, 0);
    kernel.dots(hidden.byteOffset, list, second, width);
    let winSum = weights.answersBias[0];
    crystals = weights.answersBias[1];
    for (let k = 0; k < second; k++) {
      const sum = weights.secondBias[k] + floats[(list + k * ENTRY) / FLOAT + 1];
      layer[k] = sum > 0 ? sum : 0;
      winSum += weights.answers[k] * layer[k];
      crystals += weights.answers[second + k] * layer[k];
    }
    win = 1 / (1 + Math.exp(-winSum));
  }

  function backward(sample: Sample): void {
    backThroughAnswers(win - sample.win, CRYSTALS_WEIGHT * (crystals - sample.crystals));
    for (let h = 0; h < units; h++) {
      if (hidden[h] === 0) hiddenGradient[h] = 0;
      gradient.bias[h] += hiddenGradient[h];
    }
    kernel.scatter(hiddenGradient.byteOffset, partGradients, partCount, width);
    kernel.dots(hiddenGradient.byteOffset, parts, partCount, width);
    for (let part = 0, p = 0; p < pool; p++) {
      pooledGradient[p] = pooled[p] === 0 ? 0 : floats[(parts + part++ * ENTRY) / FLOAT + 1];
    }
    eachPlace(sample, embeddingGradient, (place, count) =>
      kernel.scatter(pooledGradient.byteOffset + place * cardWidth, list, count, cardWidth),
    );
  }

  function backThroughAnswers(winError: number, crystalError: number): void {
    let count = 0;
    for (let k = 0; k < second; k++) {
      if (layer[k] === 0) continue;
      const error = winError * weights.answers[k] + crystalError * weights.answers[second + k];
      gradient.secondBias[k] += error;
      gradient.answers[k] += winError * layer[k];
      gradient.answers[second + k] += crystalError * layer[k];
      put(list, count, gradient.second.byteOffset + k * width, error);
      put(list, second + count++, weights.second.byteOffset + k * width, error);
    }
    gradient.answersBias[0] += winError;
    gradient.answersBias[1] += crystalError;
    kernel.scatter(hidden.byteOffset, list, count, width);
    hiddenGradient.fill(0);
    kernel.gather(hiddenGradient.byteOffset, list + second * ENTRY, count, width);
  }

  /** The gradient of a card also updates its attributes. */
  function spreadEmbeddings(): void {
    for (let row = 0; row < CARDS.length; row++) {
      const attributes = ATTRIBUTE_LISTS[row];
      for (let k = 0; k < numbers; k++) {
        const error = embeddingGradient[row * numbers + k];
        if (error === 0) continue;
        gradient.cards[row * numbers + k] += error;
        for (let a = 0; a < ATTRIBUTES; a++) {
          if (attributes[a] !== 0) gradient.attributes[a * numbers + k] += attributes[a] * error;
        }
      }
    }
    embeddingGradient.fill(0);
  }

  function logLoss(sample: Sample): number {
    return -(sample.win * Math.log(win + 1e-9) + (1 - sample.win) * Math.log(1 - win + 1e-9));
  }

  return {
    weights,
    learn(batch, rate) {
      let loss = 0;
      for (const sample of batch) {
        forward(sample);
        loss += logLoss(sample);
        backward(sample);
      }
      spreadEmbeddings();
      optimizer.step(batch.length, rate);
      embed();
      return loss / batch.length;
    },
    loss(samples) {
      let loss = 0;
      for (const sample of samples) {
        forward(sample);
        loss += logLoss(sample);
      }
      return loss / samples.length;
    },
  };
}
