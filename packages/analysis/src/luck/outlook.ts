import type { Weights } from '@bluemoon/ai';
import { CALLING, CALLS, randomFrom, TAKE_BACK, TRUSTING, turnSearch } from '@bluemoon/ai/search';
import type { TurnSearch } from '@bluemoon/ai/search';
import type { State } from '@bluemoon/engine';
import {
  CALL,
  choose,
  chooser,
  kindOf,
  listOptions,
  OVER,
  PHASE,
  reset,
  TURN_NUMBER,
  workbenchFor,
} from '@bluemoon/engine/simulation';
import type { Game, Workbench } from '@bluemoon/engine/simulation';
import type { Critic } from '../critic/critic.ts';
import { dealtAgain } from './deal-again.ts';
import { NOTHING_KNOWN } from './known-order.ts';

/** What a position promises, by how the players might go on from it. */
export interface Outlook {
  /**
   * The chance of seat 0. Hidden cards are dealt again, so it does not depend on their order. The same seed gives the
   * same chance, another seed another future.
   */
  chanceFrom(state: State, seed: number): number;
}

export interface Future {
  /** The bots' weights, by which both play on. */
  readonly weights: Weights;
  /** Judges the position in which the future ends. */
  readonly critic: Critic;
  /** How large the random errors of each player are, as in the game itself; otherwise lots seem to decide too much. */
  readonly blurs: readonly [number, number];
  /** Number of turns that end before the critic judges. */
  readonly turns: number;
}

/** As `solid`: with fewer, players find fewer ways to stay in a fight than they do in the game. */
const NODES_PER_OPTION = 40;
/** Then the critic judges: the player has no better idea. */
const MAX_TAKE_BACKS = 2;

/** Gives every turn its own errors. */
const TURN_STRIDE = 7919;

/** Plays on for some turns as the players would, by what each of them knows, and then asks the critic. */
export function outlookBy({ weights, critic, blurs, turns }: Future): Outlook {
  const benches = new WeakMap<Game['decks'], { readonly t: Workbench; readonly search: TurnSearch }>();
  const benchFor = (state: State) => {
    const bench = benches.get(state.game.decks) ?? {
      t: workbenchFor(state, null),
      search: turnSearch(weights, state.game),
    };
    benches.set(state.game.decks, bench);
    return bench;
  };
  return {
    chanceFrom(state, seed) {
      if (state.cells[PHASE] === OVER || turns === 0) return critic.chanceOf(state);
      const { t, search } = benchFor(state);
      reset(t, dealtAgain(state, NOTHING_KNOWN, seed));
      listOptions(t);
      search.forget();
      playOn(t, search, blurs, t.cells[TURN_NUMBER] + turns, seed);
      return critic.chanceOf(t);
    },
  };
}

function playOn(t: Workbench, search: TurnSearch, blurs: Future['blurs'], until: number, seed: number): void {
  let takeBacks = 0;
  let turn = -1;
  let random = randomFrom(seed);
  while (t.cells[PHASE] !== OVER && t.cells[TURN_NUMBER] < until) {
    if (t.cells[TURN_NUMBER] !== turn) {
      turn = t.cells[TURN_NUMBER];
      // The same errors in every turn, whatever happened before it: then futures differ only by what they should.
      random = randomFrom(seed + TURN_STRIDE * turn);
    }
    const code = choiceOf(t, search, blurs, random);
    if (kindOf(code) === TAKE_BACK && takeBacks++ === MAX_TAKE_BACKS) return;
    choose(t, code);
  }
}

function choiceOf(t: Workbench, search: TurnSearch, blurs: Future['blurs'], random: () => number): number {
  if (t.optionCount === 1) return t.options[0];
  // Who calls does not know the face-down cards, so it is left to chance.
  if (t.cells[PHASE] === CALL) return random() < CALLS ? CALLING : TRUSTING;
  const seat = chooser(t);
  return likedOption(t, search.rank(t, seat, NODES_PER_OPTION, 'worst'), blurs[seat], random);
}

/** The best option by its worth and a random error; the last resort is to take the turn back. */
export function likedOption(t: Workbench, worths: Float64Array, blur: number, random: () => number): number {
  let [best, most] = [0, -Infinity];
  worths.forEach((worth, i) => {
    const liking = worth + blur * (random() + random() - 1);
    if (liking > most) [best, most] = [i, liking];
  });
  return t.options[best];
}
