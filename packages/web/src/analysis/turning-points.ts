import type { GameAnalysis, JudgedDecision, LuckTerm } from '@bluemoon/analysis';
import type { Seat } from '@bluemoon/engine';

/** Where a game turned, told to one seat: `value` is what it did to their chance. */
export type ToldPoint = {
  /** The state to look at: in which something was decided, or after chance did something. */
  readonly at: number;
  /** The state that it led to. */
  readonly to: number;
  readonly value: number;
} & (
  | { readonly kind: 'mistake' | 'blunder'; readonly decision: JudgedDecision }
  /** Nothing was given away, but cards that nobody could see made it a bad moment. */
  | { readonly kind: 'rightCall'; readonly decision: JudgedDecision }
  | { readonly kind: 'luck'; readonly term: LuckTerm }
  /** Somebody resigned, ran out of time or left. */
  | { readonly kind: 'end' }
);

const MAX_POINTS = 7;

/** From the largest to the smallest. Inaccuracies turn no game. */
export function pointsFor({ turningPoints }: GameAnalysis, seat: Seat): readonly ToldPoint[] {
  const points = turningPoints.flatMap((point): readonly ToldPoint[] => {
    const { at } = point;
    const value = seat === 0 ? point.value : -point.value;
    switch (point.kind) {
      case 'luck':
        return [{ kind: 'luck', at, to: at, value, term: point.luck }];
      case 'decision': {
        const { decision } = point;
        const { mark } = decision;
        return mark === 'mistake' || mark === 'blunder'
          ? [{ kind: mark, at, to: at + 1, value, decision }]
          : [];
      }
      case 'end':
        return [{ kind: 'end', at, to: at, value }];
      case 'cards': {
        const { decision } = point;
        const isRightCall = decision.seat === seat && value < 0;
        return isRightCall ? [{ kind: 'rightCall', at, to: at + 1, value, decision }] : [];
      }
    }
  });
  return points.slice(0, MAX_POINTS);
}

export const inOrder = (points: readonly ToldPoint[]): readonly ToldPoint[] =>
  points.toSorted((a, b) => a.to - b.to);
