import { describe, expect, test } from 'vitest';
import { bluemoon } from './test-io.ts';

const COMMANDS = ['play', 'replay', 'explain', 'hint', 'cards', 'deck', 'pack', 'arena', 'bot', 'bench'];

describe('The bluemoon command', () => {
  test('lists its commands', async () => {
    const { code, stdout } = await bluemoon(['--help']);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(stdout).toMatch(new RegExp(`^  ${command} +[A-Z].*$`, 'm'));
  });

  test('without a command prints its usage', async () => {
    const { code, stdout, stderr } = await bluemoon([]);
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain('Usage: npm run -s bluemoon -- <command> [options]');
  });

  test.each(COMMANDS)('has help for %s, with an example', async (command) => {
    const { code, stdout } = await bluemoon([command, '--help']);
    expect(code).toBe(0);
    expect(stdout).toContain(`Usage: npm run -s bluemoon -- ${command}`);
    expect(stdout).toMatch(new RegExp(`Examples?:[^]*npm run -s bluemoon -- ${command}`));
  });

  test.each(['deck check', 'deck show', 'pack check', 'pack schema'])('has help for %s', async (command) => {
    const { code, stdout } = await bluemoon([...command.split(' '), '--help']);
    expect(code).toBe(0);
    expect(stdout).toContain(`Usage: npm run -s bluemoon -- ${command}`);
    expect(stdout).toMatch(/--help +show this help/);
  });

  test.each([
    [['dance'], "Unknown command 'dance'", 'See npm run -s bluemoon -- --help.'],
    [
      ['play', '--me', 'elves'],
      'There is no deck “elves”. Available: vulca, hoax',
      'files such as my-deck.txt.',
    ],
    [['play', '--rival'], 'argument missing', ''],
    [['play', '--seed', 'seven'], 'whole number', ''],
    [['play', '--seed', '99999999999999999'], 'whole number', ''],
    [['play', '--edition', 'third'], 'Allowed choices are legends, first', ''],
    [['play', '--speed', '3'], "Unknown option '--speed'", ''],
    [
      ['play', '--bot', 'clever'],
      'Available: random, novice, solid, strong, nib, ossu, mirl, tharn, brask, velk, sirrel, orrun.',
      '',
    ],
    [['play', '--bot', 'strong@x'], 'no budget such as @20ms', ''],
    [['play', 'vulca'], 'Too many arguments', ''],
    [['deck', 'check'], "Missing required argument 'deck'", 'See npm run -s bluemoon -- deck check --help.'],
    [['pack', 'schema', 'x'], 'Too many arguments', 'See npm run -s bluemoon -- pack schema --help.'],
    [['explain'], "Missing required argument 'file'", ''],
    [['hint', 'x', '--bot', 'novice'], 'Only the strong bot gives hints', 'strong@500nodes'],
    [['hint', 'x', '--most', '0'], 'whole number, 1 or more', ''],
    [['hint', 'x', '--seat', '2'], 'A seat is 0 or 1', ''],
    [['replay', 'x', '--as', 'rival'], 'Write 0, 1, both or spectator.', ''],
    [['replay', 'x', '--from', '-1'], 'A step is a whole number, 0 or more.', ''],
    [['cards', '--fire', 'hot'], 'Write a value like 4, 4+ or 0-2.', ''],
  ])('says what is wrong with %j', async (words, why, what) => {
    const { code, stdout, stderr } = await bluemoon(words);
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain(why);
    expect(stderr).toContain(what);
  });
});
