import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

/** A fight over Earth against a total of 4. */
const against = (character: string) =>
  scenario({ element: 'earth', me: { hand: [character] }, rival: { active: ['Furnace'] } })
    .plays(character)
    .passes();

describe('the Power phase', () => {
  test('the starter names the element when announcing, with the total in it (POWER-1, RULING-16)', () => {
    const fire = scenario({ me: { hand: ['Volca'] } })
      .plays('Volca')
      .passes()
      .passes();
    expect(fire.element).toBeNull();
    fire.offers('announce:fire', 'announce:earth');
    fire.chooses('announce:earth');
    expect(fire.eventsOf('announced')).toMatchObject([{ element: 'earth', power: 1 }]);
    expect(fire.element).toBe('earth');
  });

  test('the element stays for the whole fight (POWER-2)', () => {
    const game = scenario({ me: { hand: ['Volca', 'Lavar the Powerful'] }, rival: { hand: ['Catusan'] } });
    game.plays('Volca').endsTurn('earth').rivalTurn('Catusan');
    game.plays('Lavar the Powerful').passes();
    game.offers('take-back');
    expect(game.power('me')).toBe(4);
    expect(game.element).toBe('earth');
  });

  test("the total has to be at least the rival's (POWER-3)", () => {
    against('Torch').offers('done');
    against('Glimmer').offers('take-back');
  });

  test("what counts is the rival's total as it is now, not as it was announced (POWER-4)", () => {
    const game = scenario({
      me: { hand: ['Volca', 'Fireblast'] },
      rival: { hand: ['Cinder', 'Fireblast'], active: ['Catusan'] },
    });
    game.myTurn('Volca', 'Fireblast');
    expect(game.eventsOf('announced')).toMatchObject([{ power: 8 }]);
    game.plays('Cinder').chooses('discard:fireblast');
    game.plays('Fireblast').announces();
    expect(game.eventsOf('announced').at(-1)).toMatchObject({ power: 5, against: 5 });
  });

  test('printed values change first, then values of cards, then the total (POWER-5)', () => {
    const side = { active: ['Demegodas the Odd'], support: ['Tome of Wisdom', 'Trebuchet of Fear'] };
    const game = scenario({ me: side, rival: { active: ['Catusan'] } });
    expect(game.power('me')).toBe(2 + 2 * 3 + 2 * 2);
    const cooled = scenario({ me: side, rival: { active: ['CoolKid'] } });
    expect(cooled.value('Tome of Wisdom')).toBe(0);
    expect(cooled.power('me')).toBe(2 + 2 * 2);
    const raised = scenario({
      me: { ...side, active: ['Demegodas the Odd', 'Elemental Enchantment'], support: ['Tome of Wisdom'] },
      rival: { active: ['CoolKid'] },
    });
    expect(raised.power('me')).toBe(6);
  });

  test("all active cards of both areas count, and the rival's cards change the total (POWER-6)", () => {
    const me = { active: ['Volca', 'Fireblast'], covered: ['Spark'], support: ['Lightning Bolts'] };
    expect(scenario({ me, rival: { active: ['Catusan'] } }).power('me')).toBe(5 + 3 + 3);
    expect(scenario({ me, rival: { active: ['Flitterflutter'] } }).power('me')).toBe(5 + 3);
    expect(scenario({ me, rival: { active: ['Trillilling'] } }).power('me')).toBe(5 + 3);
    expect(scenario({ me, rival: { active: ['Hank Highflyer Hawk'] } }).power('me')).toBe(3 + 3);
  });

  test('a total can be zero, and zero meets zero (POWER-7, POWER-8)', () => {
    const game = scenario({
      element: 'earth',
      me: { hand: ['Sonatos'] },
      rival: { active: ['Scorch the Inflammable'], drawDeck: ['Torch', 'Spark'] },
    });
    expect(game.power('rival')).toBe(0);
    game.plays('Sonatos').announces();
    expect(game.eventsOf('announced')).toMatchObject([{ power: 0, against: 0 }]);
  });

  test('increases come in the order that gives the most: rising first, then doubling (POWER-9)', () => {
    const me = { active: ['Torch', 'Potion of Sparkling Fire', 'Volcanic Gauntlets'] };
    const game = scenario({ me, rival: { active: ['Catusan'] } });
    expect(game.value('Torch')).toBe(12);
    const cooled = scenario({ me, rival: { active: ['CoolCat'] } });
    expect(cooled.value('Torch')).toBe(12);
    expect(cooled.value('Torch', 'earth')).toBe(4);
  });

  test('a player who falls short takes the turn back (POWER-10)', () => {
    const game = scenario({
      me: { hand: ['Torch', 'Fireblast', 'Volca'] },
      rival: { active: ['Scorch the Inflammable'] },
    });
    game.plays('Torch').passes();
    game.offers('play:fireblast', 'take-back');
    game.plays('Fireblast');
    game.offers('take-back');
    game.chooses('take-back');
    expect(game.me.hand).toEqual(['Fireblast', 'Torch', 'Volca']);
    expect(game.phase).toBe('engagement');
    game.plays('Volca').plays('Fireblast').announces();
    expect(game.eventsOf('announced')).toMatchObject([{ power: 8, against: 6 }]);
  });
});
