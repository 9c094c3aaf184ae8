import { join } from 'node:path';
import { BUILT_IN } from '@bluemoon/engine';
import { deckToText, peopleDeck } from '@bluemoon/play';
import { describe, expect, test, vi } from 'vitest';
import { emptyFolder, EXAMPLES, put } from './folder.ts';
import { onlineServer } from './online-server.ts';
import type { OnlineServer } from './online-server.ts';
import { bluemoon } from './test-io.ts';
import type { Given, Ran } from './test-io.ts';

const FOLDER = emptyFolder();
const FIRST_BOT = `node ${join(EXAMPLES, 'first-bot.mjs')}`;

/** Answers with what it is told to, instead of an option. */
put(
  FOLDER,
  'nonsense.mjs',
  `process.stdin.on('data', (bytes) => {
    for (const line of String(bytes).split('\\n').filter((text) => text.includes('"choose"')))
      console.log(JSON.stringify({ id: JSON.parse(line).id, option: 'win' }));
  });`,
);
put(FOLDER, 'ends.mjs', `console.error('I am not well.'); process.exit(3);`);

const run = (words: readonly string[], given: Given = {}): Promise<Ran> =>
  bluemoon(['online', ...words], { cwd: FOLDER, ...given });

/** Resolves when somebody waits at a table. Has no limit of its own. */
async function tableOf({ open }: OnlineServer): Promise<string> {
  for (;;) {
    const [room] = await open();
    if (room !== undefined) return room;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function begun({ phaseOf }: OnlineServer, room: string): Promise<void> {
  while ((await phaseOf(room)) !== 'playing') await new Promise((resolve) => setTimeout(resolve, 1));
}

const tokenIn = ({ stdout }: Ran): string =>
  /token, which nobody else should see: (\S+)/.exec(stdout)?.[1] ?? '';

describe('bluemoon online', () => {
  test('lets a program play one of our bots, game after game, and checks every deal', async () => {
    const server = await onlineServer();
    const words = ['--server', server.address, '--games', '2'];
    const host = run([...words, '--bot', FIRST_BOT, '--name', 'My first bot', '--deck', 'flit']);
    const room = await tableOf(server);
    const guest = run([...words, '--bot', 'random', '--room', `${server.address}/#/t/${room}`]);
    const [mine, other] = await Promise.all([host, guest]);
    expect([mine.stderr, other.stderr]).toEqual(['', '']);
    expect([mine.code, other.code]).toEqual([0, 0]);
    expect(tokenIn(mine)).not.toBe('');
    const lines = mine.stdout.split('\n');
    expect(lines).toContain(`Seated as My first bot at ${server.address}/#/t/${room}`);
    expect(lines).toContain('player-2 sits at the table.');
    for (const game of [1, 2]) {
      expect(lines).toContain(`Game ${game} began against player-2.`);
      expect(mine.stdout).toMatch(new RegExp(`^Game ${game}: (won|lost), \\d crystals?, `, 'm'));
      expect(other.stdout).toContain(`Game ${game} began against My first bot.`);
    }
    for (const { stdout } of [mine, other])
      expect(stdout.match(/^Fair deal checked: all \d+ random events .* yours among them\.$/gm)).toHaveLength(
        2,
      );
  });

  test('comes back by itself however often the connection breaks, and loses nothing', async () => {
    const server = await onlineServer();
    const host = run(['--server', server.address, '--bot', 'novice']);
    const room = await tableOf(server);
    const guest = run(['--server', server.address, '--bot', 'random', '--room', room]);
    await begun(server, room);
    server.cutEvery(60);
    const both = await Promise.all([host, guest]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(both[0].stdout).toContain('Connected again.');
    expect(both[0].stderr).toContain('The connection is lost; trying again …');
    for (const { stdout } of both) expect(stdout).toContain('Fair deal checked');
  });

  test('gives the game up when a program answers nonsense, and says why', async () => {
    const server = await onlineServer();
    const host = run(['--server', server.address, '--bot', 'node nonsense.mjs']);
    const room = await tableOf(server);
    const guest = await run(['--server', server.address, '--bot', 'random', '--room', room]);
    const { code, stdout, stderr } = await host;
    expect(guest.stdout).toMatch(/^Game 1: won, 4 crystals, by resignation\.$/m);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^Game 1: lost, 4 crystals, by resignation\.$/m);
    expect(stderr).toContain('by its own fault (nonsense). It chose "win", which is not an option.');
    expect(stderr).toContain('The bot lost 1 game by its own fault.');
  });

  test('gives its seat up when it may not play its deck there', async () => {
    const server = await onlineServer();
    const family = peopleDeck('vulca', BUILT_IN, { family: 1 });
    put(FOLDER, 'family.txt', deckToText(family, 'en', BUILT_IN));
    const pressed = new AbortController();
    const host = run(['--server', server.address, '--bot', 'random'], { interruption: pressed.signal });
    const room = await tableOf(server);
    const words = ['--server', server.address, '--bot', 'random', '--room', room, '--deck', 'family.txt'];
    const { code, stdout, stderr } = await run(words);
    expect(stderr).toMatch(/^You cannot play this deck here: /);
    expect(stdout).toContain('You have left the table.');
    expect(code).toBe(1);
    expect(await tableOf(server)).toBe(room);
    pressed.abort();
    expect((await host).stdout).toContain('Your table is closed.');
  });

  test('closes its table on Ctrl-C while nobody has come', async () => {
    const server = await onlineServer();
    const pressed = new AbortController();
    const { code, stdout } = await run(['--server', server.address, '--bot', 'random'], {
      interruption: pressed.signal,
      onOutput: (told) => {
        if (told.includes('Seated')) pressed.abort();
      },
    });
    const [, room = ''] = /\/t\/(\S+)/.exec(stdout) ?? [];
    expect(code).toBe(130);
    expect(stdout).toContain('Your table is closed.');
    expect(await server.phaseOf(room)).toBe('closed');
  });

  test('leaves a game waiting on Ctrl-C, and goes on with it with the same token', async () => {
    const server = await onlineServer();
    const pressed = new AbortController();
    const first = run(['--server', server.address, '--bot', 'random'], { interruption: pressed.signal });
    const room = await tableOf(server);
    const guest = run(['--server', server.address, '--bot', 'random', '--room', room]);
    await begun(server, room);
    pressed.abort();
    const left = await first;
    expect(left.code).toBe(130);
    expect(left.stdout).toContain('The game is not over: it waits for you.');
    const env = { BLUEMOON_TOKEN: tokenIn(left) };
    const again = await run(['--server', server.address, '--bot', 'random', '--room', room], { env });
    expect(again.stdout).toContain('Game 1 goes on against player-2.');
    expect(again.stdout).toMatch(/Fair deal checked: .* it began in another run\./);
    expect(again.stdout).not.toContain('token');
    expect((await guest).code).toBe(0);
  });

  test('tells a certificate that is not trusted from a server that does not answer', async () => {
    const cause = Object.assign(new Error('self-signed'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed', { cause })));
    try {
      const { code, stderr } = await run(['--server', 'https://moon.example', '--bot', 'random']);
      expect(code).toBe(1);
      expect(stderr).toMatch(
        /^The certificate of https:\/\/moon\.example is not trusted .*NODE_EXTRA_CA_CERTS/,
      );
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test('says in a line what is wrong with what was given', async () => {
    const { address } = await onlineServer();
    const at = ['--server', address];
    const problems: readonly (readonly [readonly string[], RegExp])[] = [
      [
        ['--server', 'http://127.0.0.1:1', '--bot', 'random'],
        /^No server answers at http:\/\/127\.0\.0\.1:1\./,
      ],
      [['--server', 'moon', '--bot', 'random'], /^“moon” is no address of a server\./],
      [[...at, '--bot', 'strogn'], /strogn/],
      [
        [...at, '--bot', 'node ends.mjs'],
        /cannot take part\. It ended with code 3 .*\n {2}stderr: I am not well/,
      ],
      [[...at, '--bot', 'random', '--room', 'what?'], /^“what\?” names no table\./],
      [
        [...at, '--bot', 'random', '--room', 'nothing-here'],
        /^You cannot sit down at this table: there is no/,
      ],
      [[...at, '--bot', 'random', '--deck', 'moonfolk'], /^There is no deck “moonfolk”\./],
      [[...at, '--bot', 'random', '--name', '\u200B'], /A name has 1 to 24 characters/],
      [[...at, '--bot', 'random', '--token', 'nobody'], /^The server knows nobody with this token\./],
      [[...at, '--bot', 'random', '--token', 'two words'], /^A token is one word/],
      [[...at, '--bot', 'random', '--games', '0'], /1 or more/],
    ];
    for (const [words, problem] of problems) {
      const { code, stdout, stderr } = await run(words);
      expect(stderr).toMatch(problem);
      expect(code).toBe(1);
      expect(stdout).not.toContain('Seated');
    }
  });
});
