import { BUILT_IN } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { EMPTY_DECK } from '../../src/decks/own-deck.ts';
import type { OwnDeck } from '../../src/decks/own-deck.ts';
import { decksWith } from '../../src/decks/pack-changes.ts';
import { keepPacks } from '../../src/decks/pack.ts';
import { packsOf } from '../../src/decks/packs.svelte.ts';
import type { Packs } from '../../src/decks/packs.svelte.ts';
import { emptyDisk, tabAt } from '../keep/memory-store.ts';
import type { SharedDisk } from '../keep/memory-store.ts';
import { packText, SPARROW } from './a-pack.ts';

let number = 0;

async function pageOn(disk: SharedDisk): Promise<Packs> {
  const kept = keepPacks(tabAt(disk, () => `copy-${++number}`));
  const packs = packsOf(kept, { newId: () => `pack-${++number}`, now: () => ++number });
  await packs.ready;
  return packs;
}

const idsOf = (packs: Packs): readonly string[] => packs.box.packCards.map(({ id }) => id);

describe('A card pack', () => {
  test('adds its cards to the box, and is still there after the page was closed', async () => {
    const disk = emptyDisk();
    const packs = await pageOn(disk);
    expect(await packs.load('birds.json', packText(SPARROW))).toMatchObject({ kind: 'loaded' });
    expect(packs.box.cards).toHaveLength(BUILT_IN.cards.length + 1);
    expect(idsOf(await pageOn(disk))).toEqual(['ash-sparrow']);
  });

  test('with problems changes nothing; each problem has its line and field', async () => {
    const packs = await pageOn(emptyDisk());
    await packs.load('birds.json', packText(SPARROW));
    const text = packText(SPARROW, { ...SPARROW, id: 'other', fire: 99, number: 302 });
    const result = await packs.load('birds.json', text);
    if (result.kind !== 'faulty') throw new Error('not faulty');
    const line = text.split('\n').findIndex((one) => one.includes('99')) + 1;
    expect(result.problems).toContainEqual(expect.objectContaining({ line, field: 'cards[1].fire' }));
    expect(idsOf(packs)).toEqual(['ash-sparrow']);
    expect(packs.all).toHaveLength(1);
  });

  test.each([
    ['', 1],
    ['{ "cards": [\n  {"id": }\n] }', 2],
    ['[]', 1],
  ])('that is not a pack is reported: %j', async (text, line) => {
    const packs = await pageOn(emptyDisk());
    const result = await packs.load('letter.json', text);
    expect(result).toMatchObject({ kind: 'faulty', problems: [{ line }] });
    expect(packs.all).toEqual([]);
  });

  test('with a card of another pack is not loaded, but can replace that pack', async () => {
    const packs = await pageOn(emptyDisk());
    await packs.load('birds.json', packText(SPARROW));
    const text = packText({ ...SPARROW, fire: 5 });
    const result = await packs.load('birds (1).json', text);
    const de = expect.stringContaining('aus dem Kartenpaket „birds.json“') as unknown;
    const problem = { line: 4, field: 'cards[0].id', words: { de } };
    expect(result).toMatchObject({
      kind: 'faulty',
      problems: [problem],
      conflicting: { name: 'birds.json' },
    });
    expect(packs.box.packCards).toEqual([SPARROW]);
    if (result.kind !== 'faulty' || result.conflicting === null)
      throw new Error('no single conflicting pack');
    const again = await packs.load(result.name, result.text, result.conflicting);
    expect(again).toMatchObject({ kind: 'replaced', before: { name: 'birds.json' } });
    expect(packs.all.map(({ pack, cards }) => [pack.name, cards[0]?.fire])).toEqual([['birds (1).json', 5]]);
  });

  test.each([
    ['the number', { id: 'crow', name: { en: 'Crow', de: 'Krähe' } }, 'cards[0].number'],
    ['the name', { id: 'crow', number: 302 }, 'cards[0].name.en'],
  ])(
    'with %s of a card of another pack is not loaded, since a game could not use both',
    async (_, change, field) => {
      const packs = await pageOn(emptyDisk());
      await packs.load('birds.json', packText(SPARROW));
      const result = await packs.load('more.json', packText({ ...SPARROW, ...change }));
      expect(result).toMatchObject({ kind: 'faulty', problems: [{ field }] });
    },
  );

  test('that conflicts with two others is only reported', async () => {
    const packs = await pageOn(emptyDisk());
    const finch = { ...SPARROW, id: 'finch', number: 302, name: { en: 'Finch', de: 'Fink' } };
    await packs.load('sparrow.json', packText(SPARROW));
    await packs.load('finch.json', packText(finch));
    const result = await packs.load('both.json', packText({ ...SPARROW, fire: 1 }, finch));
    expect(result).toMatchObject({ kind: 'faulty', conflicting: null });
    expect(result.kind === 'faulty' && result.problems.map(({ field }) => field)).toEqual([
      'cards[0].id',
      'cards[1].id',
    ]);
  });

  test.each([['birds.json'], ['birds (1).json']])(
    'with the same cards as another changes nothing, even with another name: %s',
    async (name) => {
      const packs = await pageOn(emptyDisk());
      await packs.load('birds.json', packText(SPARROW));
      const { id, ...rest } = SPARROW;
      const result = await packs.load(name, JSON.stringify({ cards: [{ ...rest, id }] }));
      expect(result).toMatchObject({ kind: 'present', name, pack: { name: 'birds.json' } });
      expect(packs.all.map(({ pack }) => pack.name)).toEqual(['birds.json']);
    },
  );

  test('of the same name replaces the earlier one, which can be restored', async () => {
    const packs = await pageOn(emptyDisk());
    const owl = { ...SPARROW, id: 'owl', number: 303, name: { en: 'Owl', de: 'Eule' } };
    await packs.load('birds.json', packText(SPARROW, owl));
    const result = await packs.load(
      'birds.json',
      packText({ ...SPARROW, id: 'ash-finch' }, { ...owl, fire: 9 }),
    );
    expect(idsOf(packs)).toEqual(['ash-finch', 'owl']);
    if (result.kind !== 'replaced') throw new Error('not replaced');
    const { added, changed, removed } = result.changes;
    expect([added, changed, removed].map((cards) => cards.map(({ id }) => id))).toEqual([
      ['ash-finch'],
      ['owl'],
      ['ash-sparrow'],
    ]);
    await packs.putBack(result.before);
    expect(packs.box.packCards).toEqual([SPARROW, owl]);
    expect(packs.all).toHaveLength(1);
  });

  test('loses its cards when it is removed, and can be restored', async () => {
    const packs = await pageOn(emptyDisk());
    await packs.load('birds.json', packText(SPARROW));
    const id = packs.all[0]?.pack.id ?? '';
    await packs.remove(id);
    expect(packs.box.cards).toHaveLength(BUILT_IN.cards.length);
    expect(packs.removed).toMatchObject({ kind: 'pack', pack: { name: 'birds.json' } });
    await packs.restore(id);
    expect(idsOf(packs)).toEqual(['ash-sparrow']);
  });

  test('that is unreadable is listed, hides no other, and can be removed and restored', async () => {
    const disk = emptyDisk();
    disk.values.set('odd', { form: 1, name: 'odd.json', text: 7n, touched: 9e15 });
    const packs = await pageOn(disk);
    await packs.load('birds.json', packText(SPARROW));
    expect(idsOf(packs)).toEqual(['ash-sparrow']);
    const raw = '{"form":1,"name":"odd.json","text":"7n","touched":9000000000000000}';
    expect(packs.unreadable).toEqual([{ kind: 'unreadable', id: 'odd', raw }]);
    await packs.remove('odd');
    expect([packs.unreadable, packs.removed?.id]).toEqual([[], 'odd']);
    await packs.restore('odd');
    expect(packs.unreadable).toHaveLength(1);
  });

  test('that was stored and has become invalid is listed with its problems; its cards are not used', async () => {
    const disk = emptyDisk();
    disk.values.set('old', { form: 1, name: 'old.json', text: packText({ id: 'x' }), touched: 1 });
    const packs = await pageOn(disk);
    expect(packs.box.packCards).toEqual([]);
    expect(packs.all[0]?.problems.length).toBeGreaterThan(0);
  });
});

const own = (id: string, deck: Partial<OwnDeck['deck']>): OwnDeck => ({
  id,
  name: '',
  way: 'built',
  deck: { ...EMPTY_DECK, ...deck },
  began: 0,
  touched: 0,
});

test('Decks with a pack card are found, whether it is a card or beside the deck', () => {
  const { id } = SPARROW;
  const decks = [
    own('none', { cards: ['spark'] }),
    own('among', { cards: ['spark', id] }),
    own('led', { leader: id }),
    own('asked', { inquisitor: id }),
  ];
  expect(decksWith([SPARROW], decks).map((one) => one.id)).toEqual(['among', 'led', 'asked']);
  expect(decksWith([], decks)).toEqual([]);
});
