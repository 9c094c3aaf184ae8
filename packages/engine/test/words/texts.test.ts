import { describe, expect, test } from 'vitest';
import { boxWith, BUILT_IN } from '../../src/cards/box.ts';
import { CARDS } from '../../src/cards/index.ts';
import type { Card } from '../../src/vocabulary/card.ts';
import type { Text } from '../../src/vocabulary/text.ts';
import { cardText } from '../../src/words/index.ts';

const saying = (...text: readonly Text[]): Card => ({ ...CARDS[0], text });

/** What the vocabulary can say though no card of the box says it: a card pack may. */
const NEW: readonly (readonly [Text, english: string, german: string])[] = [
  [
    {
      when: 'now',
      may: true,
      steps: [
        { do: 'discardFromHand', who: 'rival', count: 1 },
        { do: 'draw', count: 2 },
      ],
    },
    'Now I may make you discard one card of your choice from your hand. Then I may draw 2 cards.',
    'Jetzt darf ich verlangen, dass du eine Karte deiner Wahl aus der Hand ablegst. Danach darf ich 2 Karten ziehen.',
  ],
  [
    {
      when: 'now',
      steps: [
        { do: 'draw', count: 2 },
        { do: 'discardFromHand', who: 'rival', count: 1 },
      ],
    },
    'Now I draw 2 cards. Then you must discard one card of your choice from your hand.',
    'Jetzt ziehe ich 2 Karten. Danach musst du eine Karte deiner Wahl aus der Hand ablegen.',
  ],
  [
    {
      when: 'endPhase',
      if: { is: 'dragons', who: 'owner', atLeast: 2 },
      steps: [{ do: 'retreat', who: 'rival' }],
    },
    'During my End phase, if I have at least 2 dragons, you must retreat.',
    'Wenn ich in meiner Endphase mindestens 2 Drachen habe, musst du dich zurückziehen.',
  ],
  [
    { when: 'now', if: { is: 'biggerHand', who: 'owner', by: 1 }, steps: [{ do: 'attract', count: 2 }] },
    'If I hold at least one more card than you do, I now attract 2 dragons.',
    'Wenn ich mindestens eine Karte mehr auf der Hand habe als du, locke ich jetzt 2 Drachen an.',
  ],
  [
    {
      when: 'beginning',
      may: true,
      steps: [
        {
          do: 'discard',
          whose: 'rival',
          where: 'combat',
          cards: { types: ['booster'], except: { people: 'hoax' } },
          count: 1,
        },
      ],
    },
    'During my Beginning phase, I may discard one booster card other than Hoax cards from your combat area.',
    'In meiner Anfangsphase darf ich eine Verstärkungskarte außer Hoax-Karten aus deinem Kampfbereich ablegen.',
  ],
  [
    {
      when: 'beginning',
      may: true,
      steps: [
        {
          do: 'discard',
          whose: 'rival',
          where: 'activeCombat',
          cards: { icon: 'shield', text: 'without' },
          count: 1,
        },
      ],
    },
    'During my Beginning phase, I may discard one active card with a shield and without special power text from your combat area.',
    'In meiner Anfangsphase darf ich eine aktive Karte mit Schild und ohne Sondertext aus deinem Kampfbereich ablegen.',
  ],
  [
    { when: 'now', may: true, steps: [{ do: 'retreat', who: 'rival' }] },
    'Now I may make you retreat.',
    'Jetzt darf ich verlangen, dass du dich zurückziehst.',
  ],
  [
    {
      when: 'now',
      may: true,
      steps: [
        { do: 'pay', payment: { worth: { fire: 3 } }, toAttract: 2 },
        { do: 'draw', count: 1 },
      ],
    },
    'Now I may discard cards from my hand worth at least 3 printed Fire to attract 2 dragons and then draw one card.',
    'Jetzt darf ich Handkarten im aufgedruckten Wert von mindestens 3 Feuer ablegen, um 2 Drachen anzulocken, und dann eine Karte ziehen.',
  ],
  [
    {
      when: 'thisTurn',
      rule: { rule: 'value', cards: { bluff: true, named: 'Giant' }, element: 'fire', change: { times: 3 } },
    },
    'This turn, the Fire values of my Giant bluff cards are tripled.',
    'In diesem Zug werden die Feuerwerte meiner Giant-Bluffkarten verdreifacht.',
  ],
  [
    { when: 'thisTurn', rule: { rule: 'playAtMost', most: 2 } },
    'This turn, you cannot play more than 2 cards.',
    'In diesem Zug kannst du nicht mehr als 2 Karten spielen.',
  ],
  [
    { when: 'always', rule: { rule: 'playAtMost', most: 0, into: 'combat' } },
    'You cannot play cards into your combat area.',
    'Du kannst keine Karten in deinen Kampfbereich spielen.',
  ],
  [
    { when: 'always', rule: { rule: 'haveAtMost', most: 0, cards: { people: 'mutant' } } },
    'You cannot have active mutant cards at the end of your Character phase.',
    'Du kannst am Ende deiner Charakterphase keine aktiven Mutantenkarten haben.',
  ],
  [
    {
      when: 'always',
      rule: {
        rule: 'ignore',
        what: 'icons',
        cards: {
          types: ['character', 'booster'],
          except: { people: 'flit', types: ['character', 'booster'] },
        },
        exceptIcons: ['stop', 'protect', 'shield'],
      },
    },
    'All icons on your character and booster cards are ignored, except stop, protect and shield, and except on Flit character and booster cards.',
    'Alle Symbole auf deinen Charakter- und Verstärkungskarten werden ignoriert, außer Stopp, Schutz und Schild, und außer auf Flit-Charakter- und Flit-Verstärkungskarten.',
  ],
  [
    { when: 'always', rule: { rule: 'retreatDragons', retreats: 'rival', change: { atMost: 0 } } },
    'If you retreat, I cannot attract any dragons.',
    'Wenn du dich zurückziehst, kann ich keinen Drachen anlocken.',
  ],
  [
    { when: 'thisTurn', rule: { rule: 'retreatDragons', retreats: 'rival', change: { more: 2 } } },
    'If you retreat this turn, I attract 2 additional dragons.',
    'Wenn du dich in diesem Zug zurückziehst, locke ich 2 zusätzliche Drachen an.',
  ],
  [
    { when: 'thisTurn', rule: { rule: 'waiveCondition', cards: { people: 'mutant' }, most: 2 } },
    'This turn, I may play up to 2 mutant cards without meeting their conditions.',
    'In diesem Zug darf ich bis zu 2 Mutantenkarten spielen, ohne ihre Bedingungen zu erfüllen.',
  ],
  [
    { when: 'always', rule: { rule: 'handWhileLanding', most: 2 } },
    'On the turn this ship lands, I may also play up to 2 character, booster or support cards from my hand.',
    'In dem Zug, in dem dieses Schiff landet, darf ich auch bis zu 2 Charakter-, Verstärkungs- oder Unterstützungskarten aus der Hand spielen.',
  ],
  [
    {
      when: 'always',
      rule: { rule: 'mayPlay', cards: { types: ['character'], people: 'aqua', icon: 'protect' }, more: 2 },
    },
    'On each of my turns, I may play 2 additional Aqua character cards with the protect icon.',
    'In jedem meiner Züge darf ich 2 zusätzliche Aqua-Charakterkarten mit Schutz-Symbol spielen.',
  ],
  [
    {
      when: 'beforePlay',
      onlyIf: { is: 'has', who: 'owner', cards: { types: ['ship'] }, where: 'influence' },
    },
    'I can play this card only if I have a ship card in my influence area.',
    'Ich kann diese Karte nur spielen, wenn ich in meinem Einflussbereich eine Schiffskarte habe.',
  ],
  [
    {
      when: 'beforePlay',
      onlyIf: { is: 'has', who: 'rival', cards: { types: ['achievement'] }, where: 'active', atMost: 0 },
    },
    'I can play this card only if you have no active achievement cards.',
    'Ich kann diese Karte nur spielen, wenn du keine aktiven Kristallkarten hast.',
  ],
  [
    {
      when: 'beforePlay',
      onlyIf: { is: 'has', who: 'rival', cards: {}, where: 'areas', atLeast: 2, atMost: 4 },
    },
    'I can play this card only if you have at least 2 and at most 4 cards in your combat and support areas together.',
    'Ich kann diese Karte nur spielen, wenn du in deinem Kampf- und Unterstützungsbereich zusammen mindestens 2 und höchstens 4 Karten hast.',
  ],
  [
    {
      when: 'demand',
      demand: { discard: { count: 1, sameOf: ['hyla', 'leadership'] } },
      orElse: { attract: 2 },
    },
    'By the end of your Booster/Support phase, you must discard one Hyla or one leadership card from your hand; otherwise I attract 2 additional dragons, even if you retreat.',
    'Bis zum Ende deiner Verstärkungs-/Unterstützungsphase musst du eine Hyla- oder eine Führungskarte aus der Hand ablegen, sonst locke ich 2 zusätzliche Drachen an, auch wenn du dich zurückziehst.',
  ],
  [
    { when: 'demand', demand: { discard: { moons: 1 } }, orElse: 'retreat' },
    'By the end of your Booster/Support phase, you must discard cards from your hand worth at least one moon, or retreat.',
    'Bis zum Ende deiner Verstärkungs-/Unterstützungsphase musst du Handkarten mit zusammen mindestens einem Mond ablegen oder dich zurückziehen.',
  ],
  [
    { when: 'demand', demand: { play: { types: ['achievement'] } }, orElse: 'retreat' },
    'By the end of your Booster/Support phase, you must play an achievement card or retreat.',
    'Bis zum Ende deiner Verstärkungs-/Unterstützungsphase musst du eine Kristallkarte spielen oder dich zurückziehen.',
  ],
  [
    {
      when: 'thisTurn',
      rule: { rule: 'value', cards: { types: ['support'] }, change: { riseTo: 'sum' }, element: 'earth' },
    },
    'This turn, the Earth value of each of my support cards rises to the sum of its printed values.',
    'In diesem Zug steigt der Erdwert jeder meiner Unterstützungskarten auf die Summe ihrer aufgedruckten Werte.',
  ],
];

describe('text that no card of the box has', () => {
  test.each(NEW)('%j', (text, english, german) => {
    expect(cardText(saying(text), 'en', BUILT_IN)).toEqual([english]);
    expect(cardText(saying(text), 'de', BUILT_IN)).toEqual([german]);
  });
});

describe('a card that is named in a text', () => {
  const text: Text = {
    when: 'always',
    rule: { rule: 'ignore', what: 'cards', cards: {}, voidFacing: ['Laughing Gas', 'Thin Air'] },
  };

  test('has its name in the language', () => {
    const thinAir: Card = { ...CARDS[0], id: 'thin-air', name: { en: 'Thin Air', de: 'Dünne Luft' } };
    expect(cardText(saying(text), 'de', boxWith([thinAir]))).toEqual([
      'Deine Karten werden ignoriert. Das gilt nicht, solange bei dir „Lachgas“ oder „Dünne Luft“ aktiv ist.',
    ]);
  });

  test('keeps its English name if nothing else is known of it', () => {
    expect(cardText(saying(text), 'de', BUILT_IN)[0]).toContain('„Thin Air“');
  });
});

test('only a change of element joins the text before it (MUTANT-2)', () => {
  const condition: Text = { when: 'beforePlay', onlyIf: { is: 'ownsHyla', who: 'owner' } };
  const change: Text = { when: 'now', steps: [{ do: 'changeElement', to: 'earth' }] };
  const call: Text = { when: 'always', rule: { rule: 'cannotCall' } };
  expect(cardText(saying(condition, change, call), 'en', BUILT_IN)).toEqual([
    'I can play this card only if I own the active Hyla card. Now I change the contested element to Earth.',
    'You cannot call my bluff.',
  ]);
  expect(cardText(saying(change), 'en', BUILT_IN)).toEqual(['Now I change the contested element to Earth.']);
});
