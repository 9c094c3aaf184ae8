import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8');
const README = read('README.md');

describe('The README', () => {
  test('lists every document, and none that is not there', () => {
    const listed = Array.from(README.matchAll(/\]\(docs\/([\w-]+\.md)\)/g), ([, file]) => file);
    const documents = readdirSync(new URL('docs', ROOT)).filter((file) => file.endsWith('.md'));
    expect(new Set(listed)).toEqual(new Set(documents));
  });

  test('names only commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    for (const [, script = ''] of README.matchAll(/npm (start|test|run \w+)/g)) {
      expect(Object.keys(scripts)).toContain(script.replace('run ', ''));
    }
  });
});
