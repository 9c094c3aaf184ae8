/** What anybody may read about players and their games. */
import type { GameRecord } from '@bluemoon/engine';
import type { TablePack } from '@bluemoon/play';

/** Ratings are kept for each. */
export type GameKind = 'people' | 'built' | 'drafted';
export const GAME_KINDS: readonly GameKind[] = ['people', 'built', 'drafted'];

export interface PlayerShown {
  /** Null for somebody who has deleted their data. */
  readonly name: string | null;
  readonly kind: 'guest' | 'named' | 'bot' | 'gone';
}

export interface RatingShown {
  readonly kind: GameKind;
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
  /** It says little yet. */
  readonly isProvisional: boolean;
}

/** Games that ended with a winner, of one people against another. */
export interface ResultShown {
  readonly people: string;
  readonly against: string;
  readonly won: number;
  readonly played: number;
}

/** What stands between a player and one of those whom they met. */
export interface RivalShown {
  readonly rival: PlayerShown;
  readonly won: number;
  readonly lost: number;
}

export interface Profile extends PlayerShown {
  /** Whether they are the one who asks. */
  readonly isYou: boolean;
  /** Whether the one who asks wants to have nothing to do with them. */
  readonly isBlocked: boolean;
  /** When they came, in milliseconds. */
  readonly since: number;
  readonly ratings: readonly RatingShown[];
  readonly results: readonly ResultShown[];
  /** Those whom they met most often. */
  readonly rivals: readonly RivalShown[];
  readonly games: GamesShown;
  /** Against the one who asks; null for themselves, and for strangers. */
  readonly against: { readonly won: number; readonly lost: number } | null;
}

export interface GamesShown {
  /** The newest first. */
  readonly games: readonly GameShown[];
  /** For the next page; null if there are no more. */
  readonly next: string | null;
}

export interface GameShown {
  readonly room: string;
  /** In its room, from 1. */
  readonly number: number;
  readonly ended: number;
  readonly kind: GameKind;
  readonly people: string;
  readonly rival: PlayerShown;
  readonly rivalPeople: string;
  readonly result: 'won' | 'lost' | 'void';
  readonly reason: string;
  readonly crystals: number;
  /** By how much it moved the player's rating; null if it did not count. */
  readonly change: number | null;
}

/** How a rating went, the oldest first. */
export interface CurveShown {
  readonly kind: GameKind;
  readonly points: readonly { readonly at: number; readonly rating: number; readonly deviation: number }[];
}

/** One line of the list of the best. */
export interface BestShown extends PlayerShown {
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
}

/** What a list of games can be narrowed down to. */
export interface GameFilter {
  readonly kind?: GameKind;
  readonly people?: string;
  readonly against?: string;
  readonly rival?: string;
  readonly result?: 'won' | 'lost' | 'void';
}

/** A game that is over, with everything that happened in it. */
export interface FinishedGame {
  readonly room: string;
  readonly number: number;
  readonly ended: number;
  readonly players: readonly [PlayerShown, PlayerShown];
  /** Null if nobody won. */
  readonly winner: 0 | 1 | null;
  readonly reason: string;
  readonly crystals: number;
  /** With the proof of its deal. */
  readonly record: GameRecord;
  /** The card packs that it was played with. */
  readonly packs: readonly TablePack[];
}

/** Why a game moved ratings or did not: unrated, not yet, counted, hardly played, or one too many of the same two. */
export type RatingVerdict = 'none' | 'waits' | 'counted' | 'tooShort' | 'tooOften';

/** What a game did to the ratings of its players, by seat. */
export interface RatingOfGame {
  readonly verdict: RatingVerdict;
  readonly changes: readonly [RatingChange | null, RatingChange | null];
}

export interface RatingChange {
  readonly by: number;
  /** From this game on. */
  readonly rating: number;
  readonly deviation: number;
}

/** Why a page about players was not sent. */
export type ProfileRefusal =
  | { readonly why: 'malformed'; readonly message: string }
  | { readonly why: 'unknownPlayer' | 'unknownGame' | 'tooFast' | 'notReady' };
