import type { Replay } from '@bluemoon/engine';
import type { Critic } from '../critic/critic.ts';
import type { LuckTerm } from '../game-analysis.ts';

/** The chance of seat 0 in each state of the replay. */
export function curveOf({ states }: Replay, critic: Critic): readonly number[] {
  return states.map((state) => critic.chanceOf(state));
}

/** The chance of seat 0 before the deal; of a game that was not dealt, in its first position. */
export function startOf(curve: readonly number[], luck: readonly Pick<LuckTerm, 'at' | 'value'>[]): number {
  const deal = luck.find(({ at }) => at === 0);
  return (curve[0] ?? 0.5) - (deal?.value ?? 0);
}
