import type { CardId, Seat } from '@bluemoon/engine';
import type { Deck } from '../decks/deck.ts';
import type { Pair } from '../match/match.ts';
import type { Guest } from '../room/room.ts';
import type { TournamentTerms } from './terms.ts';

/** Plain and immutable; it follows from the acts of its record. */
export interface Tournament {
  readonly id: string;
  /** The number of acts so far. */
  readonly ply: number;
  readonly terms: TournamentTerms;
  readonly opener: { readonly player: string; readonly name: string };
  /** From this secret follow those of the tables; nobody outside may know it. */
  readonly master: string;
  /** As they joined; from the start on by their seeds, with latecomers at the end. */
  readonly entrants: readonly Entrant[];
  /** Null before the start. */
  readonly started: { readonly at: number; readonly rounds: number } | null;
  /** Those that have begun. */
  readonly rounds: readonly Round[];
  readonly ended: { readonly at: number; readonly why: Ending } | null;
}

export interface Entrant extends Guest {
  /** When they joined. */
  readonly rating: number | null;
  /** For the whole tournament; null if decks are chosen for every game, or not drafted yet. */
  readonly deck: Deck | null;
  /** What was drafted, of which the deck is a part. */
  readonly picks?: readonly CardId[];
  readonly status: 'in' | 'withdrawn';
  /** The number of a round that they want to sit out. */
  readonly skips: number | null;
}

export interface Round {
  readonly at: number;
  readonly pairings: readonly Pairing[];
}

export interface Pairing {
  /** The first one begins. Null: nobody, so that the other has no rival in this round. */
  readonly players: Pair<string | null>;
  /** When the game that is played or comes next could begin. */
  readonly since: number;
  /** Who has come to the table for it. */
  readonly here: readonly string[];
  /** The games that are over, winners by place in `players`. */
  readonly games: readonly GameScore[];
  /** Who lost the pairing because they did not come, or withdrew. */
  readonly forfeits: readonly string[];
}

export interface GameScore {
  /** Null for a game that was aborted. */
  readonly winner: Seat | null;
  readonly crystals: number;
}

export type Ending =
  | 'played'
  /** When it should have started. */
  | 'tooFew'
  | 'opener'
  | 'operator';

/** One row of a tournament's record. The record only grows. */
export type TournamentAct = TournamentDeed & {
  readonly at: number;
  /** Made by the client, so that a request that is sent twice is answered twice but done once. */
  readonly id?: string;
};

export type TournamentDeed =
  | {
      readonly kind: 'open';
      readonly player: string;
      readonly name: string;
      readonly terms: TournamentTerms;
      readonly master: string;
    }
  | ({ readonly kind: 'join' } & Newcomer)
  | { readonly kind: 'deck'; readonly player: string; readonly deck: Deck }
  | { readonly kind: 'leave' | 'withdraw' | 'skip' | 'unskip'; readonly player: string }
  /** Seeds and number of rounds are recorded, so that later versions may reckon them otherwise. */
  | { readonly kind: 'start'; readonly order: readonly string[]; readonly rounds: number }
  /** A draft is over, and all its decks are built. */
  | { readonly kind: 'drafted'; readonly draft: number; readonly decks: readonly DraftedBy[] }
  | { readonly kind: 'round'; readonly pairings: readonly Pair<string | null>[] }
  | ({ readonly kind: 'here'; readonly player: string } & GameAt)
  | ({ readonly kind: 'result' } & GameAt & GameScore)
  | ({ readonly kind: 'noShow'; readonly absent: readonly string[] } & GameAt)
  | { readonly kind: 'end'; readonly why: Ending };

/** What somebody brings from their draft. */
export interface DraftedBy {
  readonly player: string;
  readonly picks: readonly CardId[];
  readonly cards: readonly CardId[];
}

export type Newcomer = Omit<Entrant, 'status' | 'skips' | 'picks'>;

/** One game of a pairing; all from 1. */
export interface GameAt {
  readonly round: number;
  readonly table: number;
  readonly game: number;
}

export type TournamentPhase = 'joining' | 'playing' | 'over';

export function tournamentPhase({ started, ended }: Tournament): TournamentPhase {
  if (ended !== null) return 'over';
  return started === null ? 'joining' : 'playing';
}

export const entrantOf = ({ entrants }: Tournament, player: string): Entrant | undefined =>
  entrants.find((entrant) => entrant.player === player);

/** Who takes part in the next round. */
export function playersOfNextRound({ entrants, rounds }: Tournament): readonly string[] {
  const next = rounds.length + 1;
  return entrants
    .filter(({ status, skips }) => status === 'in' && skips !== next)
    .map(({ player }) => player);
}
