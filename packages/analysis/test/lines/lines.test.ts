import { BUILT_IN, legalChoices, parsePosition, readNotation, stateFromPosition } from '@bluemoon/engine';
import { expect, it } from 'vitest';
import {
  areLegal,
  endFrom,
  endsOf,
  linesFrom,
  linesIn,
  MAX_NAME,
  nameAt,
  named,
  positionOfLines,
  recordAt,
  stepAt,
  stepsIn,
  withChoice,
  withoutStep,
  writeLines,
} from '../../src/index.ts';
import type { Lines, Path } from '../../src/index.ts';

const position = stateFromPosition(
  parsePosition(
    {
      phase: 'character',
      element: 'fire',
      seats: [
        { deck: 'vulca', hand: ['Spark', 'Torch', 'Ignite'] },
        { deck: 'hoax', combat: ['Catusan'] },
      ],
    },
    BUILT_IN,
  ),
  BUILT_IN,
);
const start = linesFrom({ setup: { position }, choices: [] });
const [spark, torch] = legalChoices(position).filter((choice) => /spark|torch/.test(choice));

function play(lines: Lines, path: Path): Lines {
  return path.reduce((so, choice, i) => withChoice(so, path.slice(0, i), choice), lines);
}

/** Spark, then the first of what can be done; and Torch instead. */
function twoLines(): { readonly lines: Lines; readonly main: Path; readonly other: Path } {
  const after = positionOfLines(linesFrom({ setup: { position }, choices: [spark] }));
  const main = [spark, legalChoices(after)[0] ?? ''];
  return { lines: play(play(start, main), [torch]), main, other: [torch] };
}

it('keeps what was tried at a moment side by side, the main line first', () => {
  const { lines, main, other } = twoLines();
  expect(endsOf(lines)).toEqual([main, other]);
  expect(endFrom(lines, [])).toEqual(main);
  expect(stepsIn(lines)).toBe(3);
  expect(recordAt(lines, other)).toEqual({ setup: { position }, choices: [torch] });
  expect(areLegal(lines)).toBe(true);
});

it('adds nothing if a choice was tried before', () => {
  const { lines, main } = twoLines();
  expect(play(lines, main)).toEqual(lines);
});

it('takes a choice back with all that follows, and leaves the rest', () => {
  const { lines, other } = twoLines();
  expect(endsOf(withoutStep(lines, [spark]))).toEqual([other]);
});

it('calls a line by the nearest name on its way', () => {
  const { lines, main, other } = twoLines();
  const called = named(named(lines, [spark], ' The  spark '), main, 'and on');
  expect(nameAt(called, [spark])).toBe('The spark');
  expect(nameAt(called, main)).toBe('and on');
  expect(nameAt(called, other)).toBeNull();
  expect(nameAt(named(called, main, ''), main)).toBe('The spark');
  expect(stepAt(named(lines, other, 'x'.repeat(200)), other)?.name).toHaveLength(MAX_NAME);
});

it('sees that a choice is not legal where it was put', () => {
  expect(areLegal(withChoice(start, [], 'no-such-choice'))).toBe(false);
});

it('writes a record for each line, and reads them back', () => {
  const { lines, main } = twoLines();
  const called = named(lines, main, 'The spark');
  const [first = '', second = ''] = writeLines(called).split(/(?=# from)/);
  expect(first).toContain('# line: The spark');
  expect(readNotation(second, BUILT_IN).choices).toEqual([torch]);
  const read = linesIn([
    { record: readNotation(first, BUILT_IN), from: 0, name: 'The spark' },
    { record: readNotation(second, BUILT_IN), from: 0, name: null },
  ]);
  expect(read?.tried).toEqual(called.tried);
});

it('reads a game without remarks as the position at its end', () => {
  const lines = linesIn([{ record: { setup: { position }, choices: [spark] }, from: null, name: null }]);
  expect(lines?.start.choices).toEqual([spark]);
  expect(lines?.tried).toEqual([]);
});
