import { describe, expect, test } from 'vitest';
import { BUILT_IN, decision, PEOPLES, viewFor } from '@bluemoon/engine';
import type { State } from '@bluemoon/engine';
import {
  aimOf,
  ENTRIES,
  faultsOf,
  loadPuzzles,
  prove,
  puzzleState,
  rightOptions,
  solutionSteps,
  tellReason,
  tellSolution,
  tellTask,
  tryOption,
} from '../../src/puzzles/index.ts';
import type { Puzzle } from '../../src/puzzles/index.ts';
import { isObvious } from '../../mine/obvious.ts';
import { ideaIn } from '../../src/puzzles/idea.ts';
import { canBeProved } from '../../src/puzzles/provable.ts';

const puzzles: readonly Puzzle[] = (await Promise.all(PEOPLES.map(loadPuzzles))).flat();
const provable = puzzles.filter(({ kind }) => kind === 'provable');
/** Some of all peoples. */
const some = puzzles.filter((_, i) => i % 24 === 0);
const LANGUAGES = ['en', 'de'] as const;
const ENGLISH = { language: 'en', box: BUILT_IN } as const;

/** The rival has all dragons, and the solution plays the last cards: after their retreat the game is over. */
const LOST_WITH_THE_FIGHT: Puzzle = {
  id: 'buka-0',
  people: 'buka',
  rival: 'hoax',
  kind: 'provable',
  goal: 'winFight',
  themes: ['ships'],
  difficulty: 3,
  seat: 0,
  position:
    'bm2.legends.free.single.buka.hoax.gCAAAv7f__8HAAr-3f-_BgAAgICAQAAAgICAgAEAAoACAAiMrLiwA7SQ4MACrrzooQGGxPDQAoLgwMADprSQgAKypLChAgoAB5qAgJEDkqCQsQK4iKjhAaLg6PEBrOjQYJiEmECK0LgBAAgB_v-HsAOB_P8PAQEBgcgHAQEBAQEBAQEBAAA2AQADgpCBhAEAAvzv_vsGAAr87_7DBgAAgICAOAAOgNiAMba0yPECuriQYbiI2JABqKiIQLTEqIEDppT4wAGQHAAHmJS4gAGexKiBA4SEyLACqMjYYK7kmIACiLjQwQM6AAgBAQEBAYHoBwHjAwEBAQEBAQEBAAAyAQAD-rWOpATj2J3CAb_7tKMEmAEAAUSgAwABBAQEABUGAAABAAECAAABAAMEAgECAAIBAAICAEc.-.114pqu9',
  solution: [
    'land:sea-falcon',
    'done',
    'start',
    'play:cannoneer-qu-cha',
    'play:cannoneer-alo-cha',
    'done',
    'done',
    'announce:earth',
  ],
  foundBy: [],
};

const numberIn = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? Number.NaN);

/** Solves a puzzle with the last right option each time. */
function lastWay(puzzle: Puzzle): { readonly line: readonly string[]; readonly end: State } {
  const line: string[] = [];
  for (let state = puzzleState(puzzle, BUILT_IN); ;) {
    const tried = tryOption(puzzle, state, rightOptions(puzzle, state).at(-1) ?? '');
    if (tried.kind === 'wrong') throw new Error(`${puzzle.id} has no right option.`);
    line.push(...tried.steps.filter(({ seat }) => seat === puzzle.seat).map(({ option }) => option.id));
    ({ state } = tried);
    if (tried.solved) return { line, end: state };
  }
}

describe('The puzzles', () => {
  test('are in the index as in the file of their people', () => {
    const told = puzzles.map(({ id, people, rival, kind, goal, themes, difficulty }) => ({
      id,
      people,
      rival,
      kind,
      goal,
      themes,
      difficulty,
    }));
    expect(told).toEqual(ENTRIES);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  });

  test('are 300 or more, 20 or more for each people', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(300);
    const few = PEOPLES.filter((people) => puzzles.filter((one) => one.people === people).length < 20);
    expect(few).toEqual([]);
  });

  test('with a single card are not solved by the largest one', () => {
    const single = puzzles.filter(
      ({ solution }) => solution.filter((id) => /^(play|bluff):/.test(id)).length < 2,
    );
    const largest = single.filter((puzzle) => isObvious(puzzle, BUILT_IN));
    expect(single.length).toBeGreaterThan(0);
    expect(largest.map(({ id }) => id)).toEqual([]);
  });

  test('are not won by a fight with which the game is lost (WIN-2, WIN-5)', () => {
    expect(faultsOf(LOST_WITH_THE_FIGHT, BUILT_IN)).toEqual(['The goal winFight is not reached.']);
  });

  test('allow ways that only a lie could answer, since a call finds it out (BLUFF-11)', () => {
    const puzzle = puzzles.find(({ id }) => id === 'flit-33');
    if (puzzle === undefined) throw new Error('The puzzle is gone.');
    let state = puzzleState(puzzle, BUILT_IN);
    for (const id of ['play:cheepchirrup', 'play:launch-boiling-oil']) {
      const tried = tryOption(puzzle, state, id);
      if (tried.kind === 'wrong') throw new Error(`${id} is wrong.`);
      ({ state } = tried);
    }
    // A neutral card that lies open on a ship is the only one that would match, face down.
    expect(rightOptions(puzzle, state)).toEqual(['play:launch-itching-bugs']);
  });

  test.each(PEOPLES)('of %s prove what they claim: one idea wins whatever the rival holds', (people) => {
    const failing = provable
      .filter((puzzle) => puzzle.people === people)
      .filter((puzzle) => {
        const state = puzzleState(puzzle, BUILT_IN);
        const aim = aimOf(puzzle);
        const idea = ideaIn(prove(state, puzzle.seat, aim).options, aim);
        const isRight = idea?.working.some(({ option }) => option.id === puzzle.solution[0]) ?? false;
        return !isRight || !canBeProved(state, puzzle.seat);
      });
    expect(failing.map(({ id }) => id)).toEqual([]);
  });

  test('hold up when they are checked step by step', () => {
    for (const puzzle of some) expect([puzzle.id, faultsOf(puzzle, BUILT_IN)]).toEqual([puzzle.id, []]);
  });

  test('ask the seat that has to choose, in both languages', () => {
    for (const puzzle of puzzles) {
      const asked = decision(puzzleState(puzzle, BUILT_IN))?.seat;
      expect([puzzle.id, asked]).toEqual([puzzle.id, puzzle.seat]);
      const [english, german] = LANGUAGES.map((language) => tellTask(puzzle, { language, box: BUILT_IN }));
      expect(english?.task).not.toBe(german?.task);
    }
  });
});

describe('A solver', () => {
  test('solves a puzzle by its solution, and reads why it works', () => {
    for (const puzzle of some) {
      for (const language of LANGUAGES) {
        const { steps } = solutionSteps(puzzle, { language, box: BUILT_IN });
        const chosen = steps.map(({ option }) => option.id);
        expect([puzzle.id, ...chosen]).toEqual([puzzle.id, ...puzzle.solution]);
        expect([puzzle.id, tellSolution(puzzle, { language, box: BUILT_IN })]).not.toEqual([puzzle.id, []]);
      }
    }
  });

  test('is never told to need more than the solution has, unless by a shield', () => {
    for (const puzzle of puzzles.filter(({ kind }) => kind === 'onlyMove')) {
      const text = tellSolution(puzzle, ENGLISH)
        .map((sentence) => sentence.text)
        .join(' ');
      const total = numberIn(text, /The total is (\d+)/);
      const needed = numberIn(text, /You need at least (\d+)/);
      const isExplained = Number.isNaN(needed) ? /shield|now in/.test(text) : total >= needed;
      expect([puzzle.id, isExplained, text]).toEqual([puzzle.id, true, text]);
    }
  });

  test('reads why their own way works if it is another one', () => {
    let others = 0;
    for (const puzzle of provable.filter((_, i) => i % 9 === 0)) {
      const { line, end } = lastWay(puzzle);
      const { fight } = viewFor(end, puzzle.seat);
      if (fight === null || fight.element === null || line.join() === puzzle.solution.join()) continue;
      others++;
      const own = `The total is ${fight.power[puzzle.seat][fight.element]} `;
      expect([puzzle.id, tellSolution(puzzle, ENGLISH, line)[0]?.text]).toEqual([
        puzzle.id,
        expect.stringContaining(own),
      ]);
    }
    expect(others).toBeGreaterThan(2);
  });

  test('is not asked which of the dragons moves', () => {
    const moving = puzzles.filter(({ solution }) => solution.some((id) => id.startsWith('dragon:')));
    expect(moving.length).toBeGreaterThan(0);
    for (const puzzle of moving) {
      let state = puzzleState(puzzle, BUILT_IN);
      for (const id of puzzle.solution.filter((each) => !each.startsWith('dragon:'))) {
        if (!decision(state)?.options.some((option) => option.id === id)) continue;
        const tried = tryOption(puzzle, state, id);
        if (tried.kind === 'right') ({ state } = tried);
        expect([puzzle.id, decision(state)?.options[0]?.kind]).not.toEqual([puzzle.id, 'dragon']);
      }
    }
  });

  test('hears an answer to the line that comes closest', () => {
    const puzzle = puzzles.find(({ id }) => id === 'aqua-37');
    if (puzzle === undefined) throw new Error('The puzzle is gone.');
    const state = puzzleState(puzzle, BUILT_IN);
    const id = 'play:colossal-crustacean';
    const tried = tryOption(puzzle, state, id);
    if (tried.kind === 'right') throw new Error(`${id} is right.`);
    // It leads to 5 Earth or to 0 Fire, which anything would match.
    const why = tellReason(tried.reason, puzzle, state, id, ENGLISH).map(({ text }) => text);
    expect(why.join(' ')).toContain('Colossus Gigantus');
  });

  test('reads the reason of every wrong first try', () => {
    for (const puzzle of some) {
      const state = puzzleState(puzzle, BUILT_IN);
      const options = viewFor(state, puzzle.seat).decision?.options ?? [];
      for (const { id } of options) {
        const tried = tryOption(puzzle, state, id);
        if (tried.kind === 'right') continue;
        const why = tellReason(tried.reason, puzzle, state, id, { language: 'en', box: BUILT_IN });
        expect(why.map(({ text }) => text).join(' '), `${puzzle.id} ${id}`).toMatch(/\w+.*\.$/);
      }
    }
  });
});
