import { crystals } from '../actions/score.ts';
import { endReason } from '../actions/win.ts';
import { contestedElement, EARTH, FIRE } from '../compile/element.ts';
import { EMPTY } from '../compile/mask.ts';
import type { Mask } from '../compile/mask.ts';
import { deckListOf } from '../compile/game.ts';
import type { Deck, Rules } from '../compile/game.ts';
import { decision, subjectOn } from '../decision/decision.ts';
import type { Decision, Option, Subject } from '../decision/decision.ts';
import { hasShield } from '../derive/shield.ts';
import { powerOf } from '../derive/value.ts';
import { RulesError } from '../rules-error.ts';
import type { EndReason } from '../state/events.ts';
import {
  DECISION_NUMBER,
  DISCARD,
  DRAGONS,
  ELEMENT,
  FIGHT,
  KNOWN,
  NO_FIGHT,
  OVER,
  PHASE,
  PHASES,
  REVEALED,
  RUNNING,
  STARTING,
  TAKE_BACKS,
  TAKEN,
  TURN_NUMBER,
  TURN_SEAT,
  WINNER,
  zone,
} from '../state/layout.ts';
import type { Phase, Seat } from '../state/layout.ts';
import { bits } from '../state/sets.ts';
import { newCells, reusedBench } from '../state/workbench.ts';
import type { State, Workbench } from '../state/workbench.ts';
import { readFacts } from '../state/turn-facts.ts';
import type { CellFacts } from '../state/turn-facts.ts';
import { chooser } from '../turn/run.ts';
import { DRAGON_NAMES } from '../vocabulary/card.ts';
import type { Card, CardId, Dragon, Element } from '../vocabulary/card.ts';
import { seatView } from './seat-view.ts';
import type { SeatView } from './seat-view.ts';
import { seenBy } from './seen.ts';
import type { Seen, SeenCells, Sight, Viewer } from './seen.ts';

/** Everything that one viewer may know of a game, as plain JSON with card ids. */
export interface View {
  readonly viewer: Viewer;
  readonly rules: Rules;
  /** What each seat plays with; both know both lists (PROJECT-37). */
  readonly decks: readonly [DeckView, DeckView];
  readonly seats: readonly [SeatView, SeatView];
  readonly dragons: Readonly<Record<Dragon, Seat | 'board'>>;
  readonly turn: TurnView;
  /** Null while no fight is on. */
  readonly fight: FightView | null;
  /** Null when the game is over. */
  readonly decision: DecisionView | null;
  /** Null while the game runs. */
  readonly result: ResultView | null;
  /** The same knowledge as cells, for `imagine`. */
  readonly table: TableView;
}

export interface DeckView {
  readonly leader: CardId | null;
  /** In the order of their numbers. */
  readonly cards: readonly CardId[];
  /** Emissary and inquisitor; they have the numbers after the cards. */
  readonly emissaries: readonly CardId[];
}

export interface TurnView {
  readonly number: number;
  readonly seat: Seat;
  readonly phase: Phase;
  readonly facts: CellFacts;
  /** Hidden information was revealed in this turn. */
  readonly revealed: boolean;
  /** How often a turn was taken back in this game. */
  readonly takeBacks: number;
}

export interface FightView {
  /** Null before the starter has named it. */
  readonly element: Element | null;
  readonly startedThisTurn: boolean;
  /** What each seat's active cards amount to now. */
  readonly power: readonly [PowerView, PowerView];
  /** The total of the contested element that the current player has to match; null if there is nothing to match. */
  readonly toMatch: number | null;
  /** A shield frees the current player from matching (SHIELD-1). */
  readonly shielded: boolean;
}

export type PowerView = Readonly<Record<Element, number>>;

export interface DecisionView {
  readonly id: number;
  readonly seat: Seat;
  readonly about: Subject;
  /** Null for everybody but the player who has to choose. */
  readonly options: readonly Option[] | null;
}

export interface ResultView {
  readonly winner: Seat;
  readonly crystals: number;
  readonly reason: EndReason;
}

export interface TableView {
  readonly now: SeenCells;
  /** The Engagement phase to which the turn can be taken back. */
  readonly engagement: SeenCells | null;
}

const VIEWERS: readonly unknown[] = [0, 1, 'spectator'];

/** `pending` is the decision, for a caller who knows it already; null if nothing is decided any more. */
export function viewFor(state: State, viewer: Viewer, pending?: Decision | null): View {
  if (!VIEWERS.includes(viewer)) {
    throw new RulesError('illegalOption', 'A viewer is seat 0, seat 1 or “spectator”.');
  }
  return viewWith(state, { viewer, sight: viewer, pending });
}

/** A spectator's view that includes both hands: for replays, and if nobody at the screen plays. */
export function openView(state: State): View {
  return viewWith(state, { viewer: 'spectator', sight: 'open' });
}

// Views are made one after the other, so they share what nobody keeps.
const benchFor = reusedBench();
const seenNow = newCells();
const seenEngagement = newCells();

interface Viewing {
  readonly viewer: Viewer;
  readonly sight: Sight;
  readonly pending?: Decision | null | undefined;
}

function viewWith(state: State, viewing: Viewing): View {
  const { viewer, sight } = viewing;
  const { game, cells, engagement } = state;
  const t = benchFor(state);
  const now = seenBy(seenNow, sight, game, cells);
  return {
    viewer,
    rules: { edition: game.rules.edition, backtrack: game.rules.backtrack, series: game.rules.series },
    decks: [deckView(game.decks[0]), deckView(game.decks[1])],
    seats: [seatView(t, now, 0), seatView(t, now, 1)],
    dragons: dragonsView(cells),
    turn: turnView(state),
    fight: fightView(t),
    decision: decisionView(t, state, viewing),
    result: resultView(t),
    table: {
      now: plain(now),
      engagement:
        engagement === null
          ? null
          : plain(
              seenBy(seenEngagement, sight, game, engagement, [
                learnedSince(engagement, cells, 0),
                learnedSince(engagement, cells, 1),
              ]),
            ),
    },
  };
}

function plain({ cells, hidden }: Seen): SeenCells {
  // In its final size: a list that grows is copied again and again.
  const numbers: number[] = [];
  numbers.length = cells.length;
  for (let i = 0; i < cells.length; i++) numbers[i] = cells[i];
  return { cells: numbers, hidden };
}

const ids = (list: readonly Card[]): readonly CardId[] => list.map(({ id }) => id);

/** The lists stay the same for a whole game. */
const DECK_VIEWS = new WeakMap<Deck, DeckView>();

function deckView(deck: Deck): DeckView {
  const known = DECK_VIEWS.get(deck);
  if (known !== undefined) return known;
  const { leader, cards, emissaries = [] } = deckListOf(deck);
  const view: DeckView = { leader: leader?.id ?? null, cards: ids(cards), emissaries: ids(emissaries) };
  DECK_VIEWS.set(deck, view);
  return view;
}

function dragonsView(cells: Int32Array): View['dragons'] {
  const places = DRAGON_NAMES.map((dragon, d) => {
    const place = cells[DRAGONS + d];
    return [dragon, place === 0 ? 'board' : place - 1] as const;
  });
  return Object.fromEntries(places) as Record<Dragon, Seat | 'board'>;
}

function turnView(state: State): TurnView {
  const { game, cells } = state;
  return {
    number: cells[TURN_NUMBER],
    seat: cells[TURN_SEAT] as Seat,
    phase: PHASES[cells[PHASE]],
    facts: readFacts(game, cells, cells[TURN_SEAT]),
    revealed: cells[REVEALED] === 1,
    takeBacks: cells[TAKE_BACKS],
  };
}

function fightView(t: Workbench): FightView | null {
  const { cells } = t;
  if (cells[FIGHT] === NO_FIGHT) return null;
  const element = cells[ELEMENT];
  const seat = cells[TURN_SEAT];
  return {
    element: contestedElement(element),
    startedThisTurn: cells[FIGHT] === STARTING,
    power: [powerView(t, 0), powerView(t, 1)],
    toMatch: cells[FIGHT] === RUNNING ? powerOf(t, 1 - seat, element) : null,
    shielded: hasShield(t, seat, element),
  };
}

function powerView(t: Workbench, seat: number): PowerView {
  return { fire: powerOf(t, seat, FIRE), earth: powerOf(t, seat, EARTH) };
}

function decisionView(t: Workbench, state: State, { viewer, pending }: Viewing): DecisionView | null {
  if (t.cells[PHASE] === OVER || pending === null) return null;
  const seat = chooser(t) as Seat;
  return {
    id: t.cells[DECISION_NUMBER],
    seat,
    about: subjectOn(t),
    options: seat === viewer ? ((pending ?? decision(state))?.options ?? null) : null,
  };
}

function resultView(t: Workbench): ResultView | null {
  if (t.cells[WINNER] === 0) return null;
  return { winner: (t.cells[WINNER] - 1) as Seat, crystals: crystals(t), reason: endReason(t) };
}

/**
 * A viewer who watched the turn knows where each visible card came from. Only if a card was taken into hand unseen,
 * what was in hand in Engagement is unknown.
 */
function learnedSince(engagement: Int32Array, now: Int32Array, seat: Seat): Mask {
  const known = zone(seat, KNOWN);
  const pile = zone(seat, DISCARD);
  let drewUnseen = engagement[zone(seat, TAKEN)] !== now[zone(seat, TAKEN)];
  let facedDown = 0;
  for (const word of [0, 1]) {
    if ((engagement[pile + word] & engagement[known + word] & ~now[known + word]) !== 0) drewUnseen = true;
    facedDown += bits(engagement[pile + word] & ~engagement[known + word]);
    facedDown -= bits(now[pile + word] & ~now[known + word]);
  }
  return drewUnseen || facedDown > 0 ? EMPTY : { lo: now[known], hi: now[known + 1] };
}
