import { deckOf } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { emptyFolder, EXAMPLES, put, read } from './folder.ts';
import { bluemoon } from './test-io.ts';

const FOLDER = emptyFolder();
const GAME = read(EXAMPLES, 'fair-game.txt');
const FINGERPRINT = /^server fingerprint: (\w+)$/m.exec(GAME)?.[1] ?? '';

/** The answer to the example after a forgery. */
async function afterForging(piece: string | RegExp, by: string): Promise<string> {
  const forged = GAME.replace(piece, by);
  expect(forged).not.toBe(GAME);
  put(FOLDER, 'forged.txt', forged);
  const { code, stdout, stderr } = await bluemoon(['verify', 'forged.txt'], { cwd: FOLDER });
  expect(code).toBe(1);
  expect(stdout).toBe('');
  return stderr;
}

const other = (header: string): [RegExp, string] => [
  new RegExp(`^${header}: .*$`, 'm'),
  `${header}: ${'0'.repeat(64)}`,
];

const ask = (noted: string) =>
  bluemoon(['verify', 'fair-game.txt', '--fingerprint', noted], { cwd: EXAMPLES });

const ids = (people: 'aqua' | 'hoax'): string =>
  deckOf(people)
    .cards.map(({ id }) => id)
    .join(' ');

describe('Verifying a game', () => {
  test('says what was checked, what that proves and what not', async () => {
    const { code, stdout } = await bluemoon(['verify', 'fair-game.txt'], { cwd: EXAMPLES });
    expect(code).toBe(0);
    expect(stdout).toContain('Table k3x9-example, game 1: the deal is proven.');
    expect(stdout).toContain('6 random events (3 shuffles, 3 random picks)');
    expect(stdout).toContain('all 117 choices were legal');
    expect(stdout).toContain('This proves that nobody chose the deal');
    expect(stdout).toContain(`  server   ${FINGERPRINT}\n`);
    expect(stdout).toContain('does not prove that nobody looked');
  });

  test('compares the fingerprint that was noted before the game', async () => {
    expect((await ask(FINGERPRINT)).stdout).toContain('its fingerprint, which is the one you noted.');
    const lied = await ask('0'.repeat(64));
    expect(lied.code).toBe(1);
    expect(lied.stderr).toContain('- The server showed another fingerprint before the game.');
    expect((await ask('1f0c')).stderr).toContain('A fingerprint is 64 digits');
  });

  test('reads standard input', async () => {
    expect((await bluemoon(['verify', '-'], { input: GAME })).code).toBe(0);
  });

  test('explains that there is nothing to check in a game without a proof', async () => {
    const { code, stderr } = await bluemoon(['verify', 'game.txt'], { cwd: EXAMPLES });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^game\.txt has no proof of its deal, so there is nothing to check\./);
  });
});

describe('A forged game is found out', () => {
  test('if the server exchanged its seed', async () => {
    const said = await afterForging(...other('server seed'));
    expect(said).toMatch(/^The deal of this game is NOT proven:\n- The server opened another seed/);
  });

  test('if the server exchanged its fingerprint', async () => {
    expect(await afterForging(...other('server fingerprint'))).toContain('- The server opened another seed');
  });

  test.each(['A', 'B'])('if player %s exchanged their seed', async (player) => {
    const said = await afterForging(...other(`seed ${player}`));
    expect(said).toContain(`- The seed of player ${player} does not match its fingerprint.`);
    expect(said).toContain('- The seed of the game does not follow');
  });

  test('if it is the game of another table, or another game of this one', async () => {
    const why = '- The seed of the game does not follow';
    expect(await afterForging('table: k3x9-example', 'table: k3x9')).toContain(why);
    expect(await afterForging('game: 1', 'game: 2')).toContain(why);
  });

  test('if it was dealt from another seed: then its choices do not fit the cards', async () => {
    expect(await afterForging(...other('seed'))).toMatch(/^forged\.txt: Line \d+: /);
    const begun = GAME.replace(/^1\. [^]*$/m, 'result: unfinished\n').replace(...other('seed'));
    const { code, stderr } = await bluemoon(['verify', '-'], { input: begun });
    expect(code).toBe(1);
    expect(stderr).toContain('- The seed of the game does not follow');
  });

  test('if a choice was changed into one that these cards do not allow', async () => {
    expect(await afterForging(/play:[\w-]+/, 'play:cinder')).toContain('“play:cinder” is not legal here');
  });

  test('if the decks were laid in a chosen order', async () => {
    const begun = GAME.replace(/^1\. [^]*$/m, 'result: unfinished\n');
    const orders = `order A: ${ids('aqua')}\norder B: ${ids('hoax')}\n`;
    const input = begun.replace('proof: 1', `${orders}proof: 1`);
    const { code, stderr } = await bluemoon(['verify', '-'], { input });
    expect(code).toBe(1);
    expect(stderr).toContain('- The draw decks were not shuffled');
  });
});
