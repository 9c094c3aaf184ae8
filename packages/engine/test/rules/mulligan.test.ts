import { describe, expect, test } from 'vitest';
import { apply, decision, newGame, viewFor } from '../../src/index.ts';
import type { GameEvent } from '../../src/index.ts';

const SETUP = { decks: ['vulca', 'hoax'], seed: 5, first: 1, mulligan: true } as const;

describe('A mulligan', () => {
  test('each may return any number of cards before the first turn, the first player first (MULLIGAN-1, PROJECT-35)', () => {
    let { state } = newGame(SETUP);
    expect(decision(state)).toMatchObject({ seat: 1, about: { during: 'mulligan' } });
    const hand = viewFor(state, 1).seats[1].hand.cards;
    expect(decision(state)?.options.map(({ id }) => id)).toEqual([
      ...hand.map((card) => `shuffle:${card}`),
      'done',
    ]);
    ({ state } = apply(state, `shuffle:${hand[0]}`));
    ({ state } = apply(state, `shuffle:${hand[3]}`));
    ({ state } = apply(state, 'done'));
    const after = viewFor(state, 1).seats[1].hand;
    expect(after.count).toBe(6);
    expect(after.cards.filter((card) => hand.includes(card)).length).toBeGreaterThanOrEqual(4);
    expect(decision(state)).toMatchObject({ seat: 0, about: { during: 'mulligan' } });
    ({ state } = apply(state, 'done'));
    expect(decision(state)).toMatchObject({ seat: 1, about: { during: 'phase' } });
  });

  test('the draw deck is shuffled, and the rival sees only how many (MULLIGAN-1)', () => {
    const begun = newGame(SETUP);
    const [card = ''] = viewFor(begun.state, 1).seats[1].hand.cards;
    const events: GameEvent[] = [];
    let { state } = begun;
    for (const choice of [`shuffle:${card}`, 'done']) {
      const applied = apply(state, choice);
      ({ state } = applied);
      events.push(...applied.events);
    }
    expect(events.map(({ event }) => event)).toEqual(['moved', 'shuffled', 'moved']);
    expect(viewFor(state, 0).seats[1].hand.cards).toEqual([]);
  });

  test('a player who keeps all cards changes nothing, not even the order of the draw deck (MULLIGAN-1)', () => {
    const withIt = newGame(SETUP);
    const kept = apply(apply(withIt.state, 'done').state, 'done').state;
    const without = newGame({ decks: SETUP.decks, seed: 5, first: 1 }).state;
    expect(viewFor(kept, 1).seats[1].hand).toEqual(viewFor(without, 1).seats[1].hand);
    expect(kept.cells.slice(0, 100)).toEqual(without.cells.slice(0, 100));
  });

  test('by agreement in the first edition it is the same exchange (MULLIGAN-2, RULING-32)', () => {
    expect(decision(newGame({ ...SETUP, edition: 'first' }).state)?.about.during).toBe('mulligan');
  });

  test('does not count toward a limit on taking cards in a turn (TAKE-2)', () => {
    let { state } = newGame(SETUP);
    const [card = ''] = viewFor(state, 1).seats[1].hand.cards;
    for (const choice of [`shuffle:${card}`, 'done', 'done']) ({ state } = apply(state, choice));
    expect(viewFor(state, 1).seats[1].thisTurn.taken).toBe(0);
  });
});
