import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { linesIn, MAX_LINE_LENGTH } from '../src/input-lines.ts';
import { emptyFolder, put } from './folder.ts';
import { bluemoon } from './test-io.ts';

const cwd = emptyFolder();

/** Every command that reads a file, with its message about size. */
const READERS = [
  [['pack', 'check'], 'a card pack may have: split it into several packs'],
  [['cards', '--pack'], 'a card pack may have: split it into several packs'],
  [['deck', 'check'], 'a deck may have: list one card name per line'],
  [['deck', 'show'], 'a deck may have: list one card name per line'],
  [['replay'], 'the record of a game may have: check that it is one (docs/NOTATION.md)'],
  [['explain'], 'a position or record may have: check that it is one (docs/POSITIONS.md, docs/NOTATION.md)'],
  [['hint'], 'a position or record may have: check that it is one (docs/POSITIONS.md, docs/NOTATION.md)'],
] as const;

/** The error message of a command that exits with code 1. */
async function refusal(words: readonly string[], ...bytes: readonly Uint8Array[]): Promise<string> {
  const { code, stdout, stderr } = await bluemoon(words, { cwd, bytes });
  expect([code, stdout]).toEqual([1, '']);
  return stderr;
}

describe.each(READERS)('%j', (words, size) => {
  test('refuses a file or input that is too large', async () => {
    put(cwd, 'large.json', `{"cards": ["${'x'.repeat(1_000_000)}"]}`);
    expect(await refusal([...words, './large.json'])).toBe(
      `./large.json is larger than the 1 MB that ${size}.\n`,
    );
    expect(await refusal([...words, '-'], Buffer.from('y\n'.repeat(500_001)))).toBe(
      `The input is larger than the 1 MB that ${size}.\n`,
    );
  });

  test('refuses a missing file, a folder, or a binary file', async () => {
    mkdirSync(join(cwd, 'folder'), { recursive: true });
    writeFileSync(join(cwd, 'latin.txt'), Buffer.from('# Decks\nDämmerlicht\n', 'latin1'));
    expect(await refusal([...words, './missing.txt'])).toBe(
      './missing.txt cannot be read: there is no such file or folder.\n',
    );
    expect(await refusal([...words, './folder'])).toBe('./folder cannot be read: it is a folder.\n');
    expect(await refusal([...words, './latin.txt'])).toBe(
      './latin.txt is not UTF-8 text (see line 2). Save it as UTF-8.\n',
    );
    expect(await refusal([...words, '-'], Buffer.from([0x7b, 0xff]))).toBe(
      'The input is not UTF-8 text (see line 1). Save it as UTF-8.\n',
    );
  });

  test.skipIf(process.platform === 'win32')('does not wait for a pipe or a device', async () => {
    if (!existsSync(join(cwd, 'pipe'))) execFileSync('mkfifo', [join(cwd, 'pipe')]);
    expect(await refusal([...words, './pipe'])).toBe(
      './pipe is a pipe or a device. Pass it as standard input instead: - < ./pipe\n',
    );
    expect(await refusal([...words, '/dev/zero'])).toMatch(/^\/dev\/zero is a pipe or a device\. /);
  });
});

test('endless input is read no further than needed', async () => {
  let chunks = 0;
  const endless = function* (): Generator<Uint8Array> {
    for (;;) yield Buffer.alloc(65_536, String(chunks++));
  };
  expect((await bluemoon(['pack', 'check', '-'], { bytes: endless() })).code).toBe(1);
  expect(chunks).toBe(16);
});

test('a text may start with a byte order mark', async () => {
  put(cwd, 'marked.txt', '\uFEFFblue moon record 1\n');
  expect(await refusal(['replay', 'marked.txt'])).toContain('marked.txt: Line');
});

async function linesOf(...chunks: readonly (string | Uint8Array)[]): Promise<readonly string[]> {
  const lines: string[] = [];
  const bytes = async function* (): AsyncGenerator<Uint8Array> {
    for (const chunk of chunks) yield Buffer.from(chunk);
  };
  for await (const line of linesIn(bytes())) lines.push(line);
  return lines;
}

describe('Lines of the input', () => {
  test('are the same for any chunks', async () => {
    const bytes = Buffer.from('Dämmerung\r\n\nquit');
    expect(await linesOf(bytes.subarray(0, 2), bytes.subarray(2, 11), bytes.subarray(11))).toEqual([
      'Dämmerung',
      '',
      'quit',
    ]);
    expect(await linesOf('quit\n')).toEqual(['quit']);
  });

  test('that are too long are cut and yielded before they end', async () => {
    const half = 'x'.repeat(MAX_LINE_LENGTH / 2);
    const lines = await linesOf(half, half, 'yz', half, `${half}\nquit\n`);
    expect(lines.map((line) => line.length)).toEqual([MAX_LINE_LENGTH + 1, 4]);
  });
});
