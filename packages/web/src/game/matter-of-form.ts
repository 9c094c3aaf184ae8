import type { Decision, Phase, View } from '@bluemoon/engine';

/** Passing on from them changes nothing that a player could want otherwise. */
const PASSED_ON: ReadonlySet<Phase> = new Set(['beginning', 'leadership', 'character'] as const);

/**
 * A question with a single answer, which the rules ask so that silence tells the rival nothing. The last one of a turn
 * is put to the player in any case: with it he announces his power.
 */
export function isMatterOfForm({ about, options }: Pick<Decision, 'about' | 'options'>): boolean {
  const [only] = options;
  return (
    options.length === 1 && only?.kind === 'done' && about.during === 'phase' && PASSED_ON.has(about.phase)
  );
}

/** Whether the viewer is asked such a question. */
export function isOwnFormality({ decision }: View): boolean {
  return decision?.options != null && isMatterOfForm({ about: decision.about, options: decision.options });
}
