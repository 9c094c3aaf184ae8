import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { typescriptFiles } from '../lib/source.ts';

const ROOT = new URL('../../', import.meta.url);
const GUIDE = readFileSync(new URL('CONTRIBUTING.md', ROOT), 'utf8');

test('CONTRIBUTING.md names only types and constants that exist', () => {
  const sources = typescriptFiles(fileURLToPath(ROOT), 'packages');
  const names = ['Step', 'Rule', 'UNTRAINED'];
  expect(names.filter((name) => !GUIDE.includes(`\`${name}\``))).toEqual([]);
  const isDeclared = (name: string) =>
    sources.some(({ text }) => new RegExp(`(?:type|const) ${name}\\b`).test(text));
  expect(names.filter((name) => !isDeclared(name))).toEqual([]);
});
