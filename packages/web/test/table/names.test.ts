import { BUILT_IN, newGame, viewFor } from '@bluemoon/engine';
import { plainText, tellDecision, tellEvents } from '@bluemoon/engine/telling';
import { expect, test } from 'vitest';
import { voiceAtTable } from '../../src/table/voice.ts';

test('A spectator reads numbered names if both players have the same people', () => {
  const { state } = newGame({ decks: ['vulca', 'vulca'], seed: 1, first: 1 });
  const names = ['Vulca 1', 'Vulca 2'] as const;
  const view = viewFor(state, 'spectator');
  const english = voiceAtTable(view, 'en', names, BUILT_IN);
  const [line] = tellEvents([{ event: 'declined', seat: 1 }], english, 'en', BUILT_IN);
  expect(plainText(line?.parts ?? [])).toBe('Vulca 2 declines to fight.');
  const german = voiceAtTable(view, 'de', names, BUILT_IN);
  expect(plainText(tellDecision(view, 'de', { box: BUILT_IN, voice: german }))).toContain('Vulca 2');
});
