import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

const isProtectedFrom = (rival: string) =>
  scenario({ me: { active: ['Giant Octopus'] }, rival: { active: [rival] } }).me.isProtected('Giant Octopus');

describe('the protect icon', () => {
  test("the rival's text neither ignores nor discards nor reduces the card (PROTECT-1)", () => {
    const ignored = scenario({
      me: { active: ['Giant Octopus', 'Spark'] },
      rival: { active: ['Hank Highflyer Hawk'] },
    });
    expect([ignored.isIgnored('Giant Octopus'), ignored.isIgnored('Spark')]).toEqual([false, true]);
    expect(ignored.power('me')).toBe(5);
    const reduced = scenario({ me: { active: ['Giant Octopus', 'Volca'] }, rival: { active: ['CoolCat'] } });
    expect([reduced.value('Giant Octopus'), reduced.value('Volca')]).toEqual([5, 0]);
    const discarded = scenario({
      me: { hand: ['Provoke Earthquake'] },
      rival: { active: ['Giant Octopus', 'Fireblast'], covered: ['Spark'] },
    });
    discarded.plays('Provoke Earthquake').chooses('discard-all');
    expect(discarded.rival.active).toEqual(['Giant Octopus']);
    expect(discarded.rival.discardPile).toEqual(['Fireblast', 'Spark']);
  });

  test('a covered card enjoys no protection (PROTECT-2)', () => {
    const game = scenario({
      me: { hand: ['Provoke Earthquake'] },
      rival: { active: ['Electric Eel'], covered: ['Giant Octopus'] },
    });
    game.plays('Provoke Earthquake').chooses('discard-all');
    expect(game.rival.active).toEqual(['Electric Eel']);
    expect(game.rival.discardPile).toEqual(['Giant Octopus']);
  });

  test('text that ignores the icon itself ends the protection (PROTECT-3, OPEN-QUESTION-3)', () => {
    expect(isProtectedFrom('Catusan')).toBe(true);
    expect(isProtectedFrom('Mekarthas the Shrewd')).toBe(false);
    const fog = scenario({ me: { active: ['Giant Octopus'] }, rival: { support: ['Impenetrable Fog'] } });
    expect(fog.me.isProtected('Giant Octopus')).toBe(true);
  });

  test('ignoring reaches every card but the protected ones, also on arrival (PROTECT-4, OPEN-QUESTION-4)', () => {
    const game = scenario({
      me: { hand: ['Giant Octopus', 'Volca'] },
      rival: { active: ['Hank Highflyer Hawk'] },
    });
    expect([game.isIgnored('Giant Octopus'), game.isIgnored('Volca')]).toEqual([true, true]);
    game.plays('Giant Octopus');
    expect(game.isIgnored('Giant Octopus')).toBe(false);
    expect(game.power('me')).toBe(5);
  });

  test("the owner's own text does reach it (PROTECT-5)", () => {
    const game = scenario({
      me: { hand: ['Summon Sorcerer', 'FunFun'], active: ['Giant Octopus'] },
      rival: { active: ['Catusan'] },
    });
    game.plays('Summon Sorcerer').chooses('return:Giant Octopus');
    expect(game.me.hand).toEqual(['FunFun', 'Giant Octopus']);
    const doubled = scenario({ me: { active: ['Giant Octopus', 'FunFun'] }, rival: { active: ['Catusan'] } });
    expect(doubled.value('Giant Octopus')).toBe(10);
  });
});
