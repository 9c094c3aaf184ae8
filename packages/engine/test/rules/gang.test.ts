import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

describe('the gang icon', () => {
  test('the four gangs do not mix (GANG-1, RULING-11)', () => {
    const game = scenario({
      me: { hand: ['CoolCat', 'TopGun', 'FunFair', 'NoNo', 'CoolCop'] },
      rival: { active: ['Catusan'] },
    });
    game.plays('CoolCat');
    for (const other of ['TopGun', 'FunFair', 'NoNo']) game.cannotPlay(other, 'limit');
    game.canPlay('CoolCop');
  });

  test('any number of one gang may be played in a turn (GANG-2)', () => {
    const game = scenario({
      me: { hand: ['NoNo', 'NoClue', 'NoStyle', 'NoClass', 'FunFair'] },
      rival: { active: ['Catusan'] },
    });
    game.plays('NoNo').plays('NoClue').plays('NoStyle').plays('NoClass');
    game.cannotPlay('FunFair', 'limit');
    expect(game.power('me')).toBe(3 + 2 + 3 + 1);
  });

  test('members may be added to an active gang without covering it, or cover it (GANG-3, GANG-4)', () => {
    const side = { active: ['NoNo', 'NoClue'], hand: ['NoStyle', 'NoClass', 'FunFair'] };
    const keep = scenario({ me: side, rival: { active: ['Catusan'] } }).continues();
    keep.offers('play:nostyle', 'play:nostyle+keep', 'play:noclass', 'play:noclass+keep', 'play:funfair');
    keep.plays('NoStyle', 'keep').plays('NoClass');
    expect(keep.me.active).toEqual(['NoClass', 'NoClue', 'NoNo', 'NoStyle']);
    const cover = scenario({ me: side, rival: { active: ['Catusan'] } }).plays('NoStyle');
    expect([cover.me.active, cover.me.covered]).toEqual([['NoStyle'], ['NoClue', 'NoNo']]);
  });

  test('not beside a booster or a character outside the gang; supports do not matter (GANG-3, RULING-12)', () => {
    const rival = { active: ['Catusan'] };
    const kept = (active: readonly string[]) => {
      const game = scenario({
        me: { active, support: ['Tome of Wisdom'], hand: ['NoStyle'] },
        rival,
      }).continues();
      return game.options.includes('play:nostyle+keep');
    };
    expect(kept(['NoNo'])).toBe(true);
    expect(kept(['NoNo', 'Fireblast'])).toBe(false);
    expect(kept(['NoNo', 'Stars Shining'])).toBe(false);
    expect(kept(['FunFair'])).toBe(false);
  });

  test('in a turn that adds no member the gang is covered (GANG-5)', () => {
    const game = scenario({
      me: { active: ['NoNo', 'NoClue'], hand: ['Volca'] },
      rival: { active: ['Catusan'] },
    });
    game.plays('Volca');
    expect(game.me.covered).toEqual(['NoClue', 'NoNo']);
  });

  test('the cards are played one after the other, each text resolved before the next (GANG-6)', () => {
    const game = scenario({
      me: { hand: ['TopNotch', 'TopDog', 'TopGun'] },
      rival: { active: ['Catusan', 'Fireblast'], support: ['Tome of Wisdom'] },
    });
    game.plays('TopNotch');
    game.offers('use:topnotch', 'play:topdog', 'play:topgun', 'done');
    game.uses('TopNotch').chooses('discard:fireblast');
    game.plays('TopDog');
    game.offersAlso('play:topgun');
  });

  test('the gang is added to at the start of the Character phase, not after another character (GANG-7)', () => {
    const game = scenario({
      me: { active: ['NoNo'], hand: ['Stars Shining', 'NoStyle'] },
      rival: { active: ['Catusan'] },
    });
    game.canPlay('NoStyle', 'keep');
    game.plays('Stars Shining');
    game.offers('play:nostyle', 'done');
    expect(game.me.covered).toEqual(['NoNo']);
  });
});
