import {
  CALL,
  choose,
  chooser,
  crystals,
  HAND,
  kindOf,
  option,
  OPTION_KINDS,
  isExchangingHand,
  OVER,
  PHASE,
  TURN_NUMBER,
  TURN_SEAT,
  WINNER,
  zone,
} from '@bluemoon/engine/simulation';
import type { Game, Workbench } from '@bluemoon/engine/simulation';
import { newFeatures, readFeatures } from '../evaluation/features.ts';
import type { FreshCards } from '../evaluation/features.ts';
import { networkFor } from '../evaluation/network.ts';
import type { Weights } from '../evaluation/weights.ts';
import { isAmong, USUAL } from './bluffing.ts';
import type { Bluffing } from './bluffing.ts';
import { fingerprint, newPositions } from './positions.ts';
import { newPositionStack } from './position-stack.ts';

export const TAKE_BACK = OPTION_KINDS.indexOf('takeBack');
const DONE = OPTION_KINDS.indexOf('done');
const PLAY = OPTION_KINDS.indexOf('play');
const REFUSING = option(OPTION_KINDS.indexOf('refuse'));
export const TRUSTING = option(OPTION_KINDS.indexOf('trust'));
export const CALLING = option(OPTION_KINDS.indexOf('call'));

/** Share of the crystals in the worth, so that a fourth dragon is worth more than a plain win. */
const CRYSTAL_SHARE = 0.15;
/** The worth of a turn that has to be taken back. */
export const WORTHLESS = -1;

export interface TurnSearch {
  /** Number of positions searched so far. */
  readonly looked: number;
  /** The worth of every option of the pending decision, from 0 to 1, assuming the best continuation of the turn. */
  rank(t: Workbench, seat: number, nodesPerOption: number, replies?: Replies): Float64Array;
  /** After `rank`: plays the best line from that option to the end of the turn, as far as it was searched. */
  follow(t: Workbench, seat: number, first: number, turn: number): readonly Step[];
  /** The worth of the position for the seat. */
  worth(t: Workbench, seat: number, fresh?: FreshCards): number;
  /** The worth for the seat in a world with both hands known: combines the evaluations of both players. */
  worthInWorld(t: Workbench, seat: number): number;
  /** The evaluation of the last position, after `worth` or `worthInWorld`. */
  readonly judged: Judgement;
  /** Makes the next search independent of earlier ones, including rounding errors. */
  forget(bluffing?: Bluffing): void;
}

/**
 * What the rival decides during the own turn: their first option, or the worst for the seat. A search that plays its
 * lines in many worlds does not need the worst, which costs nodes.
 */
export type Replies = 'first' | 'worst';

export interface Judgement {
  win: number;
  crystals: number;
}

/** A choice, and the hand with which it was made: with other cards another choice may be better. */
export interface Step extends FreshCards {
  readonly code: number;
  /** The rival's assumed decisions before the seat has to choose again. */
  readonly replies: readonly number[];
}

/** Searches all lines of one's own turn and evaluates the positions at its end. */
export function turnSearch(weights: Weights, game: Game): TurnSearch {
  const network = networkFor(weights, game);
  const features = newFeatures();
  const stack = newPositionStack();
  const worths = new Float64Array(512);
  const positions = newPositions();
  const judged: Judgement = { win: 0.5, crystals: 0 };
  let looked = 0;
  let nodes = 0;
  /** Extra nodes while no legal announcement has been found. */
  let extraNodes = 0;
  /** The seat exchanges its starting hand: the draws are unknown, so nothing after it can be planned. */
  let isExchanging = false;
  let replies: Replies = 'first';
  let bluffing = USUAL;

  function worth(t: Workbench, seat: number, fresh?: FreshCards): number {
    looked++;
    if (t.cells[PHASE] === OVER) {
      judged.win = t.cells[WINNER] - 1 === seat ? 1 : 0;
      judged.crystals = judged.win === 1 ? crystals(t) : -crystals(t);
    } else {
      readFeatures(t, seat, features, fresh);
      network.judge(features);
      judged.win = network.win;
      judged.crystals = network.crystals;
    }
    return worthOf(judged);
  }

  /**
   * The best worth that can be reached in the own turn, or by a decision in the rival's. Does not restore the table.
   */
  function best(t: Workbench, seat: number, turn: number, depth: number, hand: FreshCards): number {
    while (isReplying(t, seat, turn) && !isSearched(t, replies)) choose(t, withoutInterference(t));
    if (hasTurnEnded(t, turn)) return worth(t, seat, drawnSince(t, seat, hand));
    if (depth >= stack.depth) return worth(t, seat);
    if (isCalling(t, seat)) return bestIfCalled(t, seat, turn, depth, hand);
    if (isReplying(t, seat, turn)) return bestAfterReply(t, seat, turn, depth, hand);
    if (chooser(t) !== seat) return worth(t, seat, drawnSince(t, seat, hand));
    const key = fingerprint(t.cells);
    const known = positions.find(key);
    if (known >= 0) return positions.worth[known];
    return bestOption(t, seat, turn, depth, key);
  }

  /** The rival may call or not; the face-down cards decide what that means. */
  function bestIfCalled(t: Workbench, seat: number, turn: number, depth: number, hand: FreshCards): number {
    if (!isAmong(bluffing.makes[seat], t, seat)) return WORTHLESS;
    const calls = bluffing.calls[1 - seat];
    stack.save(t, depth);
    choose(t, TRUSTING);
    const trusted = best(t, seat, turn, depth + 1, hand);
    stack.restore(t, depth);
    choose(t, CALLING);
    const called = best(t, seat, turn, depth + 1, hand);
    return (1 - calls) * trusted + calls * called;
  }

  /**
   * The rival's decision that is worst for the seat; a more hopeful assumption may lead into the same dead end again.
   */
  function bestAfterReply(t: Workbench, seat: number, turn: number, depth: number, hand: FreshCards): number {
    const key = fingerprint(t.cells);
    const known = positions.find(key);
    if (known >= 0) return positions.worth[known];
    const options = stack.save(t, depth);
    const count = t.optionCount;
    const share = Math.ceil(nodes / count);
    let left = nodes;
    let value = Infinity;
    let code = options[0];
    for (let i = 0; i < count; i++) {
      nodes = share;
      choose(t, options[i]);
      const reached = best(t, seat, turn, depth + 1, hand);
      if (reached < value) {
        value = reached;
        code = options[i];
      }
      left -= share - nodes;
      stack.restore(t, depth);
    }
    nodes = left;
    positions.keep(key, value, code);
    return value;
  }

  /** Plays the rival's assumed decisions, as far as they were searched. */
  function replied(t: Workbench, seat: number, turn: number): readonly number[] {
    const made: number[] = [];
    for (;;) {
      if (isCalling(t, seat)) made.push(TRUSTING);
      else if (!isReplying(t, seat, turn)) return made;
      else {
        const known = isSearched(t, replies) ? positions.find(fingerprint(t.cells)) : -1;
        made.push(known < 0 ? withoutInterference(t) : positions.best[known]);
      }
      choose(t, made[made.length - 1]);
    }
  }

  /** The worth after a choice with this hand. */
  function ahead(
    t: Workbench,
    seat: number,
    turn: number,
    depth: number,
    hand: FreshCards,
    code: number,
  ): number {
    if (isExchanging && kindOf(code) === DONE) return worth(t, seat, drawnSince(t, seat, hand));
    return best(t, seat, turn, depth, hand);
  }

  function bestOption(t: Workbench, seat: number, turn: number, depth: number, key: number): number {
    const options = stack.save(t, depth);
    const count = t.optionCount;
    const hand = handOf(t, seat);
    let value = WORTHLESS;
    let code = options[0];
    for (let i = 0; i < count; i++) {
      if (kindOf(options[i]) === TAKE_BACK) continue;
      if (nodes <= (value > WORTHLESS ? 0 : -extraNodes)) break;
      nodes--;
      choose(t, options[i]);
      const reached = ahead(t, seat, turn, depth + 1, hand, options[i]);
      if (reached > value) {
        value = reached;
        code = options[i];
      }
      stack.restore(t, depth);
    }
    positions.keep(key, value, code);
    return value;
  }

  return {
    worth,
    worthInWorld(t, seat) {
      worth(t, 1 - seat);
      const rival = { ...judged };
      worth(t, seat);
      judged.win = (judged.win + 1 - rival.win) / 2;
      judged.crystals = (judged.crystals - rival.crystals) / 2;
      return worthOf(judged);
    },
    judged,
    get looked() {
      return looked;
    },
    forget(assumed = USUAL) {
      bluffing = assumed;
      network.forget();
    },
    rank(t, seat, nodesPerOption, how = 'first') {
      replies = how;
      positions.clear();
      const turn = t.cells[TURN_NUMBER];
      const options = stack.save(t, 0);
      const count = t.optionCount;
      const hand = handOf(t, seat);
      isExchanging = isExchangingHand(t);
      for (let i = 0; i < count; i++) {
        worths[i] = WORTHLESS;
        if (kindOf(options[i]) === TAKE_BACK) continue;
        nodes = nodesPerOption;
        extraNodes = 2 * nodesPerOption;
        choose(t, options[i]);
        worths[i] = ahead(t, seat, turn, 1, hand, options[i]);
        stack.restore(t, 0);
      }
      return worths.subarray(0, count);
    },
    follow(t, seat, first, turn) {
      const steps: Step[] = [];
      let code = first;
      for (;;) {
        const hand = handOf(t, seat);
        choose(t, code);
        steps.push({ code, ...hand, replies: replied(t, seat, turn) });
        if (hasTurnEnded(t, turn) || chooser(t) !== seat || steps.length >= stack.depth) return steps;
        const known = positions.find(fingerprint(t.cells));
        if (known < 0 || positions.worth[known] === WORTHLESS) return steps;
        code = positions.best[known];
      }
    },
  };
}

/** The best of the ranked options, or the way out of a dead end. */
export function bestOf(worths: Float64Array, t: Workbench): number {
  let best = 0;
  for (let i = 1; i < worths.length; i++) {
    if (worths[i] > worths[best] || (worths[i] === worths[best] && kindOf(t.options[i]) === TAKE_BACK))
      best = i;
  }
  return best;
}

export function worthOf({ win, crystals }: Judgement): number {
  return (1 - CRYSTAL_SHARE) * win + CRYSTAL_SHARE * (0.5 + crystals / 8);
}

export function handOf(t: Workbench, seat: number): FreshCards {
  const at = zone(seat, HAND);
  return { lo: t.cells[at], hi: t.cells[at + 1] };
}

export function drawnSince(t: Workbench, seat: number, hand: FreshCards): FreshCards {
  const at = zone(seat, HAND);
  return { lo: t.cells[at] & ~hand.lo, hi: t.cells[at + 1] & ~hand.hi };
}

export function hasTurnEnded(t: Workbench, turn: number): boolean {
  return t.cells[PHASE] === OVER || t.cells[TURN_NUMBER] !== turn;
}

/** Maximum number of options of the rival that are searched; with more, such as discards, the first is assumed. */
const MAX_REPLIES = 4;

/** Whether the rival's decision is searched: not if it is interference, since their hand is unknown. */
function isSearched(t: Workbench, replies: Replies): boolean {
  return replies === 'worst' && t.optionCount > 1 && t.optionCount <= MAX_REPLIES && !mayInterfere(t);
}

export function mayInterfere(t: Workbench): boolean {
  const last = t.options[t.optionCount - 1];
  return last === REFUSING && (t.optionCount === 1 || kindOf(t.options[0]) === PLAY);
}

/** Assumes that the rival does not interfere. */
export function withoutInterference(t: Workbench): number {
  return t.options[mayInterfere(t) ? t.optionCount - 1 : 0];
}

/** Whether the rival has a decision in the seat's own turn, other than calling. */
function isReplying(t: Workbench, seat: number, turn: number): boolean {
  return !hasTurnEnded(t, turn) && chooser(t) !== seat && t.cells[TURN_SEAT] === seat && !isCalling(t, seat);
}

/** Whether the rival decides about calling the seat's bluff. */
function isCalling(t: Workbench, seat: number): boolean {
  return t.cells[PHASE] === CALL && t.cells[TURN_SEAT] === seat && chooser(t) !== seat;
}
