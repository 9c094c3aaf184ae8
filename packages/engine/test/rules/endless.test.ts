import { describe, expect, test } from 'vitest';
import { apply, BUILT_IN, decision, parsePosition, stateFromPosition, viewFor } from '../../src/index.ts';
import type { State } from '../../src/index.ts';
import { LAST_TURN } from '../../src/actions/win.ts';
import { explainPlay, explanationText } from '../../src/index.ts';
import { card, OwnGame, text } from './own-cards.ts';

/** The last turn, in the middle of a fight that I go on with. */
function lastTurn(more: object, me: object = {}): State {
  const position = {
    turnNumber: LAST_TURN,
    element: 'fire',
    seats: [
      { hand: ['Volca', 'Sear'], drawDeck: ['Torch', 'Blaze'], ...me },
      { combat: ['Spark'], hand: ['Sear'], drawDeck: ['Torch', 'Blaze', 'Volca'] },
    ],
    ...more,
  };
  return stateFromPosition(parsePosition(position, BUILT_IN), BUILT_IN);
}

const endOf = (state: State) =>
  viewFor(
    ['done', 'continue', 'play:volca', 'done', 'done'].reduce((at, choice) => apply(at, choice).state, state),
    0,
  ).result;

describe('the last turn (PROJECT-50)', () => {
  test('ends the game: the player with the most dragons wins', () => {
    expect(endOf(lastTurn({ dragons: { lika: 1, doran: 1 } }))).toEqual({
      winner: 1,
      crystals: 3,
      reason: 'lastTurn',
    });
  });

  test('without dragons is lost by the player with fewer cards in hand and draw deck', () => {
    expect(endOf(lastTurn({}))).toEqual({ winner: 1, crystals: 1, reason: 'lastTurn' });
    expect(endOf(lastTurn({}, { drawDeck: ['Torch', 'Blaze', 'Furnace', 'Ignite'] }))?.winner).toBe(0);
  });

  test('without dragons and with as many cards on both sides is lost by the current player', () => {
    expect(endOf(lastTurn({}, { drawDeck: ['Torch', 'Blaze', 'Furnace'] }))?.winner).toBe(1);
  });

  test('is exactly that turn, not the one before', () => {
    const before = lastTurn({ turnNumber: LAST_TURN - 1 });
    expect(endOf(before)).toBeNull();
  });

  test('can be ended by declining, too', () => {
    const position = { turnNumber: LAST_TURN, seats: [{ hand: ['Spark', 'Sear'] }, { hand: ['Torch'] }] };
    let state = stateFromPosition(parsePosition(position, BUILT_IN), BUILT_IN);
    for (const choice of ['done', 'decline', 'discard:spark', 'done']) ({ state } = apply(state, choice));
    expect(decision(state)).toBeNull();
    expect(viewFor(state, 1).result).toMatchObject({ reason: 'lastTurn' });
  });
});

const diver = (id: string) =>
  card(id, 'hyla', {
    people: 'hyla',
    ...text({ when: 'now', steps: [{ do: 'search', where: 'discardPile', found: 'playOrLoad' }] }),
  });

describe('a card that text played (PROJECT-51)', () => {
  test('plays no further card by its own text', () => {
    const game = new OwnGame([{ hand: [diver('frog'), diver('newt'), diver('toad')] }, { hand: [] }]);
    const decline = (...cards: readonly string[]) =>
      game.choose('done', 'decline', ...cards.map((id) => `discard:${id}`), 'done');
    decline('newt', 'toad');
    decline('flamitos');
    game.choose('play:frog');
    expect(game.options).toEqual(['take:newt', 'take:toad', 'done']);
    game.choose('take:newt');
    expect(game.view(0).seats[0].hyla).toBe('newt');
    expect(game.options).toEqual(['done']);
    game.choose('done');
    expect(game.view(0).turn.phase).toBe('engagement');
  });
});

const juggler = (id: string) =>
  card(id, 'character', {
    icons: ['free'],
    fire: 1,
    ...text({ when: 'now', may: true, steps: [{ do: 'returnToHand', where: 'active', other: true }] }),
  });

describe('a turn (PROJECT-52)', () => {
  test('has at most 64 cards played in it, however often they come back to hand', () => {
    const game = new OwnGame([{ hand: [juggler('jim'), juggler('jack')] }, { hand: [] }]);
    game.choose('done', 'start', 'play:jim');
    for (let played = 2; played <= 64; played++) {
      const [next, back] = played % 2 === 0 ? ['jack', 'jim'] : ['jim', 'jack'];
      game.choose(`play:${next}`, `return:${back}`);
    }
    expect(game.options).toEqual(['done']);
    const why = explanationText(explainPlay(game.state, 0, 'jim'), 'en', BUILT_IN).join(' ');
    expect(why).toContain('You have played 64 cards. No turn may have more.');
  });
});

const echo = (id: string) =>
  card(id, 'interference', {
    people: 'interference',
    ...text({
      when: 'answer',
      to: { rival: 'plays', cards: {} },
      steps: [{ do: 'search', where: 'discardPile', found: 'take' }],
    }),
  });

describe('an interference card (PROJECT-53)', () => {
  test('is played once a turn, although it comes back to hand', () => {
    const game = new OwnGame([{ hand: [] }, { hand: [echo('ping'), echo('pong')] }]);
    game.choose('done', 'start', 'play:flamitos', 'play:ping', 'done');
    expect(game.options).toEqual(['play:pong', 'refuse']);
    game.choose('play:pong', 'take:ping');
    expect(game.view(1).seats[1].hand.cards).toContain('ping');
    expect(game.options).not.toContain('play:ping');
    expect(game.decider()).toBe(0);
  });

  test('can be played again in the next turn', () => {
    const game = new OwnGame([{ hand: [] }, { hand: [echo('ping'), echo('pong')] }]);
    game.choose('done', 'start', 'play:flamitos', 'play:ping', 'done', 'play:pong', 'take:ping', 'done');
    game.choose('done', 'announce:fire', 'done', 'retreat', 'dragon:lika');
    game.choose('done', 'decline', 'discard:rocara', 'done', 'done', 'start');
    expect(game.choose('play:terraton').options).toEqual(['play:ping', 'refuse']);
  });
});
