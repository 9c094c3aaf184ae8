import { MAX_CARDS } from '../compile/mask.ts';
import { NO_RULES } from '../compile/rules.ts';
import type { RulesByKind } from '../compile/rules.ts';
import type { Deck, Game } from '../compile/game.ts';
import { chanceBelow } from './chance.ts';
import type { GameEvent } from './events.ts';
import { STATE_CELLS } from './layout.ts';

/** A running or finished game: the compiled game and plain data. */
export interface State {
  readonly game: Game;
  readonly cells: Int32Array;
  /** The state in the Engagement phase of this turn, to which the turn can be taken back; shared, never changed. */
  readonly engagement: Int32Array | null;
}

/** The source of randomness: the seed of the game, unless a recorded game is replayed. */
export interface Dice {
  /** The index of one of these cards of the seat, all equally likely. */
  pick(t: Workbench, seat: number, cards: readonly number[]): number;
  /** Puts the draw deck into a random order. */
  shuffle(t: Workbench, seat: number, order: number[]): void;
}

export const SEEDED_DICE: Dice = {
  pick: (t, _seat, cards) => chanceBelow(t, cards.length),
  shuffle: (t, _seat, order) => {
    for (let i = order.length - 1; i > 0; i--) {
      const j = chanceBelow(t, i + 1);
      const card = order[i];
      order[i] = order[j];
      order[j] = card;
    }
  },
};

/** What follows from the active cards at this moment; recomputed when they change. */
export interface Standing {
  fresh: boolean;
  /** Nobody has to name a target, nor may change one, until active cards change (TARGET-1 to -3). */
  targetsSettled: boolean;
  /** Per seat: the rules of its cards that are in force, by kind, and the cards from which they were collected. */
  readonly inForce: [RulesByKind, RulesByKind];
  readonly collected: readonly [Collected, Collected];
  /** Whether any text ignores something; otherwise all fields about ignoring are zero. */
  ignores: boolean;
  /** Per seat two words: cards whose text is in force unless ignored, ignored cards, cards with ignored text, protected cards. */
  readonly speaking: Int32Array;
  readonly ignored: Int32Array;
  readonly textIgnored: Int32Array;
  readonly protectedCards: Int32Array;
  /** Per seat two words: cards that the rival's text forbids to play. */
  readonly forbidden: Int32Array;
  /** Per seat: whether face-down cards are ignored. */
  readonly bluffsIgnored: Uint8Array;
  /** Per seat: icon kinds that are ignored on its cards, as bits. */
  readonly iconsIgnored: Int32Array;
}

/** Whose rules are in force: cards of the deck as bits, and the leadership card or -1. */
export interface Collected {
  deck: Deck | null;
  lo: number;
  hi: number;
  leadership: number;
}

/** The maximum: each card of the hand onto each ship, and all ways to play, use and meet cards. */
export const MAX_OPTIONS = (MAX_CARDS / 2) ** 2 + 4 * MAX_CARDS;

/** A mutable copy of a state on which one choice is carried out; simulations reuse it for many. */
export interface Workbench {
  game: Game;
  cells: Int32Array;
  engagement: Int32Array | null;
  /** Holds `engagement` if this workbench reached it itself; simulations write into it instead of allocating. */
  ownEngagement: Int32Array | null;
  /** Null in simulations. */
  events: GameEvent[] | null;
  dice: Dice;
  readonly standing: Standing;
  /** The options of the pending decision, as far as they were counted; it grows when it is full. */
  options: Int32Array;
  optionCount: number;
}

/** Room for more than most decisions offer: a server makes thousands of workbenches in a second. */
const USUAL_OPTIONS = 64;

export function workbenchFor(state: State, events: GameEvent[] | null, dice: Dice = SEEDED_DICE): Workbench {
  return {
    game: state.game,
    cells: state.cells.slice(),
    engagement: state.engagement,
    ownEngagement: null,
    events,
    dice,
    standing: newStanding(),
    options: new Int32Array(USUAL_OPTIONS),
    optionCount: 0,
  };
}

export function growOptions(t: Workbench): void {
  const grown = new Int32Array(MAX_OPTIONS);
  grown.set(t.options);
  t.options = grown;
}

/** For simulations: copies the state into the workbench, without allocating. */
export function reset(t: Workbench, state: State): void {
  t.game = state.game;
  t.cells.set(state.cells);
  t.engagement = state.engagement;
  t.standing.fresh = false;
}

/** Makes these cells the state to which the turn can be taken back. */
export function keepEngagement(t: Workbench, cells: Int32Array): void {
  t.ownEngagement ??= newCells();
  t.ownEngagement.set(cells);
  t.engagement = t.ownEngagement;
}

/**
 * One workbench for all states that somebody only looks at: a server does so thousands of times a second, and arrays
 * outside the heap are expensive to make and to collect.
 */
export function reusedBench(): (state: State) => Workbench {
  let bench: Workbench | null = null;
  return (state) => {
    if (bench === null) bench = workbenchFor(state, null);
    else reset(bench, state);
    return bench;
  };
}

export function freeze(t: Workbench): State {
  const { game, engagement } = t;
  const changes = engagement !== null && engagement === t.ownEngagement;
  return { game, cells: t.cells.slice(), engagement: changes ? engagement.slice() : engagement };
}

/** The state of a workbench that nobody uses any more: nothing has to be copied. */
export function handedOver({ game, cells, engagement }: Workbench): State {
  return { game, cells, engagement };
}

export function newCells(): Int32Array {
  return new Int32Array(STATE_CELLS);
}

function newStanding(): Standing {
  return {
    fresh: false,
    targetsSettled: false,
    inForce: [NO_RULES, NO_RULES],
    collected: [
      { deck: null, lo: 0, hi: 0, leadership: -1 },
      { deck: null, lo: 0, hi: 0, leadership: -1 },
    ],
    ignores: false,
    speaking: new Int32Array(4),
    ignored: new Int32Array(4),
    textIgnored: new Int32Array(4),
    protectedCards: new Int32Array(4),
    forbidden: new Int32Array(4),
    bluffsIgnored: new Uint8Array(2),
    iconsIgnored: new Int32Array(2),
  };
}
