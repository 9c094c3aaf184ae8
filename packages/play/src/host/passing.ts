import type { Decision, Phase } from '@bluemoon/engine';

/**
 * Which decisions with a single option the host makes automatically, for programs. `formalities` are questions that the
 * rules ask only so that silence tells the rival nothing. What passes for people is decided at their side of the table
 * (pressing.ts).
 */
export type Passing = 'nothing' | 'formalities' | 'everySingleOption';

/** Leaving these phases changes nothing that matters to a player; leaving a later one ends the turn. */
export const EARLY_PHASES: ReadonlySet<Phase> = new Set(['beginning', 'leadership', 'character'] as const);

export function passesByItself(
  { about, options }: Pick<Decision, 'about' | 'options'>,
  passing: Passing,
): boolean {
  const [only] = options;
  if (only === undefined || options.length > 1) return false;
  switch (passing) {
    case 'nothing':
      return false;
    case 'everySingleOption':
      return true;
    case 'formalities':
      if (about.during === 'interference') return true;
      return about.during === 'phase' && only.kind === 'done' && EARLY_PHASES.has(about.phase);
  }
}
