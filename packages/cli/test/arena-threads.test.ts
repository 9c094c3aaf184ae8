import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import type { Report } from '../src/arena/report.ts';
import { emptyFolder, EXAMPLES, put, read, ROOT } from './folder.ts';
import { isRunning } from './running.ts';

const PATIENCE = 600_000;
const folder = emptyFolder();
const EXAMPLE = `cmd:"${process.execPath}" "${join(EXAMPLES, 'first-bot.mjs')}"`;

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
}

function start(...words: readonly string[]): {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
} {
  const command = ['tools/run.mjs', 'packages/cli/src/bluemoon.ts', 'arena', ...words];
  const child = spawn(process.execPath, command, { cwd: ROOT, env: { ...process.env, INIT_CWD: folder } });
  const code = new Promise<number | null>((resolve) => void child.on('close', resolve));
  const stdout = text(child.stdout);
  return { child, ended: Promise.all([code, stdout]).then(([code, stdout]) => ({ code, stdout })) };
}

test('the program plays the same games on any number of threads', async () => {
  const words = ['solid', EXAMPLE, 'random', '--pairs', 'vulca-hoax', '--seed', '3', '--json'];
  const runs = ['1', '2'].map((cores) => start(...words, '--cores', cores, '--csv', `${cores}.csv`).ended);
  const [one, two] = await Promise.all(runs);
  expect(one?.code).toBe(0);
  expect(two?.code).toBe(0);
  expect(read(folder, '2.csv')).toBe(read(folder, '1.csv'));
  const { games, incidents, duels, winRate } = JSON.parse(one?.stdout ?? '') as Report;
  expect(games).toBe(8);
  expect(incidents).toEqual([]);
  expect(duels.map((duel) => duel.games)).toEqual([4, 4, 4]);
  expect((JSON.parse(two?.stdout ?? '') as Report).winRate).toBe(winRate);
});

test('the program reports its results at Ctrl-C, and leaves no process behind', async () => {
  // Answers for one game, then never again.
  put(
    folder,
    'sleepy.mjs',
    `import { createInterface } from 'node:readline';
      import { writeFileSync } from 'node:fs';
      let games = 0;
      for await (const line of createInterface({ input: process.stdin })) {
        const request = JSON.parse(line);
        if (request.type === 'over') games++;
        if (request.type !== 'choose') continue;
        if (games < 2) console.log(JSON.stringify({ id: request.id, option: request.options.at(-1).id }));
        else { writeFileSync('asleep', String(process.pid)); setInterval(() => {}, 1000); }
      }`,
  );
  const bot = `cmd:"${process.execPath}" sleepy.mjs`;
  const { child, ended } = start('random', bot, '--pairs', 'vulca-hoax', '--cores', '1', '--json');
  await vi.waitUntil(() => existsSync(join(folder, 'asleep')) && read(folder, 'asleep') !== '', PATIENCE);
  child.kill('SIGINT');
  const { code, stdout } = await ended;
  expect(code).toBe(130);
  expect(JSON.parse(stdout)).toMatchObject({ interrupted: true, games: 2, planned: 4, incidents: [] });
  const sleeper = Number(read(folder, 'asleep'));
  await vi.waitUntil(() => !isRunning(sleeper), PATIENCE);
});

test('the program does not wait for child processes of bots, and kills those in their process group', async () => {
  put(
    folder,
    'parent.mjs',
    `import { spawn } from 'node:child_process';
      import { appendFileSync } from 'node:fs';
      const [, , file, how] = process.argv;
      const sleep = ['-e', 'setInterval(() => {}, 1000)'];
      const child = spawn(process.execPath, sleep, { stdio: 'inherit', detached: how === 'away' });
      appendFileSync(file, child.pid + '\\n');
      child.unref();
      await import(${JSON.stringify(pathToFileURL(join(EXAMPLES, 'first-bot.mjs')).href)});`,
  );
  const bots = ['here.txt', 'away.txt away'].map((words) => `cmd:"${process.execPath}" parent.mjs ${words}`);
  const { code, stdout } = await start(...bots, '--pairs', 'vulca-vulca', '--games', '2', '--json').ended;
  const children = (file: string): readonly number[] => read(folder, file).trim().split('\n').map(Number);
  children('away.txt').forEach((pid) => process.kill(pid));
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ games: 2, incidents: [] });
  await vi.waitUntil(() => !children('here.txt').some(isRunning), PATIENCE);
});
