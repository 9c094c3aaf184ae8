import { describe, expect, test } from 'vitest';
import { BUILT_IN } from '@bluemoon/engine';
import type { Language } from '@bluemoon/engine';
import {
  ENTRIES,
  loadPuzzle,
  puzzleState,
  tellReason,
  tellSolution,
  tellTask,
  tryOption,
} from '../../src/puzzles/index.ts';
import type { Puzzle } from '../../src/puzzles/index.ts';

async function puzzleNamed(id: string): Promise<Puzzle> {
  const entry = ENTRIES.find((each) => each.id === id);
  const puzzle = entry === undefined ? null : await loadPuzzle(entry);
  if (puzzle === null) throw new Error(`There is no puzzle ${id}.`);
  return puzzle;
}

/** Why the last of these tries is wrong. */
async function refusal(id: string, tries: readonly string[], language: Language = 'en'): Promise<string> {
  const puzzle = await puzzleNamed(id);
  let state = puzzleState(puzzle, BUILT_IN);
  for (const each of tries) {
    const tried = tryOption(puzzle, state, each);
    if (tried.kind === 'wrong') {
      const told = tellReason(tried.reason, puzzle, state, each, { language, box: BUILT_IN });
      return told.map(({ text, rules }) => `${text} (${rules.join(', ')})`).join(' ');
    }
    ({ state } = tried);
  }
  throw new Error(`${id} is not refused.`);
}

const taskOf = async (id: string): Promise<string> =>
  tellTask(await puzzleNamed(id), { language: 'en', box: BUILT_IN }).task;

const ONLY_BLUFF =
  'After that you can announce only with a bluff, and a call would make you retreat. (BLUFF-8, BLUFF-11)';
const BLUFF_DOES_NOT_COUNT = 'A bluff does not count if a call would make you retreat.';

describe('A refused try', () => {
  test('names the bluff if nothing else allows an announcement (BLUFF-11)', async () => {
    expect(await refusal('buka-25', ['play:commodore-lo-tan'])).toBe(ONLY_BLUFF);
    expect(await refusal('buka-13', ['play:quartermaster-kura-ko'])).toBe(ONLY_BLUFF);
    expect(await refusal('buka-33', ['done'])).toBe(ONLY_BLUFF);
    expect(await refusal('buka-25', ['play:commodore-lo-tan'], 'de')).toContain('nur mit einem Bluff');
  });

  test('says that the rival uses cards the solver can see, and holds others', async () => {
    expect(await refusal('flit-33', ['play:peckswift'])).toContain(
      'Buka could use Sea Devil, Cannoneer Rilana Paal and Captain Su Cha and stay in the fight.',
    );
    const both = await refusal('khind-38', ['play:funflop']);
    expect(both).toContain('could hold Cannoneer Qu Cha, use Sea Falcon, Captain Su Cha and');
    expect(await refusal('khind-38', ['play:funflop'], 'de')).toContain('Qu Cha haben, Sea Falcon, ');
  });

  test('names what is played, not what is loaded, and says what is discarded', async () => {
    expect(await refusal('buka-41', ['done'])).toContain('Even if you then play B.P. Mystery and Armory, ');
    expect(await refusal('aqua-31', ['play:oomola-aqua-delta'])).toMatch(
      /^Even if you then play Launch Hail of Doom and discard Eelena-Aqua-Prima-Alpha, /,
    );
  });

  test('names the strongest announcement if the solver starts the fight', async () => {
    const tries = ['play:iisilia-aqua-terz'];
    expect(await refusal('aqua-37', tries)).toContain('play Perilous Marsh and announce 5 Earth, ');
    expect(await refusal('aqua-37', tries, 'de')).toContain('spielst und 5 Erde ansagst, ');
  });
});

const reasonOf = async (id: string, language: Language = 'en'): Promise<string> =>
  tellSolution(await puzzleNamed(id), { language, box: BUILT_IN })
    .map(({ text }) => text)
    .join(' ');

describe('The explanation', () => {
  test('says why the rival has to match less than the own total', async () => {
    expect(await reasonOf('hoax-19')).toContain('With Cinder, Vulca could lower your total to 7. ');
    expect(await reasonOf('hoax-19', 'de')).toContain('Vulca deine Gesamtstärke auf 7 senken. ');
  });

  test('says what a failed call costs (BLUFF-9, BLUFF-10)', async () => {
    expect(await reasonOf('buka-33')).toContain(
      'calls your bluff, you discard it, and your total falls to 9. ',
    );
  });

  test('says what the own total is once old cards of the rival are covered (CHAR-3)', async () => {
    expect(await reasonOf('pillar-40')).toContain('covered, and your total is 8 Fire or more. ');
    expect(await reasonOf('flit-38')).toMatch(/your total is 4 Earth or more\. .* 4 is needed\./);
  });

  test('tells no other number than the own total without a reason', async () => {
    for (const { id } of ENTRIES.filter(({ kind }) => kind === 'provable')) {
      const text = await reasonOf(id);
      const total = / The total is (\d+) /.exec(text)?.[1];
      const needed = /; (\d+) is needed/.exec(text)?.[1];
      const isTold = total === needed || /lower your total|total falls|your total is/.test(text);
      expect([id, total === undefined || needed === undefined || isTold]).toEqual([id, true]);
    }
  });
});

describe('The chance of a judgement', () => {
  test('is that of the solver', async () => {
    for (const { id } of ENTRIES.filter(({ kind }) => kind === 'judgement')) {
      const puzzle = await puzzleNamed(id);
      const [, other = ''] = Object.keys(puzzle.chances ?? {}).toSorted(
        (a, b) => Number(b === puzzle.solution[0]) - Number(a === puzzle.solution[0]),
      );
      expect(await refusal(id, [other])).toMatch(/^That gives you a chance of \d+ % to win the game\. /);
      expect(await refusal(id, [other], 'de')).toMatch(/^Das gibt dir eine Gewinnchance von /);
    }
  });
});

describe('The task', () => {
  test('says which bluff does not count, also if the card is on a ship or face down', async () => {
    expect(await taskOf('buka-25')).toContain(BLUFF_DOES_NOT_COUNT);
    expect(await taskOf('buka-33')).toContain(BLUFF_DOES_NOT_COUNT);
    expect(await taskOf('vulca-7')).not.toContain('bluff');
  });
});
