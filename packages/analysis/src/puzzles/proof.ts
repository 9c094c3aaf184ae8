import { fingerprint, newPositionStack } from '@bluemoon/ai/search';
import { optionOn, TURN_NUMBER } from '@bluemoon/engine/simulation';
import {
  CALL,
  cardOf,
  choose,
  chooser,
  count,
  DECK,
  ELEMENT,
  FIGHT,
  HAND,
  kindOf,
  listOptions,
  NO_FIGHT,
  OPTION_KINDS,
  OVER,
  PHASE,
  powerOf,
  TURN_SEAT,
  WINNER,
  workbenchFor,
  zone,
} from '@bluemoon/engine/simulation';
import type { State } from '@bluemoon/engine/simulation';
import type { Option, Seat } from '@bluemoon/engine';
import { answerSearch, NO_ANSWER, REAL_ANSWER } from './rival-answers.ts';
import type { MustWin } from './rival-answers.ts';
import { unseenOf } from './strongest-rival.ts';

/** What a choice leads to if the solver goes on in the best way. `unclear` counts neither as right nor as wrong. */
export type Outcome = 'fails' | 'unclear' | 'works';

/** `announce`: the turn ends with a legal announcement that a bluff call cannot undo; `fight`, `game`: the rival cannot help losing it. */
export type Aim = 'announce' | MustWin;

export interface TurnProof {
  readonly options: readonly ProvedOption[];
  /** Positions searched. */
  readonly nodes: number;
}

export interface ProvedOption {
  readonly option: Option;
  readonly outcome: Outcome;
  /** What all working lines from here have in common, without order; empty if none works. */
  readonly core: ReadonlySet<string>;
  /** What occurs in any working line. */
  readonly union: ReadonlySet<string>;
  /** How much the shortest working line makes use of; as much as the core has if there is only one idea. */
  readonly uses: number;
  /** A shortest working line, or the line that comes closest. */
  readonly line: readonly Option[];
  /** If it fails: the rival's answer to `line` that was found; null if they need none. */
  readonly answer: readonly Option[] | null;
}

interface Node {
  readonly outcome: number;
  readonly core: ReadonlySet<string>;
  readonly union: ReadonlySet<string>;
  readonly line: readonly Option[];
  readonly uses: number;
  readonly answer: readonly Option[] | null;
  /** The own power at the end of a turn that the rival can answer. */
  readonly power: number;
}

const FAILS = 0;
const UNCLEAR = 1;
const WORKS = 2;
const OUTCOMES: readonly Outcome[] = ['fails', 'unclear', 'works'];

const NOTHING: ReadonlySet<string> = new Set();
const DEAD_END: Node = {
  outcome: FAILS,
  core: NOTHING,
  union: NOTHING,
  line: [],
  uses: 0,
  answer: null,
  power: 0,
};

const kinds = (...names: readonly (typeof OPTION_KINDS)[number][]): ReadonlySet<number> =>
  new Set(names.map((name) => OPTION_KINDS.indexOf(name)));

/** Leaving the fight or the turn is never the solution. */
const LEAVING = kinds('retreat', 'decline', 'takeBack');
/** What makes no difference to the idea of a solution. */
const IDLE = kinds('done', 'refuse', 'start', 'continue', 'dragon', 'trust');
/** With a card from the draw deck, these depend on luck. */
const WITH_OWN_CARD = kinds(
  'play',
  'bluff',
  'load',
  'embark',
  'take',
  'use',
  'under',
  'shuffleIn',
  'retrieve',
);
const DISCARDING = kinds('discard', 'discardAtRandom');
const DRAGON = OPTION_KINDS.indexOf('dragon');

export const MAX_NODES = 400_000;

/** Allocated once. */
const stack = newPositionStack();

/**
 * Searches the rest of the solver's turn exhaustively, and after each of its ends the rival's turn with every unseen
 * card in their hand. Cards that the solver draws on the way are not counted on.
 */
export function prove(state: State, seat: Seat, aim: Aim, maxNodes = MAX_NODES): TurnProof {
  const nodes = { left: maxNodes };
  const rival = 1 - seat;
  const answers = answerSearch(stack, nodes);
  const unseen = unseenOf(state.cells, rival);
  const held = count(state.cells, zone(rival, HAND));
  const drawn = { lo: state.cells[zone(seat, DECK)], hi: state.cells[zone(seat, DECK) + 1] };
  const turn = state.cells[TURN_NUMBER];
  const seen = new Map<number, Node>();
  let lucky = false;
  const t = workbenchFor(state, null);
  const { dice } = t;
  t.dice = {
    pick: (bench, whose, cards) => {
      if (whose === seat) lucky = true;
      return dice.pick(bench, whose, cards);
    },
    shuffle: (bench, whose, order) => {
      if (whose === seat) lucky = true;
      dice.shuffle(bench, whose, order);
    },
  };
  listOptions(t);

  /** What the position is worth. Does not restore the workbench. */
  function explore(depth: number): Node {
    const { cells } = t;
    if (cells[PHASE] === OVER) return leaf(cells[WINNER] - 1 === seat ? WORKS : FAILS);
    if (cells[TURN_NUMBER] !== turn) return turnEnd(depth);
    if (depth >= stack.depth - 24) return leaf(UNCLEAR);
    if (cells[PHASE] > CALL && aim === 'announce') return leaf(WORKS);
    const key = fingerprint(cells);
    const known = seen.get(key);
    if (known !== undefined) return known;
    const node = chooser(t) === seat ? bestOf(optionsAt(depth)) : rivalDecides(depth);
    seen.set(key, node);
    return node;
  }

  function turnEnd(depth: number): Node {
    const { cells } = t;
    // RETREAT-7: the player who retreated has the next turn.
    if (cells[FIGHT] === NO_FIGHT) return leaf(cells[TURN_SEAT] === seat || aim === 'game' ? FAILS : WORKS);
    if (aim === 'announce') return leaf(WORKS);
    const lost = Math.max(0, held - count(cells, zone(rival, HAND)));
    stack.save(t, depth);
    const result = answers.answer(t, depth + 1, { rival, unseen, lost, goal: aim });
    stack.restore(t, depth);
    if (result === NO_ANSWER) return leaf(WORKS);
    if (result !== REAL_ANSWER) return leaf(UNCLEAR);
    return { ...DEAD_END, answer: told(answers.line), power: powerOf(t, seat, cells[ELEMENT]) };
  }

  /** The options that were chosen, in the enlarged world in which they were found. */
  function told(codes: readonly number[]): readonly Option[] {
    return codes.filter((code) => !IDLE.has(kindOf(code))).map((code) => optionOn(t, code));
  }

  function optionsAt(depth: number): readonly ProvedNode[] {
    const options = stack.save(t, depth);
    const results: ProvedNode[] = [];
    for (let i = 0, total = t.optionCount; i < total; i++) {
      const code = options[i];
      const option = optionOn(t, code);
      if (LEAVING.has(kindOf(code))) {
        results.push({ option, node: DEAD_END });
        continue;
      }
      if (kindOf(code) === DRAGON && i > 0) continue;
      results.push({ option, node: after(code, option, depth + 1) });
      stack.restore(t, depth);
    }
    return results;
  }

  function after(code: number, option: Option, depth: number): Node {
    if (nodes.left-- <= 0) return leaf(UNCLEAR);
    lucky = isDrawn(code);
    choose(t, code);
    const isLucky = lucky;
    const { outcome, core, union, line, uses, answer, power } = explore(depth);
    const use = useOf(code, option);
    return {
      outcome: isLucky ? Math.min(outcome, UNCLEAR) : outcome,
      core: use === null ? core : new Set([...core, use]),
      union: use === null ? union : new Set([...union, use]),
      line: [option, ...line],
      uses: uses + (use === null ? 0 : 1),
      answer,
      power,
    };
  }

  function isDrawn(code: number): boolean {
    const card = cardOf(code);
    return WITH_OWN_CARD.has(kindOf(code)) && (((card < 32 ? drawn.lo : drawn.hi) >>> (card & 31)) & 1) === 1;
  }

  /** Calls and targets are searched; what else the rival decides depends on their hand. */
  function rivalDecides(depth: number): Node {
    const options = stack.save(t, depth);
    const kind = kindOf(options[0]);
    if (kind === DRAGON || DISCARDING.has(kind)) {
      choose(t, options[0]);
      return explore(depth + 1);
    }
    if (t.cells[PHASE] !== CALL) return leaf(UNCLEAR);
    let worst: Node | null = null;
    for (let i = 0, total = t.optionCount; i < total; i++) {
      choose(t, options[i]);
      const node = explore(depth + 1);
      stack.restore(t, depth);
      if (worst === null || node.outcome < worst.outcome) worst = node;
    }
    return worst ?? leaf(UNCLEAR);
  }

  const options = optionsAt(0).map(({ option, node }) => ({
    option,
    outcome: OUTCOMES[node.outcome],
    core: node.core,
    union: node.union,
    uses: node.uses,
    line: node.line.length === 0 ? [option] : node.line,
    answer: node.answer,
  }));
  return { options, nodes: maxNodes - nodes.left };
}

interface ProvedNode {
  readonly option: Option;
  readonly node: Node;
}

function leaf(outcome: number): Node {
  return { ...DEAD_END, outcome };
}

/** A working option if there is one: the core is what all of them share, the line a shortest one. */
function bestOf(options: readonly ProvedNode[]): Node {
  const outcome = options.reduce((best, { node }) => Math.max(best, node.outcome), FAILS);
  const best = options.map(({ node }) => node).filter((node) => node.outcome === outcome);
  if (best.length === 0) return DEAD_END;
  const chosen =
    outcome === WORKS
      ? best.reduce((a, b) => (b.uses < a.uses ? b : a))
      : best.reduce((a, b) => (closeness(b) > closeness(a) ? b : a));
  const core = best.map((node) => node.core).reduce((a, b) => new Set([...a].filter((use) => b.has(use))));
  return { ...chosen, core, union: new Set(best.flatMap((node) => [...node.union])) };
}

/** A line that makes the rival find an answer comes closer than one that cannot be finished. */
function closeness({ answer, power }: Node): number {
  return answer === null ? -1 : power;
}

/** A choice that belongs to the idea, however the card is played; null for one that makes no difference. */
function useOf(code: number, { id, kind, card }: Option): string | null {
  if (IDLE.has(kindOf(code))) return null;
  return card === undefined ? id : `${kind}:${card}`;
}
