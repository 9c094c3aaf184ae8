import { PEOPLES } from '@bluemoon/engine';
import type { People } from '@bluemoon/engine';
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
  tableFor,
  TURN_NUMBER,
  WINNER,
} from '@bluemoon/engine/simulation';
import type { State, Table } from '@bluemoon/engine/simulation';
import { kernelStepsPerSecond } from './kernel.ts';

/** Every people twice, on either seat. */
const PAIRS: readonly (readonly [People, People])[] = PEOPLES.map((people, i) => [
  people,
  PEOPLES[(i + 4) % 9] as People,
]);
const ROUNDS = 5;
const GAMES_A_ROUND = 300;
const KERNEL_STEPS = 5e7;

const TAKE_BACK = OPTION_KINDS.indexOf('takeBack');
const RETREATS = new Set([OPTION_KINDS.indexOf('retreat'), OPTION_KINDS.indexOf('decline')]);

/** A generator of its own, so that the choices do not depend on the game's dice. */
function chooserOf(seed: number): (limit: number) => number {
  let word = seed | 1;
  return (limit) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) % limit;
  };
}

/** One random legal game; a dead end is taken back and answered with a retreat. */
function play(t: Table, empty: State, seed: number): number {
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

function retreatAt(t: Table): number {
  for (let i = 0; i < t.optionCount; i++) if (RETREATS.has(kindOf(t.options[i] as number))) return i;
  throw new Error('a turn was taken back, but not to Engagement');
}

interface Tally {
  games: number;
  decisions: number;
  turns: number;
  checksum: number;
}

function playAll(tables: readonly (readonly [Table, State])[], firstSeed: number, tally: Tally): number {
  const begin = process.hrtime.bigint();
  for (const [t, empty] of tables) {
    for (let i = 0; i < GAMES_A_ROUND; i++) {
      tally.decisions += play(t, empty, firstSeed + i);
      tally.games++;
      tally.turns += t.cells[TURN_NUMBER] as number;
      const outcome = (t.cells[WINNER] as number) * 8 + crystals(t) + 64 * (t.cells[TURN_NUMBER] as number);
      tally.checksum = (Math.imul(tally.checksum, 31) + outcome) | 0;
    }
  }
  return Number(process.hrtime.bigint() - begin) / 1e9;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] as number;
}

function main(): void {
  const tables = PAIRS.map(([a, b]) => {
    const empty = emptyState(gameOf({ decks: [a, b] }));
    return [tableFor(empty, null), empty] as const;
  });
  console.log(`Random games of ${PAIRS.map((pair) => pair.join('-')).join(', ')}`);
  playAll(tables, 1, { games: 0, decisions: 0, turns: 0, checksum: 0 });
  const tally: Tally = { games: 0, decisions: 0, turns: 0, checksum: 0 };
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = kernelStepsPerSecond(KERNEL_STEPS);
    const games = tally.games;
    const seconds = playAll(tables, 1_000 * (round + 1), tally);
    const kernel = (before + kernelStepsPerSecond(KERNEL_STEPS)) / 2;
    const speed = (tally.games - games) / seconds;
    rates.push((speed / kernel) * 1e6);
    console.log(
      `round ${round + 1}: ${speed.toFixed(0)} games a second, ${(kernel / 1e6).toFixed(0)} million kernel steps a second`,
    );
  }
  const each = (total: number): string => (total / tally.games).toFixed(1);
  console.log(
    `${tally.games} games, ${each(tally.turns)} turns and ${each(tally.decisions)} decisions a game`,
  );
  console.log(
    `a state has ${tables[0]?.[1].cells.byteLength} bytes, copying it takes ${copyNanoseconds(tables).toFixed(0)} ns`,
  );
  console.log(`checksum ${(tally.checksum >>> 0).toString(16).padStart(8, '0')}`);
  console.log(`${median(rates).toFixed(2)} games per million kernel steps`);
}

function copyNanoseconds(tables: readonly (readonly [Table, State])[]): number {
  const [t, empty] = tables[0] as readonly [Table, State];
  const copies = 1e6;
  const begin = process.hrtime.bigint();
  for (let i = 0; i < copies; i++) reset(t, empty);
  return Number(process.hrtime.bigint() - begin) / copies;
}

main();
