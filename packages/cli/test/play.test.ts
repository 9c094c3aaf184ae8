import { stripVTControlCharacters } from 'node:util';
import { BUILT_IN, readNotation, replay } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { emptyFolder, EXAMPLES, put, read } from './folder.ts';
import { answerTo, bluemoon, typing } from './test-io.ts';
import type { Given, Typist } from './test-io.ts';

const FOLDER = emptyFolder();
const SEVEN = ['--seed', '7', '--first', 'me', '--bot', 'random'];

async function play(words: readonly string[], input: Typist, given: Given = {}): Promise<string> {
  const { code, stdout, stderr } = await bluemoon(['play', ...words], { cwd: FOLDER, input, ...given });
  expect(stderr).toBe('');
  expect(code).toBe(0);
  return stdout;
}

const typed = (...lines: readonly string[]): Promise<string> => play(SEVEN, typing(...lines));

/** Types random option numbers until the game is over, then saves the record. */
function player(seed: number, file: string): Typist {
  let word = seed * 7919 + 1;
  let isSaved = false;
  return (seen) => {
    if (isSaved) return undefined;
    if (seen.includes('The game is over.\nType save FILE')) {
      isSaved = true;
      return `save ${file}`;
    }
    const options = seen.match(/^ {1,2}\d+ {2}\S/gm)?.length ?? 0;
    if (options === 0) throw new Error(`nothing to choose from: ${seen}`);
    word = (Math.imul(word, 1103515245) + 12345) >>> 0;
    return String(1 + ((word >>> 8) % options));
  };
}

describe('A game at the terminal', () => {
  test.each([
    ['vulca', 'buka', 1, 'random'],
    ['hoax', 'mimix', 2, 'random'],
    ['flit', 'khind', 3, 'random'],
    ['terrah', 'pillar', 4, 'random'],
    ['buka', 'aqua', 5, 'solid'],
  ])('runs to its end and can be saved: %s against %s', async (me, rival, seed, bot) => {
    const file = `${me}.txt`;
    const words = ['--me', me, '--rival', rival, '--seed', String(seed), '--bot', bot];
    const screen = await play(words, player(seed, file));
    const record = readNotation(read(FOLDER, file), BUILT_IN);
    const ending = replay(record)
      .events.flat()
      .find((event) => event.event === 'gameEnded');
    expect(ending).toBeDefined();
    expect(screen).toContain(`${ending?.winner === 0 ? 'You win' : 'The rival wins'} ${ending?.crystals}`);
    expect(screen).toContain(`Written to ${file}.`);
  });

  test('is the same for the same seed, even against a searching bot', async () => {
    const words = ['--seed', '3', '--bot', 'strong@50nodes'];
    const lines = Array.from({ length: 6 }, () => '1');
    expect(await play(words, typing(...lines))).toBe(await play(words, typing(...lines)));
  });

  test('ends when the input ends', async () => {
    expect(await typed()).toMatch(/End of input: the game stops here\.\n$/);
  });

  test('ends when the player quits', async () => {
    const screen = await typed('quit', '1');
    expect(screen).not.toContain('End of input');
    expect(screen).not.toContain('Character phase');
  });

  test('skips phases without a choice, but never ends the turn by itself', async () => {
    const screen = await typed('start', 'play:sear', 'save passing.txt');
    expect(read(FOLDER, 'passing.txt')).toContain('[leadership] done [engagement] start');
    expect(screen).not.toContain('End the Character phase');
    expect(screen).toMatch(/^ {2}1 {2}Announce your power {2}Then you name Fire or Earth$/m);
  });

  test('has colours only if they are wanted', async () => {
    const plain = await typed('1', '1', '1');
    const coloured = await play(SEVEN, typing('1', '1', '1'), { isColoured: true });
    expect(plain).not.toContain('\u001B[');
    expect(coloured).toContain('\u001B[33m7\u001B[39m');
    expect(stripVTControlCharacters(coloured)).toBe(plain);
  });

  test('shows on a terminal that the bot is thinking, and clears it', async () => {
    const screen = await play(['--seed', '7', '--first', 'rival', '--bot', 'random'], typing('quit'), {
      width: 100,
    });
    expect(screen).toContain('The rival (random) is thinking …\r\u001B[K');
  });
});

describe('What the table shows', () => {
  test('both sides, the hand, the values of what is active, and what can be announced', async () => {
    const screen = await typed('start', 'play:sear', '1');
    const [table = ''] = screen.split('Turn 1, yours · Power phase').slice(-1);
    expect(table).toContain('Rival (Hoax)  hand 6 · draw deck 24 · power 0 Fire or 0 Earth');
    expect(table).toContain('You (Vulca)  hand 5 · draw deck 24 · power 4 Fire or 1 Earth');
    expect(table).toMatch(/combat +Sear 4\/1/);
    expect(table).toMatch(/^ {4}3\/2 {2}Fireblast +Booster$/m);
    expect(table).toMatch(/^ +Elemental Enchantment +Booster +My total power rises to 6\.$/m);
    expect(table).toMatch(/^ {2}1 {2}Announce 4 Fire {3}The rival must match 4; you draw a card$/m);
    expect(table).toMatch(/^ {2}2 {2}Announce 1 Earth {2}The rival must match 1; you draw a card$/m);
  });

  test('cards cut to the width of the terminal', async () => {
    const screen = await play(SEVEN, typing('quit'), { width: 70 });
    const lines = stripVTControlCharacters(screen).split('\n');
    expect(lines.some((line) => line.endsWith('…'))).toBe(true);
    expect(lines.filter((line) => line.startsWith('    ') && line.length > 70)).toEqual([]);
  });

  test('never a card of the rival that the player cannot know', async () => {
    const screen = await typed('decline', '1', 'done');
    expect(screen).toMatch(/^You draw (?!a card)/m);
    expect(screen).toMatch(/^The rival draws (?:a card|\d+ cards)\.$/m);
    expect(screen).not.toMatch(/The rival draws (?!a card|\d+ cards)/);
  });
});

const answer = (...lines: readonly string[]): Promise<string> =>
  answerTo(['play', ...SEVEN], lines, { cwd: FOLDER });

describe('What can be asked', () => {
  test('? lists the commands', async () => {
    expect(await answer('?')).toMatch(/hint[^]*why NAME[^]*undo[^]*save FILE[^]*quit/);
  });

  test('hint: the best options by their numbers, with the chance to win', async () => {
    expect(await answer('hint')).toMatch(/^ {2}[12] {2}\S.* +\d+ % to win +[+−]\d\.\d crystals\n/);
    expect(await answer('start', 'play:sear', 'hint')).toBe('You have only one option.\n');
  });

  test('card: a card in full, by the beginning of its name', async () => {
    const said = await answer('card elem');
    expect(said).toContain('Elemental Enchantment');
    expect(said).toContain('Vulca · Booster');
    expect(said.split('\n').length).toBeGreaterThan(2);
    expect(await answer('card vol')).toBe('Which one: Volca, Volcanic Gauntlets?\n');
    expect(await answer('card dragon')).toContain('No visible card is called “dragon”');
  });

  test('why: a card, the powers, the duties, each with its rules', async () => {
    expect(await answer('why sear')).toBe('  This card is played in the Character phase. [TURN-2, FREE-2]\n');
    expect(await answer('start', 'why')).toContain('You must play a character. [CHAR-1]');
    expect(await answer('start', 'play:sear', 'why sear')).toContain('Sear adds 4 Fire.');
    expect(await answer('start', 'play:sear', 'why power')).toBe(
      'You (Vulca)  4 Fire\n   4  Sear\nYou (Vulca)  1 Earth\n   1  Sear\nRival (Hoax)  0\n',
    );
  });

  test('why: nothing about cards that the rival hides', async () => {
    expect(await answer('why brain drain')).toContain('No visible card is called “brain drain”');
    expect(await answer('card brain drain')).toContain('Brain Drain');
  });

  test('undo takes back one choice after the other while it is allowed', async () => {
    expect(await answer('undo')).toBe('There is nothing to take back.\n');
    await typed('start', 'play:sear', 'undo', 'save undone.txt', 'undo', 'save twice.txt');
    expect(readNotation(read(FOLDER, 'undone.txt'), BUILT_IN).choices).toEqual(['done', 'start']);
    expect(readNotation(read(FOLDER, 'twice.txt'), BUILT_IN).choices).toEqual(['done']);
    const late = await typed('decline', '1', 'done', 'undo');
    expect(late).toContain('The rival has acted since');
  });

  test('save writes a record, or says why it cannot', async () => {
    expect(await answer('save')).toBe('Name a file: save FILE.\n');
    const screen = await typed('start', 'save a file', 'save a file');
    expect(readNotation(read(FOLDER, 'a file'), BUILT_IN).choices).toEqual(['done', 'start']);
    expect(screen).toContain('Written to a file.\na file cannot be written: it exists already.');
  });

  test.each(['99', '0', 'play:volca', 'nonsense', '-1', '1.5', 'x'.repeat(200)])(
    'unknown input gets an error: %s',
    async (line) => {
      expect(await answer(line)).toMatch(
        /^That is not one of your options: “.{1,40}”\. Type \? for help\.\n$/,
      );
    },
  );
});

describe('A game from a position', () => {
  const POSITION = ['--position', `${EXAMPLES}/position.json`, '--bot', 'random'];

  test('continues from the position, on either seat', async () => {
    const mine = await play(POSITION, typing('retrieve:battling-boomerang'));
    expect(mine).toContain('Turn 1, yours · Beginning phase · fight over Fire');
    expect(mine).toContain('You take Battling Boomerang back into hand.');
    const rivals = await play([...POSITION, '--seat', '1', '--seed', '1'], typing());
    expect(rivals).toContain('You (Hoax)');
  });

  test('shows what lies beside the leader', async () => {
    const [mine, rival] = [
      { hand: ['Cinder'], drawDeck: ['Torch'], beside: ['Lantern Pond'], emissaries: ['Thunderfist'] },
      { hand: ['Glimmer'], drawDeck: ['Spark'], beside: ["Lika's Crystal Horn"] },
    ];
    put(FOLDER, 'beside.json', JSON.stringify({ seats: [mine, rival] }));
    const screen = await play(['--position', 'beside.json', '--bot', 'random'], typing());
    expect(screen).toMatch(/Hyla +Lantern Pond/);
    expect(screen).toMatch(/envoys +Thunderfist/);
    expect(screen).toMatch(/crystals +Lika's Crystal Horn/);
  });

  test('can be saved as a position or as a record', async () => {
    await play(POSITION, typing('done', 'save x.txt', 'save left.json'));
    expect(readNotation(read(FOLDER, 'x.txt'), BUILT_IN).choices).toEqual(['done', 'done']);
    expect(JSON.parse(read(FOLDER, 'left.json'))).toMatchObject({ element: 'fire', turn: 0 });
    const again = await play(['--position', 'left.json'], typing());
    expect(again).toContain('Turn 1, yours · Engagement phase · fight over Fire');
  });

  test.each([
    [['--position', 'nothing.json'], 'nothing.json cannot be read: there is no such file or folder.'],
    [['--position', '-'], 'give the position as a file'],
    [['--position', 'x', '--me', 'flit'], "'--position <file>' cannot be used with option '--me <deck>'"],
    [['--seat', '1'], '--seat needs --position'],
  ])('says what is wrong with %j', async (words, why) => {
    const { code, stderr } = await bluemoon(['play', ...words], { cwd: FOLDER });
    expect(code).toBe(1);
    expect(stderr).toContain(why);
  });
});
