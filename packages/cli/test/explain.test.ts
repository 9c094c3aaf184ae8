import { describe, expect, test } from 'vitest';
import { emptyFolder, EXAMPLES, put } from './folder.ts';
import { bluemoon } from './test-io.ts';

const FOLDER = emptyFolder();

async function explained(...words: readonly string[]): Promise<string> {
  const { code, stdout } = await bluemoon(['explain', ...words], { cwd: EXAMPLES });
  expect(code).toBe(0);
  return stdout;
}

describe('A position explained', () => {
  test('shows the table, both powers card by card, the duties and the options', async () => {
    const said = await explained('position.json');
    expect(said).toContain('Turn 1, Seat 0 · Beginning phase · fight over Fire · on the board: Doran, Sesha');
    expect(said).toContain('Seat 0  8 Fire\n   3  Nirwadas the Traveler\n   2  Battling Boomerang\n');
    expect(said).toContain('Seat 1 (Hoax)  4 Fire\n   1  Catusan\n   3  Tome of Wisdom\n');
    expect(said).toContain('To go on you must match 4 Fire: you have 8, which is enough. [POWER-3, POWER-4]');
    expect(said).toMatch(/^ {2}Take Battling Boomerang back into your hand {2}retrieve:battling-boomerang$/m);
  });

  test('says why a card is not worth what it prints', async () => {
    put(
      FOLDER,
      'gauntlets.json',
      JSON.stringify({
        element: 'fire',
        seats: [
          {
            deck: 'vulca',
            combat: ['Spark', 'Volcanic Gauntlets'],
            targets: { 'Volcanic Gauntlets': 'Spark' },
          },
          { deck: 'hoax', combat: ['Catusan'] },
        ],
      }),
    );
    const { stdout } = await bluemoon(['explain', 'gauntlets.json'], { cwd: FOLDER });
    expect(stdout).toMatch(
      /^ {3}(\d+) {2}Spark: Spark prints \d+ Fire\. Volcanic Gauntlets changes the value of Spark to \1 Fire\. \[/m,
    );
  });

  test('can be limited to one card of either seat', async () => {
    const said = await explained('position.json', '--card', 'battling');
    expect(said).toContain('Hoax · Booster');
    expect(said).toContain('Seat 0\n  Battling Boomerang adds 2 Fire.');
    expect(said).toContain('Seat 1 (Hoax)\n  Battling Boomerang is in the draw deck');
  });

  test('can be a step of a record', async () => {
    expect(await explained('game.txt', '--from', '5')).toContain('Announce 2 Fire   announce:fire');
    expect(await explained('game.txt')).toMatch(/\n\nThe game is over\.\n$/);
  });

  test('can be printed as JSON', async () => {
    const facts: unknown = JSON.parse(await explained('position.json', '--json'));
    expect(facts).toMatchObject({
      turn: { number: 1, seat: 0, phase: 'beginning' },
      element: 'fire',
      power: [
        { seat: 0, element: 'fire', total: 8 },
        { seat: 1, element: 'fire', total: 4 },
      ],
      decision: {
        seat: 0,
        options: [
          { id: 'retrieve:battling-boomerang', text: 'Take Battling Boomerang back into your hand' },
          { id: 'done', text: 'End the Beginning phase' },
        ],
      },
    });
    const card: unknown = JSON.parse(await explained('position.json', '--card', 'cinder', '--json'));
    expect(card).toMatchObject({ card: 'cinder', seats: [{ seat: 0, play: { playable: false } }] });
  });

  test.each([
    ['no JSON', '{ "seats": [', 'it.json is not valid JSON: '],
    ['an unknown card', '{ "seats": [{ "hand": ["Cindr"] }, {}] }', 'did you mean “Cinder”?'],
    ['nothing', '', 'it.json is empty. See docs/POSITIONS.md'],
    ['any text', 'hello', 'it.json is neither a position (docs/POSITIONS.md) nor the record of a game'],
  ])('says what is wrong with a file: %s', async (_, text, why) => {
    put(FOLDER, 'it.json', text);
    const { code, stdout, stderr } = await bluemoon(['explain', 'it.json'], { cwd: FOLDER });
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain(why);
  });

  test.each([
    [['position.json', '--card', 'volca'], 'Neither deck has a card “volca”.'],
    [['position.json', '--card', 'cindr'], 'Neither deck has a card “cindr”. Did you mean Cinder?'],
    [['position.json', '--card', 'b'], 'Which one: Battling Boomerang, '],
    [
      ['position.json', '--from', '3'],
      '--from counts the steps of a record, but position.json is a position.',
    ],
    [['game.txt', '--from', '99'], 'game.txt has steps 0 to 27: there is no step 99.'],
    [['.'], '. cannot be read: it is a folder.'],
  ])('says what is wrong with %j', async (words, why) => {
    const { code, stderr } = await bluemoon(['explain', ...words], { cwd: EXAMPLES });
    expect(code).toBe(1);
    expect(stderr).toContain(why);
  });
});
