import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseLedger } from '../lib/ledger.ts';

const read = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');

test('every ruling of ours is in the ledger and in the rulings', () => {
  const inLedger = parseLedger(read('LEDGER.md')).flatMap(({ id, section }) =>
    section === 'PROJECT' ? [id] : [],
  );
  const inRulings = [...read('RULINGS.md').matchAll(/^\| (PROJECT-\d+) /gm)].map(([, id]) => id);
  expect(inLedger.length).toBeGreaterThan(0);
  expect(new Set(inRulings)).toEqual(new Set(inLedger));
  expect(inRulings).toHaveLength(inLedger.length);
});

test('every file that the rulings name exists', () => {
  const named = [...read('RULINGS.md').matchAll(/`([a-z]+\/[a-z-]+\.ts)`((?:, `[A-Za-z]+`)*)/g)];
  const missing = named.filter(([, path = '', names = '']) => {
    const text = sourceOf(path);
    if (text === undefined) return true;
    return ![...names.matchAll(/`(\w+)`/g)].every(([, name]) => new RegExp(`\\b${name}\\b`).test(text));
  });
  expect(named.length).toBeGreaterThan(20);
  expect(missing.map(([place]) => place)).toEqual([]);
});

function sourceOf(path: string): string | undefined {
  const place = ['engine', 'play']
    .map((name) => new URL(`../../packages/${name}/src/${path}`, import.meta.url))
    .find((url) => existsSync(url));
  return place && readFileSync(place, 'utf8');
}
