import { describe, expect, test } from 'vitest';
import { BUILT_IN, newGame, viewFor } from '@bluemoon/engine';
import type { Option } from '@bluemoon/engine';
import { themesOf } from '../../mine/themes.ts';

const view = viewFor(newGame({ decks: ['khind', 'vulca'], seed: 1 }).state, 0);
const play = (card: string): Option => ({ id: `play:${card}`, kind: 'play', card });
const DONE: Option = { id: 'done', kind: 'done' };
const themes = (...solution: readonly Option[]) => themesOf(solution, 'announce', view, BUILT_IN);

describe('The themes of a puzzle', () => {
  test('are what the solution uses, not what its cards could do', () => {
    expect(themes(play('topgun'), play('topdog'), DONE)).toEqual(['gang']);
    expect(themes(play('cinder'), play('fireblast'), DONE)).toEqual(['strength']);
    const discard: Option = { id: 'discard:potion-of-mutation', kind: 'discard', card: 'potion-of-mutation' };
    expect(themes(play('cinder'), discard, DONE)).toEqual(['discarding']);
  });

  test('do not count a protect icon that nothing threatens', () => {
    expect(themes(play('electric-eel'), DONE)).toEqual(['strength']);
    expect(themes(play('yang'), play('electric-eel'), DONE)).toEqual(['free']);
  });
});
