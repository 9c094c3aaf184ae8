import { describe, expect, test } from 'vitest';
import { emptyFolder, EXAMPLES, put, read } from './folder.ts';
import { answerTo, bluemoon, typing } from './test-io.ts';

const FOLDER = emptyFolder();
const GAME = read(EXAMPLES, 'game.txt');

async function printed(...words: readonly string[]): Promise<string> {
  const { code, stdout } = await bluemoon(['replay', 'game.txt', ...words], { cwd: EXAMPLES });
  expect(code).toBe(0);
  return stdout;
}

const answer = (...lines: readonly string[]): Promise<string> =>
  answerTo(['replay', 'game.txt'], lines, { cwd: EXAMPLES, width: 120 });

describe('A replay in a pipe', () => {
  test('tells the whole game, turn by turn', async () => {
    const said = await printed();
    expect(said).toMatch(
      /^Vulca against Hoax · seed 533 · 27 steps\n\n— Turn 1: Vulca —\nVulca starts a fight\.\n/,
    );
    expect(said).toContain(
      'Vulca draws Charm Holy Dragon.\n\n— Turn 2: Hoax —\nHoax retreats: 1 dragon for Vulca.',
    );
    expect(said).toMatch(/The game is over\. Vulca wins 4 crystals by the fourth dragon\.\n$/);
  });

  test('shortens a long seed in the title', async () => {
    const { stdout } = await bluemoon(['replay', 'fair-game.txt'], { cwd: EXAMPLES });
    expect(stdout).toMatch(/^Aqua against Hoax · seed da6172be… · 117 steps\n/);
  });

  test('shows no more than the perspective may know', async () => {
    const own = await printed('--as', '0');
    expect(own).toContain('You draw Charm Holy Dragon.');
    expect(own).toContain('The rival draws 2 cards.');
    const rivals = await printed('--as', '1');
    expect(rivals).toContain('The rival draws a card.');
    expect(rivals).toContain('You draw Ledinemras the Monk and Demegodas the Odd.');
    const spectators = await printed('--as', 'spectator');
    expect(spectators).not.toMatch(/draws (?!a card|\d+ cards)/);
  });

  test('starts at --from, with the table', async () => {
    const said = await printed('--from', '8', '--as', '1');
    expect(said).toContain('Step 8 of 27\nTurn 2, yours · Engagement phase · fight over Fire');
    expect(said).not.toContain('Turn 1');
    expect(said).toContain("Sesha goes to the rival's side.");
  });

  test('reads the record from standard input', async () => {
    const { code, stdout } = await bluemoon(['replay', '-'], { input: GAME });
    expect(code).toBe(0);
    expect(stdout).toBe(await printed());
  });

  test('says when the game is not finished', async () => {
    put(FOLDER, 'begun.txt', GAME.replace(/^2\. B[^]*$/m, 'result: unfinished\n'));
    const { stdout } = await bluemoon(['replay', 'begun.txt'], { cwd: FOLDER });
    expect(stdout).toMatch(/\n\nThe record ends before the game is over\.\n$/);
    put(FOLDER, 'one.txt', GAME.replace(/^(1\. A \[leadership\] done)[^]*$/m, '$1\nresult: unfinished\n'));
    const one = await bluemoon(['replay', 'one.txt'], { cwd: FOLDER });
    expect(one.stdout).toMatch(/ · 1 step\n/);
  });
});

describe('A replay at a terminal', () => {
  test('shows the table and waits', async () => {
    const { stdout } = await bluemoon(['replay', 'game.txt'], { cwd: EXAMPLES, width: 120, input: typing() });
    expect(stdout).toContain('Press Enter to continue, ? for help.');
    expect(stdout).toContain('Step 0 of 27\nTurn 1, Vulca · Leadership phase');
    expect(stdout).toMatch(/0\/27 > \n$/);
  });

  test('prints everything with --all', async () => {
    const { stdout } = await bluemoon(['replay', 'game.txt', '--all'], { cwd: EXAMPLES, width: 120 });
    expect(stdout).toBe(await printed());
  });

  test('next: to the next event', async () => {
    expect(await answer('next')).toBe('Vulca starts a fight.\n2/27 > ');
    expect(await answer('', '')).toBe('Vulca plays Cinder.\n3/27 > ');
    expect(await answer('go 27', 'next')).toBe('The record ends here.\n27/27 > ');
  });

  test('back: shows the table at that time', async () => {
    expect(await answer('next', 'next', 'back')).toContain('Step 2 of 27\nTurn 1, Vulca · Character phase');
    expect(await answer('back')).toBe('The record starts here.\n0/27 > ');
  });

  test('turn: everything until the next turn, or straight to a number', async () => {
    const said = await answer('turn');
    expect(said).toMatch(/^Vulca starts a fight\.[^]*— Turn 2: Hoax —\n\nTurn 2, Hoax/);
    expect(await answer('next turn')).toBe(said);
    expect(await answer('turn 4')).toContain('Turn 4, Vulca · Leadership phase · fight over Earth');
    expect(await answer('turn 40')).toContain('There is no turn 40.');
    expect(await answer('turn 5', 'turn')).toContain('The game is over.');
  });

  test('go: to any step', async () => {
    expect(await answer('go to 8')).toContain('Step 8 of 27');
    expect(await answer('8')).toBe(await answer('go 8'));
    expect(await answer('go 99')).toContain('Steps are 0 to 27.');
    expect(await answer('go')).toContain('Steps are 0 to 27.');
  });

  test('why, card, table, help, and nonsense', async () => {
    expect(await answer('go 2', 'why')).toContain('You must play a character. [CHAR-1]');
    expect(await answer('go 3', 'why power')).toContain('Vulca (seat 0)  2 Fire\n   2  Cinder\n');
    expect(await answer('go 3', 'why cinder')).toContain('Vulca (seat 0)\n  Cinder adds 2 Fire.');
    expect(await answer('card cinder')).toContain('Vulca · Character');
    expect(await answer('table')).toContain('Turn 1, Vulca');
    expect(await answer('?')).toMatch(/next[^]*back[^]*turn[^]*quit/);
    expect(await answer('jump')).toContain('“jump” is not a command. Type ? for help.');
  });

  test('shows a spectator nothing of the players’ hands', async () => {
    const { stdout } = await bluemoon(['replay', 'game.txt', '--as', 'spectator'], {
      cwd: EXAMPLES,
      width: 120,
      input: typing('why', 'why scorch', 'table'),
    });
    expect(stdout).toContain('Only the player may see what they have to do.');
    expect(stdout).toContain('No visible card is called “scorch”.');
    expect(stdout).not.toContain('Scorch the Inflammable');
  });
});

describe('A file that is not a record', () => {
  test.each([
    ['a position', '{ "seats": [] }', 'it.txt is a position, not the record of a game'],
    ['nothing', ' \n', 'it.txt is empty'],
    ['any text', 'hello', 'it.txt: Line 1: A record begins with “blue moon record 1”.'],
    ['an illegal game', GAME.replace('play:cinder', 'play:volca'), 'Line 9: “play:volca” is not legal here'],
  ])('is refused with a reason: %s', async (_, text, why) => {
    put(FOLDER, 'it.txt', text);
    const { code, stdout, stderr } = await bluemoon(['replay', 'it.txt'], { cwd: FOLDER });
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain(why);
  });

  test('A step after the last is refused', async () => {
    const { code, stderr } = await bluemoon(['replay', 'game.txt', '--from', '28'], { cwd: EXAMPLES });
    expect(code).toBe(1);
    expect(stderr).toContain('The record has steps 0 to 27: there is no step 28.');
  });
});
