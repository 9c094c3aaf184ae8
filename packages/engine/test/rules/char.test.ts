import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

describe('the Character phase', () => {
  test('one character has to be played (CHAR-1)', () => {
    const game = scenario({ me: { hand: ['Volca', 'Lightning Bolts'] }, rival: { active: ['Catusan'] } });
    game.continues();
    game.offers('play:volca');
    game.plays('Volca');
    game.offers('done');
    expect(game.me.active).toEqual(['Volca']);
  });

  test('and only one (CHAR-2)', () => {
    const game = scenario({ me: { hand: ['Volca', 'Spark'] }, rival: { active: ['Catusan'] } });
    game.canPlay('Spark');
    game.plays('Volca');
    game.cannotPlay('Spark', 'limit');
  });

  test('it covers what earlier turns left in the combat area, and that stays there (CHAR-3)', () => {
    const game = scenario({
      me: {
        hand: ['Volca'],
        active: ['Spark', 'Fireblast'],
        covered: ['Torch'],
        support: ['Lightning Bolts'],
      },
      rival: { active: ['Catusan'] },
    });
    game.plays('Volca');
    expect(game.me.active).toEqual(['Volca']);
    expect(game.me.covered).toEqual(['Fireblast', 'Spark', 'Torch']);
    expect(game.power('me')).toBe(8);
  });

  test('both players are told once which cards were covered, and nothing where none lie (CHAR-3)', () => {
    const game = scenario({
      me: { hand: ['Volca'], active: ['Spark', 'Fireblast'], covered: ['Torch'] },
      rival: { hand: ['Bodius Maloderus'], support: ['Lightning Bolts'] },
    });
    game.plays('Volca');
    const [{ seat, cards }, ...more] = game.eventsOf('covered');
    expect([seat, cards.toSorted(), more]).toEqual([0, ['fireblast', 'spark'], []]);
    game.announces().plays('Bodius Maloderus');
    expect(game.eventsOf('covered')).toHaveLength(1);
  });

  test('all cards of one turn stay active together (CHAR-4)', () => {
    const game = scenario({
      me: { hand: ['Virgin of Pure Fire', 'Virgin of Pure Earth', 'Fireblast'] },
      rival: { active: ['Catusan'] },
    });
    game.plays('Virgin of Pure Fire').plays('Virgin of Pure Earth').plays('Fireblast');
    expect(game.me.active).toEqual(['Fireblast', 'Virgin of Pure Earth', 'Virgin of Pure Fire']);
    expect(game.me.covered).toEqual([]);
  });

  test("a character stays active through the rival's turn until a new one covers it (CHAR-5)", () => {
    const game = scenario({
      me: { hand: ['Spark', 'Volca'] },
      rival: { hand: ['Catusan', 'Tome of Wisdom'] },
    });
    game.plays('Spark').endsTurn('earth');
    expect(game.isActive('Spark')).toBe(true);
    game.rivalTurn('Catusan');
    expect(game.isActive('Spark')).toBe(true);
    game.plays('Volca');
    expect(game.isActive('Spark')).toBe(false);
  });
});
