import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

/** Both are out of cards, and the last dragon goes back to the board. */
const bothOut = (outFirst: 'me' | 'rival') =>
  scenario({
    outFirst,
    me: { drawDeck: [], dragons: 1 },
    rival: { active: ['Torch'], drawDeck: [] },
  }).retreats();

describe('winning', () => {
  test('the game ends when somebody with three dragons attracts another (WIN-1)', () => {
    const game = scenario({ me: { dragons: 3, hand: ['Spark'] }, rival: { active: ['Torch'] } });
    game.myTurn('Spark').retreats();
    expect(game.result).toEqual({ winner: 'me', crystals: 4, reason: 'fourthDragon' });
  });

  test('a player who uses up hand and draw deck in a fight fights on; the game ends with the fight (WIN-2, WIN-4)', () => {
    const game = scenario({
      me: { hand: ['Spark'], drawDeck: [], dragons: 1 },
      rival: { hand: ['Volca'], active: ['Torch'] },
    });
    game.myTurn('Spark');
    expect(game.me.ranOut).toBe(true);
    expect(game.result).toBeNull();
    game.rivalTurn('Volca');
    expect(game.result).toBeNull();
    game.retreats();
    expect(game.result).not.toBeNull();
    const withCards = scenario({
      me: { hand: ['Spark'], drawDeck: ['Sear'] },
      rival: { hand: ['Volca'], active: ['Torch'] },
    });
    withCards.myTurn('Spark').rivalTurn('Volca').retreats();
    expect(withCards.result).toBeNull();
  });

  test('discarding the last card counts as well (WIN-2)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Sear'], drawDeck: [] },
      rival: { active: ['Bodius Maloderus', 'Caterpillar Fireeater'] },
    });
    game.plays('Spark').passes().meets('Caterpillar Fireeater').chooses('discard:sear').announces();
    expect(game.me.ranOut).toBe(true);
    game.retreats();
    expect(game.result).toEqual({ winner: 'me', crystals: 2, reason: 'cardsOut' });
  });

  test('the game ends after a player declined and has no card left (WIN-3)', () => {
    const game = scenario({ me: { hand: ['Spark'], drawDeck: [] }, rival: { hand: ['Torch'] } });
    game.declines('Spark');
    expect(game.result).toEqual({ winner: 'rival', crystals: 1, reason: 'cardsOut' });
    const one = scenario({ me: { hand: ['Spark', 'Sear'], drawDeck: [] }, rival: { hand: ['Torch'] } });
    one.declines('Spark');
    expect([one.result, one.turn]).toEqual([null, 'rival']);
  });

  test('the player with the most dragons wins, even if they ran out of cards (WIN-5)', () => {
    const game = scenario({
      me: { hand: ['Spark'], drawDeck: [], dragons: 2 },
      rival: { hand: ['Volca'], active: ['Torch'] },
    });
    game.myTurn('Spark').rivalTurn('Volca').retreats();
    expect([game.me.dragons, game.rival.dragons]).toEqual([1, 0]);
    expect(game.result).toEqual({ winner: 'me', crystals: 2, reason: 'cardsOut' });
  });

  test('without dragons the one who was out first has lost (WIN-6, RULING-6, RULING-7)', () => {
    expect(bothOut('me').result).toEqual({ winner: 'rival', crystals: 1, reason: 'cardsOut' });
    expect(bothOut('rival').result).toEqual({ winner: 'me', crystals: 1, reason: 'cardsOut' });
    const holding = scenario({
      me: { drawDeck: [], dragons: 1 },
      rival: { active: ['Torch'], hand: ['Spark'], drawDeck: [] },
    });
    expect(holding.retreats().result?.winner).toBe('rival');
  });

  test.each(['me', 'rival'] as const)(
    'where both hold cards again at the end, the one who ran out during the fight has lost: %s (WIN-6, PROJECT-17)',
    (loser) => {
      const ranOut = { hand: ['Spark'], drawDeck: [], ranOut: true } as const;
      const never = { hand: ['Sear'] } as const;
      const game = scenario({
        me: { dragons: 1, ...(loser === 'me' ? ranOut : never) },
        rival: { active: ['Torch'], ...(loser === 'rival' ? ranOut : never) },
      });
      game.retreats();
      const winner = loser === 'me' ? 'rival' : 'me';
      expect(game.result).toEqual({ winner, crystals: 1, reason: 'cardsOut' });
    },
  );

  test('no fight is started once a player has no cards (WIN-7)', () => {
    const game = scenario({ phase: 'engagement', me: { hand: ['Spark'] }, rival: { drawDeck: [] } });
    game.offers('decline');
    const both = scenario({ phase: 'engagement', me: { hand: ['Spark'] }, rival: { drawDeck: ['Torch'] } });
    both.offers('start', 'decline');
  });

  test('the last retreat is carried out in full before the winner is known (WIN-8)', () => {
    const game = scenario({
      me: { drawDeck: [], active: ['Catusan'], ranOut: true },
      rival: { active: ['Torch'], drawDeck: ['Spark'] },
    });
    game.retreats();
    expect(game.result).toEqual({ winner: 'rival', crystals: 2, reason: 'cardsOut' });
    expect(game.me.discardPile).toEqual(['Catusan']);
    expect(game.rival.hand).toEqual(['Spark']);
  });

  test('a fourth dragon wins wherever it is attracted, also outside a retreat (WIN-9)', () => {
    const game = scenario({
      me: { hand: ['Charm Holy Dragon', 'Volca', 'Spark', 'Torch'], dragons: 3 },
      rival: { active: ['Catusan'] },
    });
    game.plays('Charm Holy Dragon').picks('discard:volca', 'discard:spark');
    expect(game.result).toEqual({ winner: 'me', crystals: 4, reason: 'fourthDragon' });
    expect(game.rival.active).toEqual(['Catusan']);
  });
});

test.each(['me', 'rival'] as const)('cards of the waiting player run out in a turn of %s (WIN-2)', (turn) => {
  const waiting = turn === 'me' ? 'rival' : 'me';
  const game = scenario({
    turn,
    [turn]: { hand: ['Bashdin', 'Volca'] },
    [waiting]: { hand: ['Torch', 'Sear'], active: ['Spark'], drawDeck: [] },
  });
  game.plays('Bashdin').chooses('use:bashdin').picks('discard:torch', 'discard:sear');
  expect([game[turn].ranOut, game[waiting].ranOut]).toEqual([false, true]);
});
