import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

describe('the Booster/Support phase', () => {
  test('one booster or one support, not both (BOOST-1)', () => {
    const hand = ['Volca', 'Fireblast', 'Hail of Arrows', 'Lightning Bolts', 'Tome of Wisdom'];
    const rival = { active: ['Catusan'] };
    const boosted = scenario({ me: { hand }, rival }).plays('Volca').plays('Fireblast');
    boosted.cannotPlay('Hail of Arrows', 'limit');
    boosted.cannotPlay('Lightning Bolts', 'limit');
    const supported = scenario({ me: { hand }, rival }).plays('Volca').plays('Lightning Bolts');
    supported.cannotPlay('Tome of Wisdom', 'limit');
    supported.cannotPlay('Fireblast', 'limit');
  });

  test("a booster lies with that turn's cards until a new character covers it (BOOST-2)", () => {
    const game = scenario({
      me: { hand: ['Volca', 'Fireblast', 'Spark'] },
      rival: { active: ['Catusan'], hand: ['Scorch the Inflammable', 'Lightning Bolts'] },
    });
    game.myTurn('Volca', 'Fireblast');
    expect(game.me.active).toEqual(['Fireblast', 'Volca']);
    game.rivalTurn('Scorch the Inflammable', 'Lightning Bolts');
    expect(game.isActive('Fireblast')).toBe(true);
    game.plays('Spark');
    expect(game.me.covered).toEqual(['Fireblast', 'Volca']);
  });

  test('a support stays active for the whole fight (BOOST-3)', () => {
    const game = scenario({
      me: { hand: ['Volca', 'Lightning Bolts', 'Spark'] },
      rival: { active: ['Catusan'], hand: ['Scorch the Inflammable', 'Tome of Wisdom'] },
    });
    game
      .myTurn('Volca', 'Lightning Bolts')
      .rivalTurn('Scorch the Inflammable', 'Tome of Wisdom')
      .plays('Spark');
    expect(game.me.support).toEqual(['Lightning Bolts']);
    expect(game.isActive('Lightning Bolts')).toBe(true);
    expect(game.power('me')).toBe(7);
    game.takesBack().retreats();
    expect(game.me.support).toEqual([]);
  });

  test('the turn that starts a fight allows neither (BOOST-4)', () => {
    const game = scenario({ me: { hand: ['Volca', 'Fireblast', 'Lightning Bolts'] } })
      .plays('Volca')
      .passes();
    game.offers('done');
    game.cannotPlay('Fireblast', 'limit');
    game.cannotPlay('Lightning Bolts', 'limit');
  });

  test('unless an icon or text allows it (BOOST-5)', () => {
    const icon = scenario({ me: { hand: ['Volca', 'Sudden Waterspout', 'Lightning Bolts'] } }).plays('Volca');
    icon.canPlay('Sudden Waterspout');
    icon.cannotPlay('Lightning Bolts', 'limit');
    const text = scenario({
      me: { hand: ['Trigger Brainstorm', 'Catusan', 'Lightning Bolts', 'Fireblast'] },
    });
    text.plays('Trigger Brainstorm').plays('Catusan').plays('Lightning Bolts');
    text.cannotPlay('Fireblast', 'limit');
  });

  test('“one booster more” is a booster beyond the limit (BOOST-6)', () => {
    const hand = [
      'Gulpus Permanentus',
      'Fireblast',
      'Hail of Arrows',
      'Whirling Hatchet',
      'Lightning Bolts',
      'Tome of Wisdom',
    ];
    const two = scenario({ me: { hand }, rival: { active: ['Catusan'] } }).plays('Gulpus Permanentus');
    two.plays('Fireblast').plays('Hail of Arrows');
    two.cannotPlay('Whirling Hatchet', 'limit');
    two.cannotPlay('Lightning Bolts', 'limit');
    const mixed = scenario({ me: { hand }, rival: { active: ['Catusan'] } }).plays('Gulpus Permanentus');
    mixed.plays('Lightning Bolts').plays('Fireblast');
    mixed.cannotPlay('Hail of Arrows', 'limit');
    mixed.cannotPlay('Tome of Wisdom', 'limit');
    const starting = scenario({ me: { hand } }).plays('Gulpus Permanentus');
    starting.cannotPlay('Lightning Bolts', 'limit');
    starting.plays('Fireblast');
    starting.cannotPlay('Hail of Arrows', 'limit');
  });

  test('with any number of boosters one support may be added (BOOST-7)', () => {
    const game = scenario({
      me: {
        hand: [
          'Commence Mega Launch',
          'Volca',
          'Fireblast',
          'Hail of Arrows',
          'Whirling Hatchet',
          'Lightning Bolts',
          'Tome of Wisdom',
        ],
      },
      rival: { active: ['Catusan'] },
    });
    game.plays('Commence Mega Launch').plays('Volca');
    game.plays('Fireblast').plays('Hail of Arrows').plays('Lightning Bolts').plays('Whirling Hatchet');
    game.cannotPlay('Tome of Wisdom', 'limit');
    expect(game.me.active).toHaveLength(4);
  });

  test('“one support more” is a support beyond the limit (BOOST-8)', () => {
    const hand = [
      'Genathones the Blind',
      'Tome of Wisdom',
      'Lightning Bolts',
      'Menacing Wardance',
      'Fireblast',
    ];
    const two = scenario({ me: { hand }, rival: { active: ['Catusan'] } }).plays('Genathones the Blind');
    two.plays('Tome of Wisdom').plays('Lightning Bolts');
    two.cannotPlay('Menacing Wardance', 'limit');
    two.cannotPlay('Fireblast', 'limit');
    const mixed = scenario({ me: { hand }, rival: { active: ['Catusan'] } }).plays('Genathones the Blind');
    mixed.plays('Fireblast').plays('Tome of Wisdom');
    mixed.cannotPlay('Lightning Bolts', 'limit');
    const starting = scenario({ me: { hand } }).plays('Genathones the Blind').plays('Tome of Wisdom');
    starting.cannotPlay('Lightning Bolts', 'limit');
  });

  test('with any number of supports one booster may be added (BOOST-9)', () => {
    const game = scenario({
      me: {
        hand: [
          'Trigger Brainstorm',
          'Volca',
          'Tome of Wisdom',
          'Lightning Bolts',
          'Menacing Wardance',
          'Fireblast',
          'Hail of Arrows',
        ],
      },
      rival: { active: ['Catusan'] },
    });
    game.plays('Trigger Brainstorm').plays('Volca');
    game.plays('Tome of Wisdom').plays('Lightning Bolts').plays('Fireblast').plays('Menacing Wardance');
    game.cannotPlay('Hail of Arrows', 'limit');
    expect(game.me.support).toHaveLength(3);
  });

  test('a bluff card and a loading use up the same limit (BOOST-10)', () => {
    const side = {
      hand: ['Commodore Lo Tan', 'Captain Su Cha', 'Armory', 'Letter of Marque'],
      ships: { 'Rising Sun': [] },
    };
    const bluffed = scenario({ element: 'fire', me: side, rival: { active: ['Catusan'] } });
    bluffed.passes().plays('Commodore Lo Tan').plays('Captain Su Cha', 'bluff');
    bluffed.cannotPlay('Armory', 'limit');
    bluffed.offersNo('load:armory>rising-sun');
    const loaded = scenario({ element: 'fire', me: side, rival: { active: ['Catusan'] } });
    loaded.passes().plays('Commodore Lo Tan').loads('Captain Su Cha', 'Rising Sun');
    loaded.cannotPlay('Armory', 'limit');
    expect(loaded.me.loadOf('Rising Sun')).toEqual(['Captain Su Cha']);
    const supported = scenario({ element: 'fire', me: side, rival: { active: ['Catusan'] } });
    supported.passes().plays('Commodore Lo Tan').plays('Letter of Marque');
    supported.canPlay('Captain Su Cha', 'bluff');
  });

  test('playing nothing is allowed (BOOST-11)', () => {
    const game = scenario({ me: { hand: ['Volca', 'Fireblast'] }, rival: { active: ['Catusan'] } });
    game.plays('Volca').passes();
    game.offers('play:fireblast', 'done');
    game.passes();
    expect(game.eventsOf('announced')).toMatchObject([{ power: 5 }]);
  });
});
