import type { View } from '@bluemoon/engine';
import type { State } from '@bluemoon/engine/simulation';
import { honestyOf } from '../search/honesty.ts';
import type { Mixture } from './mixing.ts';

export const CALL = 'call';
const TRUST = 'trust';

export const isCall = ({ decision }: View): boolean =>
  decision?.options?.some(({ id }) => id === CALL) === true;

/**
 * What a wrong call costs beyond the evaluation, which underrates the dragon that it gives away: who calls every
 * honest bluff wins 14 points less than who calls none (480 games with three bluffs each, ± 7.5).
 */
const WRONG_CALL = 0.06;

/** How much better calling must be than trusting. */
export function callMarginIn(view: View, world: State): number {
  return isCall(view) ? WRONG_CALL * honestyOf(world, view.viewer === 1 ? 0 : 1) : 0;
}

/** Of the bluffs that are about equally well called and trusted: with more calls no lie would pay, and with fewer any would. */
const BALANCED_CALLS = 0.15;

/** Calling or trusting, by their worths. */
export function callMixture(known: readonly { readonly option: string; readonly worth: number }[]): Mixture {
  const worthOf = (wanted: string): number => known.find(({ option }) => option === wanted)?.worth ?? 0;
  return { options: [CALL, TRUST], gap: worthOf(CALL) - worthOf(TRUST), rate: BALANCED_CALLS };
}
