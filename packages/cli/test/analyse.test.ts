import { describe, expect, test } from 'vitest';
import { emptyFolder, EXAMPLES, put, read } from './folder.ts';
import { bluemoon } from './test-io.ts';
import type { Ran } from './test-io.ts';

const FAST = ['--budget', '100'];
const run = (command: string, ...words: readonly string[]): Promise<Ran> =>
  bluemoon([command, ...words, ...FAST], { cwd: EXAMPLES });

interface Account {
  readonly start: number;
  readonly play: readonly { readonly value: number; readonly seat: number; readonly at: number }[];
  readonly luck: readonly { readonly value: number; readonly error: number; readonly at: number }[];
  readonly rest: number;
  readonly result: number;
}

function sumOf({ start, play, luck, rest }: Account): number {
  return [...play, ...luck].reduce((sum, { value }) => sum + value, start + rest);
}

describe('The analysis of a game', () => {
  test('begins with the verdict, and tells the turning points with the better line', async () => {
    const { code, stdout } = await run('analyse', 'game.txt');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^.+ \(Vulca won\)\n/);
    expect(stdout).toMatch(/Play +[+−]\d+ % +=* ±/);
    expect(stdout).toMatch(/Luck +[+−]\d+ % +\/* ±/);
    expect(stdout).toMatch(/Hoax +\d+ % +blunders 1/);
    expect(stdout).toMatch(
      /step 26, turn 5: Hoax: Blunder, \d+ % .*\n +chosen +Retreat, 0 % to win\n +better +Continue the fight, \d+ % to win\n +Then play/,
    );
  });

  test('lists every decision with its options as JSON', async () => {
    const { stdout } = await run('analyse', 'game.txt', '--json');
    const { decisions, account } = JSON.parse(stdout) as {
      readonly account: Account;
      readonly decisions: readonly {
        readonly at: number;
        readonly mark: string | null;
        readonly loss: number;
        readonly chosen: string;
        readonly options: readonly {
          readonly option: string;
          readonly chance: number;
          readonly text: string;
        }[];
      }[];
    };
    expect(sumOf(account)).toBeCloseTo(account.result, 12);
    expect(decisions.length).toBeGreaterThan(10);
    for (const { options, chosen } of decisions)
      expect(options.map(({ option }) => option)).toContain(chosen);
    expect(decisions.at(-1)).toMatchObject({ at: 26, mark: 'blunder', chosen: 'retreat' });
    expect(decisions.at(-1)?.options[0]?.text).toBe('Continue the fight');
  });

  test('tells of a game that was given up at what chance', async () => {
    const [open = ''] = read(EXAMPLES, 'game.txt').split('\n2. B');
    const folder = emptyFolder();
    put(folder, 'open.txt', `${open}\n\nresult: unfinished\n`);
    const { stdout } = await bluemoon(['analyse', 'open.txt', '--lost', '0', ...FAST], { cwd: folder });
    expect(stdout).toMatch(/^Over before it was decided \(Hoax won\)\n/);
    expect(stdout).toMatch(/turn 2: Vulca resigned or ran out of time with (\d+ %) left, −\1 for Vulca/);
  });

  test('refuses --lost for a game that was played to its end', async () => {
    const { code, stderr } = await run('analyse', 'game.txt', '--lost', '0');
    expect(code).toBe(1);
    expect(stderr).toBe('The game was played to its end, so the record says who lost. Leave out --lost.\n');
  });

  test('counts luck so that it adds up with play to the result', async () => {
    const { stdout } = await run('luck', 'game.txt', '--json');
    const account = JSON.parse(stdout) as Account;
    expect(account.result).toBe(1);
    expect(sumOf(account)).toBeCloseTo(1, 12);
    expect(account.luck[0]?.at).toBe(0);
    expect(account.luck.every(({ error }) => error > 0)).toBe(true);
    expect((await run('luck', 'game.txt')).stdout).toMatch(/step 0, turn 1 +deal +[+−]\d+ % +±/);
  });

  test('needs the record of a game', async () => {
    const { code, stderr } = await run('analyse', 'position.json');
    expect(code).toBe(1);
    expect(stderr).toContain('is a position, not the record of a game');
    expect((await run('luck', 'no-such-file.txt')).stderr).toContain('there is no such file');
    expect((await run('luck', 'game.txt', '--budget', 'long')).stderr).toContain('Give a whole number');
  });
});
