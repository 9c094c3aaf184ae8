import { newGame, viewFor } from '@bluemoon/engine';
import { plainText } from '@bluemoon/engine/telling';
import { expect, test } from 'vitest';
import { tellDecision, tellEvents, voiceFor } from '../../src/decks/telling-here.ts';

test('An onlooker reads the names of the table, where peoples do not tell the players apart', () => {
  const { state } = newGame({ decks: ['vulca', 'vulca'], seed: 1, first: 1 });
  const names = ['Vulca 1', 'Vulca 2'] as const;
  const view = viewFor(state, 'spectator');
  const [line] = tellEvents([{ event: 'declined', seat: 1 }], voiceFor(view, 'en', names), 'en');
  expect(plainText(line?.parts ?? [])).toBe('Vulca 2 declines to fight.');
  expect(plainText(tellDecision(view, 'de', names))).toContain('Vulca 2');
});
