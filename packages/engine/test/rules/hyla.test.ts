import { describe, expect, test } from 'vitest';
import { BUILT_IN } from '../../src/index.ts';
import { card, OwnGame, text } from './own-cards.ts';

const spring = card('spring-of-hyla', 'hyla', {
  ...text({ when: 'endPhase', may: true, steps: [{ do: 'draw', count: 1 }] }),
});
const grove = card('grove-of-hyla', 'hyla', { number: 901 });
const summons = card('summons', 'leadership', { number: 902 });

describe('Hyla cards', () => {
  test('one is played in the Leadership phase instead of another card of that phase, face up (HYLA-1)', () => {
    const game = new OwnGame([{ hand: [spring, summons] }, { hand: [] }]);
    expect(game.options).toEqual(['play:spring-of-hyla', 'play:summons', 'done']);
    game.choose('play:spring-of-hyla');
    expect(game.options).not.toContain('play:summons');
    expect(game.view(1).seats[0].hyla).toBe('spring-of-hyla');
  });

  test('there is one for both: its owner discards the old one first (HYLA-2)', () => {
    const game = new OwnGame([{ hand: [spring] }, { hand: [grove] }]);
    game.choose('play:spring-of-hyla').attack('flamitos', 'fire');
    if (game.options.includes('refuse')) game.choose('refuse');
    while (game.decider() === 0) game.choose('done');
    game.choose('play:grove-of-hyla');
    expect(game.view(0).seats.map(({ hyla }) => hyla)).toEqual([null, 'grove-of-hyla']);
    expect(game.view(0).seats[0].discardPile.top).toBe('spring-of-hyla');
    const order = game.events.flatMap((event) =>
      'card' in event && (event.card === 'spring-of-hyla' || event.card === 'grove-of-hyla')
        ? [`${event.event} ${event.card}`]
        : [],
    );
    expect(order.slice(-2)).toEqual(['moved spring-of-hyla', 'played grove-of-hyla']);
  });

  test('the owner of the old one may be the player of the new one (HYLA-2)', () => {
    const game = new OwnGame([{ hand: [spring, grove] }, { hand: [] }]);
    game.choose('play:spring-of-hyla').attack('flamitos', 'fire');
    while (game.decider() === 0) game.choose(game.options.at(-1) ?? 'done');
    game.choose('done', 'retreat');
    while (game.decider() !== 0 || game.during !== 'phase') game.choose(game.options[0]);
    while (!game.options.includes('play:grove-of-hyla')) game.choose(game.options.at(-1) ?? 'done');
    game.choose('play:grove-of-hyla');
    expect(game.view(0).seats[0].hyla).toBe('grove-of-hyla');
    expect(game.view(0).seats[0].remembered.discardPile.cards).toContain('spring-of-hyla');
  });

  test('it stays active past the end of a fight (HYLA-3)', () => {
    const game = new OwnGame([{ hand: [spring] }, { hand: [] }]);
    game.choose('play:spring-of-hyla').attack('flamitos', 'fire');
    expect(game.options).toContain('use:spring-of-hyla');
    game.choose('done');
    game.choose('done', 'retreat', 'dragon:lika');
    expect(game.events.some(({ event }) => event === 'fightEnded')).toBe(true);
    expect(game.view(1).seats[0].hyla).toBe('spring-of-hyla');
  });

  test('Chu-nan-Chi asks whether the rival owns the Hyla card (MUTANT-1)', () => {
    const chu = BUILT_IN.card('chu-nan-chi');
    const game = new OwnGame([{ hand: [spring] }, { hand: [chu] }]);
    game.choose('play:spring-of-hyla').attack('flamitos', 'fire');
    while (game.decider() === 0) game.choose('done');
    game.choose('done', 'continue');
    expect(game.options).toContain('play:chu-nan-chi');
    const without = new OwnGame([{ hand: [] }, { hand: [chu] }]);
    without.attack('flamitos', 'fire').choose('done', 'continue');
    expect(without.options).not.toContain('play:chu-nan-chi');
  });
});
