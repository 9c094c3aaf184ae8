import type { Seat } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { called, FIGHT, seen, seenOneByOne } from './staged.ts';

function stakesFor(seat: Seat): unknown {
  const [moment] = seen(called('captain-su-cha'), ['call'], seat).moments;
  return moment?.kind === 'bluffCall' ? moment.stakes : null;
}

describe('A bluff call', () => {
  test('is a moment with its verdict and the mask that decides', () => {
    const { moments } = seen(called('captain-su-cha'), ['call']);
    expect(moments).toMatchObject([
      {
        kind: 'bluffCall',
        caller: 0,
        verdict: 'bluff',
        element: 'earth',
        cards: [{ card: 'captain-su-cha', mask: 'plain' }],
      },
    ]);
  });

  test('says what is at stake: a dragon for the call, and one for the retreat', () => {
    const [moment] = seen(called('captain-su-cha'), ['call']).moments;
    expect(moment).toMatchObject({
      stakes: {
        bluff: { dragons: { seat: 0, gained: 2, lost: 0 }, retreats: 1, wins: null },
        honest: { dragons: { seat: 1, gained: 1, lost: 0 }, retreats: null, wins: null },
      },
    });
  });

  test('has the same stakes for the bluffer, who knows the cards', () => {
    expect(stakesFor(1)).toEqual(stakesFor(0));
  });

  test('that was wrong shows that every mask is genuine', () => {
    const { moments } = seen(called('cannoneer-qu-cha'), ['call']);
    expect(moments).toMatchObject([{ verdict: 'honest', cards: [{ mask: 'genuine' }] }]);
  });

  test('of several cards turns them up to the first that fails', () => {
    const { moments } = seen(called('cannoneer-qu-cha', 'captain-su-cha', 'sailingmaster-boo-marn'), [
      'call',
    ]);
    const [moment] = moments;
    const cards = moment?.kind === 'bluffCall' ? moment.cards : [];
    expect(cards.length).toBeLessThan(3);
    expect(cards.at(-1)?.mask).not.toBe('genuine');
    expect(cards.slice(0, -1).every(({ mask }) => mask === 'genuine')).toBe(true);
  });

  test('says the retreat once, also where its dragons are chosen one by one', () => {
    const all = seenOneByOne(called('captain-su-cha'), ['call', 'dragon:lika', 'dragon:doran']);
    expect(all.map(({ moments }) => moments.map(({ kind }) => kind))).toEqual([
      ['bluffCall'],
      ['dragons'],
      ['dragons'],
    ]);
  });

  test('takes the dragons with it that move at once, and says the retreat itself', () => {
    const { moments } = seen(called('captain-su-cha'), ['call', 'dragon:lika', 'dragon:doran']);
    expect(moments).toMatchObject([
      {
        kind: 'bluffCall',
        moves: [
          { dragon: 'lika', from: 'board', to: 0 },
          { dragon: 'doran', from: 'board', to: 0 },
        ],
      },
    ]);
  });

  test('whose stake is the game says who wins it', () => {
    const position = { ...called('captain-su-cha'), dragons: { lika: 0, doran: 0, sesha: 0 } } as const;
    const [moment] = seen(position, ['call']).moments;
    expect(moment).toMatchObject({ stakes: { bluff: { wins: 0 } } });
  });
});

describe('A retreat', () => {
  test('is a moment before the winner chooses a dragon', () => {
    const { moments, after } = seen(FIGHT, ['retreat']);
    expect(moments).toEqual([
      { kind: 'fightEnd', winner: 1, dragons: { gained: 1, lost: 0 }, bySix: false, moves: [] },
    ]);
    expect(after.decision?.seat).toBe(1);
  });

  test('says when six cards were worth two dragons', () => {
    const support = [
      'tome-of-wisdom',
      'ballista-of-confusion',
      'homing-missiles',
      'trebuchet-of-fear',
      'brain-drain',
    ];
    const [own, rival] = FIGHT.seats;
    const { moments } = seen({ ...FIGHT, seats: [own, { ...rival, support }] }, ['retreat']);
    expect(moments).toMatchObject([{ dragons: { gained: 2, lost: 0 }, bySix: true }]);
  });

  test('is followed by the flight of the chosen dragon', () => {
    const { moments } = seen(FIGHT, ['retreat', 'dragon:sesha']);
    expect(moments).toMatchObject([{ kind: 'fightEnd', moves: [{ dragon: 'sesha', from: 'board', to: 1 }] }]);
  });
});

describe('A dragon', () => {
  test('that the rival has only returns to the board', () => {
    const position = { ...FIGHT, dragons: { lika: 'board', doran: 'board', sesha: 0 } } as const;
    const { moments } = seen(position, ['retreat']);
    expect(moments).toMatchObject([
      { dragons: { gained: 0, lost: 1 }, moves: [{ dragon: 'sesha', from: 0, to: 'board' }] },
    ]);
  });
});

describe('The fourth dragon', () => {
  test('ends the game', () => {
    const position = { ...FIGHT, dragons: { lika: 1, doran: 1, sesha: 1 } } as const;
    const { moments } = seen(position, ['retreat']);
    expect(moments).toMatchObject([
      { kind: 'fightEnd', winner: 1, moves: [] },
      { kind: 'gameEnd', winner: 1, reason: 'fourthDragon' },
    ]);
  });
});

describe('Nothing else', () => {
  test('is a moment', () => {
    expect(seen(FIGHT, ['continue', 'play:volca']).moments).toEqual([]);
  });
});
