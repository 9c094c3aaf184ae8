import type { Option, View } from '@bluemoon/engine';

/** From left to right. The most likely choice is last, always in the same place. */
const ORDER = [
  'either',
  'dragon',
  'keep',
  'discardAtRandom',
  'meet',
  'use',
  'takeBack',
  'refuse',
  'decline',
  'retreat',
  'trust',
  'done',
  'call',
  'announce',
  'continue',
  'start',
] as const;

const rank = ({ kind }: Option): number => ORDER.findIndex((one) => one === kind);

export function sortedButtons(options: readonly Option[]): readonly Option[] {
  return options.toSorted((a, b) => rank(a) - rank(b));
}

/** Whether the choice cannot be taken back. */
export function isFinal(
  { kind }: Option,
  { turn, decision, rules }: Pick<View, 'turn' | 'decision' | 'rules'>,
): boolean {
  switch (kind) {
    case 'retreat':
    case 'decline':
    case 'announce':
    case 'call':
    case 'trust':
      return true;
    case 'done':
      return decision?.about.during === 'phase' && turn.phase === 'boosterSupport';
    // BACKTRACK-4: it may cost the fight or the game.
    case 'takeBack':
      return turn.revealed && rules.backtrack !== 'free';
    default:
      return false;
  }
}
