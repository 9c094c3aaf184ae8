import { formatProblem, loadPack, PackError } from '../../src/pack/index.ts';
import type { Problem } from '../../src/pack/index.ts';
import type { Language } from '../../src/index.ts';

/** A plain card for packs. */
export const CARD = {
  id: 'soot',
  name: { en: 'Soot', de: 'Ruß' },
  people: 'vulca',
  number: 201,
  type: 'character',
  moons: 1,
  fire: 2,
  earth: 2,
} as const;

export const one = (changes: object) => ({ cards: [{ ...CARD, ...changes }] });
export const saying = (...text: readonly unknown[]) => one({ text });

/** What is wrong with a pack that has to be refused. */
export function problemsIn(load: () => unknown): readonly Problem[] {
  try {
    load();
  } catch (error) {
    if (error instanceof PackError) return error.problems;
    throw error;
  }
  throw new Error('The pack was accepted');
}

export const complaints = (json: unknown, language: Language = 'en'): readonly string[] =>
  problemsIn(() => loadPack(json)).map((problem) => formatProblem(problem, language));
