import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

const facing = (active: string) =>
  scenario({
    me: { hand: ['Yang', 'Irresistible Sirens', 'Tidal Flood', 'Firewater'] },
    rival: { active: [active] },
  })
    .plays('Yang')
    .plays('Irresistible Sirens');

const landing = (active: string) =>
  scenario({
    me: { ships: { 'Sea Falcon': ['Commodore Tai Marn'] }, hand: ['Commodore Lo Tan'] },
    rival: { active: [active] },
  })
    .lands('Sea Falcon')
    .plays('Commodore Lo Tan');

const caught = (dragons: 2 | 3) => {
  const game = scenario({
    me: { hand: ['Commodore Lo Tan', 'Captain Su Cha'] },
    rival: { active: ['Torch'], dragons },
  });
  game.plays('Commodore Lo Tan').plays('Captain Su Cha', 'bluff').announces().chooses('call');
  return game;
};

/** Faults that only games of another program revealed. */
describe('found by replaying recorded games', () => {
  test('a card with a lent free icon is a card with an icon, which Mad Mike Magpie ignores (OPEN-QUESTION-16)', () => {
    facing('Torch').offersAlso('play:tidal-flood', 'play:firewater');
    facing('Mad Mike Magpie').offersNo('play:tidal-flood', 'play:firewater');
  });

  test('nor does a ship lend Buka characters an icon that works then (SHIP-11, OPEN-QUESTION-16)', () => {
    landing('Torch').offersAlso('play:commodore-tai-marn');
    landing('Mad Mike Magpie').offersNo('play:commodore-tai-marn');
  });

  test('a gang can be joined once its icon works again (GANG-2, PROJECT-14)', () => {
    const game = scenario({
      me: { hand: ['TopNotch', 'TopShot'] },
      rival: { active: ['Torch'], support: ['Impenetrable Fog'] },
    });
    game.plays('TopNotch').offersNo('play:topshot');
    game.uses('TopNotch');
    game.plays('TopShot');
    expect(game.me.active).toEqual(['TopNotch', 'TopShot']);
  });

  test('the dragon for a called bluff comes first, and as the fourth leaves nothing to retreat from (BLUFF-11)', () => {
    const on = caught(2);
    expect(on.eventsOf('retreated')).toHaveLength(1);
    const order = on.events
      .map(({ event }) => event)
      .filter((event) => event === 'retreated' || event === 'dragonMoved');
    expect(order[0]).toBe('dragonMoved');
    const over = caught(3);
    expect(over.result).toEqual({ winner: 'rival', crystals: 4, reason: 'fourthDragon' });
    expect(over.eventsOf('retreated')).toEqual([]);
  });
});
