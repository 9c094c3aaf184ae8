import { linesFrom, named, withChoice } from '@bluemoon/analysis';
import type { Lines } from '@bluemoon/analysis';
import { BUILT_IN, legalChoices, parsePosition, stateFromPosition } from '@bluemoon/engine';
import { expect, test } from 'vitest';
import { boardContent, readBoard } from '../../src/board/board-link.ts';
import { rowsOf } from '../../src/board/rows.ts';
import { readLink } from '../../src/keep/link.ts';

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
const [spark = '', torch = ''] = legalChoices(position).filter((choice) => /spark|torch/.test(choice));

function twoLines(): Lines {
  const both = withChoice(withChoice(withChoice(start, [], spark), [spark], 'done'), [], torch);
  return named(both, [torch], 'Torch first, ümlaut');
}

test('A link has the position and all lines with their names', async () => {
  const lines = twoLines();
  const content = await boardContent(lines);
  expect(content).toMatch(/^[\w.~-]+$/);
  expect((await readBoard(content)).tried).toEqual(lines.tried);
});

test('Who opens it as a game finds the position', async () => {
  const { choices } = await readLink(await boardContent(twoLines()));
  expect(choices).toEqual([]);
});

test('A link whose lines were changed on the way says so', async () => {
  const content = await boardContent(twoLines());
  const changed = content.slice(0, -1) + (content.endsWith('A') ? 'B' : 'A');
  await expect(readBoard(changed)).rejects.toMatchObject({ fault: 'changed' });
});

test('Without lines it is the link of the game alone', async () => {
  expect(await boardContent(start)).not.toContain('lines');
  expect((await readBoard(await boardContent(start))).tried).toEqual([]);
});

test('The list has the main line first, and what branches off below it', () => {
  expect(rowsOf(twoLines())).toEqual([
    { depth: 0, moments: [[spark], [spark, 'done']] },
    { depth: 1, moments: [[torch]] },
  ]);
});
