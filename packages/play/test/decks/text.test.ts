import { BUILT_IN, CARDS, PEOPLES } from '@bluemoon/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cardNamed,
  deckFromText,
  deckToText,
  nearNames,
  peopleDeck,
  textProblemText,
  type Deck,
} from '../../src/index.ts';
import { EMISSARY, german, id, ids, QUIET_INQUISITOR, BOX } from '../cards.ts';

const sameCards = (some: Deck, other: Deck) => {
  expect(some.cards.toSorted()).toEqual(other.cards.toSorted());
  expect({ ...some, cards: [] }).toEqual({ ...other, cards: [] });
};

describe('a deck as text', () => {
  test.each(PEOPLES)('comes back as it went out, in both languages: %s', (people) => {
    for (const language of ['en', 'de'] as const) {
      const deck = peopleDeck(
        people,
        BOX,
        people === 'buka' ? {} : { emissary: EMISSARY.id, inquisitor: QUIET_INQUISITOR.id, family: 4 },
      );
      const { deck: read, problems } = deckFromText(deckToText(deck, language, BOX), BOX);
      expect(problems).toEqual([]);
      sameCards(read, deck);
    }
  });

  test('counts cards only at the beginning of a line', () => {
    expect(deckFromText('2 Spark', BUILT_IN).deck.cards).toEqual(ids('Spark', 'Spark'));
    const { deck, problems } = deckFromText('Sparks 2 Spark', BUILT_IN);
    expect(deck.cards).toEqual([]);
    expect(problems).toMatchObject([{ problem: 'unknownCard', line: 1 }]);
  });

  test('has the leader on top and one card a line, by peoples', () => {
    const deck = { leader: id('Inferno'), cards: ids('Bashdin', 'Spark', 'Torch', 'Zig-nur-Don') };
    expect(deckToText(deck, 'de', BUILT_IN)).toBe(
      [
        'Anführer: Inferno',
        '',
        '# Vulca (2)',
        german('Spark'),
        german('Torch'),
        '',
        '# Terrah (1)',
        'Bashdin',
        '',
        '# Mutant (1)',
        'Zig-nur-Don',
        '',
      ].join('\n'),
    );
  });

  test('puts the own people first, and cards that are not known last, under their ids', () => {
    const deck = { leader: id('Tecton Earthquaker'), cards: ['nonsense', ...ids('Spark', 'Bashdin')] };
    const titles = deckToText(deck, 'en', BUILT_IN).match(/^# .*$/gm);
    expect(titles).toEqual(['# Terrah (1)', '# Vulca (1)', '# ? (1)']);
    expect(deckToText(deck, 'en', BUILT_IN)).toMatch(/# \? \(1\)\nnonsense\n$/);
  });

  test('names no leader if it was drafted (DRAFT-14)', () => {
    const deck = { leader: null, cards: ids('Spark') };
    expect(deckToText(deck, 'en', BUILT_IN)).toMatch(/^Leader: none\n/);
    for (const language of ['en', 'de'] as const)
      expect(deckFromText(deckToText(deck, language, BUILT_IN), BUILT_IN)).toEqual({ deck, problems: [] });
  });
});

describe('reading what people write', () => {
  test('names in either language or ids, counts, bullets, comments and blank lines', () => {
    const { deck, problems } = deckFromText(
      [
        '\uFEFF# my deck',
        'inferno  # the leader needs no heading',
        '',
        '1x Spark',
        `- ${german('Torch')}`,
        '1 flickering fires',
        '* old goo laas ghost',
        '\t1×ZIG-NUR-DON ',
        'bp-unity',
      ].join('\r\n'),
      BUILT_IN,
    );
    expect(problems).toEqual([]);
    expect(deck).toEqual({
      leader: id('Inferno'),
      cards: ids('Spark', 'Torch', 'Flickering Fires', "Old Goo Laa's Ghost", 'Zig-nur-Don', 'B.P. Unity'),
    });
  });

  test.each([
    'Spark',
    '  Spark\t',
    '-  Spark',
    '-Spark',
    '  * Spark',
    '• Spark',
    '1x Spark',
    '1 x Spark',
    '1X  Spark',
    '1×Spark',
    '01 Spark',
    'Spark # the first',
    '\uFEFFSpark',
  ])('“%s” is one Spark', (line) => {
    expect(deckFromText(line, BUILT_IN)).toEqual({ deck: { leader: null, cards: ['spark'] }, problems: [] });
  });

  test.each(['x Spark', '1xx Spark', '1 # Spark', 'Card: Spark'])('“%s” is no card', (line) => {
    expect(deckFromText(line, BUILT_IN)).toMatchObject({
      deck: { leader: null, cards: [] },
      problems: [{ problem: 'unknownCard', line: 1 }],
    });
  });

  test('headings may be in either language and have blanks around the colon', () => {
    const { deck, problems } = deckFromText('ANFÜHRER :Inferno\nFamilie: 2\nfamily: 3', BUILT_IN);
    expect(deck).toEqual({ leader: id('Inferno'), family: 2, cards: [] });
    expect(problems).toEqual([{ problem: 'secondOfKind', line: 3, text: 'family: 3', near: [] }]);
    expect(deckFromText('Leader: None\nAnführer: keiner', BUILT_IN).problems).toEqual([]);
  });

  test.each(['Emissary: none', 'Inquisitor: none', 'none', 'Leader: nobody'])(
    '“%s” names nobody: only a deck without a leader says so',
    (line) => {
      expect(deckFromText(line, BUILT_IN).problems).toMatchObject([{ problem: 'unknownCard', text: line }]);
    },
  );

  test('a card written twice is read twice, so that the check can tell (DECK-2)', () => {
    expect(deckFromText('2x Spark\nTorch\nTorch', BUILT_IN).deck.cards).toEqual(
      ids('Spark', 'Spark', 'Torch', 'Torch'),
    );
  });

  test('what cannot be read is told by its line, and the rest is not lost', () => {
    const { deck, problems } = deckFromText(
      ['Leader: Spark', 'Inferno', 'Sprak', 'Torch', 'Xelethotiras', 'Family: 7', 'qqqqqqqqqq'].join('\n'),
      BUILT_IN,
    );
    expect(deck).toEqual({ leader: id('Inferno'), cards: ids('Torch') });
    expect(problems).toEqual([
      { problem: 'wrongKind', line: 1, text: 'Leader: Spark', near: [] },
      { problem: 'unknownCard', line: 3, text: 'Sprak', near: expect.arrayContaining(['Spark']) },
      { problem: 'secondOfKind', line: 5, text: 'Xelethotiras', near: [] },
      { problem: 'badFamily', line: 6, text: 'Family: 7', near: ['1', '2', '3', '4', '5', '6'] },
      { problem: 'unknownCard', line: 7, text: 'qqqqqqqqqq', near: [] },
    ]);
  });

  test('a count that cannot be followed is told, whatever the card', () => {
    const { deck, problems } = deckFromText('0x Spark\n0 Inferno\n2x Inferno\nTorch', BUILT_IN);
    expect(deck).toEqual({ leader: id('Inferno'), cards: ids('Torch') });
    expect(problems).toEqual([
      { problem: 'noneOfIt', line: 1, text: '0x Spark', near: [] },
      { problem: 'noneOfIt', line: 2, text: '0 Inferno', near: [] },
      { problem: 'secondOfKind', line: 3, text: '2x Inferno', near: [] },
    ]);
    const [none] = problems.map((problem) =>
      (['en', 'de'] as const).map((language) => textProblemText(problem, language)),
    );
    expect(none).toEqual([
      'Line 1, “0x Spark”: a count of 0, so the card was left out.',
      'Zeile 1, „0x Spark“: die Anzahl ist 0, die Karte blieb weg.',
    ]);
  });

  test('and says so in English and in German', () => {
    const [problem] = deckFromText('Mad Mike Magpy', BUILT_IN).problems;
    if (problem === undefined) throw new Error('nothing was told');
    expect(textProblemText(problem, 'en')).toBe(
      'Line 1, “Mad Mike Magpy”: there is no such card. Did you mean Mad Mike Magpie?',
    );
    expect(textProblemText(problem, 'de')).toBe(
      'Zeile 1, „Mad Mike Magpy“: diese Karte gibt es nicht. Meinst du Mad Mike Magpie?',
    );
  });

  test.each<[text: string, en: string, de: string]>([
    [
      'Leader: Spark',
      'Line 1, “Leader: Spark”: this card is something else, so it was left out.',
      'Zeile 1, „Leader: Spark“: diese Karte ist etwas anderes und blieb weg.',
    ],
    [
      'Inferno\nXelethotiras',
      'Line 2, “Xelethotiras”: the deck has one already, so this one was left out.',
      'Zeile 2, „Xelethotiras“: das Deck hat das schon einmal, dieses blieb weg.',
    ],
    [
      'Family: 7',
      'Line 1, “Family: 7”: families have a number. Did you mean 1, 2, 3, 4, 5 or 6?',
      'Zeile 1, „Family: 7“: Familien haben eine Nummer. Meinst du 1, 2, 3, 4, 5 oder 6?',
    ],
  ])('%j', (text, en, de) => {
    const { problems } = deckFromText(text, BUILT_IN);
    expect(problems.map((problem) => textProblemText(problem, 'en'))).toEqual([en]);
    expect(problems.map((problem) => textProblemText(problem, 'de'))).toEqual([de]);
  });

  test('the nearest names come first, and a part of a name is near', () => {
    expect(nearNames('Magpie', BOX.cards)).toContain('Mad Mike Magpie');
    expect(nearNames('Vetraskedas', BOX.cards)[0]).toBe('Vetraskedas the Sceptic');
    expect(nearNames('', BOX.cards)).toEqual([]);
  });

  test('every card is found by each of its names, and by its id', () => {
    for (const card of BUILT_IN.cards)
      for (const name of [card.name.en, card.name.de, card.id, card.name.de.toUpperCase()])
        expect(cardNamed(name, BUILT_IN)).toBe(card);
  });

  test('whatever stands there, problems name a line of it', () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom(...CARDS.map(({ name }) => name.de)),
      fc.constantFrom('Leader:', 'Family: 2', '1x', '# x', ':', '2x Spark', 'Emissary: none'),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const text = lines.join('\n');
        const count = text.split(/\r\n|\r|\n/).length;
        for (const problem of deckFromText(text, BUILT_IN).problems) {
          expect(problem.line).toBeGreaterThan(0);
          expect(problem.line).toBeLessThanOrEqual(count);
          expect(textProblemText(problem, 'de')).toMatch(/^Zeile \d+, „/);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('no end of lines, or of a line, does harm', () => {
    const { deck, problems } = deckFromText(`${'x'.repeat(100_000)}\n${'Spark\n'.repeat(2_000)}`, BUILT_IN);
    expect(deck.cards).toHaveLength(499);
    expect(problems.map(({ problem, line }) => [problem, line])).toEqual([
      ['longLine', 1],
      ['tooLong', 501],
    ]);
    expect(problems.map((problem) => textProblemText(problem, 'en'))).toEqual([
      `Line 1, “${'x'.repeat(60)}…”: a line has at most 200 letters; write one card a line.`,
      'Line 501, “Spark”: only 500 lines and 200000 letters are read, from here on nothing was; take out what is no deck.',
    ]);
    expect(problems.map((problem) => textProblemText(problem, 'de'))).toEqual([
      `Zeile 1, „${'x'.repeat(60)}…“: eine Zeile hat höchstens 200 Zeichen; schreib eine Karte je Zeile.`,
      'Zeile 501, „Spark“: gelesen werden nur 500 Zeilen und 200000 Zeichen, ab hier nichts mehr; nimm heraus, was kein Deck ist.',
    ]);
  });

  test('what is no text of lines at all is told so where reading ended', () => {
    expect(deckFromText(' '.repeat(50_000_000), BUILT_IN).problems).toMatchObject([
      { problem: 'tooLong', line: 1 },
    ]);
    const { deck, problems } = deckFromText(`Spark\n${'x'.repeat(5_000_000)}`, BUILT_IN);
    expect(deck.cards).toEqual(ids('Spark'));
    expect(problems).toMatchObject([{ problem: 'tooLong', line: 2 }]);
  });
});
