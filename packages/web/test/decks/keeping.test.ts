import { BUILT_IN } from '@bluemoon/engine';
import { textProblemText } from '@bluemoon/play';
import { describe, expect, test } from 'vitest';
import { deckFileName, ownDeckText, readOwnDeck } from '../../src/decks/deck-files.ts';
import { deckOfPeople, NOTHING_ADDED } from '../../src/decks/editing.ts';
import type { OwnDeck } from '../../src/decks/own-deck.ts';
import { keepDecks } from '../../src/decks/stored-deck.ts';
import type { Decks, KeptDeck } from '../../src/decks/stored-deck.ts';
import { emptyDisk, tabAt } from '../keep/memory-store.ts';
import type { SharedDisk } from '../keep/memory-store.ts';

const OWN: OwnDeck = {
  id: 'fire',
  name: 'Größte Glut',
  way: 'built',
  deck: deckOfPeople('vulca', NOTHING_ADDED, BUILT_IN),
  began: 1,
  touched: 2,
};

function tabOn(disk: SharedDisk): Decks {
  let ids = 0;
  return keepDecks(tabAt(disk, () => `new-${++ids}`));
}

async function listed(decks: Decks): Promise<readonly KeptDeck[]> {
  const all: KeptDeck[] = [];
  for await (const kept of decks.all()) all.push(kept);
  return all;
}

describe('Decks of this browser', () => {
  test('are still there after the page was closed', async () => {
    const disk = emptyDisk();
    const decks = tabOn(disk);
    decks.save(OWN);
    await decks.settled();
    expect(await listed(tabOn(disk))).toEqual([{ kind: 'deck', id: 'fire', own: OWN }]);
  });

  test('continue as a copy if another tab has changed them', async () => {
    const disk = emptyDisk();
    const [one, other] = [tabOn(disk), tabOn(disk)];
    one.save(OWN);
    await one.settled();
    await other.open('fire');
    other.save({ ...OWN, name: 'Elsewhere', touched: 3 });
    await other.settled();
    one.save({ ...OWN, name: 'Here', touched: 4 });
    await one.settled();
    const names = (await listed(one)).map((kept) => (kept.kind === 'deck' ? kept.own.name : null));
    expect(new Set(names)).toEqual(new Set(['Elsewhere', 'Here']));
  });

  test('can be restored after removal', async () => {
    const decks = tabOn(emptyDisk());
    decks.save(OWN);
    await decks.remove('fire');
    expect(await listed(decks)).toEqual([]);
    await decks.restore('fire');
    expect(await listed(decks)).toHaveLength(1);
  });

  test.each([
    ['nonsense'],
    [null],
    [{ form: 1, name: 'x', way: 'built', deck: { leader: 3 }, began: 0, touched: 0 }],
  ])('stay as they are if they are unreadable, and hide no other: %j', async (value) => {
    const disk = emptyDisk();
    disk.values.set('odd', value);
    const decks = tabOn(disk);
    decks.save(OWN);
    const kinds = (await listed(decks)).map(({ id, kind }) => [id, kind]);
    expect(kinds).toContainEqual(['odd', 'unreadable']);
    expect(kinds).toContainEqual(['fire', 'deck']);
    expect(disk.values.get('odd')).toEqual(value);
  });
});

describe('A deck as text', () => {
  test.each(['en', 'de'] as const)('reads back the same in “%s”, with its name', (language) => {
    const read = readOwnDeck(ownDeckText(OWN, BUILT_IN, language), BUILT_IN);
    expect(read).toMatchObject({ name: OWN.name, way: 'built', problems: [], isEmpty: false });
    expect([read.deck.leader, read.deck.cards.toSorted()]).toEqual([
      OWN.deck.leader,
      OWN.deck.cards.toSorted(),
    ]);
  });

  test('with an emissary is a people deck', () => {
    const emissary = BUILT_IN.cards.find(({ type }) => type === 'emissary')?.id ?? '';
    const deck = deckOfPeople('flit', { ...NOTHING_ADDED, emissary }, BUILT_IN);
    const read = readOwnDeck(ownDeckText({ ...OWN, deck, way: 'people' }, BUILT_IN, 'en'), BUILT_IN);
    expect([read.way, read.deck.emissary, read.deck.cards.length]).toEqual(['people', emissary, 40]);
  });

  test('with errors keeps the readable cards and reports each line with a suggestion', () => {
    const read = readOwnDeck('Leader: Inferno\nVolka\nFireblast\n\nshopping list', BUILT_IN);
    expect(read.deck.cards).toEqual(['fireblast']);
    expect(read.problems.map((problem) => textProblemText(problem, 'en'))).toEqual([
      'Line 2, “Volka”: there is no such card. Did you mean Volca?',
      'Line 5, “shopping list”: there is no such card.',
    ]);
  });

  test('without any card is empty', () => {
    expect(readOwnDeck('Dear friend,\nhow are you?', BUILT_IN).isEmpty).toBe(true);
  });

  test('has a safe file name', () => {
    expect(deckFileName(OWN, BUILT_IN, 'en')).toBe('grosste-glut.deck.txt');
    expect(deckFileName({ ...OWN, name: '../..' }, BUILT_IN, 'en')).toBe('deck.deck.txt');
  });
});
