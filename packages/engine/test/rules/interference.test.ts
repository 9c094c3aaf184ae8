import { describe, expect, test } from 'vitest';
import { apply, newGame, positionOf } from '../../src/index.ts';
import { takingBack } from '../../src/decision/decision.ts';
import type { Rule } from '../../src/vocabulary/text.ts';
import { card, OwnGame, text } from './own-cards.ts';

const veto = card('veto', 'interference', {
  ...text({
    when: 'answer',
    to: { rival: 'plays', cards: { types: ['character'] } },
    steps: [{ do: 'cancel' }],
  }),
});
const gossip = card('gossip', 'interference', {
  number: 901,
  ...text({
    when: 'answer',
    to: { rival: 'plays', cards: { types: ['leadership'] } },
    steps: [{ do: 'draw', count: 1 }],
  }),
});
const parting = card('parting-shot', 'interference', {
  number: 902,
  ...text({
    when: 'answer',
    to: { rival: 'retreats' },
    steps: [{ do: 'discardFromHand', who: 'rival', count: 1 }],
  }),
});
const summons = card('summons', 'leadership', {
  number: 903,
  ...text({ when: 'now', steps: [{ do: 'draw', count: 1 }] }),
});
const silence = card('silence', 'interference', {
  number: 905,
  ...text({
    when: 'answer',
    to: { rival: 'plays', cards: { types: ['leadership'] } },
    steps: [{ do: 'cancel' }],
  }),
});

const hush = (rule: Rule) => card('hush', 'inquisitor', { number: 913, ...text({ when: 'always', rule }) });

describe('Interference cards', () => {
  test('one is played face up onto its owner’s discard pile, and its text is resolved at once (INTERF-1)', () => {
    const game = new OwnGame([{ hand: [summons] }, { hand: [gossip] }]);
    game.choose('play:summons');
    expect([game.decider(), game.during]).toEqual([1, 'interference']);
    expect(game.options).toEqual(['play:gossip', 'refuse']);
    expect(game.view(0).seats[0].hand.cards).toContain('summons');
    game.choose('play:gossip');
    expect(game.view(0).seats[1].discardPile.top).toBe('gossip');
    expect(game.view(0).seats[1].hand.count).toBe(6);
  });

  test('what is let through happens as if nobody had been asked (INTERF-1)', () => {
    const asked = new OwnGame([{ hand: [summons] }, { hand: [gossip] }]).choose('play:summons', 'refuse');
    const plain = new OwnGame([{ hand: [summons] }, { hand: [] }]).choose('play:summons');
    expect(asked.view(0).seats[0]).toEqual(plain.view(0).seats[0]);
    expect(asked.options).toEqual(plain.options);
  });

  test('an interference that cancels nothing may be followed by another (PROJECT-33)', () => {
    const chatter = { ...gossip, id: 'chatter', name: { en: 'chatter', de: 'chatter' }, number: 904 };
    const game = new OwnGame([{ hand: [summons] }, { hand: [gossip, chatter] }]);
    game.choose('play:summons', 'play:gossip');
    expect(game.options).toEqual(['play:chatter', 'refuse']);
    game.choose('play:chatter');
    expect(game.view(0).seats[0].leaderArea.top).toBe('summons');
  });

  test('neither a card laid face down nor an interference card can be interfered with (PROJECT-32)', () => {
    const hush = card('hush', 'interference', {
      number: 907,
      ...text({ when: 'answer', to: { rival: 'plays', cards: {} }, steps: [{ do: 'cancel' }] }),
    });
    const bluff = card('feint', 'support', { number: 908, fire: 1, earth: 1, icons: ['bluff:fire'] });
    const rival = { ...hush, id: 'shush', name: { en: 'shush', de: 'shush' }, number: 909 };
    const game = new OwnGame([{ hand: [bluff, rival] }, { hand: [hush] }], { first: 1 });
    game.choose('done', 'start', 'play:flamitos');
    expect(game.decider()).toBe(0);
    game.choose('play:shush');
    expect([game.decider(), game.during]).toEqual([1, 'phase']);
    game.choose('play:terraton', 'done', 'done', 'announce:fire');
    while (game.decider() !== 0 || !game.options.includes('continue')) game.choose('done');
    game.choose('continue', 'play:flamitos', 'refuse', 'done', 'bluff:feint');
    expect([game.decider(), game.during]).toEqual([0, 'phase']);
  });

  test('a card that the interference itself discarded is not cancelled again (INTERF-3)', () => {
    const purge = card('purge', 'interference', {
      number: 910,
      ...text({
        when: 'answer',
        to: { rival: 'plays', cards: { types: ['character'] } },
        steps: [{ do: 'cancel' }, { do: 'discardAtRandom', count: 6 }],
      }),
    });
    const game = new OwnGame([{ hand: [] }, { hand: [purge] }]);
    game.choose('done', 'start', 'play:flamitos', 'play:purge');
    expect(game.view(0).seats[0].hand.count).toBe(0);
    expect(game.view(0).seats[0].remembered.discardPile.cards).toHaveLength(6);
  });

  test('a player who interferes with their last card runs out before the declared card is played (RULING-6)', () => {
    const last = card('last-word', 'character', { number: 911, fire: 3, earth: 3 });
    let { state } = newGame({
      decks: [
        { leader: null, cards: [last] },
        { leader: null, cards: [veto] },
      ],
      seed: 1,
      first: 0,
    });
    for (const option of ['done', 'start', 'play:last-word', 'play:veto']) ({ state } = apply(state, option));
    expect(positionOf(state).outFirst).toBe(1);
  });

  test('a card with two texts for one action is offered once, and both are resolved (TEXT-6)', () => {
    const twice = card('double-talk', 'interference', {
      number: 912,
      ...text(
        {
          when: 'answer',
          to: { rival: 'plays', cards: { types: ['leadership'] } },
          steps: [{ do: 'cancel' }],
        },
        { when: 'answer', to: { rival: 'plays', cards: {} }, steps: [{ do: 'draw', count: 2 }] },
      ),
    });
    const game = new OwnGame([{ hand: [summons] }, { hand: [twice] }]);
    game.choose('play:summons');
    expect(game.options).toEqual(['play:double-talk', 'refuse']);
    game.choose('play:double-talk');
    expect(game.view(1).seats[1].hand.count).toBe(5 + 2);
    expect(game.view(1).seats[0].leaderArea.active).toBeNull();
  });

  test('a forbidden card, or one whose text is ignored, cannot be played', () => {
    for (const rule of [
      { rule: 'cannotPlay', cards: { types: ['interference'] } },
      { rule: 'ignore', what: 'text', cards: { types: ['interference'] } },
    ] as const) {
      const game = new OwnGame([{ hand: [summons], emissaries: [hush(rule)] }, { hand: [gossip] }]);
      game.choose('play:summons');
      expect(game.options).toEqual(['refuse']);
    }
  });

  test('what was declared is known to the rival, also when the turn is taken back', () => {
    const game = new OwnGame([{ hand: [] }, { hand: [veto] }]);
    game.choose('done', 'start', 'play:flamitos');
    expect(game.view(1).seats[0].hand.cards).toEqual(['flamitos']);
  });

  test('they are never active and cannot be played in their owner’s turn (INTERF-2)', () => {
    const game = new OwnGame([{ hand: [veto] }, { hand: [] }]);
    expect(game.options).toEqual(['done']);
  });

  test('a cancelled card was not played: it goes to the discard pile at once, without its text (INTERF-3)', () => {
    const game = new OwnGame([{ hand: [summons] }, { hand: [silence] }]);
    game.choose('play:summons', 'play:silence');
    expect(game.view(1).seats[0].hand.count).toBe(5);
    expect(game.view(1).seats[0].leaderArea.top).toBe('summons');
    expect(game.view(1).seats[0].leaderArea.active).toBeNull();
    expect(game.events.some(({ event }) => event === 'cancelled')).toBe(true);
  });

  test('a cancelled card uses up no limit (INTERF-4)', () => {
    const game = new OwnGame([{ hand: [] }, { hand: [veto] }]);
    game.choose('done', 'start', 'play:flamitos', 'play:veto');
    expect(game.view(1).seats[0].combat.active).toEqual([]);
    expect(game.view(1).seats[0].discardPile.top).toBe('flamitos');
    expect(game.options).toContain('play:terraton');
    expect(game.options).not.toContain('done');
    game.choose('play:terraton');
    expect(game.view(1).seats[0].combat.active).toEqual(['terraton']);
  });

  test('a cancelled leadership card leaves room for another card of the phase (INTERF-4)', () => {
    const other = { ...summons, id: 'appeal', name: { en: 'appeal', de: 'appeal' }, number: 906 };
    const game = new OwnGame([{ hand: [summons, other] }, { hand: [silence] }]);
    game.choose('play:summons', 'play:silence');
    expect(game.options).toContain('play:appeal');
  });

  test('a retreat is interfered with before it happens', () => {
    const game = new OwnGame([{ hand: [parting] }, { hand: [] }]);
    game.attack('flamitos', 'fire').choose('done', 'retreat');
    expect([game.decider(), game.options]).toEqual([0, ['play:parting-shot', 'refuse']]);
    game.choose('play:parting-shot');
    expect(game.decider()).toBe(1);
    const [first = ''] = game.options;
    expect(game.events.some(({ event }) => event === 'retreated')).toBe(false);
    game.choose(first);
    expect(game.events.some(({ event }) => event === 'retreated')).toBe(true);
  });

  test('a turn that a cancelled card makes impossible is taken back at the agreed price (PROJECT-43)', () => {
    const bare = [1, 2, 3, 4, 5].map((i) => card(`prop-${i}`, 'support', { number: 920 + i }));
    const only = card('only-hope', 'character', { number: 920, fire: 3, earth: 3 });
    const stuck = (backtrack: 'free' | 'loss') =>
      new OwnGame([{ hand: [only, ...bare] }, { hand: [veto] }], { backtrack }).choose(
        'done',
        'start',
        'play:only-hope',
        'play:veto',
        'take-back',
      );
    expect(stuck('free').options).toEqual(['decline']);
    expect(stuck('loss').view(0).result).toMatchObject({ winner: 1, reason: 'impossibleTurn' });
  });

  test('an interference is new information, letting it pass is not (BACKTRACK-4)', () => {
    const quiet = new OwnGame([{ hand: [] }, { hand: [veto] }]);
    quiet.choose('done', 'start', 'play:flamitos', 'refuse').takeBack();
    expect(quiet.options).toContain('start');
    const answered = new OwnGame([{ hand: [] }, { hand: [veto] }]);
    answered.choose('done', 'start', 'play:flamitos', 'play:veto');
    expect(takingBack(answered.state)).toBe('revealed');
  });
});

describe('The chance to interfere', () => {
  test('is given whether or not the card is held, as long as it might be', () => {
    const held = new OwnGame([{ hand: [summons] }, { hand: [gossip] }]);
    const drawn = new OwnGame([{ hand: [summons] }, { hand: [], deck: [gossip] }]);
    for (const game of [held, drawn]) game.choose('play:summons');
    expect(drawn.decider()).toBe(1);
    expect(drawn.options).toEqual(['refuse']);
    const { options: _, ...seen } = held.view(0).decision ?? { options: null };
    expect(drawn.view(0).decision).toMatchObject(seen);
    expect(drawn.seenBy(0).at(-1)).toEqual(held.seenBy(0).at(-1));
  });

  test('is not given once everybody knows that no such card is left', () => {
    const again = { ...summons, id: 'appeal', name: { en: 'appeal', de: 'appeal' }, number: 906 };
    const game = new OwnGame([{ hand: [summons, again] }, { hand: [gossip] }]);
    game.choose('play:summons', 'play:gossip').attack('flamitos', 'fire');
    while (game.decider() === 0) game.choose('done');
    game.choose('done', 'retreat');
    while (game.decider() !== 0 || !game.options.includes('play:appeal'))
      game.choose(game.options[0] ?? 'done');
    game.choose('play:appeal');
    expect(game.decider()).toBe(0);
  });

  test('is not given to a rival without a card in hand that could be it', () => {
    const game = new OwnGame([{ hand: [summons] }, { hand: [] }]);
    game.choose('play:summons');
    expect(game.decider()).toBe(0);
  });
});
