import type { Seat } from '@bluemoon/engine';
import { numberAt, shuffled } from '../chance.ts';
import type { Deck } from '../decks/deck.ts';
import { MATCH_CRYSTALS, otherSeat, type Match, type Pair } from './match.ts';

export type MatchTask =
  | { readonly task: 'chooseDecks'; readonly seats: readonly Seat[] }
  | { readonly task: 'play' }
  | { readonly task: 'none' };

export interface MatchStatus {
  /** Crystals. */
  readonly score: Pair<number>;
  readonly winner: Seat | null;
  /** The number of the next game, or of the last one if the match is over; the first is 1. */
  readonly game: number;
  /** Who takes the first turn of that game (MATCH-2). */
  readonly first: Seat;
  readonly next: MatchTask;
}

export function matchStatus(match: Match): MatchStatus {
  const score = scoreAfter(match, match.games.length);
  const winner = ([0, 1] as const).find((seat) => score[seat] >= MATCH_CRYSTALS) ?? null;
  const game = match.games.length + (winner === null ? 1 : 0);
  const first = startingSeat(match, game - 1);
  if (winner !== null) return { score, winner, game, first, next: { task: 'none' } };
  const decks = nextDecks(match);
  const seats = ([0, 1] as const).filter((seat) => decks[seat] === null);
  return {
    score,
    winner,
    game,
    first,
    next: seats.length === 0 ? { task: 'play' } : { task: 'chooseDecks', seats },
  };
}

/** SCORE-1: the loser of a game scores nothing. */
export function scoreAfter({ games }: Match, number: number): Pair<number> {
  const of = (seat: Seat) =>
    games
      .slice(0, number)
      .reduce((sum, { result }) => sum + (result.winner === seat ? result.crystals : 0), 0);
  return [of(0), of(1)];
}

/** The random numbers of a game, each independent. */
const CHANCES = ['first', 'deal', 'leaders'] as const;

export function chanceOf({ options }: Match, index: number, what: (typeof CHANCES)[number]): number {
  return numberAt(options.seed, index * CHANCES.length + CHANCES.indexOf(what));
}

/** SETUP-5, MATCH-2: chance or agreement decides the first game, then the loser starts. */
export function startingSeat(match: Match, index: number): Seat {
  const previous = match.games[index - 1];
  if (previous !== undefined) return otherSeat(previous.result.winner);
  return match.options.first ?? (chanceOf(match, 0, 'first') % 2 === 0 ? 0 : 1);
}

/** Whether the players choose the decks of the next game; if not, they follow from the agreement. */
export function isChosenByPlayers({ options, games }: Match): boolean {
  return options.choosing !== 'random' && (games.length === 0 || options.between === 'choose');
}

export function nextDecks(match: Match): Pair<Deck | null> {
  const last = match.games.at(-1);
  const { between, choosing, sets = [] } = match.options;
  if (last !== undefined && between === 'keep') return last.decks;
  if (last !== undefined && between === 'swap') return [last.decks[1], last.decks[0]];
  if (choosing !== 'random') return match.chosen;
  const [a = null, b = null] = shuffled(sets, chanceOf(match, match.games.length, 'leaders'));
  return [a, b];
}
