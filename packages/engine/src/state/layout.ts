/**
 * A state is one flat array of cells. Every fact of a running game has a place here, nothing derivable has: first the
 * two seats, then the facts of both, then the agenda.
 */
export type Seat = 0 | 1;

export function rivalOf(seat: number): Seat {
  return (1 - seat) as Seat;
}

// --- Zones of a seat (COMP-10): card sets, two cells each ---
export const HAND = 0;
/** Disclosed cards of the hand (DISCLOSE-1). */
export const DISCLOSED = 2;
/** Cards in hidden places that the rival knows. */
export const KNOWN = 4;
/** Active in the combat area until covered (CHAR-5, BOOST-2). */
export const COMBAT = 6;
/** They never become active again (OPEN-QUESTION-2). */
export const COVERED = 8;
/** Face up in the support area, for the whole fight (BOOST-3). */
export const SUPPORT = 10;
/** Face down in the support area until discarded (BLUFF-5). */
export const BLUFFS = 12;
export const DECK = 14;
export const DISCARD = 16;
/** Leadership cards played or discarded (DISCARD-2, DISCARD-3), also where there is no leader (DRAFT-15). */
export const LEADER_AREA = 18;
/** In the influence area, which the end of a fight does not touch (SHIP-2, RETREAT-10). */
export const SHIPS = 20;
/** Ships landed this turn. */
export const LANDED = 22;
export const ABOARD = 24;
/** Own cards whose once-per-turn text was used this turn; in the rival's turn, interference cards that were played. */
export const USED = 26;
/** Cards of the rival whose demand was met this turn. */
export const MET = 28;
/** Hyla and achievement cards that were played: active until discarded, past the end of a fight (HYLA-3, ACHIEVE-2). */
export const BESIDE = 30;
/** Emissary and inquisitor: not active, but their text holds (INQUIS-3, INQUIS-4). */
export const EMISSARIES = 32;
export const ZONES_END = 34;

// --- Orders of a seat: one byte per card, four per cell ---
/** The draw deck, bottom card first. */
export const DECK_ORDER = ZONES_END;
/** Discard pile and leader area together, in the order of discarding (LEAD-3). */
export const PILE_ORDER = DECK_ORDER + 16;
/** Of a card aboard: its ship. Of an active card with a target: the target. Of a bluff card: its place in the row. */
export const LINK = PILE_ORDER + 16;

// --- Numbers of a seat ---
export const DECK_SIZE = LINK + 16;
export const PILE_SIZE = DECK_SIZE + 1;
/** The leadership card that is active, or -1. */
export const ACTIVE_LEADERSHIP = DECK_SIZE + 2;
/** Number of cards at the bottom of the draw deck that their owner put there and knows. */
export const UNDER = DECK_SIZE + 3;
/** Hand and draw deck were used up during this fight (WIN-2). */
export const RAN_OUT = DECK_SIZE + 4;
/** When the seat ran out of cards; 0 while it has some (RULING-6). */
export const EMPTY_SINCE = DECK_SIZE + 5;
/** Cards taken from the draw deck in the current turn. */
export const TAKEN = DECK_SIZE + 6;
export const SEAT_CELLS = DECK_SIZE + 7;

// --- Facts of both seats ---
export const RNG = 2 * SEAT_CELLS;
export const TURN_SEAT = RNG + 4;
export const PHASE = RNG + 5;
export const TURN_NUMBER = RNG + 6;
/** Counts decisions; never goes back, not even when a turn is taken back. */
export const DECISION_NUMBER = RNG + 7;
/** NO_ELEMENT, FIRE or EARTH; it stays as announced unless a card changes it (POWER-2). */
export const ELEMENT = RNG + 8;
/** 0: no fight, 1: running over any number of turns (TURN-1), 2: started this turn. */
export const FIGHT = RNG + 9;
/** Three cells: 0 on the board, else 1 + seat. */
export const DRAGONS = RNG + 10;
export const CLOCK = RNG + 13;
/** 0: running, else 1 + winner's seat. */
export const WINNER = RNG + 14;
export const REASON = RNG + 15;
/** Hidden information was revealed after Engagement (BACKTRACK-4). */
export const REVEALED = RNG + 16;
export const TAKE_BACKS = RNG + 17;

// --- What happened this turn ---
export const TURN_FACTS = RNG + 18;
export const LEADERSHIP_PLAYED = TURN_FACTS;
export const STOPPED = TURN_FACTS + 1;
export const CHARACTERS_PLAYED = TURN_FACTS + 2;
export const CARDS_PLAYED = TURN_FACTS + 3;
export const COMBAT_PLAYED = TURN_FACTS + 4;
/** Used units of the character, booster and support limits. */
export const CHARACTER_UNITS = TURN_FACTS + 5;
export const BOOSTER_UNITS = TURN_FACTS + 6;
export const SUPPORT_UNITS = TURN_FACTS + 7;
export const BOOSTERS_PLAYED = TURN_FACTS + 8;
export const SUPPORTS_PLAYED = TURN_FACTS + 9;
/** 1 + number of the pair whose second card may follow. */
export const OPEN_PAIR = TURN_FACTS + 10;
/** Bits: gangs of which a member was played. */
export const OPEN_GANGS = TURN_FACTS + 11;
/** Number of further cards that count as free. */
export const FREE_NEXT = TURN_FACTS + 12;
export const HAND_PLAYS = TURN_FACTS + 13;
export const WAIVED = TURN_FACTS + 14;
export const HAS_LANDED = TURN_FACTS + 15;
export const TURN_FACTS_END = TURN_FACTS + 16;

// --- The agenda ---
export const AGENDA_SIZE = TURN_FACTS_END;
export const AGENDA = AGENDA_SIZE + 1;
export const FRAME_CELLS = 12;
export const MAX_FRAMES = 8;
const AGENDA_END = AGENDA + FRAME_CELLS * MAX_FRAMES;

// --- How each seat has bluffed and called so far: positions saved before these cells existed end here ---
/** Face-down cards that were honest when they were shown (BLUFF-17). */
export const HONEST_SHOWN = AGENDA_END;
export const LIES_SHOWN = AGENDA_END + 1;
/** Bluffs of the rival that the seat called, and those that it trusted (BLUFF-8). */
export const CALLED = AGENDA_END + 2;
export const TRUSTED = AGENDA_END + 3;
const BLUFFING_CELLS = 4;
export const STATE_CELLS = AGENDA_END + 2 * BLUFFING_CELLS;
export const CELLS_BEFORE_BLUFFING = AGENDA_END;

/** The cell of a seat: `bluffing(seat, CALLED)`. */
export function bluffing(seat: number, which: number): number {
  return seat * BLUFFING_CELLS + which;
}

export const NO_FIGHT = 0;
export const RUNNING = 1;
export const STARTING = 2;

export const PHASES = [
  'beginning',
  'leadership',
  'engagement',
  'character',
  'boosterSupport',
  'power',
  'call',
  'refresh',
  'end',
  'turnEnds',
  'afterTurn',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];
export const BEGINNING = 0;
export const LEADERSHIP = 1;
export const ENGAGEMENT = 2;
export const CHARACTER = 3;
export const BOOSTER_SUPPORT = 4;
export const POWER = 5;
export const CALL = 6;
export const REFRESH = 7;
export const END = 8;
export const TURN_ENDS = 9;
export const AFTER_TURN = 10;
export const OVER = 11;

export const BY_FOURTH_DRAGON = 1;
export const BY_CARDS_OUT = 2;
export const BY_IMPOSSIBLE_TURN = 3;
export const BY_LAST_TURN = 4;

export function zone(seat: number, which: number): number {
  return seat * SEAT_CELLS + which;
}

export function byteAt(cells: Int32Array, at: number, index: number): number {
  return (cells[at + (index >> 2)] >>> ((index & 3) << 3)) & 255;
}

export function setByte(cells: Int32Array, at: number, index: number, byte: number): void {
  const shift = (index & 3) << 3;
  const cell = at + (index >> 2);
  cells[cell] = (cells[cell] & ~(255 << shift)) | (byte << shift);
}
