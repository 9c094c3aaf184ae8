import type { Option } from '@bluemoon/engine';

/** From left to right. The most likely choice is last, always in the same place. */
const ORDER = [
  'either',
  'dragon',
  'keep',
  'discardAtRandom',
  'meet',
  'takeBack',
  'refuse',
  'decline',
  'retreat',
  'trust',
  'done',
  'use',
  'call',
  'announce',
  'continue',
  'start',
] as const;

const rank = ({ kind }: Option): number => ORDER.findIndex((one) => one === kind);

export function sortedButtons(options: readonly Option[]): readonly Option[] {
  return options.toSorted((a, b) => rank(a) - rank(b));
}
