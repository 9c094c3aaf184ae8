import { describe, expect, test } from 'vitest';
import { BUILT_IN, explainDemands } from '../../src/index.ts';
import type { Card, CardSet, CardType, GameSetup } from '../../src/index.ts';
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
function facing(play: CardSet, hand: readonly Card[], setup: Partial<GameSetup> = { match: true }): OwnGame {
  return new OwnGame([{ hand: [demanding(play)] }, { hand }], setup).attack('herald', 'fire');
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

  test('a booster is told in advance, and so is a Hyla card outside a match', () => {
    const spur = packCard('Flag', 'booster', { icons: ['free'] });
    expect(canBePaid(facing({ types: ['booster'], people: 'tutu' }, [spur]))).toBe(true);
    expect(canBePaid(facing({ types: ['hyla'] }, [IDOL], {}))).toBe(true);
  });

  test('an achievement card needs a match and its dragon', () => {
    const friend = packCard('Mask', 'inquisitor', {
      text: [{ when: 'gameBegins', steps: [{ do: 'attract', count: 1 }] }],
    });
    const withDragon = (dragon: string, setup: Partial<GameSetup>) => {
      const wants = demanding({ types: ['achievement'] });
      const game = new OwnGame([{ hand: [wants] }, { hand: [GEM], emissaries: [friend] }], setup);
      return canBePaid(game.choose(dragon).attack('herald', 'fire'));
    };
    expect(withDragon('dragon:lika', { match: true })).toBe(true);
    expect(withDragon('dragon:doran', { match: true })).toBe(false);
    expect(withDragon('dragon:lika', {})).toBe(false);
  });

  test('a character that its own condition rules out cannot be met', () => {
    const picky = packCard('Porter', 'character', {
      icons: ['free'],
      text: [{ when: 'beforePlay', onlyIf: { is: 'dragons', who: 'owner', atLeast: 1 } }],
    });
    expect(canBePaid(facing({ types: ['character'], icon: 'free' }, [picky]))).toBe(false);
  });

  test('a second leadership card cannot be met, nor one that is forbidden', () => {
    const game = facing({ types: ['ship'] }, [CUTTER, DECREE]);
    expect(canBePaid(game)).toBe(true);
    expect(canBePaid(game.choose('play:decree'))).toBe(false);
    const strict = packCard('Herald', 'character', {
      text: [
        { when: 'demand', demand: { play: { types: ['ship'] } }, orElse: 'retreat' },
        { when: 'always', rule: { rule: 'cannotPlay', cards: { types: ['ship'] } } },
      ],
    });
    const forbidden = new OwnGame([{ hand: [strict] }, { hand: [CUTTER] }]);
    expect(canBePaid(forbidden.attack('herald', 'fire'))).toBe(false);
  });

  test('is not met by what the rival plays in the turn of its owner', () => {
    const youth = BUILT_IN.card('chosen-of-youth');
    const game = new OwnGame(
      [{ hand: [demanding({ types: ['achievement'] }, { attract: 1 }), youth] }, { hand: [GEM] }],
      { match: true },
    );
    game.attack('herald', 'fire').choose('done', 'continue', 'play:flamitos', 'done', 'done');
    while (!game.options.includes('play:chosen-of-youth')) game.choose(game.options.at(-1) ?? 'done');
    game.choose('play:chosen-of-youth', 'play:gem');
    expect(game.view(0).seats[1].thisTurn.met).toEqual([]);
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
