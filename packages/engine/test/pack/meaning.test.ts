import { describe, expect, test } from 'vitest';
import { loadPack } from '../../src/pack/index.ts';
import { FIGHTERS } from '../../src/pack/kinds.ts';
import { cardText } from '../../src/words/index.ts';
import { BUILT_IN } from '../../src/index.ts';
import type { Card } from '../../src/index.ts';
import { OwnGame } from '../rules/own-cards.ts';
import { CARD, complaints, saying } from './a-card.ts';

const always = (rule: object) => saying({ when: 'always', rule });
const discarding = (step: object) =>
  saying({
    when: 'now',
    steps: [{ do: 'discard', whose: 'rival', where: 'active', cards: {}, count: 'all', ...step }],
  });
const BOTH = { either: [{ types: ['booster'] }, { types: ['support'] }] };

describe('A pack cannot say what the rules would not do:', () => {
  test.each<readonly [string, ReturnType<typeof saying>]>([
    ['that only the next booster is free', always({ rule: 'nextIsFree', cards: { types: ['booster'] } })],
    ['that only the next Flit is free', always({ rule: 'nextIsFree', cards: { people: 'flit' } })],
    [
      'that more characters may be played',
      always({ rule: 'mayPlay', more: 1, cards: { types: ['character'] } }),
    ],
    ['that more of any cards may be played', always({ rule: 'mayPlay', more: 'any', cards: {} })],
    [
      'that more boosters with an icon may be played',
      always({ rule: 'mayPlay', more: 1, cards: { types: ['booster'], icon: 'any' } }),
    ],
    [
      'that one booster or support more may be played',
      always({ rule: 'mayPlay', more: 1, cards: { types: ['booster', 'support'] } }),
    ],
    ['that one card of both sides is discarded', discarding({ whose: 'each', count: 1 })],
    ['that boosters or supports of both sides are discarded', discarding({ whose: 'each', cards: BOTH })],
    ['that one card of either kind is discarded', discarding({ cards: BOTH, count: 1 })],
    ['that all but the last character go', discarding({ sparing: 'lastCharacter' })],
    ['that one card except one character goes', discarding({ count: 1, sparing: 'oneCharacter' })],
    ['that both sides keep one character', discarding({ whose: 'each', sparing: 'oneCharacter' })],
    [
      'that two achievement cards do without their dragons',
      always({ rule: 'achievementWithoutDragon', most: 2 }),
    ],
    [
      'that a rule of an active character ends with the turn',
      saying({ when: 'thisTurn', rule: { rule: 'cannotCall' } }),
    ],
    [
      'that each player may draw a card',
      saying({ when: 'now', may: true, steps: [{ do: 'draw', who: 'each', count: 1 }] }),
    ],
  ])('%s', (_, pack) => {
    expect(complaints(pack)).toHaveLength(1);
  });

  test.each<readonly [string, ReturnType<typeof saying>]>([
    [
      'This turn counts the next card of any type as free',
      always({ rule: 'nextIsFree', cards: { types: ['support', 'character', 'booster'] } }),
    ],
    [
      'the next card of this turn',
      saying({ when: 'thisTurn', rule: { rule: 'nextIsFree', cards: { types: FIGHTERS } } }),
    ],
    [
      'each player may play an achievement card',
      saying({ when: 'now', may: true, steps: [{ do: 'playAchievement', who: 'each' }] }),
    ],
    ['one more support', always({ rule: 'mayPlay', more: 1, cards: { types: ['support'] } })],
    [
      'any number of both',
      always({ rule: 'mayPlay', more: 'any', cards: { types: ['booster', 'support'] } }),
    ],
    ['all supports of both sides', discarding({ whose: 'each', cards: { types: ['support'] } })],
    ['all boosters or all supports', discarding({ cards: BOTH })],
    ['all but one character', discarding({ sparing: 'oneCharacter' })],
    ['one card, not the last character', discarding({ count: 1, sparing: 'lastCharacter' })],
    ['one achievement card', always({ rule: 'achievementWithoutDragon', most: 1 })],
  ])('but it can say: %s', (_, pack) => {
    expect(loadPack(pack).cards).toHaveLength(1);
  });
});

const support = (name: string, number: number) => ({
  ...CARD,
  id: name.toLowerCase(),
  name: { en: name, de: name },
  number,
  type: 'support',
  icons: ['protect', 'free'],
});

/** Both sides have an active support with the protect icon when the sweeper comes. */
function sweep(step: object): OwnGame {
  const cards = [...discarding(step).cards, support('Banner', 202), support('Wall', 203)];
  const [sweeper, banner, wall] = loadPack({ cards }).cards as readonly [Card, Card, Card];
  const game = new OwnGame([{ hand: [banner, sweeper] }, { hand: [wall] }]);
  game.choose('done', 'start', 'play:flamitos', 'done', 'play:banner', 'done', 'announce:fire');
  game.choose('done', 'continue', 'play:flamitos', 'done', 'play:wall', 'done');
  return game.choose('done', 'continue', 'play:soot');
}

const supports = (game: OwnGame) => game.view(0).seats.map(({ support }) => support.faceUp);

describe('Text that discards cards of both sides', () => {
  test('reaches protected cards of its owner, but not those of the rival (PROTECT-1, PROTECT-5)', () => {
    expect(supports(sweep({ whose: 'each', cards: { types: ['support'] } }))).toEqual([[], ['wall']]);
  });

  test('spares protected cards on both sides if it says so', () => {
    const game = sweep({ whose: 'each', cards: { types: ['support'] }, sparing: 'protected' });
    expect(supports(game)).toEqual([['banner'], ['wall']]);
    expect(cardText(game.state.game.decks[0].cards[1], 'en', BUILT_IN).join(' ')).toContain(
      'except protected ones',
    );
  });
});

test('"All except one character" reaches what it describes, wherever that is (CARD-3)', () => {
  const step = { cards: { types: ['support'] }, sparing: 'oneCharacter' };
  const flag = { ...CARD, id: 'flag', name: { en: 'Flag', de: 'Fahne' }, number: 202, type: 'support' };
  const cards = [...discarding(step).cards, { ...flag, icons: ['free'] }];
  const [sweeper, free] = loadPack({ cards }).cards as readonly [Card, Card];
  const game = new OwnGame([{ hand: [free] }, { hand: [sweeper] }]);
  game.choose('done', 'start', 'play:flamitos', 'done', 'play:flag', 'done', 'announce:fire');
  game.choose('done', 'continue', 'play:soot');
  const [{ combat, support }] = game.view(0).seats;
  expect([combat.active, support.faceUp]).toEqual([['flamitos'], []]);
});
