import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: object };

/** Files and folders of the repository, without what is installed or built. */
function below(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => !['.git', 'node_modules', 'dist'].includes(name))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      return entry.isDirectory() ? [path, ...below(path)] : [path];
    });
}

const PATHS = below('.');
const DOCUMENTS = PATHS.filter((path) => path.endsWith('.md'));

const all = (text: string, pattern: RegExp): readonly string[] =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found);

/** As GitHub makes it from a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

function isThere(link: string, document: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? document : posix.join(posix.dirname(document), path);
  if (!existsSync(join(ROOT, target))) return false;
  return (
    anchor === undefined ||
    all(read(target), /^#+ (.+)$/gm)
      .map(anchorOf)
      .includes(anchor)
  );
}

/** Documents may leave out the beginning of a path: `state/layout.ts`. */
const isPath = (named: string): boolean => {
  const path = named.replace(/\/$/, '');
  return PATHS.some((one) => one === path || one.endsWith(`/${path}`));
};

describe.each(DOCUMENTS)('%s', (document) => {
  const text = read(document);

  test('links to what is there', () => {
    const links = all(text, /\]\((?!https?:)([^)\s]+)\)/g);
    expect(links.filter((link) => !isThere(link, document))).toEqual([]);
  });

  test('names files and folders that are there', () => {
    const files = all(text, /`([\w./-]+\.(?:ts|svelte|mjs|js|py|wat|json|md|txt))`/g);
    const folders = all(text, /(?<![\w./@-])((?:packages|tools|docs|fixtures)\/[\w./-]*\w)(?![\w*{/-])/g);
    expect([...files, ...folders].filter((path) => !isPath(path))).toEqual([]);
  });

  test('names commands that are there', () => {
    const commands = all(text, /npm (?:run (?:-s )?)?((?<=run (?:-s )?)[a-z][\w:-]*|start|test)\b/g);
    expect(commands.filter((command) => !Object.keys(scripts).includes(command))).toEqual([]);
  });
});

test('finds the documents', () => {
  expect(DOCUMENTS).toContain('docs/ENGINE.md');
  expect(DOCUMENTS.every((path) => statSync(join(ROOT, path)).isFile())).toBe(true);
});
