import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EXAMPLES, read, ROOT } from './folder.ts';
import { bluemoon } from './test-io.ts';

const README = read(ROOT, 'README.md');

/** The arguments of every command in a code block that starts with `beginning`. */
const called = (beginning: string): readonly (readonly string[])[] =>
  README.split('\n')
    .filter((line) => line.startsWith(beginning))
    .map((line) => line.slice(beginning.length).split(' '));

const EXAMPLE_CALLS = called('npm run -s bluemoon -- ');

describe('The README', () => {
  test('lists every document, and only those that exist', () => {
    const listed = Array.from(README.matchAll(/\]\(docs\/([\w-]+\.md)\)/g), ([, file]) => file);
    const there = readdirSync(join(ROOT, 'docs')).filter((file) => file.endsWith('.md'));
    expect(new Set(listed)).toEqual(new Set(there));
  });

  test('has a row for every command', async () => {
    const { stdout } = await bluemoon(['--help']);
    const listed = stdout.split('Commands:')[1] ?? '';
    const commands = Array.from(listed.matchAll(/^ {2}(\w+) /gm), ([, command]) => command);
    const rows = Array.from(README.matchAll(/^\| `(\w+)` /gm), ([, command]) => command);
    expect(rows).toEqual(commands.filter((command) => command !== 'help'));
  });

  test('names the commands that print JSON', async () => {
    const rows = Array.from(README.matchAll(/^\| `(\w+)` /gm), ([, command = '']) => command);
    const helps = await Promise.all(rows.map((command) => bluemoon([command, '--help'])));
    const answering = rows.filter((_, i) => / --json /.test(helps[i]?.stdout ?? ''));
    const [, told = ''] = /(.*) give programs their answer as JSON/.exec(README) ?? [];
    const sentence = told.split('. ').at(-1) ?? '';
    expect(Array.from(sentence.matchAll(/`(\w+)`/g), ([, command]) => command)).toEqual(answering);
  });

  test.each(EXAMPLE_CALLS.filter(([command = '']) => !['arena', 'bench'].includes(command)))(
    'has examples that work: %s %s %s',
    async (...words) => {
      const { code, stdout, stderr } = await bluemoon(words.map(shortly), { cwd: ROOT });
      expect(stderr).toBe('');
      expect(code).toBe(0);
      expect(stdout).not.toBe('');
    },
  );

  test.each(EXAMPLE_CALLS.filter(([command = '']) => ['arena', 'bench'].includes(command)))(
    'has examples with known options: %s %s %s',
    async (command, ...words) => {
      const { stdout } = await bluemoon([command ?? '', '--help']);
      const options = words.filter((word) => word.startsWith('--'));
      for (const option of options) expect(stdout).toContain(`  ${option} `);
    },
  );
});

/** The same with a faster bot. */
const shortly = (word: string): string => (word === 'strong' ? 'random' : word);

describe('The example files', () => {
  test('are the examples of the documents', () => {
    expect(read(ROOT, 'docs/NOTATION.md')).toContain(read(EXAMPLES, 'game.txt'));
    const [, example = ''] = /```json\n([^]*?)```/.exec(read(ROOT, 'docs/POSITIONS.md')) ?? [];
    expect(JSON.parse(read(EXAMPLES, 'position.json'))).toEqual(JSON.parse(example));
  });
});
