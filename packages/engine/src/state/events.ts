import type { CardId, Element } from '../vocabulary/card.ts';
import type { Seat } from './layout.ts';
import type { Dragon } from '../vocabulary/card.ts';

/** Where a card can be. */
export type Place =
  | 'hand'
  | 'drawDeck'
  | 'combat'
  | 'support'
  | 'discardPile'
  | 'leaderArea'
  | 'influence'
  | 'landed'
  | 'aboard'
  | 'beside';

/** Why something happened: a card's text, or a rule of the game. */
export type Cause =
  | { readonly seat: Seat; readonly card: CardId }
  | 'play'
  | 'refresh'
  | 'retreat'
  | 'decline'
  | 'retrieve'
  | 'bluff'
  | 'landing'
  | 'replace'
  | 'hyla'
  | 'achievement'
  | 'mulligan'
  | 'setup';

/**
 * Facts in the past tense. `card: null` is a card that the reader of the event may not know; `shown` says whether the
 * rival of the card's owner saw its face.
 */
export type GameEvent =
  | { readonly event: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  | {
      readonly event: 'played';
      readonly seat: Seat;
      readonly card: CardId | null;
      readonly from: 'hand' | 'landed' | 'drawDeck' | 'discardPile';
      readonly to: 'combat' | 'support' | 'leaderArea' | 'influence' | 'beside' | 'discardPile';
      readonly as: 'itself' | 'free' | 'bluff';
      readonly shown: boolean;
    }
  /** Announced to be played or retrieved; the rival may interfere (INTERF-1). */
  | { readonly event: 'declared'; readonly seat: Seat; readonly card: CardId }
  | { readonly event: 'cancelled'; readonly seat: Seat; readonly card: CardId }
  | { readonly event: 'covered'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | {
      readonly event: 'moved';
      readonly seat: Seat;
      readonly card: CardId | null;
      readonly from: Place;
      readonly to: Place;
      readonly ship?: CardId;
      readonly shown: boolean;
      readonly by: Cause;
    }
  | { readonly event: 'shuffled'; readonly seat: Seat; readonly by: Cause }
  | {
      readonly event: 'searched';
      readonly seat: Seat;
      readonly place: 'drawDeck' | 'discardPile';
      readonly by: Cause;
    }
  | {
      readonly event: 'disclosed';
      readonly seat: Seat;
      readonly cards: readonly CardId[];
      readonly by: Cause;
    }
  | { readonly event: 'landed'; readonly seat: Seat; readonly ship: CardId }
  | { readonly event: 'targeted'; readonly seat: Seat; readonly by: CardId; readonly card: CardId }
  | { readonly event: 'refused'; readonly seat: Seat; readonly card: CardId }
  | { readonly event: 'elementChanged'; readonly element: Element; readonly by: Cause }
  | { readonly event: 'started'; readonly seat: Seat }
  | { readonly event: 'continued'; readonly seat: Seat }
  | { readonly event: 'declined'; readonly seat: Seat }
  | { readonly event: 'demandMet'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly event: 'announced';
      readonly seat: Seat;
      readonly element: Element;
      readonly power: number;
      readonly against: number;
    }
  | {
      readonly event: 'called';
      readonly seat: Seat;
      readonly revealed: readonly CardId[];
      readonly honest: boolean;
    }
  | { readonly event: 'retreated'; readonly seat: Seat; readonly dragons: number }
  | {
      readonly event: 'dragonMoved';
      readonly seat: Seat;
      readonly dragon: Dragon;
      readonly to: Seat | 'board';
      readonly by: Cause;
    }
  | { readonly event: 'fightEnded' }
  | { readonly event: 'tookBack'; readonly seat: Seat; readonly revealed: boolean }
  | {
      readonly event: 'gameEnded';
      readonly winner: Seat;
      readonly crystals: number;
      readonly reason: EndReason;
    };

export type EndReason = 'fourthDragon' | 'cardsOut' | 'impossibleTurn' | 'lastTurn';
