import { agreeOn } from '@bluemoon/play';
import { describe, expect, test } from 'vitest';
import { agreedParts } from '../../src/screens/match/agreed.ts';

describe('An agreement is described', () => {
  test('for a match with tournament rules, with the penalty and in both languages', () => {
    const agreement = agreeOn({ match: true, families: true, tournament: { backtrack: 'retreat' } });
    const options = { agreement, choosing: 'secret', between: 'choose' } as const;
    expect(agreedParts(options, 'en')).toEqual([
      'Legends (2014)',
      'Decks: Peoples',
      'Leaders: In secret',
      'Between games: Choose again',
      'Buka families',
      'Tournament rules (Penalty: Retreat)',
    ]);
    expect(agreedParts(options, 'de').at(-1)).toBe('Turnierregeln (Strafe: Rückzug)');
  });

  test('for drafted decks, which have no leaders, also for a single game', () => {
    const agreement = agreeOn({ decks: 'drafted', mulligan: true });
    expect(agreedParts({ agreement }, 'en')).toEqual(['Legends (2014)', 'Drafted decks', 'Mulligan']);
    const match = {
      agreement: { ...agreement, match: true },
      choosing: 'secret',
      between: 'choose',
    } as const;
    expect(agreedParts(match, 'en')).not.toContain('Leaders: In secret');
  });

  test('with the price of the first edition, even if nothing was agreed on (BACKTRACK-3)', () => {
    const first = { agreement: agreeOn({ edition: 'first' }) };
    expect(agreedParts(first, 'en').at(-1)).toMatch(/^An impossible turn loses the game/);
    const kind = { agreement: agreeOn({ edition: 'first', tournament: { backtrack: 'free' } }) };
    expect(agreedParts(kind, 'en').at(-1)).toBe('Tournament rules (Penalty: None)');
  });
});
