import type { Decision, Phase, View } from '@bluemoon/engine';

/** Whether two people look at the same screen: then what passes by itself tells one of them what the other holds. */
export type Company = 'alone' | 'together';

export function companyOf(players: readonly { readonly kind: 'person' | 'bot' }[]): Company {
  return players.every(({ kind }) => kind === 'person') ? 'together' : 'alone';
}

/** Passing on from them changes nothing that a player could want otherwise. */
const PASSED_ON: ReadonlySet<Phase> = new Set(['beginning', 'leadership', 'character'] as const);

/**
 * A question with a single answer, which the rules ask so that silence tells the rival nothing. The last one of a turn
 * is put to the player in any case: with it he announces his power.
 */
export function isMatterOfForm(
  { about, options }: Pick<Decision, 'about' | 'options'>,
  company: Company = 'alone',
): boolean {
  const [only] = options;
  if (only === undefined || options.length > 1) return false;
  switch (about.during) {
    case 'phase':
      return only.kind === 'done' && PASSED_ON.has(about.phase);
    case 'interference':
      return company === 'alone';
    default:
      return false;
  }
}

/** Whether the viewer is asked such a question. */
export function isOwnFormality({ decision }: View, company: Company = 'alone'): boolean {
  return (
    decision?.options != null && isMatterOfForm({ about: decision.about, options: decision.options }, company)
  );
}
