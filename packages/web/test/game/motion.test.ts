import type { GameEvent } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { endOf, flightsOf } from '../../src/table/motion/flights.ts';
import { cuesOf } from '../../src/table/motion/sound.ts';

const played: GameEvent = {
  event: 'played',
  seat: 0,
  card: 'spark',
  from: 'hand',
  to: 'combat',
  as: 'itself',
  shown: true,
};
const drawn: GameEvent = {
  event: 'moved',
  seat: 0,
  card: null,
  from: 'drawDeck',
  to: 'hand',
  shown: false,
  by: 'refresh',
};
const dragon: GameEvent = { event: 'dragonMoved', seat: 1, dragon: 'lika', to: 1, by: 'retreat' };

describe('Animations', () => {
  test('follow the order of the events', () => {
    const starts = flightsOf([played, drawn, drawn, dragon]).map(({ after }) => after);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(new Set(starts).size).toBe(4);
  });

  test('of drawn cards overlap', () => {
    const [first, second] = flightsOf([drawn, drawn]);
    expect(second?.after).toBeLessThan((first?.after ?? 0) + (first?.lasts ?? 0));
  });

  test('move a dragon from the board to the player who attracts it, or from the rival to the board', () => {
    expect(flightsOf([dragon])).toMatchObject([{ moves: 'dragon', from: 'board', to: '1:dragons' }]);
    const home: GameEvent = { ...dragon, to: 'board' };
    expect(flightsOf([home])).toMatchObject([{ from: '0:dragons', to: 'board' }]);
  });

  test('do not show the deal', () => {
    const dealt: GameEvent = { ...drawn, by: 'setup' };
    expect(flightsOf([dealt])).toEqual([]);
    expect(endOf([])).toBe(0);
  });

  test('have a sound at their end', () => {
    const [cue] = cuesOf([played], 0);
    expect(cue).toMatchObject({ sound: 'card' });
    expect(cue?.after).toBeGreaterThan(0);
    expect(cuesOf([{ event: 'fightEnded' }], 0)).toEqual([]);
  });
});
