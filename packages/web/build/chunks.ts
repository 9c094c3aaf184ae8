import type { Rolldown } from 'vite';

/** The modules whose path begins so, below `packages`. */
const from = (...paths: readonly string[]): RegExp => new RegExp(`/packages/(${paths.join('|')})`);

/**
 * What several screens share, in few files: a phone waits longer for forty small files than for six large ones. A group
 * takes what its modules import, unless an earlier one has it.
 */
const GROUPS: readonly Omit<Rolldown.CodeSplittingGroup, 'priority'>[] = [
  { name: 'first', tags: ['$initial'] },
  // Without the rules, so that the server is called while they load.
  { name: 'connection', test: from('wire/src', 'web/src/online/(online|browser-network)') },
  // A deck can be chosen before the rules are there.
  {
    name: 'box',
    test: from(
      'engine/src/cards/',
      'play/src/(decks/(check|people-deck|agreed-deck)|fair/seeds|match/match)',
    ),
  },
  { name: 'rules', test: from('engine/src/(decision|view|notation/record)', 'play/src/host/') },
  { name: 'ui', test: from('web/src/((ui|words|decks)/|game/sitting)'), minShareCount: 3 },
  {
    name: 'online',
    test: from('web/src/(online/|screens/(conduct/|(match|profile|series)/words.ts))'),
    minShareCount: 2,
  },
  { name: 'room', test: from('web/src/screens/room/RoomScreen.svelte') },
  { name: 'program', test: from('web/src/program.ts') },
  { name: 'figures', test: from('art/src/cards.ts') },
  { name: 'cards', test: from('web/src/card/'), minShareCount: 2 },
  {
    name: 'table',
    test: from('web/src/((table|link)/|screens/game/(PlayedTable|MenuSettings|showing)|keep/download)'),
    minShareCount: 2,
  },
];

export const CHUNKS: Rolldown.CodeSplittingOptions = {
  groups: GROUPS.map((group, i) => ({ ...group, priority: GROUPS.length - i })),
};
