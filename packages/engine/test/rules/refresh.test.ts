import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

const drawn = (game: ReturnType<typeof scenario>, seat: number) =>
  game.eventsOf('moved').filter((event) => event.seat === seat && event.from === 'drawDeck').length;

describe('the Refresh phase', () => {
  test('draws one card at a time from the top until six are held (REFRESH-1)', () => {
    const drawDeck = ['Torch', 'Ignite', 'Sear', 'Shimmer', 'Glimmer', 'Blaze'];
    const game = scenario({
      me: { hand: ['Volca', 'Spark', 'Furnace'], drawDeck },
      rival: { active: ['Catusan'] },
    });
    game.myTurn('Volca');
    expect(game.me.hand).toEqual(['Furnace', 'Ignite', 'Sear', 'Shimmer', 'Spark', 'Torch']);
    expect(game.me.drawDeck).toEqual(['Glimmer', 'Blaze']);
    expect(drawn(game, 0)).toBe(4);
  });

  test('a player who holds six or more draws nothing and keeps all (REFRESH-2)', () => {
    const hand = ['Volca', 'Torch', 'Spark', 'Blaze', 'Sear', 'Ignite', 'Shimmer'];
    for (const extra of [[], ['Glimmer'], ['Glimmer', 'Furnace']]) {
      const game = scenario({ me: { hand: [...hand, ...extra] }, rival: { active: ['Catusan'] } });
      game.myTurn('Volca');
      expect(game.me.hand).toHaveLength(6 + extra.length);
      expect(drawn(game, 0)).toBe(0);
    }
  });

  test('text may change how many cards are drawn (REFRESH-3, RULING-19)', () => {
    const me = { hand: ['Volca', 'Torch'] };
    const against = (support: string) => {
      const game = scenario({ me, rival: { active: ['Catusan'], support: [support] } });
      return game.myTurn('Volca').me.hand.length;
    };
    expect(against('Tome of Wisdom')).toBe(6);
    expect(against('Wall of Fire')).toBe(1);
    expect(against('Gluing Dust')).toBe(2);
    expect(against('Quivering Quicksand')).toBe(4);
  });

  test('with an empty draw deck there is no more drawing, and the fight goes on (REFRESH-4)', () => {
    const game = scenario({
      me: { hand: ['Volca', 'Spark'], drawDeck: ['Torch'] },
      rival: { active: ['Catusan'] },
    });
    game.myTurn('Volca');
    expect(game.me.hand).toEqual(['Spark', 'Torch']);
    expect(game.result).toBeNull();
    expect([game.turn, game.element]).toEqual(['rival', 'fire']);
  });

  test('comes after the announcement: a card just drawn does not help (REFRESH-5)', () => {
    const game = scenario({
      me: { hand: ['Torch'], drawDeck: ['Lightning Bolts'] },
      rival: { active: ['Spark'] },
    });
    game.plays('Torch').passes();
    game.offers('take-back');
    expect(game.me.drawDeck).toEqual(['Lightning Bolts']);
    const held = scenario({ me: { hand: ['Torch', 'Lightning Bolts'] }, rival: { active: ['Spark'] } });
    held.myTurn('Torch', 'Lightning Bolts');
    const kinds = held.events.map((event) => (event.event === 'moved' ? event.by : event.event));
    expect(kinds.indexOf('announced')).toBeLessThan(kinds.indexOf('refresh'));
  });
});
