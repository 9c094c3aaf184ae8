import type { Seat } from '@bluemoon/engine';
import type { Account } from '../game-analysis.ts';
import { total } from './account.ts';
import { barsFor } from './bars.ts';

/** Why a game ended as it did, for one of its players. */
export interface Verdict {
  readonly outcome: 'won' | 'lost' | 'undecided';
  readonly because: Because;
}

export type Because =
  /** Against the play: the loser gave away less. */
  | 'luckAgainstPlay'
  | 'mostlyLuck'
  | 'luckAndPlay'
  | 'mostlyPlay'
  /** Against the luck: the loser had more of it. */
  | 'playAgainstLuck'
  /** The chances before the game said so already. */
  | 'asExpected'
  /** Somebody resigned, ran out of time or left while the game was open. */
  | 'endedEarly'
  /** The errors are too large. */
  | 'cannotTell';

/** With less to explain than this, nothing decided the game but the decks. */
const EXPECTED = 0.1;
/** With a larger share of the way given up at the end, nothing before it decided the game. */
const MAX_GIVEN_UP_SHARE = 0.5;
/** The standard error of play must stay below this share of what there is to explain. */
const MAX_ERROR_SHARE = 0.25;

/** From the share of play in the way from the start to the result. */
const SHARES: readonly (readonly [max: number, Because])[] = [
  [-0.15, 'luckAgainstPlay'],
  [0.35, 'mostlyLuck'],
  [0.6, 'luckAndPlay'],
  [1.15, 'mostlyPlay'],
  [Infinity, 'playAgainstLuck'],
];

export function verdictFor(account: Account, seat: Seat): Verdict {
  const { start, own, rival, result, error } = barsFor(account, seat);
  const outcome = result === 1 ? 'won' : result === 0 ? 'lost' : 'undecided';
  const way = result - start;
  if (Math.abs(way) < EXPECTED) return { outcome, because: 'asExpected' };
  const givenUp = total(account.play.filter(({ isEnd }) => isEnd === true));
  if (Math.abs(givenUp) > MAX_GIVEN_UP_SHARE * Math.abs(way)) return { outcome, because: 'endedEarly' };
  if (error > MAX_ERROR_SHARE * Math.abs(way)) return { outcome, because: 'cannotTell' };
  const share = (own + rival) / way;
  return { outcome, because: SHARES.find(([max]) => share < max)?.[1] ?? 'playAgainstLuck' };
}
