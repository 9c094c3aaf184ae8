import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { typescriptFiles } from '../lib/source.ts';

const ROOT = new URL('../../', import.meta.url);
const GUIDE = readFileSync(new URL('CONTRIBUTING.md', ROOT), 'utf8');
const all = (pattern: RegExp): readonly string[] =>
  Array.from(GUIDE.matchAll(pattern), ([, found = '']) => found);

test('CONTRIBUTING.md names only commands that exist', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')) as { scripts: object };
  const named = all(/npm (?:run (?:-s )?)?([a-z][\w:]*)/g).filter((word) => word !== 'ci');
  expect(named.filter((script) => !Object.keys(scripts).includes(script))).toEqual([]);
});

test('CONTRIBUTING.md names only files and folders that exist', () => {
  const paths = [...all(/((?:packages|tools|docs)\/[\w./-]+)/g), ...all(/\]\((?!http)([\w./-]+)\)/g)];
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !existsSync(new URL(path, ROOT)))).toEqual([]);
});

test('CONTRIBUTING.md names only types and constants that exist', () => {
  const sources = typescriptFiles(fileURLToPath(ROOT), 'packages');
  const names = ['Step', 'Rule', 'UNTRAINED'];
  expect(names.filter((name) => !GUIDE.includes(`\`${name}\``))).toEqual([]);
  const isDeclared = (name: string) =>
    sources.some(({ text }) => new RegExp(`(?:type|const) ${name}\\b`).test(text));
  expect(names.filter((name) => !isDeclared(name))).toEqual([]);
});
