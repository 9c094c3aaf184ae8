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
import type { Game, Table } from '@bluemoon/engine/simulation';
import { newFeatures, readFeatures } from '../evaluation/features.ts';
import type { FreshCards } from '../evaluation/features.ts';
import { networkFor } from '../evaluation/network.ts';
import type { Weights } from '../evaluation/weights.ts';
import { fingerprint, newPositions } from './positions.ts';
import { newWorkbench } from './workbench.ts';

export const TAKE_BACK = OPTION_KINDS.indexOf('takeBack');
const DONE = OPTION_KINDS.indexOf('done');
const PLAY = OPTION_KINDS.indexOf('play');
const REFUSING = option(OPTION_KINDS.indexOf('refuse'));
export const TRUSTING = option(OPTION_KINDS.indexOf('trust'));
export const CALLING = option(OPTION_KINDS.indexOf('call'));
/** How often a bluff is called: about as often as makes bluffing neither pay nor cost for a player who is caught. */
export const CALLS = 0.35;

/** A win counts most; beyond that the crystals, so that a fourth dragon is worth more than a bare win. */
const CRYSTAL_SHARE = 0.15;
/** A turn that has to be taken back has gained nothing. */
export const WORTHLESS = -1;

export interface TurnSearch {
  /** So many positions were looked at since the search was made. */
  readonly looked: number;
  /** The worth, from 0 to 1, of every option of the pending decision, if the seat goes on to the end of its turn as well as it can. */
  rank(t: Table, seat: number, nodesAnOption: number, replies?: Replies): Float64Array;
  /** After `rank`: the choices from that option on, to the end of the turn, as far as they were looked at. Plays them. */
  follow(t: Table, seat: number, first: number, turn: number): readonly Step[];
  /** The worth of the position for the seat. */
  worth(t: Table, seat: number, fresh?: FreshCards): number;
  /** The worth for the seat in a world in which both hands are known: what both players think of it, taken together. */
  worthInWorld(t: Table, seat: number): number;
  /** After `worth` or `worthInWorld`, of the position last judged. */
  readonly judged: Judgement;
  /** From now on nothing depends on earlier searches, to the last bit. */
  forget(): void;
}

/**
 * What the rival decides in the seat's own turn: the first thing he may, or the worst for the seat. Whoever plays his
 * lines out in many worlds need not fear the worst, which costs nodes.
 */
export type Replies = 'first' | 'worst';

export interface Judgement {
  win: number;
  crystals: number;
}

/** A choice, and the hand with which it was made: with other cards something else may be better. */
export interface Step extends FreshCards {
  readonly code: number;
  /** What the rival is taken to decide then, before the seat has to choose again. */
  readonly replies: readonly number[];
}

/** Looks through all lines of one's own turn and judges the positions in which it ends. */
export function turnSearch(weights: Weights, game: Game): TurnSearch {
  const network = networkFor(weights, game);
  const features = newFeatures();
  const bench = newWorkbench();
  const worths = new Float64Array(512);
  const positions = newPositions();
  const judged: Judgement = { win: 0.5, crystals: 0 };
  let looked = 0;
  let nodes = 0;
  /** So many more nodes are spent where no legal announcement was found yet. */
  let patience = 0;
  /** The seat exchanges its starting hand: nobody knows what it will draw, so that nothing beyond can be planned. */
  let isExchanging = false;
  let replies: Replies = 'first';

  function worth(t: Table, seat: number, fresh?: FreshCards): number {
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

  /** The best that can still be reached in the own turn, or by what is decided in the rival's; leaves the table anywhere. */
  function best(t: Table, seat: number, turn: number, depth: number, hand: FreshCards): number {
    while (isReplying(t, seat, turn) && !isWeighed(t, replies)) choose(t, unanswered(t));
    if (hasTurnEnded(t, turn)) return worth(t, seat, drawnSince(t, seat, hand));
    if (depth >= bench.depth) return worth(t, seat);
    if (isCalling(t, seat)) return bestIfCalled(t, seat, turn, depth, hand);
    if (isReplying(t, seat, turn)) return bestAfterReply(t, seat, turn, depth, hand);
    if (chooser(t) !== seat) return worth(t, seat, drawnSince(t, seat, hand));
    const key = fingerprint(t.cells);
    const known = positions.find(key);
    if (known >= 0) return positions.worth[known];
    return bestOption(t, seat, turn, depth, key);
  }

  /** The rival may call or not; what lies face down decides what that brings. */
  function bestIfCalled(t: Table, seat: number, turn: number, depth: number, hand: FreshCards): number {
    bench.save(t, depth);
    choose(t, TRUSTING);
    const trusted = best(t, seat, turn, depth + 1, hand);
    bench.restore(t, depth);
    choose(t, CALLING);
    const called = best(t, seat, turn, depth + 1, hand);
    return (1 - CALLS) * trusted + CALLS * called;
  }

  /** The rival decides what is worst for the seat; to hope for anything else may end in a dead end again and again. */
  function bestAfterReply(t: Table, seat: number, turn: number, depth: number, hand: FreshCards): number {
    const key = fingerprint(t.cells);
    const known = positions.find(key);
    if (known >= 0) return positions.worth[known];
    const options = bench.save(t, depth);
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
      bench.restore(t, depth);
    }
    nodes = left;
    positions.keep(key, value, code);
    return value;
  }

  /** What the rival is taken to decide, as far as that was looked at. Plays it. */
  function replied(t: Table, seat: number, turn: number): readonly number[] {
    const made: number[] = [];
    for (;;) {
      if (isCalling(t, seat)) made.push(TRUSTING);
      else if (!isReplying(t, seat, turn)) return made;
      else {
        const known = isWeighed(t, replies) ? positions.find(fingerprint(t.cells)) : -1;
        made.push(known < 0 ? unanswered(t) : positions.best[known]);
      }
      choose(t, made[made.length - 1]);
    }
  }

  /** After a choice with this hand. */
  function ahead(
    t: Table,
    seat: number,
    turn: number,
    depth: number,
    hand: FreshCards,
    code: number,
  ): number {
    if (isExchanging && kindOf(code) === DONE) return worth(t, seat, drawnSince(t, seat, hand));
    return best(t, seat, turn, depth, hand);
  }

  function bestOption(t: Table, seat: number, turn: number, depth: number, key: number): number {
    const options = bench.save(t, depth);
    const count = t.optionCount;
    const hand = handOf(t, seat);
    let value = WORTHLESS;
    let code = options[0];
    for (let i = 0; i < count; i++) {
      if (kindOf(options[i]) === TAKE_BACK) continue;
      if (nodes <= (value > WORTHLESS ? 0 : -patience)) break;
      nodes--;
      choose(t, options[i]);
      const reached = ahead(t, seat, turn, depth + 1, hand, options[i]);
      if (reached > value) {
        value = reached;
        code = options[i];
      }
      bench.restore(t, depth);
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
    forget: () => network.forget(),
    rank(t, seat, nodesAnOption, how = 'first') {
      replies = how;
      positions.clear();
      const turn = t.cells[TURN_NUMBER];
      const options = bench.save(t, 0);
      const count = t.optionCount;
      const hand = handOf(t, seat);
      isExchanging = isExchangingHand(t);
      for (let i = 0; i < count; i++) {
        worths[i] = WORTHLESS;
        if (kindOf(options[i]) === TAKE_BACK) continue;
        nodes = nodesAnOption;
        patience = 2 * nodesAnOption;
        choose(t, options[i]);
        worths[i] = ahead(t, seat, turn, 1, hand, options[i]);
        bench.restore(t, 0);
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
        if (hasTurnEnded(t, turn) || chooser(t) !== seat || steps.length >= bench.depth) return steps;
        const known = positions.find(fingerprint(t.cells));
        if (known < 0 || positions.worth[known] === WORTHLESS) return steps;
        code = positions.best[known];
      }
    },
  };
}

/** Of the ranked options: the best, or the way out of a dead end. */
export function bestOf(worths: Float64Array, t: Table): number {
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

export function handOf(t: Table, seat: number): FreshCards {
  const at = zone(seat, HAND);
  return { lo: t.cells[at], hi: t.cells[at + 1] };
}

export function drawnSince(t: Table, seat: number, hand: FreshCards): FreshCards {
  const at = zone(seat, HAND);
  return { lo: t.cells[at] & ~hand.lo, hi: t.cells[at + 1] & ~hand.hi };
}

export function hasTurnEnded(t: Table, turn: number): boolean {
  return t.cells[PHASE] === OVER || t.cells[TURN_NUMBER] !== turn;
}

/** So many things that the rival may decide are weighed; of more, such as which cards he discards, he takes the first. */
const MOST_REPLIES = 4;

/** Whether what the rival has to decide is looked through: not if he may answer, since what he holds is not known. */
function isWeighed(t: Table, replies: Replies): boolean {
  return replies === 'worst' && t.optionCount > 1 && t.optionCount <= MOST_REPLIES && !mayAnswer(t);
}

function mayAnswer(t: Table): boolean {
  const last = t.options[t.optionCount - 1];
  return last === REFUSING && (t.optionCount === 1 || kindOf(t.options[0]) === PLAY);
}

/** Where the rival is asked whether he answers he is taken to have nothing to say. */
function unanswered(t: Table): number {
  return t.options[mayAnswer(t) ? t.optionCount - 1 : 0];
}

/** The rival has to decide something in the seat's own turn, but for calling. */
function isReplying(t: Table, seat: number, turn: number): boolean {
  return !hasTurnEnded(t, turn) && chooser(t) !== seat && t.cells[TURN_SEAT] === seat && !isCalling(t, seat);
}

/** The rival has to decide whether he believes what the seat has laid face down. */
function isCalling(t: Table, seat: number): boolean {
  return t.cells[PHASE] === CALL && t.cells[TURN_SEAT] === seat && chooser(t) !== seat;
}
