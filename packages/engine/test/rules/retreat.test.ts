import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { SideSetup } from '../scenario/setup.ts';

const five = ['Volca', 'Blaze', 'Furnace', 'Spark', 'Ignite'];

/** How many dragons the rival attracts when I retreat. */
function price(me: SideSetup, rival: SideSetup): number | undefined {
  return scenario({ me, rival }).retreats().eventsOf('retreated').at(-1)?.dragons;
}

const causes = (game: Scenario) => [...new Set(game.eventsOf('moved').map(({ by }) => by))];

describe('a retreat', () => {
  test('goes Dragon, Discard, Refresh, End (RETREAT-1)', () => {
    const game = scenario({ me: { active: ['Catusan'] }, rival: { active: ['Torch'] } });
    game.retreats();
    const steps = game.events
      .map((event) => (event.event === 'moved' ? `to ${event.to}` : event.event))
      .filter((step, i, all) => step !== all[i - 1]);
    expect(steps).toEqual([
      'retreated',
      'dragonMoved',
      'to discardPile',
      'fightEnded',
      'to hand',
      'turnBegan',
    ]);
  });

  test('gives the other player one dragon, or two if six cards lie in their areas (RETREAT-2)', () => {
    expect(price({}, { active: ['Torch'] })).toBe(1);
    expect(price({}, { active: ['Torch'], covered: five.slice(1) })).toBe(1);
    expect(
      price(
        {},
        { active: ['Torch'], support: ['Lightning Bolts', 'Tome of Wisdom'], covered: five.slice(2) },
      ),
    ).toBe(2);
    expect(price({ covered: five, active: ['Shimmer'] }, { active: ['Torch'] })).toBe(1);
  });

  test('active and covered cards count alike; bluffs, ships and leadership cards do not (RETREAT-3, RULING-4)', () => {
    expect(price({}, { active: ['Torch'], covered: five })).toBe(2);
    const others: SideSetup = {
      active: ['Torch'],
      covered: five.slice(1),
      bluffs: ['Captain Su Cha'],
      ships: { 'Rising Sun': ['Armory'] },
      leaderArea: ['Summon Sorcerer'],
    };
    expect(price({}, others)).toBe(1);
  });

  test('active text of both players changes the number (RETREAT-4, RULING-28)', () => {
    expect(price({}, { active: ['Torch'], support: ['Fearsome Spirits'] })).toBe(2);
    expect(price({ support: ['Fearsome Chant'] }, { active: ['Torch'] })).toBe(0);
    expect(price({ support: ['Fearsome Chant'] }, { active: ['Torch'], support: ['Fearsome Spirits'] })).toBe(
      1,
    );
    expect(
      price(
        { active: ['Bethenitana the Storyteller'] },
        { active: ['Torch'], support: ['Fearsome Spirits'] },
      ),
    ).toBe(0);
    expect(
      price({ covered: ['Bethenitana the Storyteller'], active: ['Shimmer'] }, { active: ['Torch'] }),
    ).toBe(1);
  });

  test('discards both areas of both players face up (RETREAT-5)', () => {
    const game = scenario({
      me: { active: ['Spark'], covered: ['Sear'], support: ['Lightning Bolts'] },
      rival: { active: ['Torch'], covered: ['Ignite', 'Fireblast'], bluffs: ['Captain Su Cha'] },
    });
    game.retreats();
    expect(game.me.discardPile).toEqual(['Lightning Bolts', 'Sear', 'Spark']);
    expect(game.rival.discardPile).toEqual(['Captain Su Cha', 'Fireblast', 'Ignite', 'Torch']);
    const moved = game.eventsOf('moved').filter(({ to }) => to === 'discardPile');
    expect(moved.every(({ shown }) => shown)).toBe(true);
    for (const side of [game.me, game.rival]) {
      expect([side.active, side.covered, side.support, side.bluffs]).toEqual([[], [], [], []]);
    }
  });

  test('then both draw up to six; a player with more keeps them (RETREAT-6, RULING-18)', () => {
    const hand = ['Blaze', 'Furnace', 'Ignite', 'Shimmer', 'Glimmer', 'Sear', 'Lavar the Powerful'];
    const game = scenario({
      me: { hand: ['Spark'], active: ['Catusan'] },
      rival: { hand, active: ['Torch'], support: ['Wall of Fire', 'Quivering Quicksand'] },
    });
    game.retreats();
    expect(game.me.hand).toHaveLength(6);
    expect(game.rival.hand).toHaveLength(7);
    const other = scenario({ me: { hand, active: ['Catusan'] }, rival: { active: ['Torch'] } }).retreats();
    expect([other.me.hand.length, other.rival.hand.length]).toEqual([7, 6]);
  });

  test('ends the fight, and the player who retreated takes the next turn (RETREAT-7)', () => {
    const game = scenario({ me: { hand: ['Spark'], active: ['Catusan'] }, rival: { active: ['Torch'] } });
    game.retreats();
    expect([game.turn, game.element, game.phase]).toEqual(['me', null, 'leadership']);
    game.passes();
    game.offers('start', 'decline');
  });

  test('leaves out all later phases of that turn (RETREAT-8)', () => {
    const game = scenario({ me: { active: ['Flare'], hand: ['Spark'] }, rival: { active: ['Torch'] } });
    game.retreats();
    expect(game.eventsOf('announced')).toEqual([]);
    expect(causes(game)).toEqual(['retreat']);
    expect(game.me.hand).toHaveLength(6);
  });

  test("can be forced on the other player's turn, in the same steps (RETREAT-9)", () => {
    const game = scenario({
      me: { hand: ['Spark'], support: ['Torrential Flood', 'Tidal Flood'], active: ['Torch'] },
      rival: { active: ['Sonatos'], hand: ['Catusan'] },
    });
    game.plays('Spark').announces();
    expect(game.eventsOf('retreated')).toEqual([{ event: 'retreated', seat: 1, dragons: 1 }]);
    expect(game.decider).toBe('me');
    game.chooses('dragon:sesha');
    expect(game.me.dragonNames).toEqual(['sesha']);
    expect([game.me.support, game.rival.active]).toEqual([[], []]);
    expect([game.turn, game.element]).toEqual(['rival', null]);
  });

  test('leaves the ships where they are (RETREAT-10)', () => {
    const game = scenario({
      me: { ships: { 'Sea Falcon': ['Spark'] }, active: ['Catusan'] },
      rival: { ships: { 'Rising Sun': ['Armory'] }, active: ['Torch'] },
    });
    game.retreats();
    expect([game.me.ships, game.me.loadOf('Sea Falcon')]).toEqual([['Sea Falcon'], ['Spark']]);
    expect([game.rival.ships, game.rival.loadOf('Rising Sun')]).toEqual([['Rising Sun'], ['Armory']]);
  });
});
