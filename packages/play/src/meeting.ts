import { apply, imagine } from '@bluemoon/engine';
import type { Box, Option, View } from '@bluemoon/engine';
import { allPicksFrom } from './picking.ts';
import type { PickSet } from './picking.ts';

/** A demand of the rival's card that the viewer can meet now, and the cards of their hand that pay for it. */
export interface Meeting {
  /** The option that begins to pay. */
  readonly meet: Option;
  /** What can be chosen then: every card that can be part of the payment. */
  readonly cards: readonly Option[];
  readonly sets: readonly PickSet[];
}

/** What a hand can pay is the same in every imagined world. */
const ANY_WORLD = 1;

/** The demands that can be met now (OPEN-QUESTION-6). A demand with too many ways to pay is left out. */
export function meetingsIn(view: View, box: Box): readonly Meeting[] {
  const meets = view.decision?.options?.filter(({ kind }) => kind === 'meet') ?? [];
  if (meets.length === 0) return [];
  const state = imagine(view, ANY_WORLD, box);
  return meets.flatMap((meet) => {
    const picking = allPicksFrom(apply(state, meet.id).state);
    return picking === null ? [] : [{ meet, cards: picking.options, sets: picking.sets }];
  });
}
