import { describe, expect, test } from 'vitest';
import { cardNamed } from '../scenario/names.ts';
import { scenario } from '../scenario/scenario.ts';

describe('mutants', () => {
  test('a mutant is a character that is playable only under its condition (MUTANT-1)', () => {
    const without = scenario({ me: { hand: ['Den-bal-Ton'] }, rival: { active: ['Torch'] } });
    without.chooses('done');
    without.offers('retreat');
    const met = scenario({ me: { hand: ['Den-bal-Ton'] }, rival: { active: ['Torch'], dragons: 1 } });
    met.plays('Den-bal-Ton');
    expect(met.me.active).toEqual(['Den-bal-Ton']);
    met.offers('done');
  });

  test('a mutant whose condition is not met cannot start a fight either (MUTANT-1)', () => {
    const game = scenario({ me: { hand: ['Den-bal-Ton', 'Var-dis-Nar'] } });
    game.chooses('done');
    game.offers('decline');
  });

  test('playing it changes the element, and everything is measured in the new one (MUTANT-2)', () => {
    const game = scenario({
      me: { hand: ['Ras-mus-Pan'], support: ['Lightning Bolts'] },
      rival: { active: ['Volca'], hand: ['Spark', 'Torch'] },
    });
    game.plays('Ras-mus-Pan').announces('earth');
    expect(game.eventsOf('elementChanged')).toEqual([
      { event: 'elementChanged', element: 'earth', by: { seat: 0, card: 'ras-mus-pan' } },
    ]);
    expect(game.eventsOf('announced')[0]).toMatchObject({ element: 'earth', power: 4 + 1, against: 1 });
    game.plays('Spark');
    expect(game.power('rival')).toBe(2);
  });

  test('the element changes back with the next mutant (MUTANT-2)', () => {
    const game = scenario({
      me: { hand: ['Ras-mus-Pan'], support: ['Seismic Drill'] },
      rival: { active: ['Volca'], hand: ['Zig-nur-Don'] },
    });
    game.myTurn('Ras-mus-Pan').plays('Zig-nur-Don');
    expect(game.element).toBe('fire');
  });

  test('with its text ignored it needs no condition and changes nothing (MUTANT-3)', () => {
    const game = scenario({ me: { hand: ['Den-bal-Ton', 'Fireblast'] }, rival: { active: ['Tittertweet'] } });
    game.plays('Den-bal-Ton');
    expect([game.element, game.power('me')]).toEqual(['fire', 8]);
    game.cannotPlay('Fireblast', 'stopped');
  });

  test('ignored as a card it has neither stop nor shield nor value, and no condition (MUTANT-3)', () => {
    const game = scenario({
      me: { hand: ['Den-bal-Ton', 'Fireblast'] },
      rival: { active: ['Hank Highflyer Hawk'], support: ['Tome of Wisdom'] },
    });
    game.plays('Den-bal-Ton').chooses('done');
    expect([game.element, game.power('me')]).toEqual(['fire', 0]);
    game.offers('play:fireblast', 'take-back');
    game.plays('Fireblast');
    game.offers('done');
  });

  test('with only its icons ignored the condition and the change of element remain (MUTANT-3)', () => {
    const setup = { me: { hand: ['Den-bal-Ton', 'Fireblast'] } };
    const bare = scenario({ ...setup, rival: { active: ['Mekarthas the Shrewd'], dragons: 1 } });
    bare.plays('Den-bal-Ton');
    expect(bare.element).toBe('earth');
    bare.cannotPlay('Fireblast', 'stopped');
    const without = scenario({ ...setup, rival: { active: ['Mekarthas the Shrewd'] } });
    without.cannotPlay('Den-bal-Ton', 'condition');
  });

  test('it belongs to no people, so what spares the Flit does not spare the mutant of their deck (MUTANT-4)', () => {
    const game = scenario({
      me: { hand: ['Steepstoop'], active: ['Fel-nar-Gan', 'Peckswift'] },
      rival: { active: ['Hank Highflyer Hawk'] },
    });
    expect(game.isIgnored('Fel-nar-Gan')).toBe(true);
    expect(game.isIgnored('Peckswift')).toBe(false);
    expect(cardNamed('Fel-nar-Gan')).toMatchObject({ deck: 'flit', people: 'mutant' });
  });
});
