import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

describe('the free icon', () => {
  test('free cards count toward no limit, and any number may be played (FREE-1)', () => {
    const game = scenario({
      me: {
        hand: [
          'Spark',
          'Sun Setting',
          'Moon Rising',
          'Stars Shining',
          'Sudden Waterspout',
          'Instant Undertow',
          'Fire Swamp',
          'Fireblast',
          'Sear',
          'Hail of Arrows',
        ],
      },
      rival: { active: ['Catusan'] },
    });
    game.plays('Sun Setting').plays('Spark').plays('Moon Rising').plays('Stars Shining');
    game.cannotPlay('Sear', 'limit');
    game.plays('Sudden Waterspout').plays('Fireblast').plays('Instant Undertow').plays('Fire Swamp');
    game.cannotPlay('Hail of Arrows', 'limit');
    expect(game.me.active).toHaveLength(7);
  });

  test('a free card is played in the phase of its type (FREE-2)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Stars Shining', 'Sudden Waterspout'] },
      rival: { active: ['Catusan'] },
    });
    game.continues();
    game.offers('play:spark', 'play:stars-shining');
    game.plays('Spark').passes();
    game.offers('play:sudden-waterspout', 'done');
  });

  test('the starting turn does not stop free cards (FREE-3)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Sudden Waterspout', 'Fire Swamp', 'Hail of Arrows'] },
    }).plays('Spark');
    game.cannotPlay('Hail of Arrows', 'limit');
    game.plays('Sudden Waterspout').plays('Fire Swamp');
    expect(game.power('me', 'fire')).toBe(8);
  });

  test('where text forbids its type, it is forbidden too (FREE-4, PRECED-4)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Fire Swamp', 'Sudden Waterspout'] },
      rival: { active: ['Catusan'], support: ['Pandemonium'] },
    });
    game.plays('Spark');
    game.cannotPlay('Fire Swamp', 'forbidden');
    game.canPlay('Sudden Waterspout');
  });

  test('a free character may be the first or the only one (FREE-5)', () => {
    const only = scenario({ me: { hand: ['Sun Setting'] }, rival: { active: ['Catusan'] } }).plays(
      'Sun Setting',
    );
    only.offers('done');
    only.announces();
    expect(only.eventsOf('announced')).toMatchObject([{ power: 2 }]);
    const first = scenario({ me: { hand: ['Sun Setting', 'Spark'] }, rival: { active: ['Catusan'] } });
    first.plays('Sun Setting').plays('Spark');
    expect(first.power('me')).toBe(6);
  });

  test('a card is free only while it is not ignored (FREE-6)', () => {
    const hand = ['Spark', 'Stars Shining', 'Sudden Waterspout', 'Hail of Arrows'];
    const character = scenario({ me: { hand }, rival: { active: ['Hank Highflyer Hawk'] } }).plays('Spark');
    character.cannotPlay('Stars Shining', 'limit');
    const booster = scenario({ me: { hand }, rival: { active: ['Trillilling'] } })
      .plays('Spark')
      .plays('Hail of Arrows');
    booster.cannotPlay('Sudden Waterspout', 'limit');
    const icon = scenario({
      me: { hand },
      rival: { active: ['Catusan'], support: ['Impenetrable Fog'] },
    }).plays('Spark');
    icon.cannotPlay('Stars Shining', 'limit');
  });

  test('if the first card of a pair is played as free, neither counts (FREE-7)', () => {
    const game = scenario({
      me: { hand: ['Yang', 'Virgin of Pure Fire', 'Virgin of Pure Earth', 'Spark'] },
      rival: { active: ['Catusan'] },
    });
    game.plays('Yang').plays('Virgin of Pure Fire').plays('Virgin of Pure Earth');
    game.cannotPlay('Spark', 'limit');
    expect(game.me.active).toEqual(['Virgin of Pure Earth', 'Virgin of Pure Fire', 'Yang']);
  });

  test('if the first card of a gang is played as free, none of it counts (FREE-8)', () => {
    const game = scenario({
      me: { hand: ['Yang', 'CoolCat', 'CoolCop', 'CoolKid', 'Spark'] },
      rival: { active: ['Catusan'] },
    });
    game.plays('Yang').plays('CoolCat').plays('CoolCop').plays('CoolKid');
    game.cannotPlay('Spark', 'limit');
    expect(game.me.active).toHaveLength(4);
  });

  test('an icon that a card is played with is gone right afterwards (FREE-9)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'B.P. Ferocity', 'Sun Setting'] },
      rival: { active: ['Virgin of Pure Fire', 'Virgin of Pure Earth'], hand: ['Scatter the Followers'] },
    });
    game.plays('Spark').plays('B.P. Ferocity', 'free').plays('Sun Setting').endsTurn();
    game.plays('Scatter the Followers').chooses('discard-all');
    expect(game.me.active).toEqual(['B.P. Ferocity', 'Spark']);
  });
});
