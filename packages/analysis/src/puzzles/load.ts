import type { People } from '@bluemoon/engine';
import type { Puzzle } from './puzzle.ts';

/** One file for each people, so that a page loads only what it shows. */
const FILES: Readonly<Record<People, () => Promise<{ readonly PUZZLES: readonly Puzzle[] }>>> = {
  vulca: () => import('./data/vulca.ts'),
  hoax: () => import('./data/hoax.ts'),
  mimix: () => import('./data/mimix.ts'),
  flit: () => import('./data/flit.ts'),
  khind: () => import('./data/khind.ts'),
  terrah: () => import('./data/terrah.ts'),
  pillar: () => import('./data/pillar.ts'),
  aqua: () => import('./data/aqua.ts'),
  buka: () => import('./data/buka.ts'),
};

export async function loadPuzzles(people: People): Promise<readonly Puzzle[]> {
  const { PUZZLES } = await FILES[people]();
  return PUZZLES;
}

/** Null if there is no such puzzle. */
export async function loadPuzzle({ id, people }: Pick<Puzzle, 'id' | 'people'>): Promise<Puzzle | null> {
  const puzzles = await loadPuzzles(people);
  return puzzles.find((puzzle) => puzzle.id === id) ?? null;
}
