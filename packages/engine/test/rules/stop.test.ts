import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

const SHAMAN = 'Shaman of the Afterlife';

const takenBack = (charactersPlayed: number) =>
  scenario({
    phase: 'boosterSupport',
    me: { hand: ['Spark'], active: ['Torch'] },
    rival: { active: ['Catusan'] },
    thisTurn: { stopped: true, charactersPlayed },
  }).takesBack();

describe('the stop icon', () => {
  test('no further card is played that turn, not even a free one (STOP-1)', () => {
    const game = scenario({
      me: { hand: [SHAMAN, 'Stars Shining', 'Hail of Arrows', 'Tome of Wisdom', 'Sudden Waterspout'] },
      rival: { active: ['Catusan'] },
    });
    game.canPlay('Stars Shining');
    game.plays(SHAMAN);
    game.cannotPlay('Stars Shining', 'stopped');
    for (const card of ['Hail of Arrows', 'Tome of Wisdom', 'Sudden Waterspout'])
      game.cannotPlay(card, 'stopped');
  });

  test("the turn goes on otherwise, and the rival's total has to be met (STOP-2)", () => {
    const side = { hand: [SHAMAN], discardPile: ['Torch', 'Spark', 'Blaze'] };
    const strong = scenario({ me: side, rival: { active: ['Spark'] } })
      .plays(SHAMAN)
      .passes();
    strong.offers('take-back');
    const weak = scenario({ me: side, rival: { active: ['Catusan'] } })
      .plays(SHAMAN)
      .passes();
    weak.chooses('done', 'draw:2');
    expect(weak.eventsOf('announced')).toMatchObject([{ power: 2 }]);
    expect(weak.me.hand).toHaveLength(6);
    expect(weak.turn).toBe('rival');
  });

  test('any number of boosters, if text allows that, may still follow; a support may not (STOP-3)', () => {
    const game = scenario({
      me: { hand: ['Commence Mega Launch', SHAMAN, 'Hail of Arrows', 'Whirling Hatchet', 'Tome of Wisdom'] },
      rival: { active: ['Catusan'] },
    });
    game.plays('Commence Mega Launch').plays(SHAMAN).plays('Hail of Arrows').plays('Whirling Hatchet');
    game.cannotPlay('Tome of Wisdom', 'stopped');
  });

  test('of “one more” exactly that one may follow; the normal limit is lost (STOP-4)', () => {
    const game = scenario({
      me: { hand: [SHAMAN, 'Tome of Wisdom', 'Menacing Wardance', 'Hail of Arrows'], support: ['Armory'] },
      rival: { active: ['Catusan'] },
    });
    game.plays(SHAMAN);
    game.cannotPlay('Hail of Arrows', 'stopped');
    game.plays('Tome of Wisdom');
    game.cannotPlay('Menacing Wardance', 'stopped');
  });

  test('cards played before it are not affected (STOP-5)', () => {
    const game = scenario({ me: { hand: ['Stars Shining', SHAMAN] }, rival: { active: ['Catusan'] } });
    game.plays('Stars Shining').plays(SHAMAN);
    expect(game.me.active).toEqual([SHAMAN, 'Stars Shining']);
    expect(game.power('me')).toBe(3);
  });

  test('a turn taken back in a given position is stopped no longer, unless no character was played yet (BACKTRACK-1)', () => {
    expect(takenBack(1).options).toEqual(['continue', 'retreat']);
    expect(takenBack(0).options).toEqual(['retreat']);
  });
});
