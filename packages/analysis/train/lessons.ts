import { networkFor, newFeatures } from '@bluemoon/ai/evaluation';
import type { Network, Weights } from '@bluemoon/ai/evaluation';
import { sampleOf } from '@bluemoon/ai/training';
import type { Sample } from '@bluemoon/ai/training';
import { crystals, DECK_SIZE, OVER, PHASE, TURN_NUMBER, WINNER, zone } from '@bluemoon/engine/simulation';
import type { Workbench } from '@bluemoon/engine/simulation';
import { CRITIC_SHAPE } from '../src/critic/network-critic.ts';
import { readPosition } from '../src/critic/reading.ts';
import { playedAgain } from './games.ts';
import type { PlayedGame } from './games.ts';
import { kept } from './kept.ts';

/** Besides the first position of each turn and those after a draw, this share of the others with a choice. */
const OTHERS = 0.3;

/** A position from both sides, with what the critic thinks of it. */
interface Moment {
  readonly samples: readonly [Sample, Sample];
  readonly win: number;
  readonly crystals: number;
}

export interface Lesson {
  readonly samples: readonly Sample[];
  /** For each position: what the critic thought of the chance of the seat that won. */
  readonly foreseen: readonly number[];
}

const features = newFeatures();

const networks = kept(networkFor);

/**
 * What the critic learns from a game. `lambda` is the λ of TD(λ), from one position to the next: how much the result
 * counts, compared with later judgements.
 */
export function lessonOf(critic: Weights, game: PlayedGame, lambda: number): Lesson {
  const moments: Moment[] = [];
  let before = '';
  const t = playedAgain(game, (table, random) => {
    const { cells } = table;
    const now = [cells[TURN_NUMBER], cells[zone(0, DECK_SIZE)], cells[zone(1, DECK_SIZE)]].join();
    if (cells[PHASE] === OVER || (now === before && (table.optionCount === 1 || random() >= OTHERS))) return;
    before = now;
    moments.push(momentOf(table, networks.of(critic, table.game)));
  });
  const won = t.cells[WINNER] === 1 ? 1 : 0;
  learnBackwards(moments, { win: won, crystals: ((2 * won - 1) * crystals(t)) / 4 }, lambda);
  return {
    samples: moments.flatMap(({ samples }) => samples),
    foreseen: moments.map(({ win }) => (won === 1 ? win : 1 - win)),
  };
}

function momentOf(t: Workbench, network: Network): Moment {
  network.forget();
  const [one, other] = [0, 1].map((seat) => {
    readPosition(t, seat, features);
    network.judge(features);
    const sample = sampleOf(features, t.game, CRITIC_SHAPE.places);
    return { sample, win: network.win, crystals: network.crystals / 4 };
  });
  return {
    samples: [one.sample, other.sample],
    win: (one.win + 1 - other.win) / 2,
    crystals: (one.crystals - other.crystals) / 2,
  };
}

/** For seat 0; crystals in quarters. */
interface Result {
  readonly win: number;
  readonly crystals: number;
}

/** Gives the samples their targets, from the last position back to the first. */
function learnBackwards(moments: readonly Moment[], result: Result, lambda: number): void {
  let target = result;
  for (const { samples, win, crystals: thought } of moments.toReversed()) {
    const [one, other] = samples;
    one.win = target.win;
    one.crystals = target.crystals;
    other.win = 1 - target.win;
    other.crystals = -target.crystals;
    target = {
      win: lambda * target.win + (1 - lambda) * win,
      crystals: lambda * target.crystals + (1 - lambda) * thought,
    };
  }
}
