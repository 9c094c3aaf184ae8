import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

describe('ignored cards', () => {
  test('have neither value nor icon nor text at work (IGNORE-1)', () => {
    const game = scenario({
      me: { active: ['FunFair', 'FunFun'], hand: ['FunFlop', 'Wild Unicorn'] },
      rival: { active: ['Hank Highflyer Hawk', 'Hail of Arrows'] },
    });
    expect(game.power('me')).toBe(0);
    game.continues();
    game.offers('play:FunFlop', 'play:Wild Unicorn');
    game.plays('Wild Unicorn').chooses('done');
    game.offers('take-back');
  });

  test('are still counted as what they are: two supports, though ignored (IGNORE-1)', () => {
    const game = scenario({
      me: { active: ['Flitterflutter'], hand: ['B.P. Mystery', 'Captain Su Cha'] },
      rival: { active: ['Volca'], support: ['Tome of Wisdom', 'Homing Missiles'] },
    });
    expect(game.isIgnored('Tome of Wisdom')).toBe(true);
    game.continues();
    game.offers('play:Captain Su Cha', 'play:B.P. Mystery', 'play:B.P. Mystery+free');
  });

  test('still have their value, it is only left out of the total (IGNORE-2)', () => {
    const game = scenario({
      me: { active: ['Hank Highflyer Hawk'] },
      rival: { active: ['Volca'], support: ['Tome of Wisdom'] },
    });
    expect(game.value('Volca')).toBe(5);
    expect(game.power('rival')).toBe(3);
  });

  test('are ignored wherever they are (IGNORE-3)', () => {
    const game = scenario({
      me: { active: ['Hank Highflyer Hawk'] },
      rival: {
        active: ['Volca'],
        covered: ['Blaze'],
        hand: ['Spark'],
        drawDeck: ['Sear', 'Tome of Wisdom'],
        discardPile: ['Torch'],
      },
    });
    for (const card of ['Volca', 'Blaze', 'Spark', 'Sear', 'Torch']) expect(game.isIgnored(card)).toBe(true);
    expect(game.isIgnored('Tome of Wisdom')).toBe(false);
  });

  test('in hand they are played without their icons and conditions (IGNORE-3)', () => {
    const game = scenario({
      me: { active: ['Mad Mike Magpie'] },
      rival: { hand: ['Zig-nur-Don', 'Sun Setting', 'Moon Rising', 'Fireblast'] },
      turn: 'rival',
    });
    game.continues();
    game.offers('play:Zig-nur-Don', 'play:Sun Setting', 'play:Moon Rising');
    game.plays('Sun Setting');
    game.cannotPlay('Moon Rising', 'limit');
  });

  test('with their icons ignored keep value and text (IGNORE-4)', () => {
    const game = scenario({
      me: { active: ['Mekarthas the Shrewd'] },
      rival: { active: ['FunFair', 'FunFun'], support: ['Homing Missiles'] },
      turn: 'rival',
    });
    expect(game.power('rival')).toBe(6 + 1);
    expect(game.phase).toBe('leadership');
  });

  test('with their text ignored keep value and icons (IGNORE-4)', () => {
    const game = scenario({
      me: { support: ['Laughing Gas'] },
      rival: { active: ['FunFair', 'FunFun'], hand: ['FunFlap'] },
      turn: 'rival',
    });
    expect(game.power('rival')).toBe(3);
    game.plays('FunFlap', 'keep');
    expect(game.power('rival')).toBe(6);
  });

  test('may be played, and count as cards played and lying there (IGNORE-5)', () => {
    const game = scenario({
      me: { active: ['Hank Highflyer Hawk'], hand: ['Proud Phoenix Phil'] },
      rival: {
        hand: ['Volca', 'Fireblast'],
        covered: ['Spark', 'Blaze'],
        support: ['Tome of Wisdom', 'Lightning Bolts'],
      },
      turn: 'rival',
    });
    game.rivalTurn('Volca', 'Fireblast');
    expect(game.eventsOf('announced')[0].power).toBe(3 + 3 + 3);
    game.retreats();
    expect(game.rival.dragons).toBe(2);
  });
});
