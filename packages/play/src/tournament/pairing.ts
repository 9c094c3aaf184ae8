import type { Seat } from '@bluemoon/engine';
import { MATCH_CRYSTALS, otherSeat } from '../match/match.ts';
import type { Pair } from '../match/match.ts';
import type { TournamentTerms } from './terms.ts';
import type { Pairing } from './tournament.ts';

export interface PairingResult {
  /** A win is 1 point, a draw half a point. */
  readonly points: Pair<number>;
  readonly how:
    | 'played'
    /** Somebody did not come or withdrew before a game was over. */
    | 'forfeit'
    /** No rival. */
    | 'alone';
}

type PairingTerms = Pick<TournamentTerms, 'agreement' | 'bestOf' | 'system'>;

const SEATS = [0, 1] as const;

/** Null while it is not decided. */
export function resultOf(pairing: Pairing, terms: PairingTerms): PairingResult | null {
  const { players, games, forfeits } = pairing;
  const alone = SEATS.find((seat) => players[otherSeat(seat)] === null);
  if (alone !== undefined) return { points: pointsFor(alone, pointsAlone(terms)), how: 'alone' };
  if (forfeits.length > 0) {
    const isLost = (seat: Seat) => forfeits.includes(players[seat] ?? '');
    return { points: [isLost(0) ? 0 : 1, isLost(1) ? 0 : 1], how: games.length > 0 ? 'played' : 'forfeit' };
  }
  const points = pointsPlayed(pairing, terms);
  return points === null ? null : { points, how: 'played' };
}

/** In a round robin everybody rests equally often, so that a rest brings nothing. */
const pointsAlone = ({ system }: PairingTerms): number => (system.kind === 'roundRobin' ? 0 : 1);

const pointsFor = (seat: Seat, points: number): Pair<number> => (seat === 0 ? [points, 0] : [0, points]);

function pointsPlayed(pairing: Pairing, terms: PairingTerms): Pair<number> | null {
  const score = scoreOf(pairing, terms);
  const enough = terms.agreement.match ? MATCH_CRYSTALS : Math.floor(terms.bestOf / 2) + 1;
  const winner = SEATS.find((seat) => score[seat] >= enough);
  if (winner !== undefined) return pointsFor(winner, 1);
  if (terms.agreement.match || pairing.games.length < terms.bestOf) return null;
  if (score[0] === score[1]) return [0.5, 0.5];
  return pointsFor(score[0] > score[1] ? 0 : 1, 1);
}

/** Games won; in a match crystals (SCORE-1: who loses a game scores nothing). */
export function scoreOf({ games }: Pairing, { agreement }: Pick<PairingTerms, 'agreement'>): Pair<number> {
  const of = (seat: Seat): number =>
    games
      .filter(({ winner }) => winner === seat)
      .reduce((sum, { crystals }) => sum + (agreement.match ? crystals : 1), 0);
  return [of(0), of(1)];
}

/**
 * Who of a pairing sits at a seat in one of its games, and the other way round. Seat 0 begins, so that players change
 * places from game to game; a match is played at one table.
 */
export function placeAtTable({ agreement }: Pick<PairingTerms, 'agreement'>, game: number, seat: Seat): Seat {
  return agreement.match || game % 2 === 1 ? seat : otherSeat(seat);
}
