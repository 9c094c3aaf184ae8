import type { Decision, View } from '@bluemoon/engine';
import { EARLY_PHASES } from './passing.ts';

/**
 * Which of their own decisions a player leaves to their program. The program makes them at the player's side of the
 * table, not the host: against a rival who watches the pace it can wait before each as long as a person would.
 */
export interface Pressing {
  /** Steps that can only be ended: none, those before the announcement, or all. */
  readonly steps: 'none' | 'early' | 'all';
  /** Interference without a card for it. At one screen the rival sees what passes, so the player is asked. */
  readonly interference: 'ask' | 'pass';
  /** Which dragon moves where it makes no difference. */
  readonly dragons: 'ask' | 'first';
}

type Pending = Pick<Decision, 'about' | 'options'> & { readonly series: View['rules']['series'] };

/** The option that is chosen without asking; null: the player is asked. */
export function pressedByItself(pending: Pending, wishes: Pressing): string | null {
  const [first] = pending.options;
  if (first === undefined || !isFormality(pending)) return null;
  return isWished(pending, wishes) ? first.id : null;
}

/**
 * Whether nothing can be decided: a step can only be ended, or the dragons are alike (DRAGON-5). In a match they are
 * not: achievement cards need a certain dragon (ACHIEVE-1).
 */
export function isFormality({ about, options, series }: Pending): boolean {
  if (about.during === 'attract') return series === 'single';
  const [only, ...others] = options;
  if (only === undefined || others.length > 0) return false;
  return about.during === 'interference'
    ? only.kind === 'refuse'
    : about.during === 'phase' && only.kind === 'done';
}

function isWished({ about }: Pending, { steps, interference, dragons }: Pressing): boolean {
  switch (about.during) {
    case 'attract':
      return dragons === 'first';
    case 'interference':
      return interference === 'pass';
    default:
      return steps === 'all' || (steps === 'early' && EARLY_PHASES.has(about.phase));
  }
}
