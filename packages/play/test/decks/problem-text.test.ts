import { BUILT_IN } from '@bluemoon/engine';
import { expect, test } from 'vitest';
import { problemText, type DeckProblem } from '../../src/index.ts';

test.each<[problem: object, en: string, de: string]>([
  [
    { problem: 'unknownCards', cards: ['nonsense'] },
    'There is no such card: “nonsense”.',
    'Diese Karte gibt es nicht: „nonsense“.',
  ],
  [
    { problem: 'unknownCards', cards: ['nonsense', 'humbug'] },
    'There are no such cards: “nonsense” and “humbug”.',
    'Diese Karten gibt es nicht: „nonsense“ und „humbug“.',
  ],
  [{ problem: 'leaderMissing' }, 'The deck needs a leader.', 'Das Deck braucht einen Anführer.'],
  [
    { problem: 'noLeader', cards: ['spark'] },
    'Spark is no leader and cannot lead a deck.',
    'Etnar ist kein Anführer und kann kein Deck anführen.',
  ],
  [{ problem: 'noEmissary', cards: ['spark'] }, 'Spark is no emissary.', 'Etnar ist kein Gesandter.'],
  [{ problem: 'noInquisitor', cards: ['spark'] }, 'Spark is no inquisitor.', 'Etnar ist kein Inquisitor.'],
  [
    { problem: 'size', has: 1, needs: 30 },
    'The deck has 1 card and needs exactly 30; 29 more.',
    'Das Deck hat 1 Karte und braucht genau 30; es fehlen 29.',
  ],
  [
    { problem: 'size', has: 32, needs: 30 },
    'The deck has 32 cards and may have exactly 30; 2 fewer.',
    'Das Deck hat 32 Karten und darf genau 30 haben; 2 weniger.',
  ],
  [
    { problem: 'twice', cards: ['spark', 'torch'] },
    'All cards of a deck are different; more than once in it: Spark and Torch.',
    'Alle Karten eines Decks sind verschieden; mehrfach darin: Etnar und Kandar.',
  ],
  [
    {
      problem: 'moons',
      has: 12,
      limit: 10,
      costs: [
        { card: 'spark', moons: 8 },
        { card: 'torch', moons: 4 },
      ],
    },
    '12 moons on cards of others, 2 more than the 10 allowed: Spark 8 and Torch 4.',
    '12 Monde auf fremden Karten, 2 mehr als die erlaubten 10: Etnar 8 und Kandar 4.',
  ],
  [
    { problem: 'moons', has: 1, limit: 0, costs: [{ card: 'spark', moons: 1 }] },
    '1 moon on cards of others, 1 more than the 0 allowed: Spark 1.',
    '1 Mond auf fremden Karten, 1 mehr als die erlaubten 0: Etnar 1.',
  ],
  [
    {
      problem: 'moons',
      has: 13,
      limit: 10,
      costs: Array.from({ length: 13 }, () => ({ card: 'spark', moons: 1 })),
    },
    `13 moons on cards of others, 3 more than the 10 allowed: ${'Spark 1, '.repeat(11)}Spark 1 and 1 more.`,
    `13 Monde auf fremden Karten, 3 mehr als die erlaubten 10: ${'Etnar 1, '.repeat(11)}Etnar 1 und 1 weitere.`,
  ],
  [
    { problem: 'inTheDeck', cards: ['inferno'] },
    'Leaders, emissaries and inquisitors lie in the leader area, not in the deck: Inferno.',
    'Anführer, Gesandte und Inquisitoren liegen im Anführerbereich, nicht im Deck: Inferno.',
  ],
  [
    { problem: 'notAgreed', what: 'emissary', cards: ['spark', 'torch'] },
    'Emissaries are used only if both players agree in advance: Spark and Torch.',
    'Gesandte gibt es nur, wenn beide es vorher vereinbaren: Etnar und Kandar.',
  ],
  [
    { problem: 'notAgreed', what: 'inquisitor', cards: ['spark', 'torch'] },
    'Inquisitors are used only if both players agree in advance: Spark and Torch.',
    'Inquisitoren gibt es nur, wenn beide es vorher vereinbaren: Etnar und Kandar.',
  ],
  [
    { problem: 'notAgreed', what: 'family', cards: ['spark', 'torch'] },
    'Buka families are used only if both players agree in advance: Spark and Torch.',
    'Buka-Familien gibt es nur, wenn beide es vorher vereinbaren: Etnar und Kandar.',
  ],
  [
    { problem: 'notAgreed', what: 'achievement', cards: ['spark', 'torch'] },
    'Achievement cards are used only if both players agree in advance: Spark and Torch.',
    'Kristallkarten gibt es nur, wenn beide es vorher vereinbaren: Etnar und Kandar.',
  ],
  [
    { problem: 'onlyInMatch', cards: ['spark', 'torch'] },
    'Achievement cards are used only in a match: Spark and Torch.',
    'Kristallkarten gibt es nur in einem Match: Etnar und Kandar.',
  ],
  [
    { problem: 'onlyBuilt', cards: ['spark', 'torch'] },
    'Such cards come into play only with deck building: Spark and Torch.',
    'Solche Karten gibt es nur in selbst gebauten Decks: Etnar und Kandar.',
  ],
  [
    { problem: 'emissaryMissing' },
    'You agreed on emissaries, so the deck needs one.',
    'Ihr habt Gesandte vereinbart, also braucht das Deck einen.',
  ],
  [
    { problem: 'familyMissing' },
    'You agreed on Buka families, so the deck needs all five cards of one.',
    'Ihr habt Buka-Familien vereinbart, also braucht das Deck alle fünf Karten einer Familie.',
  ],
  [
    { problem: 'cardsMissing', cards: ['spark', 'torch'] },
    'Cards that belong to this deck are missing: Spark and Torch.',
    'Es fehlen Karten, die zu diesem Deck gehören: Etnar und Kandar.',
  ],
  [
    { problem: 'notOfTheDeck', cards: ['spark', 'torch'] },
    'Not part of this people deck: Spark and Torch.',
    'Gehört nicht zu diesem Volksdeck: Etnar und Kandar.',
  ],
  [
    { problem: 'notDrafted', cards: ['spark', 'torch'] },
    'Not among your picks: Spark and Torch.',
    'Nicht unter deinen gewählten Karten: Etnar und Kandar.',
  ],
  [
    { problem: 'besideDrafted', cards: ['inferno'] },
    'A drafted deck has no leader, no emissary, no inquisitor and no added family: Inferno.',
    'Ein gedraftetes Deck hat weder Anführer noch Gesandten noch Inquisitor noch eine zusätzliche Familie: Inferno.',
  ],
])('%j is told in English and in German', (what, en, de) => {
  const problem = { rule: 'DECK-1', cards: [], ...what } as unknown as DeckProblem;
  expect(problemText(problem, 'en', BUILT_IN)).toBe(en);
  expect(problemText(problem, 'de', BUILT_IN)).toBe(de);
});
