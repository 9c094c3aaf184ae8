import type { PositionStack } from '@bluemoon/ai/search';
import { fingerprint } from '@bluemoon/ai/search';
import {
  BLUFFS,
  BOOSTER_SUPPORT,
  CALL,
  cardOf,
  cardsIn,
  CHARACTER,
  choose,
  chooser,
  DECK_SIZE,
  ELEMENT,
  FIGHT,
  FIRE,
  isHonest,
  kindOf,
  listOptions,
  NO_FIGHT,
  OPTION_KINDS,
  OVER,
  PHASE,
  POWER,
  TURN_NUMBER,
  TURN_SEAT,
  WINNER,
  zone,
} from '@bluemoon/engine/simulation';
import type { Workbench } from '@bluemoon/engine/simulation';
import type { Card } from '@bluemoon/engine';
import { giveEverything, isReal } from './strongest-rival.ts';
import type { Unseen } from './strongest-rival.ts';

/**
 * Whether the rival can get through their turn. `unreal`: only with more cards than they can hold. `unclear`: chance
 * has a part in it, or the search ran out of nodes.
 */
export const NO_ANSWER = 0;
export const UNCLEAR_ANSWER = 1;
export const UNREAL_ANSWER = 2;
export const REAL_ANSWER = 3;

export type MustWin = 'fight' | 'game';

export interface RivalTurn {
  readonly rival: number;
  readonly unseen: Unseen;
  /** Cards of their hand that they lost in the solver's turn. */
  readonly lost: number;
  readonly goal: MustWin;
}

/** Counts down over a whole proof. */
export interface Nodes {
  left: number;
}

const DONE = OPTION_KINDS.indexOf('done');
const PLAY = OPTION_KINDS.indexOf('play');
const REFUSE = OPTION_KINDS.indexOf('refuse');
const RETREAT = OPTION_KINDS.indexOf('retreat');
const TAKE_BACK = OPTION_KINDS.indexOf('takeBack');
const DRAGON = OPTION_KINDS.indexOf('dragon');

export interface AnswerSearch {
  /** The best answer in the turn that the rival begins now. Does not restore the workbench. */
  answer(t: Workbench, depth: number, how: RivalTurn): number;
  /** After a real answer: what the rival chose. */
  readonly line: readonly number[];
}

/** Searches the rival's turn exhaustively, with every unseen card in their hand. */
export function answerSearch(stack: PositionStack, nodes: Nodes): AnswerSearch {
  const known = new Map<number, number>();
  const path: number[] = [];
  let line: readonly number[] = [];
  let turn = 0;
  let how: RivalTurn;
  let picked = false;

  /** A draw from a random place could bring any card. */
  const dice = {
    pick: (_t: Workbench, seat: number) => {
      if (seat === how.rival) picked = true;
      return 0;
    },
    shuffle: () => {},
  };

  function everythingInHand(t: Workbench): void {
    giveEverything(t.cells, how.rival, how.unseen);
    t.standing.fresh = false;
    if (t.cells[PHASE] !== OVER) listOptions(t);
  }

  function survived(t: Workbench): number {
    if (!isReal(t.cells, how.rival, how.unseen, how.lost)) return UNREAL_ANSWER;
    line = [...path];
    return REAL_ANSWER;
  }

  function best(t: Workbench, depth: number): number {
    const { cells } = t;
    if (cells[PHASE] === OVER) return cells[WINNER] - 1 === how.rival ? survived(t) : NO_ANSWER;
    if (cells[TURN_NUMBER] !== turn) {
      // RETREAT-7: the player who retreated has the next turn.
      const hasRetreated = cells[FIGHT] === NO_FIGHT && cells[TURN_SEAT] === how.rival;
      return hasRetreated && how.goal === 'fight' ? NO_ANSWER : survived(t);
    }
    if (cells[PHASE] === CALL && how.goal === 'fight') return isFoundOut(t) ? NO_ANSWER : survived(t);
    if (cells[PHASE] > POWER) return survived(t);
    if (depth >= stack.depth) return UNCLEAR_ANSWER;
    if (cells[zone(how.rival, DECK_SIZE)] > 0) everythingInHand(t);
    if (chooser(t) !== how.rival) return worstForRival(t, depth);
    const key = fingerprint(cells);
    const found = known.get(key);
    if (found !== undefined && found !== REAL_ANSWER) return found;
    const result = bestOption(t, depth);
    known.set(key, result);
    return result;
  }

  /** BLUFF-11: a player who lies has to retreat if called. An honest bluff stands, whether it is called or not. */
  function isFoundOut(t: Workbench): boolean {
    return !isHonest(t, how.rival, cardsIn(t.cells, zone(how.rival, BLUFFS)));
  }

  function after(t: Workbench, code: number, depth: number): number {
    if (nodes.left-- <= 0) return UNCLEAR_ANSWER;
    picked = false;
    choose(t, code);
    if (picked) return UNCLEAR_ANSWER;
    return best(t, depth);
  }

  function bestOption(t: Workbench, depth: number): number {
    const options = stack.save(t, depth);
    const count = t.optionCount;
    const order = ordered(t, options, count, how);
    let result = NO_ANSWER;
    for (const code of order) {
      path.push(code);
      result = Math.max(result, after(t, code, depth + 1));
      path.pop();
      stack.restore(t, depth);
      if (result === REAL_ANSWER) break;
    }
    return result;
  }

  function worstForRival(t: Workbench, depth: number): number {
    const options = stack.save(t, depth);
    const count = kindOf(options[0]) === DRAGON ? 1 : t.optionCount;
    let result = REAL_ANSWER;
    for (let i = 0; i < count && result > NO_ANSWER; i++) {
      result = Math.min(result, after(t, options[i], depth + 1));
      stack.restore(t, depth);
    }
    return result;
  }

  return {
    answer(t, depth, given) {
      how = given;
      turn = t.cells[TURN_NUMBER];
      path.length = 0;
      known.clear();
      const { dice: usual } = t;
      t.dice = dice;
      everythingInHand(t);
      const result = best(t, depth);
      t.dice = usual;
      return result;
    },
    get line() {
      return line;
    },
  };
}

const changesValues = ({ text = [] }: Card): boolean =>
  text.some((each) => 'rule' in each && (each.rule.rule === 'value' || each.rule.rule === 'total'));

const isPassing = (code: number): boolean => kindOf(code) === DONE || kindOf(code) === REFUSE;

/** One answer is enough: nothing special before the Character phase, then strong cards first, and ending the turn. */
function ordered(
  t: Workbench,
  options: Int32Array,
  count: number,
  { rival, goal }: RivalTurn,
): readonly number[] {
  const codes: number[] = [];
  for (let i = 0; i < count; i++) {
    const kind = kindOf(options[i]);
    // ENGAGE-12: a retreat is no answer if it loses the fight; a turn taken back is none.
    if (kind === TAKE_BACK || (kind === RETREAT && goal === 'fight')) continue;
    codes.push(options[i]);
  }
  if (t.cells[PHASE] < CHARACTER)
    return [...codes.filter(isPassing), ...codes.filter((code) => !isPassing(code))];
  const deck = t.game.decks[rival];
  const values = t.cells[ELEMENT] === FIRE ? deck.fire : deck.earth;
  const rank = (code: number) => {
    const kind = kindOf(code);
    if (kind === DONE) return t.cells[PHASE] === BOOSTER_SUPPORT ? 100 : -1;
    if (kind !== PLAY) return 0;
    const card = cardOf(code);
    // Cards that change values before those that do nothing here, so that the answer has only what it needs.
    return values[card] + (changesValues(deck.cards[card]) ? 0.5 : 0);
  };
  return codes.toSorted((a, b) => rank(b) - rank(a));
}
