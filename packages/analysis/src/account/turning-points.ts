import type { JudgedDecision, LuckTerm, PlayTerm, TurningPoint } from '../game-analysis.ts';
import { forSeat0 } from './account.ts';

/** Smaller moments are no turning points, as a chance to win. Every choice moves the critic a little. */
const FLOORS: Readonly<Record<TurningPoint['kind'], number>> = {
  decision: 0.05,
  luck: 0.05,
  cards: 0.1,
  end: 0.05,
};

/**
 * The decisions with a mark, the random events, the right choices that met bad cards, and a game that was given up; from
 * the largest.
 */
export function turningPointsOf(
  curve: readonly number[],
  decisions: readonly JudgedDecision[],
  luck: readonly LuckTerm[],
  play: readonly PlayTerm[],
): readonly TurningPoint[] {
  const points: readonly TurningPoint[] = [
    ...decisions.flatMap((decision) => pointOf(decision, curve, luck)),
    ...luck.map((term) => ({ kind: 'luck', at: term.at, value: term.value, luck: term }) as const),
    ...play
      .filter(({ isEnd }) => isEnd === true)
      .map(({ at, value, seat }) => ({ kind: 'end', at, value, seat }) as const),
  ];
  return points
    .filter(({ kind, value }) => Math.abs(value) >= FLOORS[kind])
    .toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value) || a.at - b.at);
}

function pointOf(
  decision: JudgedDecision,
  curve: readonly number[],
  luck: readonly LuckTerm[],
): readonly TurningPoint[] {
  const { at, seat, loss, mark, chosen, best } = decision;
  if (mark !== null) return [{ kind: 'decision', at, value: forSeat0(-loss, seat), decision }];
  const [before, after] = [curve[at], curve[at + 1]];
  if (chosen.option.id !== best.option.id || before === undefined || after === undefined) return [];
  const drawn = luck.find((term) => term.at === at + 1)?.value ?? 0;
  const value = after - before - drawn;
  return forSeat0(value, seat) < 0 ? [{ kind: 'cards', at, value, decision }] : [];
}
