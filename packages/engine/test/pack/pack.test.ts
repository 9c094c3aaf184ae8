import { describe, expect, test } from 'vitest';
import { BUILT_IN } from '../../src/cards/box.ts';
import { loadPack, loadPart } from '../../src/pack/index.ts';
import { CARD, complaints, one, problemsIn, saying } from './a-card.ts';

describe('a good pack', () => {
  test('gives its cards as they were written', () => {
    expect(loadPack({ cards: [CARD] })).toEqual({ cards: [CARD] });
    expect(loadPack(JSON.stringify({ cards: [CARD] }))).toEqual({ cards: [CARD] });
  });

  test('does not share anything with the value it was read from', () => {
    const icons = ['stop'];
    const { cards } = loadPack(one({ icons }));
    icons.push('free');
    expect(cards[0].icons).toEqual(['stop']);
  });

  test('can say everything that the cards of the box say', () => {
    const copies = BUILT_IN.cards.map(({ deck: _deck, family: _family, ...card }) => ({
      ...card,
      id: `copy-of-${card.id}`,
      name: { en: `Copy of ${card.name.en}`, de: `Abschrift von ${card.name.de}` },
      number: card.number + 500,
    }));
    expect(loadPack({ cards: copies }).cards).toEqual(copies);
  });

  test('may name the schema that editors check it by', () => {
    expect(loadPack({ $schema: './card-pack.schema.json', ...one({}) })).toEqual({ cards: [CARD] });
  });

  test('may begin with the mark that some editors put before a text', () => {
    expect(loadPack(`\uFEFF${JSON.stringify(one({}))}`)).toEqual({ cards: [CARD] });
  });

  test('may speak of its own cards', () => {
    const rule = { rule: 'ignore', what: 'cards', cards: { named: 'Soot' }, voidFacing: ['Soot'] };
    expect(loadPack(saying({ when: 'always', rule })).cards).toHaveLength(1);
  });
});

describe('a bad pack', () => {
  test.each<readonly [string, unknown, readonly string[]]>([
    ['is no object', [], ['has to be an object with "cards"']],
    ['has no cards', { cards: [] }, ['cards: has to have at least 1 entry']],
    [
      'has a key too many',
      { cards: [CARD], author: 'me' },
      ['author: is not known here, only "$schema", "cards"'],
    ],
    [
      'misspells a key',
      one({ sheilds: ['fire'] }),
      ['cards[0].sheilds: is not known here; did you mean "shields"?'],
    ],
    ['lacks a key', one({ name: { en: 'Soot' } }), ['cards[0].name.de: is missing']],
    ['has a text for a number', one({ fire: '2' }), ['cards[0].fire: has to be a whole number']],
    ['has half a moon', one({ moons: 0.5 }), ['cards[0].moons: has to be a whole number']],
    ['has a number too large', one({ fire: 21 }), ['cards[0].fire: has to be at most 20']],
    [
      'has a large number deep inside',
      saying({ when: 'now', steps: [{ do: 'draw', count: 61 }] }),
      ['cards[0].text[0].steps[0].count: has to be at most 60'],
    ],
    [
      'has an unreadable id',
      one({ id: 'Soot!' }),
      ['cards[0].id: has to be small letters (a to z) and digits, joined by single hyphens'],
    ],
    [
      'takes an id of the box',
      one({ id: 'flare' }),
      ['cards[0].id: the id flare belongs to Flare, a card of the box'],
    ],
    [
      'takes a number of the box',
      one({ number: 15 }),
      ['cards[0].number: the number vulca 15 belongs to Flare, a card of the box'],
    ],
    [
      'takes a name of the box',
      one({ name: { en: 'Flare', de: 'Flamme' } }),
      ['cards[0].name.en: the English name Flare belongs to Flare, a card of the box'],
    ],
    [
      'has a card twice',
      { cards: [CARD, { ...CARD, number: 202, name: { en: 'Smut', de: 'Schmutz' } }] },
      ['cards[1].id: the id soot belongs to Soot, another card of the pack'],
    ],
    [
      'has a ship without capacity',
      one({ type: 'ship', fire: undefined, earth: undefined }),
      ['cards[0].capacity: is missing: a ship has to have one (SHIP-6)'],
    ],
    [
      'has a capacity that is not a ship’s',
      one({ capacity: 2 }),
      ['cards[0].capacity: is only for cards of the type "ship" (SHIP-6)'],
    ],
    [
      'has values on a leadership card',
      one({ type: 'leadership' }),
      [
        'cards[0].fire: is not for a card of the type "leadership": only characters, boosters and supports fight',
        'cards[0].earth: is not for a card of the type "leadership": only characters, boosters and supports fight',
      ],
    ],
    [
      'has a shield around nothing',
      one({ earth: undefined, shields: ['earth'] }),
      ['cards[0].shields: need a value to stand by: earth is missing'],
    ],
    [
      'has moons on a leader',
      one({ type: 'leader', fire: undefined, earth: undefined }),
      ['cards[0].moons: are not for a card of the type "leader" (DECK-6)'],
    ],
    [
      'joins a pre-built deck',
      one({ deck: 'vulca', family: 1 }),
      [
        'cards[0].deck: cannot be given: the pre-built decks are complete (SETUP-2)',
        'cards[0].family: cannot be given: the families are complete (FAMILY-2)',
      ],
    ],
    [
      'loads a card that is not a ship',
      saying({ when: 'now', steps: [{ do: 'load', most: 1 }] }),
      ['cards[0].text[0].steps[0].do: "load" is only for cards of the type "ship" (SHIP-6)'],
    ],
    [
      'interferes with a card that is not an interference card, and cancels without a card',
      saying({ when: 'answer', to: { rival: 'retreats' }, steps: [{ do: 'cancel' }] }),
      [
        'cards[0].text[0].when: "answer" is only for cards of the type "interference" (INTERF-1)',
        'cards[0].text[0].steps[0].do: "cancel" needs a card that is being played: it only goes with "when": "answer" and "rival": "plays" (INTERF-3)',
      ],
    ],
    [
      'discards more than it reveals',
      saying({
        when: 'now',
        steps: [
          { do: 'attract', count: 1 },
          { do: 'revealTop', count: 1, discard: 2 },
        ],
      }),
      ['cards[0].text[0].steps[1].discard: has to be at most 1'],
    ],
    [
      'has what only other types have',
      one({ dragon: 'lika', adds: { cards: 1, moons: 1 } }),
      [
        'cards[0].dragon: is only for cards of the type "achievement" (ACHIEVE-2)',
        'cards[0].adds: is only for cards of the type "leader" or "inquisitor" (VARIANT-3, INQUIS-2)',
      ],
    ],
    [
      'speaks of a card that is not there',
      saying(
        {
          when: 'always',
          rule: { rule: 'ignore', what: 'text', cards: {}, voidFacing: ['Laughing Gas', 'Crying Gas'] },
        },
        { when: 'now', steps: [{ do: 'shuffleLeadershipIntoDeck', who: 'each', except: 'Chosen of Soot' }] },
      ),
      [
        'cards[0].text[0].rule.voidFacing[1]: no card has the English name "Crying Gas"',
        'cards[0].text[1].steps[0].except: no card has the English name "Chosen of Soot"; did you mean "Chosen of Youth"?',
      ],
    ],
    [
      'speaks of a word that is in no name',
      saying({ when: 'always', rule: { rule: 'cannotPlay', cards: { named: 'Strom' } } }),
      [
        'cards[0].text[0].rule.cards.named: no card has "Strom" as a word of its English name; did you mean "Storm"?',
      ],
    ],
    [
      'uses a word that the vocabulary lacks',
      saying({ when: 'now', if: { is: 'raining' }, steps: [{ do: 'discloseHand' }] }),
      [
        'cards[0].text[0].if.is: has to be one of "attacked", "has", "dragons", "biggerHand", "playedFromShip", "ownsHyla"',
      ],
    ],
    [
      'names no such moment',
      saying({ when: 'sometimes', rule: { rule: 'cannotCall' } }),
      ['cards[0].text[0].when: has to be one of "always", "thisTurn"'],
    ],
    [
      'leaves a text unfinished',
      saying({ when: 'beforePlay' }),
      ['cards[0].text[0]: has to have onlyIf or freeIf'],
    ],
    ['has no text in its text', saying(7), ['cards[0].text[0]: has to be an object']],
    [
      'offers no such choice',
      saying({
        when: 'demand',
        demand: { discard: { count: 2 } },
        orElse: 'surrender',
      }),
      [
        'cards[0].text[0].demand.discard: has to have cards or sameOf',
        'cards[0].text[0].orElse: has to be an object or "retreat"',
      ],
    ],
    [
      'asks for nothing',
      saying({ when: 'demand', demand: { discard: { worth: {} } }, orElse: { attract: 0 } }),
      [
        'cards[0].text[0].demand.discard.worth: has to name fire or earth',
        'cards[0].text[0].orElse.attract: has to be at least 1',
      ],
    ],
  ])('%s', (_, json, expected) => {
    expect(complaints(json)).toEqual(expected);
  });

  test('is told everything at once, card by card', () => {
    const ship = {
      ...CARD,
      id: 'raft',
      name: { en: 'Raft', de: 'Floß' },
      number: 202,
      type: 'ship',
      fire: 99,
    };
    expect(
      complaints({ cards: [{ ...CARD, id: 'flare' }, ship, { ...CARD, number: 3 }], author: 'me' }),
    ).toEqual([
      'author: is not known here, only "$schema", "cards"',
      'cards[0].id: the id flare belongs to Flare, a card of the box',
      'cards[1].fire: has to be at most 20',
      'cards[2].number: the number vulca 3 belongs to Scorch the Inflammable, a card of the box',
      'cards[2].name.en: the English name Soot belongs to Soot, another card of the pack',
    ]);
  });

  test('is refused with data as well as words', () => {
    expect(() => loadPack(one({ fire: 21 }))).toThrow(
      expect.objectContaining({
        name: 'PackError',
        message: 'The card pack has 1 problem:\ncards[0].fire: has to be at most 20',
        problems: [
          {
            path: ['cards', 0, 'fire'],
            message: { en: 'has to be at most 20', de: 'darf höchstens 20 sein' },
          },
        ],
      }),
    );
  });

  test('is told all that it shares with a card of another pack', () => {
    const beside = [{ name: 'birds.json', cards: [{ ...CARD, id: 'other' }] }];
    const problems = problemsIn(() => loadPack(one({}), { beside }));
    expect(problems.map(({ path }) => path.join('.'))).toEqual(['cards.0.number', 'cards.0.name.en']);
  });
});

describe('cards of packs that a game brings along', () => {
  const rule = { rule: 'cannotPlay', cards: { named: 'Soot' } };
  const envoy = {
    ...CARD,
    id: 'envoy',
    name: { en: 'Envoy', de: 'Botin' },
    text: [{ when: 'always', rule }],
  };

  test('may speak of cards that are not there, and share a number', () => {
    expect(loadPart({ cards: [envoy, { ...CARD, name: { en: 'Smut', de: 'Schmutz' } }] }).cards).toHaveLength(
      2,
    );
    expect(() => loadPack({ cards: [envoy] })).toThrow('no card has "Soot"');
  });

  test('have ids of their own, and are fit to play with', () => {
    expect(() => loadPart({ cards: [CARD, envoy, CARD] })).toThrow('the id soot belongs to Soot');
    expect(() => loadPart(one({ id: 'flare' }))).toThrow('a card of the box');
    expect(() => loadPart(saying({ when: 'now', steps: [{ do: 'cancel' }] }))).toThrow('"cancel" needs');
    expect(() => loadPart(one({ fire: -1 }))).toThrow('has to be at least 0');
  });
});

describe('a text that is not a pack', () => {
  test('is not looked at card by card if there are more than a pack can have', () => {
    const text = JSON.stringify({ cards: Array.from({ length: 1001 }, () => 1) });
    expect(complaints(text)).toEqual(['line 1, cards: has to have at most 1000 entries']);
  });
});

describe('a pack given as text', () => {
  test('is told the lines', () => {
    const text = JSON.stringify(one({ fire: 21, name: { en: 'Soot' }, colour: 'black', text: [] }), null, 2);
    const lines = text.split('\n');
    const lineOf = (part: string) => lines.findIndex((line) => line.includes(part)) + 1;
    expect(complaints(text)).toEqual([
      `line ${lineOf('"name"')}, cards[0].name.de: is missing`,
      `line ${lineOf('"fire"')}, cards[0].fire: has to be at most 20`,
      `line ${lineOf('"colour"')}, cards[0].colour: is not known here`,
      `line ${lineOf('"text"')}, cards[0].text: has to have at least 1 entry`,
    ]);
  });

  test.each([
    ['{\n  "cards": [\n  ]\n}\n}', 'line 5: is not JSON: expected the end of the text, but found "}"'],
    ['{\n  "cards": [', 'line 2: is not JSON: expected a value, but the text ends'],
    ['{\n  cards: [] }', 'line 2: is not JSON: expected a key in straight quotes, but found "cards"'],
    ['{ "cards" [] }', 'line 1: is not JSON: expected a colon, but found "["'],
    ['{ "cards": [1 2] }', 'line 1: is not JSON: a comma is missing before "2"'],
    ['{ "cards": [1] "a": 2 }', 'line 1: is not JSON: a comma is missing before "a"'],
    ['{ "cards": [1 } ]', 'line 1: is not JSON: expected a comma or the end of the list, but found "}"'],
    ['{\n  "cards": [],\n  "cards": []\n}', 'line 3: is not JSON: the key "cards" stands twice'],
    ['['.repeat(100_000), 'line 1: is not JSON: it is nested too deeply'],
  ])('%.20j is not JSON', (text, complaint) => {
    expect(complaints(text)).toEqual([complaint]);
  });
});
