import { BUILT_IN } from '@bluemoon/engine';
import type { Card } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { EFFECTS, effectsOf } from '../../src/screens/cards/effects.ts';

describe('The effects of a card', () => {
  test('exist for every card with text, and for no other', () => {
    for (const card of BUILT_IN.cards) {
      expect([card.id, effectsOf(card).length > 0]).toEqual([card.id, card.text !== undefined]);
    }
  });

  test('each occur on some card', () => {
    const used = new Set(BUILT_IN.cards.flatMap(effectsOf));
    expect(EFFECTS.filter((effect) => !used.has(effect))).toEqual([]);
  });

  test.each([
    ['cinder', ['remove']],
    ['flare', ['draw']],
    ['den-bal-ton', ['change-element', 'condition']],
    ['fearsome-spirits', ['attract', 'retreat-dragons']],
    ['launch-sloth-gas', ['retreat-dragons']],
    ['charm-holy-dragon', ['give-up', 'attract']],
    ['caterpillar-fireeater', ['make-discard', 'demand', 'force-retreat']],
    ['kabu-kat', ['demand', 'force-retreat']],
    ['irresistible-sirens', ['make-discard', 'demand', 'attract']],
    ['chosen-of-the-mind', ['give-up', 'make-discard']],
    ['powdermaster-yina-ko', ['raise', 'bluffs']],
    ['entreat-favor', ['search-deck', 'ships']],
    ['shaman-of-the-afterlife', ['draw', 'discard-pile']],
    ['tittertweet', ['ignore-text']],
  ])('%s: %s', (id, effects) => {
    expect(effectsOf(BUILT_IN.card(id))).toEqual(effects);
  });

  test('depend on its text, not on its name', () => {
    const renamed: Card = {
      ...BUILT_IN.card('flare'),
      id: 'somebody',
      name: { en: 'Somebody', de: 'Jemand' },
    };
    expect(effectsOf(renamed)).toEqual(['draw']);
  });
});
