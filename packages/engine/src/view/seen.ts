import type { Game } from '../compile/game.ts';
import {
  AMOUNT,
  INTERFERING,
  CARD,
  CHOOSER,
  COMMITTED,
  DECLINING,
  KIND,
  LAST,
  MEETING,
  MOMENT,
  OWNER,
  PICKED,
  STEP,
  SUB,
  TARGET,
  TEXT,
  WHICH,
} from '../state/agenda.ts';
import {
  ABOARD,
  ACTIVE_LEADERSHIP,
  AGENDA,
  AGENDA_SIZE,
  BESIDE,
  BLUFFS,
  byteAt,
  CELLS_BEFORE_BLUFFING,
  CLOCK,
  COMBAT,
  COVERED,
  DECISION_NUMBER,
  DECK,
  DECK_ORDER,
  DECK_SIZE,
  DISCARD,
  DISCLOSED,
  DRAGONS,
  ELEMENT,
  EMPTY_SINCE,
  EMISSARIES,
  FIGHT,
  FRAME_CELLS,
  HAND,
  KNOWN,
  LANDED,
  LEADER_AREA,
  LINK,
  MET,
  PHASE,
  PILE_ORDER,
  PILE_SIZE,
  RAN_OUT,
  REASON,
  REVEALED,
  setByte,
  SHIPS,
  STATE_CELLS,
  SUPPORT,
  TAKE_BACKS,
  TAKEN,
  TURN_FACTS,
  TURN_FACTS_END,
  TURN_NUMBER,
  TURN_SEAT,
  UNDER,
  USED,
  WINNER,
  zone,
} from '../state/layout.ts';
import type { Seat } from '../state/layout.ts';
import { cardsIn, count, has } from '../state/sets.ts';
import { CHOICES } from '../steps/choices.ts';
import { EMPTY } from '../compile/mask.ts';
import type { Mask } from '../compile/mask.ts';

/** A player, or a spectator, who may know what each player may know of the other. */
export type Viewer = Seat | 'spectator';

/** What a viewer may see, or `open`: all hands visible, as in a finished game. */
export type Sight = Viewer | 'open';

const sees = (sight: Sight, seat: number): boolean => sight === seat || sight === 'open';

/** The cells of a state as one viewer may know them; all others are blank. */
export interface Seen {
  readonly cells: Int32Array;
  /** Per seat: the number of cards in places that the viewer cannot see. */
  readonly hidden: readonly [HiddenCards, HiddenCards];
}

/** The same as plain JSON. */
export interface SeenCells {
  readonly cells: readonly number[];
  readonly hidden: readonly [HiddenCards, HiddenCards];
}

/** Number of cards unknown to the viewer, by place. */
export interface HiddenCards {
  readonly hand: number;
  readonly drawDeck: number;
  readonly discardPile: number;
  /** Of the face-down cards: their places in the row. */
  readonly bluffs: readonly number[];
}

/** In orders and links: hidden, or nothing there. */
export const BLANK = 255;

const OPEN_SETS = [
  DISCLOSED,
  KNOWN,
  COMBAT,
  COVERED,
  SUPPORT,
  LEADER_AREA,
  SHIPS,
  LANDED,
  ABOARD,
  BESIDE,
  EMISSARIES,
  USED,
  MET,
] as const;

/** Where only those cards are seen that the viewer knows (OPEN-1, OPEN-3, BLUFF-16); both see both areas (RULING-20). */
const HIDDEN_SETS = [HAND, DECK, BLUFFS, DISCARD] as const;

/** OPEN-2 among others; the size of the discard pile follows from public information. */
const OPEN_NUMBERS = [DECK_SIZE, PILE_SIZE, ACTIVE_LEADERSHIP, UNDER, RAN_OUT, EMPTY_SINCE, TAKEN] as const;

const OPEN_CELLS = [
  TURN_SEAT,
  PHASE,
  TURN_NUMBER,
  DECISION_NUMBER,
  ELEMENT,
  FIGHT,
  DRAGONS,
  DRAGONS + 1,
  DRAGONS + 2,
  CLOCK,
  WINNER,
  REASON,
  REVEALED,
  TAKE_BACKS,
  AGENDA_SIZE,
] as const;

/** Writes into `seen`; `learned` is what the viewer knows beyond the marks in these cells, per seat. */
export function seenBy(
  seen: Int32Array,
  sight: Sight,
  game: Game,
  cells: Int32Array,
  learned: readonly [Mask, Mask] = [EMPTY, EMPTY],
): Seen {
  seen.fill(0);
  const hidden = ([0, 1] as const).map((seat) =>
    seeSeat(cells, seen, seat, knowledge(cells, sight, seat, learned[seat]), sees(sight, seat)),
  );
  for (const cell of OPEN_CELLS) seen[cell] = cells[cell];
  for (let cell = TURN_FACTS; cell < TURN_FACTS_END; cell++) seen[cell] = cells[cell];
  for (let cell = CELLS_BEFORE_BLUFFING; cell < STATE_CELLS; cell++) seen[cell] = cells[cell];
  for (let i = 0; i < cells[AGENDA_SIZE]; i++) seeFrame(game, cells, seen, AGENDA + i * FRAME_CELLS, sight);
  return { cells: seen, hidden: [hidden[0], hidden[1]] };
}

function knowledge(cells: Int32Array, sight: Sight, seat: Seat, learned: Mask): Mask {
  if (sees(sight, seat)) return { lo: -1, hi: -1 };
  const at = zone(seat, KNOWN);
  return { lo: cells[at] | learned.lo, hi: cells[at + 1] | learned.hi };
}

function seeSeat(
  cells: Int32Array,
  seen: Int32Array,
  seat: Seat,
  known: Mask,
  isOwner: boolean,
): HiddenCards {
  for (const which of OPEN_SETS) {
    const at = zone(seat, which);
    seen[at] = cells[at];
    seen[at + 1] = cells[at + 1];
  }
  for (const which of HIDDEN_SETS) {
    const at = zone(seat, which);
    seen[at] = cells[at] & known.lo;
    seen[at + 1] = cells[at + 1] & known.hi;
  }
  for (const which of OPEN_NUMBERS) seen[zone(seat, which)] = cells[zone(seat, which)];
  seen.fill(-1, zone(seat, DECK_ORDER), zone(seat, DECK_SIZE));
  if (isOwner) seeBottom(cells, seen, seat);
  seePile(cells, seen, seat);
  seeLinks(cells, seen, seat);
  const unseen = (which: number): number => count(cells, zone(seat, which)) - count(seen, zone(seat, which));
  return {
    hand: unseen(HAND),
    drawDeck: unseen(DECK),
    discardPile: unseen(DISCARD),
    bluffs: cardsIn(cells, zone(seat, BLUFFS))
      .filter((card) => !has(seen, zone(seat, BLUFFS), card))
      .map((card) => byteAt(cells, zone(seat, LINK), card))
      .toSorted((a, b) => a - b),
  };
}

/** The cards that their owner put under the draw deck. */
function seeBottom(cells: Int32Array, seen: Int32Array, seat: Seat): void {
  const order = zone(seat, DECK_ORDER);
  for (let i = 0; i < cells[zone(seat, UNDER)]; i++) setByte(seen, order, i, byteAt(cells, order, i));
}

/**
 * Leader area and discard pile, each in its own order: how they mixed would tell which cards have left the pile. What
 * the rival no longer knows to be in the pile lies face down, under the cards discarded since.
 */
function seePile(cells: Int32Array, seen: Int32Array, seat: Seat): void {
  const order = zone(seat, PILE_ORDER);
  const size = cells[zone(seat, PILE_SIZE)];
  const pile = Array.from({ length: size }, (_, i) => byteAt(cells, order, i));
  const leaderArea = pile.filter((card) => has(cells, zone(seat, LEADER_AREA), card));
  const faceUp = pile.filter(
    (card) => has(cells, zone(seat, DISCARD), card) && has(cells, zone(seat, KNOWN), card),
  );
  leaderArea.forEach((card, i) => setByte(seen, order, i, card));
  faceUp.forEach((card, i) => setByte(seen, order, size - faceUp.length + i, card));
}

/** Ships of the load, targets, and the places of face-down cards that the viewer knows. */
function seeLinks(cells: Int32Array, seen: Int32Array, seat: Seat): void {
  const links = zone(seat, LINK);
  for (const which of [ABOARD, COMBAT, SUPPORT, BLUFFS]) {
    for (const card of cardsIn(seen, zone(seat, which)))
      setByte(seen, links, card, byteAt(cells, links, card));
  }
}

const OPEN_FRAME_CELLS = [KIND, OWNER, CARD, WHICH, STEP, SUB, AMOUNT, COMMITTED, CHOOSER] as const;

function seeFrame(game: Game, cells: Int32Array, seen: Int32Array, f: number, sight: Sight): void {
  for (const cell of OPEN_FRAME_CELLS) seen[f + cell] = cells[f + cell];
  const isOpen = picksAreOpen(game, cells, f) || sees(sight, cells[f + CHOOSER]);
  seen[f + LAST] = isOpen ? cells[f + LAST] : -1;
  for (const cell of [PICKED, PICKED + 1]) seen[f + cell] = isOpen ? cells[f + cell] : 0;
}

function picksAreOpen(game: Game, cells: Int32Array, f: number): boolean {
  switch (cells[f + KIND]) {
    case DECLINING:
    case MEETING:
    case MOMENT:
    case TARGET:
    case INTERFERING:
      return true;
    case TEXT: {
      const { steps } = game.decks[cells[f + OWNER]].texts[cells[f + CARD]][cells[f + WHICH]];
      const step = steps[cells[f + STEP]]?.step;
      return step !== undefined && CHOICES[step.do].includes('openPicks');
    }
    default:
      return false;
  }
}
