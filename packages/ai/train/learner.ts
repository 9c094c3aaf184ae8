import { CARDS } from '@bluemoon/engine';
import { ATTRIBUTES, attributesOf } from '../src/evaluation/attributes.ts';
import { PLACE_COUNT } from '../src/evaluation/features.ts';
import {
  EMBEDDING,
  embeddingOf,
  HIDDEN,
  mapWeights,
  SECOND,
  WEIGHT_NAMES,
} from '../src/evaluation/weights.ts';
import type { Weights } from '../src/evaluation/weights.ts';
import { BUCKETS_FROM, CARD_STRIDE } from './samples.ts';
import type { Sample } from './samples.ts';

const ATTRIBUTE_LISTS = CARDS.map(attributesOf);

/** Beside the win, half as important. */
const CRYSTALS_MATTER = 0.5;
const FIRST_MOMENT = 0.9;
const SECOND_MOMENT = 0.999;
/** Keeps what is learned of single cards close to what their attributes say. */
const CARD_DECAY = 0.01;
const DECAY = 1e-4;

export interface Learner {
  readonly weights: Weights;
  /** One step of Adam over a batch; returns the mean log loss of the chances to win before it. */
  learn(batch: readonly Sample[], rate: number): number;
  /** The mean log loss without learning. */
  loss(samples: readonly Sample[]): number;
}

export function randomWeights(random: () => number): Weights {
  const spread: Partial<Record<keyof Weights, number>> = {
    cards: 0.02,
    attributes: 0.3,
    places: 0.15,
    buckets: 0.1,
    second: 0.25,
    answers: 0.25,
  };
  return mapWeights((name, size) => {
    const scale = spread[name];
    if (scale === undefined) return new Float32Array(size).fill(name === 'answersBias' ? 0 : 0.1);
    return Float32Array.from({ length: size }, () => (random() + random() + random() - 1.5) * scale);
  });
}

function zero(): Weights {
  return mapWeights((_, size) => new Float32Array(size));
}

export function newLearner(weights: Weights): Learner {
  const gradient = zero();
  const first = zero();
  const second = zero();
  const embeddings = new Float32Array(CARDS.length * EMBEDDING);
  const embeddingGradient = new Float32Array(CARDS.length * EMBEDDING);
  const pooled = new Float32Array(PLACE_COUNT * EMBEDDING);
  const pooledGradient = new Float32Array(PLACE_COUNT * EMBEDDING);
  const hidden = new Float32Array(HIDDEN);
  const hiddenGradient = new Float32Array(HIDDEN);
  const layer = new Float32Array(SECOND);
  let steps = 0;
  let win = 0.5;
  let crystals = 0;
  embed();

  function embed(): void {
    CARDS.forEach((_, row) =>
      embeddings.set(embeddingOf(weights, row, ATTRIBUTE_LISTS[row]), row * EMBEDDING),
    );
  }

  function forward({ rows, weights: amounts }: Sample): void {
    pooled.fill(0);
    hidden.set(weights.bias);
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i];
      const amount = amounts[i];
      if (row >= BUCKETS_FROM) {
        const from = (row - BUCKETS_FROM) * HIDDEN;
        for (let h = 0; h < HIDDEN; h++) hidden[h] += amount * weights.buckets[from + h];
      } else {
        const place = Math.floor(row / CARD_STRIDE) * EMBEDDING;
        const card = (row % CARD_STRIDE) * EMBEDDING;
        for (let k = 0; k < EMBEDDING; k++) pooled[place + k] += amount * embeddings[card + k];
      }
    }
    for (let p = 0; p < pooled.length; p++) {
      const amount = pooled[p];
      if (amount === 0) continue;
      const from = p * HIDDEN;
      for (let h = 0; h < HIDDEN; h++) hidden[h] += amount * weights.places[from + h];
    }
    for (let h = 0; h < HIDDEN; h++) if (hidden[h] < 0) hidden[h] = 0;
    let winSum = weights.answersBias[0];
    crystals = weights.answersBias[1];
    for (let k = 0; k < SECOND; k++) {
      let sum = weights.secondBias[k];
      const from = k * HIDDEN;
      for (let h = 0; h < HIDDEN; h++) sum += weights.second[from + h] * hidden[h];
      layer[k] = sum > 0 ? sum : 0;
      winSum += weights.answers[k] * layer[k];
      crystals += weights.answers[SECOND + k] * layer[k];
    }
    win = 1 / (1 + Math.exp(-winSum));
  }

  function backward(sample: Sample): void {
    const winError = win - sample.win;
    const crystalError = CRYSTALS_MATTER * (crystals - sample.crystals);
    hiddenGradient.fill(0);
    for (let k = 0; k < SECOND; k++) {
      if (layer[k] === 0) continue;
      const error = winError * weights.answers[k] + crystalError * weights.answers[SECOND + k];
      const from = k * HIDDEN;
      for (let h = 0; h < HIDDEN; h++) {
        hiddenGradient[h] += error * weights.second[from + h];
        gradient.second[from + h] += error * hidden[h];
      }
      gradient.secondBias[k] += error;
      gradient.answers[k] += winError * layer[k];
      gradient.answers[SECOND + k] += crystalError * layer[k];
    }
    gradient.answersBias[0] += winError;
    gradient.answersBias[1] += crystalError;
    for (let h = 0; h < HIDDEN; h++) {
      if (hidden[h] === 0) hiddenGradient[h] = 0;
      gradient.bias[h] += hiddenGradient[h];
    }
    for (let p = 0; p < pooled.length; p++) {
      pooledGradient[p] = 0;
      if (pooled[p] === 0) continue;
      const from = p * HIDDEN;
      let sum = 0;
      for (let h = 0; h < HIDDEN; h++) {
        sum += hiddenGradient[h] * weights.places[from + h];
        gradient.places[from + h] += pooled[p] * hiddenGradient[h];
      }
      pooledGradient[p] = sum;
    }
    const { rows, weights: amounts } = sample;
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i];
      if (row >= BUCKETS_FROM) {
        const from = (row - BUCKETS_FROM) * HIDDEN;
        for (let h = 0; h < HIDDEN; h++) gradient.buckets[from + h] += amounts[i] * hiddenGradient[h];
      } else {
        const place = Math.floor(row / CARD_STRIDE) * EMBEDDING;
        const card = (row % CARD_STRIDE) * EMBEDDING;
        for (let k = 0; k < EMBEDDING; k++)
          embeddingGradient[card + k] += amounts[i] * pooledGradient[place + k];
      }
    }
  }

  /** What is learned of a card is learned of its attributes too. */
  function spreadEmbeddings(): void {
    for (let row = 0; row < CARDS.length; row++) {
      const attributes = ATTRIBUTE_LISTS[row];
      for (let k = 0; k < EMBEDDING; k++) {
        const error = embeddingGradient[row * EMBEDDING + k];
        if (error === 0) continue;
        gradient.cards[row * EMBEDDING + k] += error;
        for (let a = 0; a < ATTRIBUTES; a++) {
          if (attributes[a] !== 0) gradient.attributes[a * EMBEDDING + k] += attributes[a] * error;
        }
      }
    }
    embeddingGradient.fill(0);
  }

  function step(samples: number, rate: number): void {
    steps++;
    const firstScale = 1 - FIRST_MOMENT ** steps;
    const secondScale = 1 - SECOND_MOMENT ** steps;
    for (const name of WEIGHT_NAMES) {
      const decay = name === 'cards' ? CARD_DECAY : DECAY;
      for (let i = 0; i < weights[name].length; i++) {
        const g = gradient[name][i] / samples;
        gradient[name][i] = 0;
        first[name][i] = FIRST_MOMENT * first[name][i] + (1 - FIRST_MOMENT) * g;
        second[name][i] = SECOND_MOMENT * second[name][i] + (1 - SECOND_MOMENT) * g * g;
        const move = first[name][i] / firstScale / (Math.sqrt(second[name][i] / secondScale) + 1e-8);
        weights[name][i] -= rate * (move + decay * weights[name][i]);
      }
    }
    embed();
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
      step(batch.length, rate);
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
