import type { Seat } from '@bluemoon/engine';
import { isClear } from '../decisions/judge.ts';
import type { Account, JudgedDecision, LuckTerm, PlayTerm } from '../game-analysis.ts';
import { startOf } from '../luck/curve.ts';

/** How the game ended. */
export type Ending =
  | { readonly by: 'rules'; readonly winner: Seat }
  /** Resigned, timed out, left: the loser gave away what they still had. */
  | { readonly by: 'table'; readonly winner: Seat | null }
  | { readonly by: 'nothing' };

export function accountOf(
  curve: readonly number[],
  decisions: readonly JudgedDecision[],
  luck: readonly LuckTerm[],
  ending: Ending,
): Account {
  const start = startOf(curve, luck);
  const last = curve.at(-1) ?? start;
  const result = resultOf(ending, last);
  const play = [...decisions.flatMap(givenAway), ...forfeited(ending, curve)];
  const rest = result - start - total(play) - total(luck);
  return { start, play, luck: luck.map(({ value, error, at }) => ({ value, error, at })), rest, result };
}

function resultOf(ending: Ending, last: number): number {
  if (ending.by === 'nothing') return last;
  return ending.winner === null ? 0.5 : ending.winner === 0 ? 1 : 0;
}

/** Only what is clear, so that many doubtful losses do not add up to a certain one. */
function givenAway({ seat, loss, error, at }: JudgedDecision): readonly PlayTerm[] {
  return isClear(loss, error) ? [{ value: forSeat0(-loss, seat), error, seat, at }] : [];
}

function forfeited(ending: Ending, curve: readonly number[]): readonly PlayTerm[] {
  const last = curve.at(-1);
  if (ending.by !== 'table' || ending.winner === null || last === undefined) return [];
  const value = resultOf(ending, last) - last;
  return [{ value, error: 0, seat: ending.winner === 0 ? 1 : 0, at: curve.length - 1, isEnd: true }];
}

/** A change of a seat's chance, seen by seat 0. */
export function forSeat0(value: number, seat: Seat): number {
  return seat === 0 ? value : -value;
}

export function total(terms: readonly { readonly value: number }[]): number {
  return terms.reduce((sum, { value }) => sum + value, 0);
}
