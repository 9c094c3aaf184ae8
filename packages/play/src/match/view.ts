import type { CardId, Seat } from '@bluemoon/engine';
import type { Agreement } from '../agreement.ts';
import type { Deck } from '../decks/deck.ts';
import type { BetweenGames, Choosing, GameResult, Match, Pair } from './match.ts';
import { matchStatus, nextDecks, type MatchStatus } from './status.ts';

/** What a viewer may know of a deck. */
export type SeenDeck =
  | { readonly seen: 'all'; readonly deck: Deck }
  /** PROJECT-25: what lies open, and that a deck can be counted (DECK-8). */
  | {
      readonly seen: 'face';
      readonly leader: CardId | null;
      readonly emissary?: CardId;
      readonly inquisitor?: CardId;
      readonly cards: number;
    }
  /** It has been chosen, but nobody else knows it yet (MATCH-5). */
  | { readonly seen: 'nothing' };

/** A match as one seat or a spectator may know it. */
export interface MatchView {
  readonly agreement: Agreement;
  readonly choosing: Choosing;
  readonly between: BetweenGames;
  readonly status: MatchStatus;
  readonly games: readonly { readonly decks: Pair<SeenDeck>; readonly result: GameResult }[];
  /** For the next game; null for a seat that has not chosen yet. */
  readonly decks: Pair<SeenDeck | null>;
  /** The own picks in a draft; those of others are never visible (DRAFT-13). */
  readonly drafted?: readonly CardId[];
}

export function matchView(match: Match, viewer: Seat | 'spectator'): MatchView {
  const { agreement, choosing, between, drafted } = match.options;
  const status = matchStatus(match);
  const isSecret = choosing === 'secret' && status.next.task === 'chooseDecks';
  const seenNow = (deck: Deck | null, seat: Seat) => {
    if (deck === null) return null;
    return isSecret && seat !== viewer ? ({ seen: 'nothing' } as const) : seenDeck(deck, seat, viewer);
  };
  const decks = status.winner === null ? nextDecks(match) : ([null, null] as const);
  return {
    agreement,
    choosing,
    between,
    status,
    games: match.games.map(({ decks: [a, b], result }) => ({
      decks: [seenDeck(a, 0, viewer), seenDeck(b, 1, viewer)],
      result,
    })),
    decks: [seenNow(decks[0], 0), seenNow(decks[1], 1)],
    ...(drafted === undefined || viewer === 'spectator' ? {} : { drafted: drafted[viewer] }),
  };
}

export function seenDeck(deck: Deck, seat: Seat, viewer: Seat | 'spectator'): SeenDeck {
  if (seat === viewer) return { seen: 'all', deck };
  const { leader, emissary, inquisitor, cards } = deck;
  return {
    seen: 'face',
    leader,
    ...(emissary === undefined ? {} : { emissary }),
    ...(inquisitor === undefined ? {} : { inquisitor }),
    cards: cards.length,
  };
}
