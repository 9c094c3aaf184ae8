import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { packWeights, trainedWeights } from '@bluemoon/ai';
import type { Report } from '../src/arena/report.ts';
import { emptyFolder, EXAMPLES, put, read } from './folder.ts';
import { isRunning } from './running.ts';
import { bluemoon } from './test-io.ts';
import type { Ran } from './test-io.ts';

const folder = emptyFolder();

const arena = (...words: readonly string[]): Promise<Ran> => bluemoon(['arena', ...words], { cwd: folder });

const reportIn = ({ stdout }: Ran): Report => JSON.parse(stdout) as Report;

/** Everything except times. */
function timeless(report: Report): object {
  const bots = report.bots.map((bot) => ({ ...bot, milliseconds: null }));
  return { ...report, bots, seconds: null, gamesPerSecond: null };
}

describe('An arena', () => {
  test('tells how the bots bluffed and called', async () => {
    const bots = ['novice+calls=always', 'novice+calls=never'] as const;
    const words = [...bots, '--pairs', 'buka-vulca', '--games', '8'];
    const [always, never] = reportIn(await arena(...words, '--json')).bots;
    expect(always?.rivalsBluffing).toEqual(never?.bluffing);
    expect(always?.rivalsBluffing.called).toBe(always?.rivalsBluffing.bluffs);
    expect(never?.rivalsBluffing.bluffs).toBeGreaterThan(0);
    expect(never?.rivalsBluffing.called).toBe(0);
    expect((await arena(...words)).stdout).toMatch(/Bluffs +made +lies +called +lies called +met +calls/);
  });

  test('compares weights in a file with those delivered', async () => {
    writeFileSync(join(folder, 'same.bin'), packWeights(trainedWeights()));
    const words = ['--pairs', 'vulca-hoax', '--chance', 'same', '--json'];
    const report = reportIn(await arena('novice:same.bin', 'novice', ...words));
    expect(report.bots.map(({ name }) => name)).toEqual(['novice:same.bin', 'novice']);
    // Equal bots play both games of a shuffle alike, so each wins one of them.
    expect(report.wins).toBe(report.losses);
  });

  test.each([
    ['novice:none.bin', 'none.bin cannot be read as weights of a bot. There is no such file.'],
    ['novice:short.bin', 'short.bin cannot be read as weights of a bot. The weights need'],
  ])('refuses weights that it cannot read: %s', async (bot, why) => {
    put(folder, 'short.bin', 'short');
    const { code, stderr } = await arena(bot, 'novice');
    expect(code).toBe(1);
    expect(stderr).toContain(why);
  });

  test('has no table of bluffs if nobody bluffed', async () => {
    const { stdout } = await arena('novice', 'random', '--pairs', 'vulca-hoax');
    expect(stdout).not.toContain('Bluffs');
  });

  test('prints a JSON object, with the first bot in front', async () => {
    const ran = await arena('novice', 'random', '--pairs', 'vulca-hoax,flit-flit', '--json');
    expect(ran.code).toBe(0);
    expect(ran.stdout.trimEnd()).not.toContain('\n');
    const report = reportIn(ran);
    expect(report).toMatchObject({
      bot: 'novice',
      games: 8,
      shuffles: 4,
      planned: 8,
      errors: 0,
      unfinished: 0,
    });
    expect(report).toMatchObject({ seed: 1, edition: 'legends', interrupted: false, incidents: [] });
    expect(report.low).toBeLessThan(report.winRate ?? 0);
    expect(report.high).toBeGreaterThan(report.winRate ?? 1);
    expect(report.wins + report.losses).toBe(8);
    expect(report.winRate).toBeCloseTo(report.wins / 8, 5);
    expect(report.pairs.map(({ decks, games }) => [...decks, games])).toEqual([
      ['vulca', 'hoax', 4],
      ['flit', 'flit', 4],
    ]);
    for (const { winRate, low, high } of report.pairs) {
      expect(low).toBeLessThanOrEqual(winRate ?? 0);
      expect(high).toBeGreaterThanOrEqual(winRate ?? 1);
    }
    const [novice, random] = report.bots;
    expect(novice?.winRate).toBe(report.winRate);
    expect((random?.winRate ?? 0) + (novice?.winRate ?? 0)).toBeCloseTo(1, 4);
    expect(report.crystals).toEqual([novice?.crystals, random?.crystals]);
    expect(random?.forfeits).toEqual({ crash: 0, stall: 0, nonsense: 0, loop: 0 });
    expect(novice?.milliseconds.longest).toBeGreaterThan(0);
    expect(report.elo.find(({ name }) => name === 'random')).toEqual({
      name: 'random',
      elo: 0,
      low: 0,
      high: 0,
    });
    expect(report.matrix['vulca']?.['vulca']).toBeNull();
    expect(report.matrix['flit']?.['flit']).toBe(report.pairs[1]?.winRate);
    const asVulca = report.matrix['vulca']?.['hoax'] ?? -1;
    const asHoax = report.matrix['hoax']?.['vulca'] ?? -1;
    expect((asVulca + asHoax) / 2).toBeCloseTo(report.pairs[0]?.winRate ?? -1, 5);
  });

  test('plays the same games for the same seed, and different ones for another', async () => {
    const words = ['random', 'random', '--pairs', 'flit-flit', '--games', '2', '--json'];
    const once = timeless(reportIn(await arena(...words, '--seed', '5')));
    expect(timeless(reportIn(await arena(...words, '--seed', '5')))).toEqual(once);
    expect(timeless(reportIn(await arena(...words, '--seed', '6')))).not.toEqual(once);
  });

  test('plays a round robin', async () => {
    const report = reportIn(
      await arena('random', 'random', 'random', '--pairs', 'aqua-aqua', '--games', '2', '--json'),
    );
    expect(report.duels.map(({ bots, games }) => [...bots, games])).toEqual([
      ['random', 'random (2)', 2],
      ['random', 'random (3)', 2],
      ['random (2)', 'random (3)', 2],
    ]);
    expect(report.games).toBe(4);
    expect(report.shuffles).toBe(1);
    expect(report.elo).toHaveLength(3);
    expect(report.duels[0]?.pairs[0]?.decks).toEqual(['aqua', 'aqua']);
  });

  test('counts the games of all bots in the headline', async () => {
    const { stdout } = await arena('random', 'random', 'random', '--pairs', 'aqua-aqua', '--games', '2');
    expect(stdout).toContain('\n6 games with 1 shuffle, ');
  });

  test('prints a report, and says if it plays more games than requested', async () => {
    const { code, stdout, stderr } = await arena('random', 'random', '--pairs', 'vulca-hoax', '--games', '3');
    expect(code).toBe(0);
    expect(stderr).toBe(
      'Every shuffle is played on both seats and both ways round: 4 games per pair, not 3.\n',
    );
    expect(stdout).toMatch(
      /^random against random \(2\): \d+\.\d % \(\d+\.\d % to \d+\.\d %\)\n4 games with 2 shuffles/,
    );
    expect(stdout).toMatch(/Bots +games +wins +crystals/);
    expect(stdout).toMatch(/Elo +rating/);
    expect(stdout).toMatch(/ +vulca +hoax\nvulca +· +\d+\nhoax +\d+ +·\n$/);
    expect(stdout).not.toContain('\u001B[');
  });

  test('says how many more games the first bot wins against the same rivals than the second', async () => {
    const words = ['--against', 'random,nib', '--pairs', 'flit-flit', '--games', '4'];
    const { code, stdout } = await arena('novice', 'random', ...words);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^novice against 2 rivals: .*\n16 games with 2 shuffles/);
    expect(stdout).toMatch(/More wins of novice than of +against +games each +per 100 games\n/);
    const interval = String.raw`[+−]\d+\.\d \([+−]\d+\.\d to [+−]\d+\.\d\)`;
    for (const [rival, games] of [
      [String.raw`random \(2\)`, 4],
      ['nib', 4],
      ['all', 8],
    ] as const)
      expect(stdout).toMatch(new RegExp(`^random +${rival} +${games} +${interval}$`, 'm'));
    expect(stdout).not.toMatch(/novice – random {2}/);
  });

  test('writes a line per game to a file', async () => {
    const bot = program(
      'quits',
      `if (request.type === 'choose') { if (count++ > 0) process.exit(3); ${answer} }`,
    );
    await arena('random', bot, '--pairs', 'vulca-hoax', '--csv', 'games.csv');
    const [head, ...lines] = read(folder, 'games.csv').trimEnd().split('\n');
    expect(head).toMatch(/^game,bot0,bot1,deck0,deck1,seed,winner,winnerSeat,crystals,reason,turns,/);
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(
      /^0,random,[^,]*quits\.mjs",vulca,hoax,\d+,random,0,4,forfeit,\d+,[^,]*quits\.mjs",crash,0,0$/,
    );
  });

  test.skipIf(!existsSync('/dev/full'))('prints its result even if the file cannot be written', async () => {
    const words = ['random', 'random', '--pairs', 'vulca-vulca', '--games', '2', '--csv', '/dev/full'];
    const { code, stdout, stderr } = await arena(...words);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^random against random \(2\): .*\n2 games with 1 shuffle/);
    expect(stderr).toBe('/dev/full cannot be written: no space is left.\n');
    expect(reportIn(await arena(...words, '--json'))).toMatchObject({ games: 2 });
  });

  test('plays no more games at a time than there are cores and pairs of games, and says so', async () => {
    const words = ['random', 'random', '--pairs', 'vulca-vulca', '--games', '2', '--json', '--cores'];
    const ran = await arena(...words, '300');
    expect(reportIn(ran).cores).toBe(1);
    expect(ran.stderr).toMatch(
      /^1 game at a time, not 300: this machine has \d+ cores? and the schedule has 1 pair of games\.\n$/,
    );
    expect((await arena(...words, '1')).stderr).toBe('');
  });

  test.each([
    [['solid'], 'needs at least two bots'],
    [['solid', 'clever'], 'There is no bot “clever”'],
    [['solid', 'random', '--pairs', 'elves-hoax'], 'There is no deck “elves”'],
    [['solid', 'random', '--games', '0'], 'whole number, 1 or more'],
    [['solid', 'random', '--edition', 'third'], 'Allowed choices are legends, first'],
    [['solid', 'random', '--csv', 'nowhere/games.csv'], 'nowhere/games.csv cannot be written'],
    [[], "Missing required argument 'bots'"],
  ])('refuses with a reason: %j', async (words, why) => {
    const { code, stdout, stderr } = await arena(...words);
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain(why);
  });

  test('stops at Ctrl-C and reports the complete groups', async () => {
    const controller = new AbortController();
    // Games yield to the event loop, so that this waits for about as many games.
    const after = (turns: number): void => {
      if (turns === 0) controller.abort();
      else setImmediate(() => after(turns - 1));
    };
    after(8);
    const words = ['arena', 'random', 'random', '--games', '400', '--json'];
    const ran = await bluemoon(words, { interruption: controller.signal });
    expect(ran.code).toBe(130);
    const report = reportIn(ran);
    expect(report.interrupted).toBe(true);
    expect(report.planned).toBe(14_400);
    expect(report.games).toBeGreaterThan(0);
    expect(report.games).toBeLessThan(50);
    expect(report.games).toBe(2 * report.shuffles);
  });

  test('has a valid result even if it is stopped before the first game', async () => {
    const words = ['arena', 'random', 'random', '--json'];
    const ran = await bluemoon(words, { interruption: AbortSignal.abort() });
    expect(ran.code).toBe(130);
    expect(reportIn(ran)).toMatchObject({ winRate: null, low: 0, high: 1, games: 0, interrupted: true });
  });

  test('kills all of many bots at Ctrl-C, without a warning', async () => {
    const warned = vi.fn<(warning: Error) => void>();
    process.on('warning', warned);
    const controller = new AbortController();
    put(
      folder,
      'asleep.mjs',
      `import { appendFileSync } from 'node:fs';
      appendFileSync('asleep.txt', process.pid + '\\n');
      setInterval(() => {}, 1000);`,
    );
    const bots = Array.from({ length: 13 }, () => `cmd:"${process.execPath}" asleep.mjs`);
    const asleep = (): readonly number[] => read(folder, 'asleep.txt').trim().split('\n').map(Number);
    put(folder, 'asleep.txt', '');
    const running = bluemoon(['arena', ...bots], { cwd: folder, interruption: controller.signal });
    await vi.waitUntil(() => asleep().length === bots.length, 600_000);
    controller.abort();
    const { code, stdout } = await running;
    await vi.waitUntil(() => !asleep().some(isRunning), 600_000);
    process.off('warning', warned);
    expect(code).toBe(130);
    expect(stdout).toMatch(/^Interrupted: 0 of 11,232 games\.\n/);
    // 78 duels would fill the screen several times.
    expect(stdout).not.toContain('Duels');
    expect(warned).not.toHaveBeenCalled();
  });
});

describe('The example bots of the protocol', () => {
  test('the one in JavaScript plays', async () => {
    const bot = `cmd:"${process.execPath}" "${join(EXAMPLES, 'first-bot.mjs')}"`;
    const report = reportIn(await arena(bot, 'random', '--pairs', 'vulca-hoax', '--games', '8', '--json'));
    expect(report.incidents).toEqual([]);
    expect(report.wins).toBeGreaterThan(4);
  });

  test.skipIf(spawnSync('python3', ['--version']).status !== 0)('the one in Python plays', async () => {
    const bot = `cmd:python3 "${join(EXAMPLES, 'first-bot.py')}"`;
    const report = reportIn(await arena(bot, 'random', '--pairs', 'vulca-hoax', '--games', '8', '--json'));
    expect(report.incidents).toEqual([]);
    expect(report.wins).toBeGreaterThan(4);
  });
});

/** Reads line by line; `request` is the current message. */
const program = (name: string, body: string): string => {
  const lines = [
    "import { createInterface } from 'node:readline';",
    'const say = (line) => process.stdout.write(line);',
    'let count = 0;',
    'for await (const line of createInterface({ input: process.stdin })) {',
    '  const request = JSON.parse(line);',
    `  ${body}`,
    '}',
  ];
  put(folder, `${name}.mjs`, lines.join('\n'));
  return `cmd:"${process.execPath}" ${name}.mjs`;
};
const answer = "say(JSON.stringify({ id: request.id, option: request.options.at(-1).id }) + '\\n');";

const against = async (bot: string, ...words: readonly string[]): Promise<Report> =>
  reportIn(await arena('random', bot, '--pairs', 'vulca-vulca', '--games', '2', '--json', ...words));

describe('A program that does not play well', () => {
  const asked = "if (request.type === 'choose')";
  const misanswer = (text: string): string => `${asked} say(JSON.stringify({ ${text} }) + '\\n');`;

  test.each([
    {
      it: 'dies',
      by: 'crash',
      body: `${asked} { if (count++ > 0) { console.error('oh no'); process.exit(3); } ${answer} }`,
      report: { message: 'It ended with code 3 instead of answering.', stderr: 'oh no' },
    },
    {
      it: 'chats',
      by: 'nonsense',
      body: `${asked} say('I play Sear\\n');`,
      report: { message: 'It sent something that is not a JSON object.', said: 'I play Sear' },
    },
    {
      it: 'invents',
      by: 'nonsense',
      body: misanswer("id: request.id, option: 'fly'"),
      report: { message: expect.stringContaining('It chose "fly", which is not an option.') as string },
    },
    {
      it: 'confuses',
      by: 'nonsense',
      body: misanswer("id: 'x', option: request.options[0].id"),
      report: { message: 'Its answer has the id "x" instead of 1.' },
    },
    {
      it: 'babbles',
      by: 'nonsense',
      body: `${asked} say('x'.repeat(1_100_000));`,
      report: { message: 'Its line is too long.', said: 'x'.repeat(200) },
    },
    {
      it: 'repeats',
      by: 'nonsense',
      body: `${asked} { ${answer} ${answer} }`,
      report: {
        message: expect.stringMatching(
          /has the id 1 instead of 2|sent a message without being asked/,
        ) as string,
      },
    },
    {
      it: 'differs',
      by: 'nonsense',
      body: `say('{"type":"hello","protocol":2}\\n');`,
      report: { message: 'It speaks protocol 2, but the arena speaks protocol 1.' },
    },
  ])('loses by $by: it $it', async ({ it, by, body, report }) => {
    const { incidents, bots, wins, errors } = await against(program(it, body));
    expect(wins).toBe(2);
    expect(errors).toBe(0);
    expect(bots[1]?.forfeits).toMatchObject({ [by]: 2 });
    expect(incidents).toHaveLength(2);
    expect(incidents[0]).toMatchObject({
      game: 0,
      kind: by,
      decks: ['vulca', 'vulca'],
      blamed: bots[1]?.name,
    });
    expect(incidents[0]).toMatchObject(report);
  });

  test('loses if it stalls, and is restarted for the next game', async () => {
    const startedAgain = program('stalls', `if (request.type === 'choose' && count++ < 3) { ${answer} }`);
    const { incidents, bots } = await against(startedAgain, '--time', '300');
    expect(bots[1]?.forfeits.stall).toBe(2);
    expect(incidents[1]?.message).toBe('It did not answer within 300 ms.');
  });

  test('may start slowly, greet, send empty lines and write to stderr', async () => {
    const bot = program(
      'slow',
      `if (request.type === 'hello') { say('\\n{"type":"hello","protocol":1,"name":"slow"}\\n'); console.error('here'); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3100); } else if (request.type === 'choose') { ${answer} }`,
    );
    const { incidents } = await against(bot, '--time', '3000');
    expect(incidents).toEqual([]);
  });

  test('is refused before the first game if it cannot be started', async () => {
    put(folder, 'kept.csv', 'of before');
    const words = ['random', 'cmd:no-such-program-anywhere', '--csv', 'kept.csv'];
    const { code, stdout, stderr } = await arena(...words);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^cmd:no-such-program-anywhere cannot take part\. It ended with code 127/);
    expect(stderr).toMatch(/ {2}stderr: .*no-such-program-anywhere/);
    expect(read(folder, 'kept.csv')).toBe('of before');
  });

  test('is reported in words', async () => {
    const bot = program(
      'mute',
      `if (request.type === 'choose') { if (count++ > 0) { console.error('help!'); process.exit(1); } ${answer} }`,
    );
    const { stdout } = await arena('random', bot, '--pairs', 'vulca-vulca', '--games', '2');
    expect(stdout).toMatch(/2 crash/);
    expect(stdout).toContain('What went wrong');
    expect(stdout).toMatch(
      /Game 0, random with vulca against .*mute\.mjs with vulca, seed \d+: .* loses by crash\./,
    );
    expect(stdout).toContain('  stderr: help!');
  });
});
