import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';

const here = new URL('./', import.meta.url);
const guide = readFileSync(new URL('../../../../docs/ENGINE.md', here), 'utf8');

interface Example {
  readonly code: string;
  readonly prints: string;
}

const EXAMPLES: readonly Example[] = [
  ...guide.matchAll(/```ts\n([\s\S]*?)\n```\n\n```text\n([\s\S]*?)\n```/g),
].map(([, code = '', prints = '']) => ({ code, prints }));

const programs = readdirSync(here).flatMap((file) => /^(.*)\.example\.ts$/.exec(file)?.[1] ?? []);
const read = (program: string) => readFileSync(new URL(`${program}.example.ts`, here), 'utf8').trimEnd();

test('the guide shows every example program, word for word', () => {
  const shown = EXAMPLES.map((example) => example.code).toSorted();
  const written = programs.map(read).toSorted();
  expect(shown).toEqual(written);
});

test.each(programs)('%s prints what the guide says', async (program) => {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((...words: unknown[]) => {
    lines.push(words.map(shownAs).join(' '));
  });
  await import(`./${program}.example.ts`);
  log.mockRestore();
  expect(lines.join('\n')).toBe(EXAMPLES.find((example) => example.code === read(program))?.prints);
});

/** As Node prints the few kinds of values that the examples print. */
function shownAs(word: unknown): string {
  return Array.isArray(word) ? `[ ${word.map((entry) => `'${entry}'`).join(', ')} ]` : String(word);
}
