import {
  choose,
  chooser,
  crystals,
  DECISION_NUMBER,
  HAND,
  kindOf,
  OPTION_KINDS,
  OVER,
  PHASE,
  TURN_NUMBER,
  TURN_SEAT,
  WINNER,
  zone,
} from '@bluemoon/engine/simulation';
import type { Game, Table } from '@bluemoon/engine/simulation';
import { newFeatures, readFeatures } from '../evaluation/features.ts';
import type { FreshCards } from '../evaluation/features.ts';
import { networkFor } from '../evaluation/network.ts';
import type { Weights } from '../evaluation/weights.ts';
import { newWorkbench } from './workbench.ts';

const TAKE_BACK = OPTION_KINDS.indexOf('takeBack');
const TRUST = OPTION_KINDS.indexOf('trust');

/** A win counts most; beyond that the crystals, so that a fourth dragon is worth more than a bare win. */
const CRYSTAL_SHARE = 0.15;
/** A turn that has to be taken back has gained nothing. */
const WORTHLESS = -1;

export interface TurnSearch {
  /** The worth, from 0 to 1, of every option of the pending decision, if the seat goes on to the end of its turn as well as it can. */
  rank(t: Table, seat: number, nodesAnOption: number): Float64Array;
  /** The worth of the position for the seat. */
  worth(t: Table, seat: number): number;
}

/** Looks through all lines of one's own turn and judges the positions in which it ends. */
export function turnSearch(weights: Weights, game: Game): TurnSearch {
  const network = networkFor(weights, game);
  const features = newFeatures();
  const bench = newWorkbench();
  const worths = new Float64Array(512);
  /** Positions met before, in whatever order the cards were played. */
  const seen = new Map<number, number>();
  let nodes = 0;
  /** So many more nodes are spent where no legal announcement was found yet. */
  let patience = 0;

  function worth(t: Table, seat: number, fresh?: FreshCards): number {
    const isOver = t.cells[PHASE] === OVER;
    if (!isOver) {
      readFeatures(t, seat, features, fresh);
      network.judge(features);
    }
    const won = t.cells[WINNER] - 1 === seat ? 1 : 0;
    const win = isOver ? won : network.win;
    const gain = isOver ? (won ? crystals(t) : -crystals(t)) : network.crystals;
    return (1 - CRYSTAL_SHARE) * win + CRYSTAL_SHARE * (0.5 + gain / 8);
  }

  /** The best that can still be reached in the own turn, or by what is decided in the rival's; leaves the table anywhere. */
  function best(t: Table, seat: number, turn: number, depth: number, hand: FreshCards): number {
    while (!hasTurnEnded(t, turn) && isHalted(t, seat)) choose(t, rivalsReply(t));
    if (hasTurnEnded(t, turn) || chooser(t) !== seat) {
      const at = zone(seat, HAND);
      return worth(t, seat, { lo: t.cells[at] & ~hand.lo, hi: t.cells[at + 1] & ~hand.hi });
    }
    if (depth >= bench.depth) return worth(t, seat);
    const key = fingerprint(t.cells);
    const known = seen.get(key);
    if (known !== undefined) return known;
    const value = bestOption(t, seat, turn, depth);
    seen.set(key, value);
    return value;
  }

  function bestOption(t: Table, seat: number, turn: number, depth: number): number {
    const options = bench.save(t, depth);
    const count = t.optionCount;
    const at = zone(seat, HAND);
    const hand = { lo: t.cells[at], hi: t.cells[at + 1] };
    let value = WORTHLESS;
    for (let i = 0; i < count; i++) {
      if (kindOf(options[i]) === TAKE_BACK) continue;
      if (nodes <= (value > WORTHLESS ? 0 : -patience)) break;
      nodes--;
      choose(t, options[i]);
      value = Math.max(value, best(t, seat, turn, depth + 1, hand));
      bench.restore(t, depth);
    }
    return value;
  }

  return {
    worth,
    rank(t, seat, nodesAnOption) {
      seen.clear();
      const turn = t.cells[TURN_NUMBER];
      const options = bench.save(t, 0);
      const count = t.optionCount;
      const at = zone(seat, HAND);
      const hand = { lo: t.cells[at], hi: t.cells[at + 1] };
      for (let i = 0; i < count; i++) {
        worths[i] = WORTHLESS;
        if (kindOf(options[i]) === TAKE_BACK) continue;
        nodes = nodesAnOption;
        patience = 2 * nodesAnOption;
        choose(t, options[i]);
        worths[i] = best(t, seat, turn, 1, hand);
        bench.restore(t, 0);
      }
      return worths.subarray(0, count);
    },
  };
}

function hasTurnEnded(t: Table, turn: number): boolean {
  return t.cells[PHASE] === OVER || t.cells[TURN_NUMBER] !== turn;
}

/** The rival has something to decide in the seat's own turn. */
function isHalted(t: Table, seat: number): boolean {
  return chooser(t) !== seat && t.cells[TURN_SEAT] === seat;
}

/** Where the rival has to decide something within the turn he is taken to believe, and else to do the first thing he may. */
function rivalsReply(t: Table): number {
  for (let i = 0; i < t.optionCount; i++) if (kindOf(t.options[i]) === TRUST) return t.options[i];
  return t.options[0];
}

/** Two words of hash in one number; decisions are counted in the cells and must not tell positions apart. */
function fingerprint(cells: Int32Array): number {
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  for (let i = 0; i < cells.length; i++) {
    const cell = i === DECISION_NUMBER ? 0 : cells[i];
    if (cell === 0) continue;
    a = Math.imul(a ^ cell, 0x01000193 + 2 * i);
    b = Math.imul(b + cell + i, 0x5bd1e995) ^ (b >>> 15);
  }
  return (a >>> 0) * 0x200000 + ((b >>> 0) & 0x1fffff);
}
