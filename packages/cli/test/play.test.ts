import { stripVTControlCharacters } from 'node:util';
import { readNotation, replay } from '@bluemoon/engine';
import type { GameSetup } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { atTerminal, typing } from './terminal.ts';
import type { Typist } from './terminal.ts';

const SETUP: GameSetup = { decks: ['vulca', 'hoax'], seed: 7, first: 0 };
const OVER = 'The game is over.\nType save FILE';

/** Types numbers of options, as chance will have it, until the game is over; then saves the record. */
function player(seed: number): Typist {
  let word = seed * 7919 + 1;
  let isSaved = false;
  return (seen) => {
    if (seen.includes(OVER)) {
      if (isSaved) return undefined;
      isSaved = true;
      return 'save game.txt';
    }
    if (isSaved) return undefined;
    const options = seen.match(/^ {1,2}\d+ {2}\S/gm)?.length ?? 0;
    word = (Math.imul(word, 1103515245) + 12345) >>> 0;
    return String(1 + ((word >>> 8) % options));
  };
}

describe('A game at the terminal', () => {
  test.each([
    ['vulca', 'buka', 1],
    ['hoax', 'mimix', 2],
    ['flit', 'khind', 3],
    ['terrah', 'pillar', 4],
    ['buka', 'aqua', 5],
  ] as const)('goes to its end and leaves a record: %s against %s', async (me, rival, seed) => {
    const { screen, saved } = await atTerminal({ decks: [me, rival], seed }, player(seed));
    const record = readNotation(saved.get('game.txt') ?? '');
    const { events } = replay(record);
    const ending = events.flat().find((event) => event.event === 'gameEnded');
    expect(ending).toBeDefined();
    expect(screen).toContain(`${ending?.winner === 0 ? 'You win' : 'The rival wins'} ${ending?.crystals}`);
    expect(screen).toContain('The record is in game.txt.');
  });

  test('is the same game for the same seed', async () => {
    const once = await atTerminal(SETUP, player(3));
    const again = await atTerminal(SETUP, player(3));
    expect(again.screen).toBe(once.screen);
  });

  test('ends by itself when the input ends', async () => {
    const { screen } = await atTerminal(SETUP, typing());
    expect(screen).toMatch(/The input has ended, and so does this\.\n$/);
  });

  test('ends when the player quits', async () => {
    const { screen } = await atTerminal(SETUP, typing('quit', '1'));
    expect(screen).not.toContain('The input has ended');
    expect(screen).not.toContain('Engagement phase');
  });

  test('has colours only where they are wanted', async () => {
    const plain = await atTerminal(SETUP, typing('1', '1', '1'));
    const coloured = await atTerminal(SETUP, typing('1', '1', '1'), true);
    expect(plain.screen).not.toContain('\u001B[');
    expect(coloured.screen).toContain('\u001B[33m7\u001B[39m');
    expect(stripVTControlCharacters(coloured.screen)).toBe(plain.screen);
  });
});

describe('What the table shows', () => {
  test('both sides, the hand, the values of what is active, and what has to be matched', async () => {
    const { screen } = await atTerminal(SETUP, typing('done', 'start', 'play:sear', '1', '1'));
    const [table = ''] = screen.split('Turn 1, yours, Power phase').slice(-1);
    expect(table).toContain('Rival (Hoax)  hand 6, draw deck 24, power 0 Fire or 0 Earth');
    expect(table).toContain('You (Vulca)  hand 5, draw deck 24, power 4 Fire or 1 Earth');
    expect(table).toMatch(/combat +Sear 4\/1/);
    expect(table).toContain('  Elemental Enchantment, Booster (text)');
    expect(table).toMatch(/^ {2}1 {2}Announce Fire$/m);
    expect(table).toMatch(/^ {2}2 {2}Announce Earth$/m);
  });

  test('never a card of the rival that its player cannot know', async () => {
    const { screen } = await atTerminal(SETUP, typing('done', 'decline', '1', 'done'));
    expect(screen).toMatch(/^You draw (?!a card)/m);
    expect(screen).toContain('The rival draws a card.');
    expect(screen).not.toMatch(/The rival draws (?!a card)/);
  });
});

/** What is written in answer to the last of the lines. */
async function answerTo(...lines: readonly string[]): Promise<string> {
  const before = await atTerminal(SETUP, typing(...lines.slice(0, -1), 'quit'));
  const after = await atTerminal(SETUP, typing(...lines, 'quit'));
  return after.screen.slice(before.screen.length);
}

describe('What can be asked', () => {
  test('? lists the commands', async () => {
    expect(await answerTo('?')).toMatch(/why NAME[^]*undo[^]*save FILE[^]*quit/);
  });

  test('card: a card in full, by the beginning of its name', async () => {
    const said = await answerTo('card elem');
    expect(said).toContain('Elemental Enchantment');
    expect(said).toContain('Vulca · Booster');
    expect(said.split('\n').length).toBeGreaterThan(2);
    expect(await answerTo('card vol')).toBe('Which one: Volca, Volcanic Gauntlets?\n');
    expect(await answerTo('card dragon')).toContain('There is no card “dragon”');
  });

  test('why: a card, the powers, the duties, each with its rules', async () => {
    expect(await answerTo('why sear')).toBe(
      '  The time for playing this card is the Character phase. [TURN-2, FREE-2]\n',
    );
    expect(await answerTo('done', 'start', 'why')).toContain('You must play a character. [CHAR-1]');
    expect(await answerTo('done', 'start', 'play:sear', 'why sear')).toContain('Sear adds 4 Fire.');
    expect(await answerTo('done', 'start', 'play:sear', 'why power')).toMatch(
      /Yours:[^]*Sear adds 4 Fire[^]*The rival's:/,
    );
  });

  test('why: nothing about cards that the rival hides', async () => {
    expect(await answerTo('why brain drain')).toContain('There is no card “brain drain”');
    expect(await answerTo('card brain drain')).toContain('Brain Drain');
  });

  test('undo takes the turn back while it may', async () => {
    expect(await answerTo('undo')).toContain('A turn can be taken back only from');
    const { screen } = await atTerminal(SETUP, typing('done', 'start', 'play:sear', 'undo', 'save x'));
    expect(screen).toContain('You take the turn back.');
    const { saved } = await atTerminal(SETUP, typing('done', 'start', 'play:sear', 'undo', 'save x'));
    expect(readNotation(saved.get('x') ?? '').choices.at(-1)).toBe('take-back');
  });

  test('save writes a record, and says so if it cannot', async () => {
    expect(await answerTo('save')).toBe('Name a file: save FILE.\n');
    const { screen, saved } = await atTerminal(SETUP, typing('done', 'save a file', 'save a file'));
    expect(readNotation(saved.get('a file') ?? '').choices).toEqual(['done']);
    expect(screen).toContain('The record is in a file.\na file could not be written: it exists');
  });

  test.each(['99', '0', 'play:volca', 'nonsense', '-1', '1.5', 'x'.repeat(5000)])(
    'an input that is nothing is told so: %s',
    async (line) => {
      expect(await answerTo(line)).toMatch(
        /^That is none of your options: “.{1,40}”\. Type \? for help\.\n$/,
      );
    },
  );
});
