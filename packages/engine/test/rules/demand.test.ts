import { describe, expect, test } from 'vitest';
import { explainDemands } from '../../src/index.ts';
import type { Card, CardSet, CardType } from '../../src/index.ts';
import { loadPack } from '../../src/pack/index.ts';
import { OwnGame } from './own-cards.ts';

const NAMES = ['Herald', 'Porter', 'Flag', 'Decree', 'Cutter', 'Idol', 'Gem', 'Objection', 'Mask'] as const;

function packCard(name: (typeof NAMES)[number], type: CardType, more: object = {}): Card {
  const fights = ['character', 'booster', 'support'].includes(type);
  const [card] = loadPack({
    cards: [
      {
        id: name.toLowerCase(),
        name: { en: name, de: name },
        people: 'tutu',
        number: 201 + NAMES.indexOf(name),
        type,
        ...(fights ? { fire: 3, earth: 3 } : {}),
        ...more,
      },
    ],
  }).cards;
  return card;
}

const demanding = (play: CardSet, orElse: unknown = 'retreat') =>
  packCard('Herald', 'character', { text: [{ when: 'demand', demand: { play }, orElse }] });

/** The turn of the player who holds the card, against a character that demands something. */
function facing(play: CardSet, hand: readonly Card[]): OwnGame {
  const game = new OwnGame([{ hand: [demanding(play)] }, { hand }], { match: true });
  return game.attack('herald', 'fire');
}

/** What is told of the demand; undefined once it is met. */
const canBePaid = ({ state }: OwnGame) =>
  explainDemands(state, 1).facts.flatMap((fact) => (fact.kind === 'demand' ? [fact.canBePaid] : []))[0];

const PORTER = packCard('Porter', 'character', { icons: ['free'] });
const FLAG = packCard('Flag', 'support', { icons: ['free'] });
const DECREE = packCard('Decree', 'leadership');
const CUTTER = packCard('Cutter', 'ship', { capacity: 1 });
const IDOL = packCard('Idol', 'hyla');
const GEM = packCard('Gem', 'achievement', { dragon: 'lika' });
const OBJECTION = packCard('Objection', 'interference');
const MASK = packCard('Mask', 'character', { icons: ['bluff:neutral'] });

const ON_THE_WAY = ['continue', 'play:flamitos', 'done'] as const;

describe('a demand to play (ENGAGE-10)', () => {
  test.each<readonly [string, CardSet, Card, readonly string[]]>([
    [
      'a character with an icon',
      { types: ['character'], icon: 'free' },
      PORTER,
      ['done', 'continue', 'play:porter'],
    ],
    ['a Tutu support', { types: ['support'], people: 'tutu' }, FLAG, ['done', ...ON_THE_WAY, 'play:flag']],
    ['a booster or support', { types: ['booster', 'support'] }, FLAG, ['done', ...ON_THE_WAY, 'play:flag']],
    [
      'a support, laid face down',
      { types: ['support'], text: 'without' },
      MASK,
      ['done', ...ON_THE_WAY, 'bluff:mask'],
    ],
    ['a leadership card', { types: ['leadership'] }, DECREE, ['play:decree']],
    ['a ship', { types: ['ship'] }, CUTTER, ['play:cutter']],
    ['a Hyla card', { types: ['hyla'] }, IDOL, ['play:idol']],
  ])('%s is met by playing one, which is told in advance', (_, play, card, choices) => {
    const game = facing(play, [card]);
    expect(canBePaid(game)).toBe(true);
    game.choose(...choices);
    expect(canBePaid(game)).toBeUndefined();
    expect(game.view(0).seats[1].thisTurn.met).toEqual(['herald']);
    expect(canBePaid(facing(play, []))).toBe(false);
  });

  test('any support is told in advance as well (RULING-37)', () => {
    expect(canBePaid(facing({ types: ['support'] }, []))).toBe(false);
    const game = facing({ types: ['support'] }, [FLAG]);
    expect(canBePaid(game)).toBe(true);
    expect(canBePaid(game.choose('done', ...ON_THE_WAY, 'play:flag'))).toBeUndefined();
  });

  test('a card of a phase that is over cannot be met any more', () => {
    const game = facing({ types: ['leadership'] }, [DECREE]);
    expect(canBePaid(game)).toBe(true);
    game.choose('done');
    expect(canBePaid(game)).toBe(false);
    game.choose('continue', 'play:flamitos', 'done');
    expect(game.options).toEqual(['take-back']);
  });

  test('a card in the draw deck is not at hand', () => {
    for (const [type, wanted] of [
      ['support', FLAG],
      ['character', PORTER],
      ['leadership', DECREE],
    ] as const) {
      const play = { types: [type], people: 'tutu' } as const;
      const inDeck = new OwnGame([{ hand: [demanding(play)] }, { hand: [], deck: [wanted] }]);
      expect(canBePaid(inDeck.attack('herald', 'fire'))).toBe(false);
    }
  });

  test('a character cannot be met any more once the Character phase is over', () => {
    const game = facing({ types: ['character'], icon: 'free' }, [PORTER]);
    game.choose('done', 'continue', 'play:flamitos');
    expect(canBePaid(game)).toBe(true);
    expect(canBePaid(game.choose('done'))).toBe(false);
    expect(game.options).toEqual(['take-back']);
  });

  test('a support cannot be met any more once another has used up the limit', () => {
    const tutu = packCard('Flag', 'support');
    const other = packCard('Gem', 'support', { people: 'vulca' });
    const game = facing({ types: ['support'], people: 'tutu' }, [tutu, other]);
    game.choose('done', ...ON_THE_WAY);
    expect(canBePaid(game)).toBe(true);
    expect(canBePaid(game.choose('play:gem'))).toBe(false);
    expect(game.options).toEqual(['take-back']);
  });

  test('a card that the rules do not let you play cannot be met: no dragon, no interference', () => {
    expect(canBePaid(facing({ types: ['achievement'] }, [GEM]))).toBe(false);
    expect(canBePaid(facing({ types: ['interference'] }, [OBJECTION]))).toBe(false);
  });

  test('any card is met by the first card played', () => {
    const game = facing({}, []);
    expect(canBePaid(game)).toBe(true);
    game.choose('done', 'continue', 'play:flamitos');
    expect(canBePaid(game)).toBeUndefined();
  });

  test('a card lets the turn go on once it is met, and is asked for again in the next', () => {
    const game = facing({ types: ['character'], icon: 'free' }, [PORTER]);
    game.choose('done', 'continue', 'play:porter', 'done');
    expect(game.options).toContain('done');
    game.choose('done');
    expect(game.view(0).turn.seat).toBe(0);
    expect(game.view(0).seats[1].thisTurn.met).toEqual([]);
  });
});

test('a stop card can be played if it is itself the card demanded (OPEN-QUESTION-33)', () => {
  const stop = packCard('Porter', 'character', { icons: ['stop'] });
  const fits = facing({ types: ['character'], icon: 'stop' }, [stop]).choose('done', 'continue');
  expect(fits.options).toContain('play:porter');
  const other = facing({ types: ['ship'] }, [stop]).choose('done', 'continue');
  expect(other.options).not.toContain('play:porter');
});
