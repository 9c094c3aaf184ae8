import type { Option } from '@bluemoon/engine';

const IDLE: ReadonlySet<string> = new Set(['done', 'refuse', 'start', 'continue', 'dragon']);

/** What a solution makes use of, however the cards are played. */
export function ideaOf(solution: readonly Option[]): readonly string[] {
  return solution
    .filter(({ kind }) => !IDLE.has(kind))
    .map(({ id, kind, card }) => (card === undefined ? id : `${kind}:${card}`));
}
