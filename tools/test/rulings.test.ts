import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseLedger } from '../lib/ledger.ts';

const read = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');

test('every ruling of our own stands in the ledger and has its place among the rulings', () => {
  const inLedger = parseLedger(read('LEDGER.md')).flatMap(({ id, section }) =>
    section === 'PROJECT' ? [id] : [],
  );
  const inRulings = [...read('RULINGS.md').matchAll(/^\| (PROJECT-\d+) /gm)].map(([, id]) => id);
  expect(inLedger.length).toBeGreaterThan(0);
  expect(new Set(inRulings)).toEqual(new Set(inLedger));
  expect(inRulings).toHaveLength(inLedger.length);
});

test('every place that the rulings name exists', () => {
  const named = [...read('RULINGS.md').matchAll(/`((?:[a-z]+\/)[a-z-]*\.ts)`/g)].map(
    ([, path]) => path ?? '',
  );
  const places = ['engine', 'play'].map((name) => new URL(`../../packages/${name}/src/`, import.meta.url));
  const missing = named.filter((path) => !places.some((place) => existsSync(new URL(path, place))));
  expect(named.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
