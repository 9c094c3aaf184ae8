import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

describe('the Leadership phase', () => {
  test('one leadership card may be played, or none (LEAD-1)', () => {
    const game = scenario({ me: { hand: ['Enthrall Opposition', 'Trigger Brainstorm', 'Torch'] } });
    game.offers('play:enthrall-opposition', 'play:trigger-brainstorm', 'done');
    game.passes();
    expect(game.phase).toBe('engagement');
    expect(game.me.leaderArea).toEqual([]);
  });

  test('not more than one (LEAD-2)', () => {
    const game = scenario({ me: { hand: ['Enthrall Opposition', 'Trigger Brainstorm', 'Torch'] } });
    game.plays('Enthrall Opposition');
    expect(game.phase).toBe('engagement');
    const demanded = scenario({
      me: { hand: ['Enthrall Opposition', 'Trigger Brainstorm', 'Torch', 'Spark'] },
      rival: { active: ['Catusan'], support: ['Irresistible Sirens'] },
    });
    demanded.plays('Trigger Brainstorm');
    demanded.cannotPlay('Enthrall Opposition', 'oneLeadership');
  });

  test('its effect ends with the turn; the card stays with the leader (LEAD-4)', () => {
    const game = scenario({
      me: { hand: ['Enthrall Opposition', 'Zedemikras the Brain'] },
      rival: { hand: ['Spark'], active: ['Carl Kamikaze Crow', 'Fireblast'] },
    });
    expect(game.power('rival')).toBe(6);
    game.plays('Enthrall Opposition');
    expect(game.isActive('Enthrall Opposition')).toBe(true);
    expect(game.power('rival')).toBe(3);
    game.myTurn('Zedemikras the Brain');
    expect(game.isActive('Enthrall Opposition')).toBe(false);
    expect(game.power('rival')).toBe(6);
    expect(game.me.leaderArea).toEqual(['Enthrall Opposition']);
  });

  test('one that says “now” is active no longer once it is resolved (LEAD-5)', () => {
    const game = scenario({ me: { hand: ['Muster Reinforcements', 'Torch'] } });
    game.plays('Muster Reinforcements');
    expect(game.isActive('Muster Reinforcements')).toBe(true);
    game.chooses('use:Muster Reinforcements');
    expect(game.isActive('Muster Reinforcements')).toBe(false);
  });

  test('a ship is played instead of a leadership card, not beside it (LEAD-6)', () => {
    const hand = ['Rising Sun', 'Sea Falcon', 'Trigger Brainstorm', 'Torch'];
    const rival = { active: ['Catusan'], support: ['Irresistible Sirens'] };
    const ship = scenario({ me: { hand }, rival }).plays('Rising Sun');
    ship.cannotPlay('Sea Falcon', 'oneLeadership');
    ship.cannotPlay('Trigger Brainstorm', 'oneLeadership');
    const leadership = scenario({ me: { hand }, rival }).plays('Trigger Brainstorm');
    leadership.cannotPlay('Rising Sun', 'oneLeadership');
    expect(ship.me.ships).toEqual(['Rising Sun']);
  });

  test('a leadership card can be played before retreating and before declining (LEAD-8)', () => {
    const fight = scenario({
      me: { hand: ['Enthrall Opposition', 'Torch'] },
      rival: { active: ['Catusan'] },
    });
    fight.plays('Enthrall Opposition').retreats();
    expect(fight.rival.dragons).toBe(1);
    const peace = scenario({ me: { hand: ['Enthrall Opposition', 'Torch'] } });
    peace.plays('Enthrall Opposition').declines('Torch');
    expect(peace.turn).toBe('rival');
  });

  test('of a “Chosen of ...” card the rival acts first (LEAD-9)', () => {
    const game = scenario({
      me: { hand: ['Chosen of the Mind', 'Torch', 'Spark', 'Blaze', 'Sear'] },
      rival: { hand: ['Catusan', 'Nirwadas the Traveler', 'Tome of Wisdom', 'Brain Drain'] },
    });
    game.plays('Chosen of the Mind');
    expect(game.decider).toBe('rival');
    game.picks('discard:Catusan', 'discard:Tome of Wisdom', 'discard:Brain Drain');
    expect(game.decider).toBe('me');
    game.picks('discard:Torch', 'discard:Spark', 'discard:Blaze');
    expect(game.rival.hand).toEqual(['Nirwadas the Traveler']);
    expect(game.me.hand).toEqual(['Sear']);
  });
});
