import { readdirSync, readFileSync } from 'node:fs';
import { expect, describe, test, vi } from 'vitest';

/** Guides, and where their example programs are. */
const GUIDES = [
  ['ENGINE.md', 'packages/engine/test/docs'],
  ['PLAY.md', 'packages/play/test/docs'],
  ['HOST.md', 'packages/play/test/docs/host'],
] as const;

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

describe.each(GUIDES)('%s', (guide, folder) => {
  /** What each program shown in the guide prints. */
  const shown = new Map(
    Array.from(
      read(`docs/${guide}`).matchAll(/```ts\n([\s\S]*?)\n```\n\n```text\n([\s\S]*?)\n```/g),
      ([, code = '', prints = '']) => [code, prints],
    ),
  );
  const programs = readdirSync(new URL(folder, root)).filter((file) => file.endsWith('.example.ts'));
  const codeOf = (program: string): string => read(`${folder}/${program}`).trimEnd();

  test('shows every example program, word for word', () => {
    expect(programs.length).toBeGreaterThan(0);
    expect([...shown.keys()].toSorted()).toEqual(programs.map(codeOf).toSorted());
  });

  test.each(programs)('%s prints what the guide says', async (program) => {
    const lines: string[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation((...words: unknown[]) => {
      lines.push(words.map(shownAs).join(' '));
    });
    await import(new URL(`${folder}/${program}`, root).href);
    log.mockRestore();
    expect(lines.join('\n')).toBe(shown.get(codeOf(program)));
  });
});

/** As Node prints the few kinds of values that the examples print. */
function shownAs(word: unknown): string {
  return Array.isArray(word) ? `[ ${word.map((entry) => `'${entry}'`).join(', ')} ]` : String(word);
}
