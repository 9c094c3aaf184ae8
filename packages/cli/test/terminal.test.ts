import { describe, expect, test } from 'vitest';
import type { Report } from '../src/arena/report.ts';
import { outputTo } from '../src/io.ts';
import { paintFor } from '../src/paint.ts';
import { forTerminal, jsonText, visibleLength } from '../src/terminal.ts';
import { emptyFolder, put } from './folder.ts';
import { bluemoon } from './test-io.ts';
import type { Given, Ran } from './test-io.ts';

const cwd = emptyFolder();

/** Clears the screen, renames the window, reverses what follows, and hides a character. */
const EVIL = '\u001B[2J\u001B]0;owned\u0007\u009B31m\u202Elive\u2066\u200B';
/** One of our colours, which anybody can write. */
const RED = '\u001B[31m';
const SHOWN = '<U+001B>[2J<U+001B>]0;owned<U+0007><U+009B>31m<U+202E>live<U+2066><U+200B>';

const HARMFUL = /(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

async function harmless(words: readonly string[], given: Given = {}): Promise<Ran> {
  const ran = await bluemoon(words, { cwd, ...given });
  expect(ran.stdout).not.toMatch(HARMFUL);
  expect(ran.stderr).not.toMatch(HARMFUL);
  return ran;
}

const card = {
  id: 'evil',
  name: { en: `Evil ${EVIL}${RED}`, de: `Böse ${EVIL}` },
  people: 'vulca',
  number: 301,
  type: 'character',
  fire: 1,
  earth: 1,
};
put(cwd, 'evil.json', JSON.stringify({ cards: [card] }));

describe('Foreign text', () => {
  test('is shown by character code if it would act on a terminal', () => {
    expect(forTerminal(EVIL)).toBe(SHOWN);
    expect(forTerminal('\r\u0008\u007F\u0085\u00AD\u200D\u2028\u2060\uFEFF\u{E0041}\u061C')).toBe(
      '<U+000D><U+0008><U+007F><U+0085><U+00AD><U+200D><U+2028><U+2060><U+FEFF><U+E0041><U+061C>',
    );
  });

  test('stays unchanged if it is printable', () => {
    const text = 'Größe „Glut“ – ‚ja‘ … 5\u00A0%\u202F½ naïve\tСлон 月 🌙\n';
    expect(forTerminal(text)).toBe(text);
  });

  test('cannot use our colours', () => {
    const { fault, loud } = paintFor(true);
    expect(forTerminal(fault(`${RED}a ${loud('b')}`))).toBe(
      '\u001B[31m<U+001B>[31ma \u001B[1mb\u001B[22m\u001B[39m',
    );
    expect(forTerminal(loud(`a ${loud('b')} c`))).toBe(
      '\u001B[1ma \u001B[1mb\u001B[22m\u001B[1m c\u001B[22m',
    );
    expect(paintFor(false).loud('a')).toBe('a');
  });

  test('has the length that is visible', () => {
    expect(visibleLength(paintFor(true).loud(`ab${RED}`))).toBe(2 + '<U+001B>[31m'.length);
  });

  test('is escaped in equivalent JSON', () => {
    const value = { [EVIL]: ['\u2028\u{E0041}ä\n'] };
    expect(jsonText(value, 2)).not.toMatch(HARMFUL);
    expect(JSON.parse(jsonText(value, 2))).toEqual(value);
  });

  test('cannot break a line that is redrawn', () => {
    let sent = '';
    const output = outputTo((text) => (sent += text), {
      isTerminal: true,
      isColoured: true,
      width: () => 80,
    });
    output.redraw('a\nb');
    expect(sent).toBe('\r\u001B[Ka<U+000A>b');
  });
});

describe('A card with an evil name', () => {
  test('can be checked and found', async () => {
    const { code, stdout } = await harmless(['pack', 'check', 'evil.json']);
    expect(code).toBe(0);
    expect(stdout).toContain(`Evil ${SHOWN}<U+001B>[31m  1/1`);
    expect(stdout).toContain(`Böse ${SHOWN}`);
    expect((await harmless(['cards', 'evil', '--pack', 'evil.json'])).stdout).toContain(SHOWN);
  });

  test('keeps its name in JSON', async () => {
    const { stdout } = await harmless(['cards', 'evil', '--pack', 'evil.json', '--json']);
    const [found] = JSON.parse(stdout) as readonly object[];
    expect(found).toMatchObject({ name: card.name });
  });

  test('can be used in a deck, in a position and in a game', async () => {
    const { stdout: vulca } = await bluemoon(['deck', 'show', 'vulca']);
    put(cwd, 'deck.txt', `${vulca.replace(/^Cinder.*$/m, '')}\n${card.name.en}\n`);
    const pack = ['--pack', 'evil.json'];
    await harmless(['deck', 'check', 'deck.txt', ...pack]);
    expect((await harmless(['deck', 'show', 'deck.txt', ...pack])).stdout).toContain(SHOWN);
    put(cwd, 'position.json', JSON.stringify({ seats: [{ combat: ['evil'] }, {}], element: 'fire' }));
    expect((await harmless(['explain', 'position.json', ...pack])).stdout).toContain(SHOWN);
    expect((await harmless(['explain', 'position.json', '--json', ...pack])).code).toBe(0);
    const typed = ['card evil', 'why evil', 'table', `save ${EVIL}.txt`, `card ${EVIL}`, EVIL, 'quit'];
    const words = ['play', '--me', 'deck.txt', '--bot', 'random', ...pack];
    expect((await harmless(words, { input: typed.join('\n') })).stdout).toContain(SHOWN);
  });
});

describe('A faulty text', () => {
  test.each([
    ['pack', ['pack', 'check'], JSON.stringify({ cards: [{ [EVIL]: EVIL, people: EVIL }] })],
    ['pack that is not JSON', ['pack', 'check'], `{ ${EVIL}`],
    ['deck', ['deck', 'check'], `${EVIL}\n${EVIL} \u2028`],
    ['record', ['replay'], `blue moon record 1 \u009B31m\u202E\n${EVIL}\n# ${EVIL}`],
    ['position', ['explain'], JSON.stringify({ [EVIL]: EVIL, seats: [{ hand: [EVIL] }, {}] })],
    ['position that is not JSON', ['explain'], `{ "${EVIL}" `],
  ])('is reported safely: a %s', async (_, words, text) => {
    expect((await harmless([...words, '-'], { input: text })).code).toBe(1);
  });

  test.each([
    [['replay', `${EVIL}.txt`]],
    [['play', '--me', EVIL]],
    [[EVIL]],
    [['play', `--${EVIL}`]],
    [['play', '--bot', EVIL]],
    [['cards', '--people', EVIL]],
    [['arena', 'random', EVIL]],
  ])('is reported safely on the command line: %j', async (words) => {
    const { code, stderr } = await harmless(words);
    expect(code).toBe(1);
    expect(stderr).toContain('<U+001B>');
  });

  test('cannot fake more lines', async () => {
    const { stderr } = await harmless(['replay', 'a.txt\nAll is well.']);
    expect(stderr).toBe('a.txt<U+000A>All is well. cannot be read: there is no such file or folder.\n');
  });
});

const program = (name: string, source: string): string => {
  put(cwd, name, `const evil = ${JSON.stringify(EVIL)};\n${source}`);
  return `cmd:"${process.execPath}" ${name} "${EVIL}"`;
};

describe('A bot', () => {
  test('that reports an error does nothing to the terminal', async () => {
    const message = "JSON.stringify({ type: 'error', message: `${evil}\\nAll is well.` })";
    const bot = program('error.mjs', `process.stdin.once('data', () => console.log(${message}));`);
    const words = ['arena', 'random', bot, '--pairs', 'vulca-vulca', '--games', '2'];
    const { stdout } = await harmless(words);
    expect(stdout).toContain(`It reported an error: ${SHOWN}<U+000A>All is well.`);
    const { incidents } = JSON.parse((await harmless([...words, '--json'])).stdout) as Report;
    expect(incidents[0]?.message).toContain(EVIL);
  });

  test('that fails does nothing to the terminal', async () => {
    const bot = program('failure.mjs', 'console.error(evil); process.exitCode = 1;');
    const { code, stderr } = await harmless(['arena', 'random', bot]);
    expect(code).toBe(1);
    expect(stderr).toContain(`failure.mjs "${SHOWN}" cannot take part.`);
    expect(stderr).toContain(`\n  stderr: ${SHOWN}\n`);
  });

  test('gets safe error messages', async () => {
    const input = `${EVIL}\n${JSON.stringify({ type: EVIL, id: EVIL })}\n`;
    const { stdout } = await harmless(['bot', 'random'], { input });
    const [first, second] = stdout.split('\n');
    expect(JSON.parse(first ?? '')).toMatchObject({ type: 'error' });
    expect(JSON.parse(second ?? '')).toMatchObject({ type: 'error', id: EVIL });
  });
});
