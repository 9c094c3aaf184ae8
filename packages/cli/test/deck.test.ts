import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder, EXAMPLES, put, read } from './folder.ts';
import { answerTo, bluemoon } from './test-io.ts';

const cwd = emptyFolder();
const EXAMPLE = join(EXAMPLES, 'deck.txt');
const example = read(EXAMPLES, 'deck.txt');

const ember = {
  id: 'ember-of-dawn',
  name: { en: 'Ember of Dawn', de: 'Glut der Dämmerung' },
  people: 'vulca',
  number: 201,
  type: 'character',
  moons: 1,
  fire: 4,
  earth: 2,
};
put(cwd, 'pack.json', JSON.stringify({ cards: [ember] }));
put(cwd, 'packed.txt', example.replace('\nSpark\n', '\nEmber of Dawn\n'));

describe('Checking a deck', () => {
  test('says that it is legal, and what it costs', async () => {
    const { code, stdout } = await bluemoon(['deck', 'check', EXAMPLE]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/deck\.txt is legal: 30 cards, \d+ of 10 moons: \d+ Character/);
  });

  test('knows the decks of the peoples', async () => {
    const { code, stdout } = await bluemoon(['deck', 'check', 'vulca']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^vulca is legal: 30 cards, /);
  });

  test('lists every line that cannot be read and every broken rule', async () => {
    put(
      cwd,
      'broken.txt',
      example.replace('\nSpark\n', '\nSprak\nBlaze\nMuster Reinforcements\nTomb of Bones\n'),
    );
    const { code, stdout, stderr } = await bluemoon(['deck', 'check', 'broken.txt'], { cwd });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^broken\.txt has \d problems:\n/);
    expect(stderr).toMatch(/Line \d+, “Sprak”: there is no such card\. Did you mean Spark/);
    expect(stderr).toContain('DECK-2');
  });

  test('reads standard input', async () => {
    const { code, stderr } = await bluemoon(['deck', 'check', '-'], { input: 'Leader: Inferno\nSpark\n' });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The input has one problem:\n- .*\(DECK-1\)\n$/);
  });

  test.each([
    [['deck', 'check', 'nowhere.txt'], 'nowhere.txt cannot be read: there is no such file or folder.'],
    [['deck', 'check', 'empty.txt'], 'empty.txt is empty.'],
    [
      ['deck', 'check', join(EXAMPLES, 'pack.json')],
      'pack.json looks like a card pack, not a deck. To check it: ',
    ],
    [['deck', 'check', join(EXAMPLES, 'position.json')], 'position.json looks like JSON, not a deck.'],
    [['deck', 'show', 'volcano'], 'There is no deck “volcano”. Available: vulca, hoax'],
  ])('says what is wrong: %s', async (words, message) => {
    put(cwd, 'empty.txt', ' \n');
    const { code, stderr } = await bluemoon(words, { cwd });
    expect(code).toBe(1);
    expect(stderr).toContain(message);
  });
});

describe('Showing a deck', () => {
  test('prints a valid deck file', async () => {
    const { stdout } = await bluemoon(['deck', 'show', EXAMPLE, '--lang', 'de']);
    expect(stdout).toMatch(/^Anführer: Inferno\n/);
    const { code } = await bluemoon(['deck', 'check', '-'], { input: stdout });
    expect(code).toBe(0);
  });

  test('knows the decks of the peoples', async () => {
    const { stdout } = await bluemoon(['deck', 'show', 'khind']);
    expect(stdout).toMatch(/^Leader: PitPan\n/);
  });

  test('shows what each card costs, and the total', async () => {
    const { stdout } = await bluemoon(['deck', 'show', 'vulca']);
    expect(stdout).toContain('\nCinder\n');
    expect(stdout).toContain('\nPandemonium  # 2 moons\n');
    const costs = Array.from(stdout.matchAll(/\w {2}# (\d) moons?$/gm), ([, moons]) => Number(moons));
    const total = costs.reduce((sum, moons) => sum + moons, 0);
    expect(stdout).toContain(`# 30 cards, ${total} of 10 moons: `);
  });
});

describe('A deck file', () => {
  test('can be played', async () => {
    const seen = await answerTo(['play', '--me', EXAMPLE, '--rival', 'buka', '--bot', 'random'], ['?']);
    expect(seen).not.toBe('');
  });

  test('must be legal', async () => {
    put(cwd, 'short.txt', 'Leader: Inferno\nSpark\n');
    const { code, stderr } = await bluemoon(['play', '--me', 'short.txt'], { cwd });
    expect(code).toBe(1);
    expect(stderr).toContain('short.txt is not a playable deck:\n- ');
  });

  test('can be used in the arena', async () => {
    const { code, stdout } = await bluemoon(
      ['arena', 'random', 'random', '--decks', `${EXAMPLE},vulca`, '--games', '4', '--json'],
      { cwd },
    );
    expect(code).toBe(0);
    const { matrix } = JSON.parse(stdout) as { readonly matrix: Record<string, unknown> };
    expect(Object.keys(matrix)).toEqual(['vulca', EXAMPLE]);
  });

  test('cannot be combined with --pairs', async () => {
    const { code, stderr } = await bluemoon([
      'arena',
      'random',
      'solid',
      '--decks',
      'vulca',
      '--pairs',
      'all',
    ]);
    expect(code).toBe(1);
    expect(stderr).toContain('cannot be used with');
  });
});

describe('A card pack', () => {
  test('adds cards to the search', async () => {
    const { stdout } = await bluemoon(['cards', 'ember', 'dawn', '--pack', 'pack.json'], { cwd });
    expect(stdout).toBe('Ember of Dawn  4/2\n  Vulca · Character · 1 moon\n');
    const { code } = await bluemoon(['cards', 'ember', 'dawn'], { cwd });
    expect(code).toBe(1);
  });

  test('adds cards for decks', async () => {
    const check = ['deck', 'check', 'packed.txt'];
    expect((await bluemoon(check, { cwd })).stderr).toContain('“Ember of Dawn”: there is no such card');
    expect((await bluemoon([...check, '--pack', 'pack.json'], { cwd })).code).toBe(0);
  });

  test('is used in play, by bots and in replays', async () => {
    const arena = [
      'arena',
      'novice',
      'random',
      '--decks',
      'packed.txt',
      '--games',
      '2',
      '--pack',
      'pack.json',
    ];
    const { code, stdout } = await bluemoon([...arena, '--json'], { cwd });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ incidents: [] });
    const play = ['play', '--me', 'packed.txt', '--rival', 'packed.txt', '--bot', 'random', '--seed', '1'];
    await bluemoon([...play, '--pack', 'pack.json'], { cwd, input: '1\n1\nsave packed-game.txt\nquit\n' });
    const replay = ['replay', 'packed-game.txt', '--all'];
    expect((await bluemoon(replay, { cwd })).code).toBe(1);
    expect((await bluemoon([...replay, '--pack', 'pack.json'], { cwd })).code).toBe(0);
  });

  test('with errors is refused by line and field', async () => {
    put(cwd, 'bad.json', `{\n "cards": [\n${JSON.stringify({ ...ember, fire: 99 })}\n]}`);
    const { code, stderr } = await bluemoon(['cards', '--pack', 'bad.json'], { cwd });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^bad\.json: The card pack has 1 problem:\nline 3, cards\[0\]\.fire: /);
  });
});
