import { BUILT_IN, newGame, viewFor } from '@bluemoon/engine';
import { plainText, tellDecision, tellEvents } from '@bluemoon/engine/telling';
import { expect, test } from 'vitest';
import { voiceAtTable } from '../../src/table/voice.ts';

test('A spectator reads numbered names if both players have the same people', () => {
  const { state } = newGame({ decks: ['vulca', 'vulca'], seed: 1, first: 1 });
  const view = viewFor(state, 'spectator');
  const voice = voiceAtTable(view, ['Vulca 1', 'Vulca 2']);
  const [line] = tellEvents([{ event: 'declined', seat: 1 }], voice, 'en', BUILT_IN);
  expect(plainText(line?.parts ?? [])).toBe('Vulca 2 declines to fight.');
  expect(plainText(tellDecision(view, 'de', { box: BUILT_IN, voice }))).toContain('Vulca 2');
});

test('Players and spectators read the same name of the player they wait for', () => {
  const { state } = newGame({ decks: ['vulca', 'hoax'], seed: 1, first: 1 });
  const [player, spectator] = ([0, 'spectator'] as const).map((viewer) => {
    const view = viewFor(state, viewer);
    return plainText(tellDecision(view, 'en', { box: BUILT_IN, voice: voiceAtTable(view, ['Ada', 'Bert']) }));
  });
  expect(player).toContain('Bert');
  expect(player).toBe(spectator);
});
