import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

describe('a shield', () => {
  test("lets its owner leave the rival's total unmatched (SHIELD-1)", () => {
    const game = scenario({ me: { hand: ['Silento Sol'] }, rival: { active: ['Scorch the Inflammable'] } });
    game.plays('Silento Sol').announces();
    expect(game.eventsOf('announced')).toMatchObject([{ power: 0, against: 6 }]);
    const booster = scenario({
      me: { hand: ['Torch', 'Inscrutable Armor'] },
      rival: { active: ['Scorch the Inflammable'] },
    });
    booster.plays('Torch').passes();
    booster.offersNo('done');
    booster.plays('Inscrutable Armor').announces();
    expect(booster.eventsOf('announced')).toMatchObject([{ power: 1, against: 6 }]);
  });

  test("helps on its owner's own turn: on the next one the shield is covered (SHIELD-1)", () => {
    const game = scenario({
      me: { hand: ['Torch'], active: ['Silento Sol'] },
      rival: { active: ['Scorch the Inflammable'] },
    });
    game.plays('Torch').passes();
    game.offers('take-back');
  });

  test('its printed value counts as usual (SHIELD-2)', () => {
    const game = scenario({
      me: { hand: ['Wild Unicorn', 'Lightning Bolts'] },
      rival: { active: ['Flamebreath the Dazzling'] },
    });
    game.plays('Wild Unicorn').plays('Lightning Bolts').announces();
    expect(game.eventsOf('announced')).toMatchObject([{ power: 6, against: 7 }]);
  });

  test('in one element does nothing in a fight over the other (SHIELD-3)', () => {
    const fire = scenario({
      element: 'fire',
      me: { hand: ['Proud Phoenix Phil'] },
      rival: { active: ['Lavar the Powerful'] },
    });
    fire.plays('Proud Phoenix Phil').passes();
    fire.offers('take-back');
    const earth = scenario({
      element: 'earth',
      me: { hand: ['Proud Phoenix Phil'] },
      rival: { active: ['Lavar the Powerful'] },
    });
    earth.plays('Proud Phoenix Phil').passes();
    earth.offers('done');
  });

  test('can lower the level of the fight: the rival meets only the new total (SHIELD-4)', () => {
    const game = scenario({
      me: { hand: ['Silento Sol'] },
      rival: { hand: ['Torch'], active: ['Scorch the Inflammable'] },
    });
    game.myTurn('Silento Sol').plays('Torch').announces();
    expect(game.eventsOf('announced').at(-1)).toMatchObject({ power: 1, against: 0 });
  });

  test('works only on an active card that is not ignored (SHIELD-5)', () => {
    const ignored = scenario({
      me: { hand: ['Silento Sol'] },
      rival: { active: ['Hank Highflyer Hawk', 'Fireblast'] },
    });
    ignored.plays('Silento Sol').passes();
    ignored.offers('take-back');
    const icons = scenario({
      me: { hand: ['Silento Sol'] },
      rival: { active: ['Spark'], support: ['Impenetrable Fog'] },
    });
    icons.plays('Silento Sol').passes();
    icons.offers('take-back');
  });
});
