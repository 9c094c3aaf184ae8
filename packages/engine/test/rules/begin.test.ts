import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

describe('the Beginning phase', () => {
  test('resolves text that names it, of the current player only (BEGIN-1)', () => {
    const storms = ['Crashing Thunder Storm', 'Swirling Snow Storm'];
    const mine = scenario({ me: { support: storms }, rival: { active: ['Catusan'] } });
    expect(mine.phase).toBe('beginning');
    mine.offers('dragon:lika', 'dragon:doran', 'dragon:sesha');
    mine.chooses('dragon:lika');
    expect(mine.me.dragons).toBe(1);
    const theirs = scenario({ me: { active: ['Catusan'] }, rival: { support: storms } });
    expect(theirs.phase).toBe('leadership');
  });

  test('lets any number of active retrieve cards be taken back (BEGIN-2)', () => {
    const side = { active: ['Nirwadas the Traveler', 'Battling Boomerang'], support: ['Homing Missiles'] };
    const game = scenario({ me: side, rival: { active: ['Catusan'] } });
    game.offers('retrieve:battling-boomerang', 'retrieve:homing-missiles', 'done');
    game.retrieves('Homing Missiles');
    game.offers('retrieve:battling-boomerang', 'done');
    game.retrieves('Battling Boomerang');
    expect(game.me.hand).toEqual(['Battling Boomerang', 'Homing Missiles']);
    expect(game.phase).toBe('leadership');
    expect(scenario({ me: { active: ['Catusan'] }, rival: side }).phase).toBe('leadership');
  });

  test('lets any number of own bluff cards be discarded (BEGIN-3)', () => {
    const bluffs = ['Captain Su Cha', 'Cannoneer Qu Cha'];
    const game = scenario({ me: { bluffs }, rival: { active: ['Catusan'] } });
    game.offers('discard:captain-su-cha', 'discard:cannoneer-qu-cha', 'done');
    game.chooses('discard:captain-su-cha', 'discard:cannoneer-qu-cha');
    expect(game.me.bluffs).toEqual([]);
    expect(game.me.discardPile).toEqual(['Cannoneer Qu Cha', 'Captain Su Cha']);
    expect(scenario({ me: { active: ['Catusan'] }, rival: { bluffs } }).phase).toBe('leadership');
  });

  test('lets any number of own ships be landed (BEGIN-4)', () => {
    const ships = { 'Sea Falcon': ['Torch'], 'Rising Sun': ['Spark'] };
    const game = scenario({ me: { ships } });
    game.offers('land:sea-falcon', 'land:rising-sun', 'done');
    game.lands('Sea Falcon').lands('Rising Sun');
    expect(game.me.landed).toEqual(['Rising Sun', 'Sea Falcon']);
    expect(scenario({ rival: { ships } }).phase).toBe('leadership');
  });

  test('active is what lies face up in an area and is not covered (BEGIN-5)', () => {
    const game = scenario({
      me: {
        hand: ['Blaze'],
        active: ['Spark'],
        covered: ['Ignite', 'Battling Boomerang'],
        support: ['Lightning Bolts'],
        discardPile: ['Torch'],
        drawDeck: ['Glimmer'],
      },
      rival: { active: ['Catusan'] },
    });
    const cards = ['Spark', 'Lightning Bolts', 'Ignite', 'Battling Boomerang', 'Blaze', 'Torch', 'Glimmer'];
    expect(cards.filter((card) => game.isActive(card))).toEqual(['Spark', 'Lightning Bolts']);
    expect(game.power('me')).toBe(7);
    expect(game.phase).toBe('leadership');
  });
});
