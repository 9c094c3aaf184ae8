import type { View } from '@bluemoon/engine';

/** Of 0, 0.03, 0.06 and 0.1 this was the least with which nobody wins more often who answers whenever he can. */
const BETTER = 0.06;

export const isAnswer = ({ decision }: View): boolean => decision?.about.during === 'answer';

/**
 * How much better than answering it has to be to refuse. A card that can do nothing but answer is worth less in hand
 * than the judgement believes, which has never met one.
 */
export const refusingIn = (view: View): number => (isAnswer(view) ? BETTER : 0);
