import { describe, expect, test } from 'vitest';
import { CARDS, deckOf, newGame, RulesError } from '../../src/index.ts';
import { card, OwnGame, text } from './own-cards.ts';

const thunder = card('thunder', 'inquisitor', {
  people: 'inquisitor',
  ...text({ when: 'gameBegins', steps: [{ do: 'attract', count: 1 }] }),
});
const whisper = card('whisper', 'emissary', {
  people: 'emissary',
  number: 901,
  ...text({ when: 'endPhase', may: true, steps: [{ do: 'draw', count: 1 }] }),
});

/** Why a game with this deck cannot begin. */
function wrong(deck: object): unknown {
  try {
    return newGame({ decks: [deck as never, 'hoax'], seed: 1 });
  } catch (error) {
    return error instanceof RulesError ? error.message : error;
  }
}

describe('Emissaries and inquisitors', () => {
  test('they lie face up from the setup on, and are never drawn (EMISSARY-3, INQUIS-3)', () => {
    const game = new OwnGame([{ hand: [], emissaries: [whisper] }, { hand: [] }]);
    expect(game.view(1).seats[0].emissaries).toEqual(['whisper']);
    expect(game.view(1).decks[0].cards).not.toContain('whisper');
    expect(game.view(1).seats[0].hand.count + game.view(1).seats[0].drawDeck.count).toBe(9);
  });

  test('one lies face up beside the largest deck, too (EMISSARY-3)', () => {
    const deck = CARDS.filter(({ type }) => type === 'booster').slice(0, 40);
    const game = new OwnGame([{ hand: [], deck, emissaries: [whisper] }, { hand: [] }]);
    expect(game.view(1).seats[0].emissaries).toEqual(['whisper']);
    game.attack('flamitos', 'fire');
    expect(game.options).toContain('use:whisper');
  });

  test('text of the beginning of the game is resolved before the first turn (INQUIS-4)', () => {
    const game = new OwnGame([{ hand: [], emissaries: [thunder] }, { hand: [] }]);
    expect([game.decider(), game.options]).toEqual([0, ['dragon:lika', 'dragon:doran', 'dragon:sesha']]);
    game.choose('dragon:sesha');
    expect(game.view(0).dragons.sesha).toBe(0);
    expect(game.view(0).turn).toMatchObject({ number: 1, phase: 'leadership' });
  });

  test('where both have such text, the first player comes first (PROJECT-36)', () => {
    const other = { ...thunder, id: 'lightning', number: 902 };
    const game = new OwnGame(
      [
        { hand: [], emissaries: [thunder] },
        { hand: [], emissaries: [other] },
      ],
      { first: 1 },
    );
    expect(game.decider()).toBe(1);
    game.choose('dragon:lika');
    expect(game.view(0).dragons).toEqual({ lika: 'board', doran: 'board', sesha: 'board' });
  });

  test('their text holds all game, an emissary’s like an inquisitor’s (INQUIS-4, PROJECT-31)', () => {
    const game = new OwnGame([{ hand: [], emissaries: [whisper], deck: [] }, { hand: [] }]);
    game.attack('flamitos', 'fire');
    expect(game.options).toContain('use:whisper');
  });

  test('they are not active: nothing that asks for active cards finds them (INQUIS-3)', () => {
    const freeSpeaker = card('free-speaker', 'inquisitor', { number: 903, icons: ['free'] });
    const mutant = card('doubter', 'character', {
      number: 904,
      fire: 1,
      earth: 1,
      ...text({
        when: 'beforePlay',
        onlyIf: { is: 'has', who: 'rival', cards: { icon: 'free' }, where: 'active', atLeast: 1 },
      }),
    });
    const game = new OwnGame([{ hand: [], emissaries: [freeSpeaker] }, { hand: [mutant] }]);
    game.attack('flamitos', 'fire').choose('done', 'continue');
    expect(game.options).not.toContain('play:doubter');
  });

  test('their text is ignored like any other that is described, wherever it lies (IGNORE-3)', () => {
    const doubt = card('doubt', 'character', {
      number: 905,
      fire: 9,
      earth: 9,
      ...text({ when: 'always', rule: { rule: 'ignore', what: 'text', cards: { types: ['emissary'] } } }),
    });
    const game = new OwnGame([{ hand: [], emissaries: [whisper] }, { hand: [doubt] }], { first: 1 });
    game.attack('doubt', 'fire');
    game.choose('done', 'retreat');
    expect(game.view(0).seats[0].emissaries).toEqual(['whisper']);
    expect(
      game.events.some(
        (event) =>
          event.event === 'moved' &&
          event.by !== 'setup' &&
          event.seat === 0 &&
          event.to === 'hand' &&
          typeof event.by !== 'string',
      ),
    ).toBe(false);
  });

  test('what belongs beside the leader cannot be dealt, and what can be drawn cannot lie there', () => {
    const { leader, cards } = deckOf('vulca');
    expect(wrong({ leader, cards: [...cards, thunder] })).toContain('“emissaries”');
    expect(wrong({ leader, cards, emissaries: [cards[0]] })).toContain('an emissary, an inquisitor or both');
  });
});
