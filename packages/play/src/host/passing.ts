import type { Decision, Phase } from '@bluemoon/engine';

/**
 * Which decisions with a single option the host makes automatically. `formalities` are questions that the rules ask
 * only so that silence tells the rival nothing. At one screen the rival sees what passes automatically, so a player
 * is asked about interference even without an interference card.
 */
export type Passing = 'nothing' | 'formalities' | 'formalitiesAtOneScreen' | 'everySingleOption';

/** Leaving these phases changes nothing that matters to a player; leaving a later one ends the turn. */
const EARLY_PHASES: ReadonlySet<Phase> = new Set(['beginning', 'leadership', 'character'] as const);

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
    case 'formalitiesAtOneScreen':
      if (about.during === 'interference') return passing === 'formalities';
      return about.during === 'phase' && only.kind === 'done' && EARLY_PHASES.has(about.phase);
  }
}
