import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

describe('the pair icon', () => {
  test('two characters, or two boosters, with the same first word are played as one (PAIR-1, PAIR-2)', () => {
    const game = scenario({
      me: {
        hand: [
          'Virgin of Pure Fire',
          'Virgin of Pure Earth',
          'Dancer of Dawn',
          'Launch Fire Flash',
          'Launch Rockdrop',
          'Launch Boiling Oil',
          'Hail of Arrows',
        ],
      },
      rival: { active: ['Catusan'] },
    });
    game.plays('Virgin of Pure Fire');
    game.cannotPlay('Dancer of Dawn', 'limit');
    game.plays('Virgin of Pure Earth');
    game.cannotPlay('Dancer of Dawn', 'limit');
    game.plays('Launch Fire Flash');
    game.cannotPlay('Hail of Arrows', 'limit');
    game.plays('Launch Rockdrop');
    game.cannotPlay('Launch Boiling Oil', 'limit');
    expect(game.me.active).toHaveLength(4);
    expect(game.power('me')).toBe(6 + 1 + 2 + 1);
  });

  test('the cards are played one after the other: the first is at work before the second comes (PAIR-3)', () => {
    const game = scenario({
      me: { hand: ['Torch', 'Launch Sloth Gas', 'Launch Rockdrop'] },
      rival: { active: ['Catusan'], support: ['Tome of Wisdom'] },
    });
    game.plays('Torch').plays('Launch Sloth Gas');
    expect(game.isActive('Launch Sloth Gas')).toBe(true);
    expect(game.me.hand).toEqual(['Launch Rockdrop']);
    game.offersAlso('play:launch-rockdrop');
    const single = scenario({
      me: { hand: ['Virgin of Pure Fire', 'Virgin of Pure Earth'] },
      rival: { active: ['Cheepchirrup'] },
    });
    single.plays('Virgin of Pure Fire');
    single.cannotPlay('Virgin of Pure Earth', 'tooManyIntoCombat');
  });

  test('a free card between the two does not part them', () => {
    const game = scenario({
      me: { hand: ['Virgin of Pure Fire', 'Virgin of Pure Earth', 'Stars Shining'] },
      rival: { active: ['Catusan'] },
    });
    game.plays('Virgin of Pure Fire').plays('Stars Shining').plays('Virgin of Pure Earth');
    expect(game.power('me')).toBe(6 + 1 + 1);
  });

  test('a lone pair card is an ordinary card (PAIR-4, RULING-42)', () => {
    const game = scenario({
      me: { hand: ['Heroine of the Great Plains', 'Volca', 'Virgin of Pure Fire'] },
      rival: { active: ['Catusan'] },
    });
    game.plays('Heroine of the Great Plains');
    game.cannotPlay('Volca', 'limit');
    game.cannotPlay('Virgin of Pure Fire', 'limit');
    game.announces();
    expect(game.eventsOf('announced')).toMatchObject([{ power: 3 }]);
  });

  test('on the starting turn two characters are allowed as a pair, two boosters are not (PAIR-5)', () => {
    const game = scenario({
      me: { hand: ['Virgin of Pure Fire', 'Virgin of Pure Earth', 'Launch Fire Flash', 'Launch Rockdrop'] },
    });
    game.plays('Virgin of Pure Fire').plays('Virgin of Pure Earth');
    game.cannotPlay('Launch Fire Flash', 'limit');
    expect(game.me.active).toHaveLength(2);
  });
});
