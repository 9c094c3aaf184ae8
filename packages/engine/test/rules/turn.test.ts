import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

describe('a turn', () => {
  test('a fight starts within a turn, runs over several and ends when somebody retreats (TURN-1)', () => {
    const game = scenario({ me: { hand: ['Torch', 'Spark'] }, rival: { hand: ['Catusan'] } });
    expect(game.element).toBeNull();
    game.plays('Torch').endsTurn('earth').rivalTurn('Catusan');
    expect(game.element).toBe('earth');
    expect(game.eventsOf('fightEnded')).toEqual([]);
    game.retreats();
    expect(game.element).toBeNull();
    expect(game.eventsOf('fightEnded')).toHaveLength(1);
  });

  test('Beginning, Leadership, Engagement, Character, Booster/Support, Power, Refresh, End (TURN-2)', () => {
    const game = scenario({
      me: {
        hand: ['Enthrall Opposition', 'Flare', 'Tome of Wisdom'],
        active: ['Nirwadas the Traveler', 'Battling Boomerang'],
      },
      rival: { active: ['Catusan'] },
    });
    const phases: string[] = [];
    const see = () => phases.push(game.phase);
    see();
    game.retrieves('Battling Boomerang');
    see();
    game.plays('Enthrall Opposition');
    see();
    game.continues();
    see();
    game.plays('Flare').passes();
    see();
    game.plays('Tome of Wisdom').announces();
    see();
    expect(phases).toEqual(['beginning', 'leadership', 'engagement', 'character', 'boosterSupport', 'end']);
    const order = game.events
      .filter(({ event }) => event === 'announced' || event === 'moved')
      .map((event) => (event.event === 'moved' ? event.by : event.event));
    expect(order).toEqual(['retrieve', 'announced', 'refresh', 'refresh', 'refresh', 'refresh', 'refresh']);
    game.offers('use:flare', 'done');
  });

  test('after the End phase the other player is the current player, and so on in turn (TURN-3, TURN-4)', () => {
    const game = scenario({
      element: 'earth',
      me: { hand: ['Torch', 'Ignite'] },
      rival: {
        hand: ['Catusan', 'Penemikanas the Paranoid', 'Tome of Wisdom'],
        active: ['Nirwadas the Traveler'],
      },
    });
    const turns = [game.turn];
    game.myTurn('Torch');
    turns.push(game.turn);
    game.rivalTurn('Catusan');
    turns.push(game.turn);
    expect(turns).toEqual(['me', 'rival', 'me']);
    expect(game.eventsOf('turnBegan').map(({ seat }) => seat)).toEqual([1, 0]);
  });

  test('during a turn the other player can only call a bluff and meet demands (TURN-5)', () => {
    const game = scenario({
      me: { hand: ['Bashdin'], active: ['Catusan'], bluffs: ['Captain Su Cha'] },
      rival: { hand: ['Muster Reinforcements', 'Torch', 'Fireblast'] },
    });
    game.passes();
    expect(game.decider).toBe('me');
    game.plays('Bashdin');
    expect(game.decider).toBe('me');
    game.chooses('use:Bashdin');
    expect(game.decider).toBe('rival');
    game.offers('discard:torch', 'discard:fireblast');
    game.picks('discard:torch', 'discard:Muster Reinforcements');
    expect(game.decider).toBe('me');
    game.announces();
    expect([game.turn, game.decider]).toEqual(['me', 'rival']);
    game.offers('call', 'trust');
  });

  test('a card goes to its area and speaks for its owner, to the rival (TURN-6)', () => {
    const game = scenario({
      me: {
        hand: ['Summon Sorcerer', 'Cinder', 'Lightning Bolts'],
        active: ['Torch'],
        support: ['Flickering Fires'],
      },
      rival: { active: ['Helkomedes the Rhetorician'], support: ['Ballista of Confusion'] },
    });
    game.plays('Summon Sorcerer');
    game.offers('return:torch', 'return:flickering-fires', 'refuse');
    game.passes().plays('Cinder');
    game.offers('discard:ballista-of-confusion', 'refuse');
    game.passes().plays('Lightning Bolts');
    expect(game.me.leaderArea).toEqual(['Summon Sorcerer']);
    expect(game.me.active).toEqual(['Cinder']);
    expect(game.me.support).toEqual(['Flickering Fires', 'Lightning Bolts']);
  });
});
