import type { BacktrackPolicy, Edition, Rules } from '../compile/game.ts';
import type { BluffRecord } from '../state/bluff-record.ts';
import type { Seat } from '../state/layout.ts';
import type { CellFacts } from '../state/turn-facts.ts';
import type { CardId, Dragon, Element, People } from '../vocabulary/card.ts';

/**
 * A game at one moment, between the decisions of a phase, as plain JSON. The hand-written form may leave out nearly
 * everything (docs/POSITIONS.md); `parsePosition` checks and completes it, with card ids throughout.
 */
export interface Position {
  readonly edition: Edition;
  readonly backtrack: BacktrackPolicy;
  /** Whether the game is part of a match (ACHIEVE-1). */
  readonly series: Rules['series'];
  /** The seed for the rest of the game, or the four words of the generator's state. */
  readonly seed: number | readonly [number, number, number, number];
  readonly turnNumber: number;
  /** Whose turn it is. */
  readonly turn: Seat;
  readonly phase: PositionPhase;
  /** Null: no fight is on, or this turn starts one and its element is not yet named. */
  readonly element: Element | null;
  /** This turn starts the fight. */
  readonly starting: boolean;
  readonly dragons: Readonly<Record<Dragon, 'board' | Seat>>;
  /** If both players are out of cards: who ran out first (RULING-6). */
  readonly outFirst: Seat | null;
  /** How often a turn was taken back in this game. */
  readonly takeBacks: number;
  readonly thisTurn: TurnFacts;
  readonly seats: readonly [SeatPosition, SeatPosition];
  /** The Engagement phase of this turn, to which it can be taken back; null in the phases up to Engagement. */
  readonly engagement: Position | null;
}

/** The phases with decisions, and Refresh, from which the turn runs to its end. */
export const POSITION_PHASES = [
  'beginning',
  'leadership',
  'engagement',
  'character',
  'boosterSupport',
  'power',
  'call',
  'refresh',
] as const;
export type PositionPhase = (typeof POSITION_PHASES)[number];

export function isPast(phase: PositionPhase, other: PositionPhase): boolean {
  return POSITION_PHASES.indexOf(phase) > POSITION_PHASES.indexOf(other);
}

export interface SeatPosition {
  /** Every card of the seat that is in the game: the pre-built deck of a people, or cards in the order of their numbers. */
  readonly deck: People | readonly CardId[];
  readonly leader: CardId | null;
  readonly hand: readonly CardId[];
  /** Active in the combat area. */
  readonly combat: readonly CardId[];
  readonly covered: readonly CardId[];
  /** Face up in the support area. */
  readonly support: readonly CardId[];
  /** Face down in the support area, in row order; null is a gap where a card was discarded. */
  readonly bluffs: readonly (CardId | null)[];
  /** Top card first; null: all cards not listed elsewhere, shuffled. */
  readonly drawDeck: readonly CardId[] | null;
  /** Top card last. */
  readonly discardPile: readonly CardId[];
  /** Leadership cards, top card last. */
  readonly leaderArea: readonly CardId[];
  /** Ships in the influence area, each with its load. */
  readonly ships: Readonly<Record<CardId, readonly CardId[]>>;
  /** Ships landed this turn, each with its load. */
  readonly landed: Readonly<Record<CardId, readonly CardId[]>>;
  /** Active Hyla and achievement cards. */
  readonly beside: readonly CardId[];
  /** Emissary and inquisitor, which belong to no deck. */
  readonly emissaries: readonly CardId[];
  /** Disclosed cards of the hand (DISCLOSE-1). */
  readonly disclosed: readonly CardId[];
  /** Hidden cards whose place the other seat knows. */
  readonly knownToRival: readonly CardId[];
  /** Cards of the discard pile that the other seat no longer knows to be there. */
  readonly forgottenByRival: readonly CardId[];
  /** Number of cards at the bottom of the draw deck that their owner put there and knows. */
  readonly under: number;
  /** The target of each card that has one (TARGET-1). */
  readonly targets: Readonly<Record<CardId, CardId>>;
  /** Hand and draw deck were used up during this fight (WIN-2). */
  readonly ranOut: boolean;
  /** How the seat has bluffed and called so far. */
  readonly bluffRecord: BluffRecord;
}

/** What happened this turn and still matters. */
export interface TurnFacts extends CellFacts {
  /** The active leadership card, one of those in the leader area. */
  readonly leadership: CardId | null;
  /** Hidden information was revealed after Engagement. */
  readonly revealed: boolean;
  /** The current player's cards whose once-per-turn or Beginning phase text was used. */
  readonly used: readonly CardId[];
  /** The rival's interference cards that were played. */
  readonly interfered: readonly CardId[];
  /** The rival's cards whose demand was met. */
  readonly met: readonly CardId[];
  /** Cards that each seat took from its draw deck. */
  readonly taken: readonly [number, number];
}
