import type { Rolldown } from 'vite';

/** The modules whose path begins so, below `packages`. */
const from = (...paths: readonly string[]): RegExp => new RegExp(`/packages/(${paths.join('|')})`);

/**
 * What several screens share, in few files: a phone waits longer for forty small files than for six large ones. A group
 * takes what its modules import, unless an earlier one has it.
 */
const GROUPS: readonly Omit<Rolldown.CodeSplittingGroup, 'priority'>[] = [
  { name: 'first', tags: ['$initial'] },
  // With the rules, which the connection needs to tell what has happened.
  { name: 'connection', test: from('wire/src', 'web/src/online/(online|browser-network)') },
  { name: 'program', test: from('web/src/program.ts') },
  { name: 'ui', test: from('web/src/(ui|words|decks)/'), minShareCount: 3 },
  { name: 'cards', test: from('web/src/card/'), minShareCount: 2 },
  { name: 'table', test: from('web/src/(table|link)/'), minShareCount: 2 },
];

export const CHUNKS: Rolldown.CodeSplittingOptions = {
  groups: GROUPS.map((group, i) => ({ ...group, priority: GROUPS.length - i })),
};
