import { ALL_CARDS, STAND_INS } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { keepPacks } from '../../src/decks/pack.ts';
import { packsOf } from '../../src/decks/packs.svelte.ts';
import type { Packs } from '../../src/decks/packs.svelte.ts';
import { poolWith } from '../../src/decks/pool.ts';
import { emptyDisk, memoryStore } from '../keep/memory-store.ts';
import type { SharedDisk } from '../keep/memory-store.ts';
import { packText, SPARROW } from './a-pack.ts';

let number = 0;

async function pageOn(disk: SharedDisk): Promise<Packs> {
  const kept = keepPacks({
    store: memoryStore(disk),
    newId: () => `copy-${++number}`,
    breathe: () => Promise.resolve(),
    clock: () => 0,
  });
  const packs = packsOf(kept, { newId: () => `pack-${++number}`, now: () => ++number });
  await packs.ready;
  return packs;
}

const idsOf = (packs: Packs): readonly string[] => packs.others.map(({ id }) => id);

describe('A card pack', () => {
  test('brings its cards among all cards, and is there again after the page was closed', async () => {
    const disk = emptyDisk();
    const packs = await pageOn(disk);
    expect(await packs.load('birds.json', packText(SPARROW))).toMatchObject({ kind: 'loaded', before: null });
    expect(packs.pool).toHaveLength(ALL_CARDS.length + 1);
    expect(idsOf(await pageOn(disk))).toEqual(['ash-sparrow']);
  });

  test('puts its card in the place of a stand-in with the same id', () => {
    const [standIn] = STAND_INS;
    if (standIn === undefined) throw new Error('there are no stand-ins');
    const { standIn: _mark, ...published } = standIn;
    const pool = poolWith([published]);
    expect(pool).toHaveLength(ALL_CARDS.length);
    expect(pool[ALL_CARDS.indexOf(standIn)]).toBe(published);
    expect(poolWith([])).toBe(ALL_CARDS);
  });

  test('with faults changes nothing, and each fault has its line and its field', async () => {
    const packs = await pageOn(emptyDisk());
    await packs.load('birds.json', packText(SPARROW));
    const text = packText(SPARROW, { ...SPARROW, id: 'other', fire: 99, number: 302 });
    const told = await packs.load('birds.json', text);
    if (told.kind !== 'faulty') throw new Error('the pack has faults');
    const line = text.split('\n').findIndex((one) => one.includes('99')) + 1;
    expect(told.problems).toContainEqual(expect.objectContaining({ line, field: 'cards[1].fire' }));
    expect(idsOf(packs)).toEqual(['ash-sparrow']);
    expect(packs.all).toHaveLength(1);
  });

  test.each([
    ['', 1],
    ['{ "cards": [\n  {"id": }\n] }', 2],
    ['[]', 1],
  ])('that is no pack at all says so: %j', async (text, line) => {
    const packs = await pageOn(emptyDisk());
    const told = await packs.load('letter.json', text);
    expect(told).toMatchObject({ kind: 'faulty', problems: [{ line }] });
    expect(packs.all).toEqual([]);
  });

  test('with a card that another pack has already is not loaded', async () => {
    const packs = await pageOn(emptyDisk());
    await packs.load('birds.json', packText(SPARROW));
    const told = await packs.load('more.json', packText(SPARROW));
    const de = expect.stringContaining('birds.json') as unknown;
    expect(told).toMatchObject({ kind: 'faulty', problems: [{ field: 'cards[0].id', words: { de } }] });
    expect(idsOf(packs)).toEqual(['ash-sparrow']);
  });

  test('of the same name replaces the one before, which can be put back', async () => {
    const packs = await pageOn(emptyDisk());
    await packs.load('birds.json', packText(SPARROW));
    const told = await packs.load('birds.json', packText({ ...SPARROW, id: 'ash-finch' }));
    expect(idsOf(packs)).toEqual(['ash-finch']);
    if (told.kind !== 'loaded' || told.before === null) throw new Error('there was one before');
    await packs.putBack(told.before);
    expect(idsOf(packs)).toEqual(['ash-sparrow']);
    expect(packs.all).toHaveLength(1);
  });

  test('that is removed is gone from all cards, and can be brought back', async () => {
    const packs = await pageOn(emptyDisk());
    await packs.load('birds.json', packText(SPARROW));
    const id = packs.all[0]?.pack.id ?? '';
    await packs.remove(id);
    expect([packs.pool.length, packs.removed?.name]).toEqual([ALL_CARDS.length, 'birds.json']);
    await packs.restore(id);
    expect(idsOf(packs)).toEqual(['ash-sparrow']);
  });

  test('that was kept and does not fit any more is shown with what is wrong; its cards are not used', async () => {
    const disk = emptyDisk();
    disk.values.set('old', { form: 1, name: 'old.json', text: packText({ id: 'x' }), touched: 1 });
    const packs = await pageOn(disk);
    expect(packs.others).toEqual([]);
    expect(packs.all[0]?.problems.length).toBeGreaterThan(0);
  });
});
