import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';
import { card, OwnGame, text } from './own-cards.ts';

const keeper = card('keeper', 'character', {
  fire: 2,
  earth: 2,
  icons: ['replace'],
  ...text({ when: 'now', steps: [{ do: 'attract', count: 1 }] }),
});
const summons = card('summons', 'leadership', { number: 901 });
const found = card('found', 'character', { number: 902, fire: 1, earth: 1 });

describe('The replace icon', () => {
  test('a card is discarded from hand and another drawn, instead of playing a leadership-phase card (REPLACE-1, LEAD-7)', () => {
    const game = new OwnGame([{ hand: [keeper, summons], deck: [found] }, { hand: [] }]);
    expect(game.options).toEqual(['play:summons', 'replace:keeper', 'done']);
    game.choose('replace:keeper');
    expect(game.view(0).seats[0].hand.cards).toContain('found');
    expect(game.view(1).seats[0].discardPile.top).toBe('keeper');
    expect(game.options).not.toContain('play:summons');
  });

  test('not after a leadership-phase card, and not twice (LEAD-7)', () => {
    const other = { ...keeper, id: 'warden', name: { en: 'warden', de: 'warden' }, number: 903 };
    const hand = [keeper, other, summons];
    expect(new OwnGame([{ hand }, { hand: [] }]).choose('play:summons').options).not.toContain(
      'replace:keeper',
    );
    expect(new OwnGame([{ hand }, { hand: [] }]).choose('replace:keeper').options).not.toContain(
      'replace:warden',
    );
  });

  test('its text is not resolved (REPLACE-2)', () => {
    const game = new OwnGame([{ hand: [keeper], deck: [found] }, { hand: [] }]).choose('replace:keeper');
    expect(game.view(0).dragons).toEqual({ lika: 'board', doran: 'board', sesha: 'board' });
  });

  test('text lends the icon to other cards, but not to one that has left the hand (REPLACE-3)', () => {
    const grove = card('grove', 'hyla', {
      number: 904,
      ...text({ when: 'always', rule: { rule: 'lendReplace', cards: { types: ['character'] } } }),
    });
    const game = new OwnGame([{ hand: [grove, keeper], deck: [found] }, { hand: [] }]);
    expect(game.options).toContain('replace:keeper');
    expect(game.options).not.toContain('replace:flamitos');
    game.choose('play:grove').attack('flamitos', 'fire');
    game.choose('done', 'retreat');
    while (game.decider() !== 0 || game.view(0).turn.phase !== 'leadership')
      game.choose(game.options.at(-1) ?? 'done');
    expect(game.options).toContain('replace:found');
    game.choose('replace:found');
    expect(game.view(1).seats[0].discardPile.top).toBe('found');
  });

  test('with an empty draw deck the card is discarded anyway (PROJECT-34)', () => {
    const game = scenario({ me: { hand: ['Bobu Bramble', 'Volca'], drawDeck: [] } });
    game.replaces('Bobu Bramble');
    expect(game.me.hand).toEqual(['Volca']);
    expect(game.me.discardPile).toEqual(['Bobu Bramble']);
  });

  test('nothing is drawn while taking cards is forbidden (PROJECT-34, TAKE-2)', () => {
    const game = scenario({
      me: { active: ['Volca'], hand: ['Bobu Bramble', 'Spark'] },
      rival: { active: ['Bottelus Emptius'] },
    });
    game.replaces('Bobu Bramble');
    expect(game.me.hand).toEqual(['Spark']);
  });
});
