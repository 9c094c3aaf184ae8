import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nameOf } from '../properties/setups.ts';
import { seenIn } from './kept-games.ts';
import type { KeptGame } from './kept-games.ts';

const file = new URL('../../../../fixtures/kept-games.json', import.meta.url);
const games = JSON.parse(readFileSync(file, 'utf8')) as readonly KeptGame[];

/**
 * A record holds the deal and the choices only, so every version has to make the same game of them. After an
 * intended change of rules or views, rewrite the file with `npm run keep` and say in the commit what changes.
 */
test.each(games.map((game) => [nameOf(game.setup), game] as const))(
  'a game that was recorded is played again as it was: %s',
  (_, { seen, ...record }) => {
    const now = seenIn(record);
    const differs = now.findIndex((digest, i) => digest !== seen[i]);
    expect(differs < 0 ? 'nowhere' : `after ${record.choices.slice(0, differs).join(' ')}`).toBe('nowhere');
  },
);
