import type { Seat } from '@bluemoon/engine';
import type { Account } from '../game-analysis.ts';
import { forSeat0, total } from './account.ts';

/** The account as one player sees it: start + own + rival + luck = result. */
export interface Bars {
  readonly start: number;
  /** What the player gave away; never above 0. */
  readonly own: number;
  /** What the rival gave away; never below 0. */
  readonly rival: number;
  /** Everything that nobody decided: random events, and right choices that met bad cards. */
  readonly luck: number;
  readonly result: number;
  /** Standard errors; luck is the rest, so it has the error of play. */
  readonly error: number;
  /** The chance to win this game with average luck: start and play alone. */
  readonly averageLuck: number;
}

export function barsFor({ start, play, luck, rest, result }: Account, seat: Seat): Bars {
  const own = forSeat0(total(play.filter((term) => term.seat === seat)), seat);
  const rival = forSeat0(total(play.filter((term) => term.seat !== seat)), seat);
  const mine = (chance: number): number => (seat === 0 ? chance : 1 - chance);
  return {
    start: mine(start),
    own,
    rival,
    luck: forSeat0(total(luck) + rest, seat),
    result: mine(result),
    error: Math.sqrt(play.reduce((sum, { error }) => sum + error ** 2, 0)),
    averageLuck: Math.min(1, Math.max(0, mine(start) + own + rival)),
  };
}
