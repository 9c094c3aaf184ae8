import {
  choose,
  crystals,
  dealOnto,
  emptyState,
  gameOf,
  kindOf,
  OPTION_KINDS,
  OVER,
  PHASE,
  reset,
  workbenchFor,
  TURN_NUMBER,
  WINNER,
} from '@bluemoon/engine/simulation';
import type { State, Workbench } from '@bluemoon/engine/simulation';
import type { Io } from '../io.ts';
import { kernelStepsPerSecond } from './kernel.ts';
import { PAIRS } from './pairs.ts';
import { quantile } from './quantile.ts';

const KERNEL_STEPS = 5e7;

const TAKE_BACK = OPTION_KINDS.indexOf('takeBack');
const RETREATS = new Set([OPTION_KINDS.indexOf('retreat'), OPTION_KINDS.indexOf('decline')]);

/** A random generator separate from the game's dice. */
function chooserOf(seed: number): (limit: number) => number {
  let word = seed | 1;
  return (limit) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) % limit;
  };
}

/** Plays one random legal game; at a dead end it takes the turn back and retreats. */
function play(t: Workbench, empty: State, seed: number): number {
  reset(t, empty);
  dealOnto(t, { seed });
  const random = chooserOf(seed * 7919 + 1);
  let decisions = 0;
  let tookBack = false;
  while (t.cells[PHASE] !== OVER) {
    decisions++;
    const pick = tookBack ? retreatAt(t) : random(t.optionCount);
    const code = t.options[pick] as number;
    tookBack = kindOf(code) === TAKE_BACK;
    choose(t, code);
  }
  return decisions;
}

function retreatAt(t: Workbench): number {
  for (let i = 0; i < t.optionCount; i++) if (RETREATS.has(kindOf(t.options[i] as number))) return i;
  throw new Error('a turn was taken back, but not to Engagement');
}

interface Tally {
  games: number;
  decisions: number;
  turns: number;
  checksum: number;
}

/** Returns the seconds it took. */
function playAll(tables: Tables, firstSeed: number, { games, now }: Measure, tally: Tally): number {
  const begin = now();
  for (const [t, empty] of tables) {
    for (let i = 0; i < games; i++) {
      tally.decisions += play(t, empty, firstSeed + i);
      tally.games++;
      tally.turns += t.cells[TURN_NUMBER] as number;
      const outcome = (t.cells[WINNER] as number) * 8 + crystals(t) + 64 * (t.cells[TURN_NUMBER] as number);
      tally.checksum = (Math.imul(tally.checksum, 31) + outcome) | 0;
    }
  }
  return (now() - begin) / 1000;
}

type Tables = readonly (readonly [Workbench, State])[];

export interface Measure extends Pick<Io, 'now'> {
  readonly rounds: number;
  /** Per pair of decks and round. */
  readonly games: number;
  readonly say: (line: string) => void;
}

/** Measures random games per million kernel steps. */
export function measureEngine(measure: Measure): void {
  const { rounds, now, say } = measure;
  const tables = PAIRS.map(([a, b]) => {
    const empty = emptyState(gameOf({ decks: [a, b] }));
    return [workbenchFor(empty, null), empty] as const;
  });
  say(`Random games of ${PAIRS.map((pair) => pair.join('-')).join(', ')}`);
  playAll(tables, 1, measure, { games: 0, decisions: 0, turns: 0, checksum: 0 });
  const tally: Tally = { games: 0, decisions: 0, turns: 0, checksum: 0 };
  const rates: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = kernelStepsPerSecond(KERNEL_STEPS, now);
    const games = tally.games;
    const seconds = playAll(tables, 1_000 * (round + 1), measure, tally);
    const kernel = (before + kernelStepsPerSecond(KERNEL_STEPS, now)) / 2;
    const speed = (tally.games - games) / seconds;
    rates.push((speed / kernel) * 1e6);
    say(
      `round ${round + 1}: ${speed.toFixed(0)} games per second, ${(kernel / 1e6).toFixed(0)} million kernel steps per second`,
    );
  }
  const each = (total: number): string => (total / tally.games).toFixed(1);
  say(`${tally.games} games, ${each(tally.turns)} turns and ${each(tally.decisions)} decisions per game`);
  say(
    `a state has ${tables[0]?.[1].cells.byteLength} bytes, copying it takes ${copyNanoseconds(tables, now).toFixed(0)} ns`,
  );
  say(`checksum ${(tally.checksum >>> 0).toString(16).padStart(8, '0')}`);
  say(`${quantile(rates, 0.5).toFixed(2)} games per million kernel steps`);
}

function copyNanoseconds(tables: Tables, now: Measure['now']): number {
  const [t, empty] = tables[0] as readonly [Workbench, State];
  const copies = 1e6;
  const begin = now();
  for (let i = 0; i < copies; i++) reset(t, empty);
  return ((now() - begin) * 1e6) / copies;
}
