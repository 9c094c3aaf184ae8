import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PEOPLES } from '@bluemoon/engine';
import type { Puzzle, PuzzleEntry } from '../src/puzzles/puzzle.ts';

const FOLDER = join('packages', 'analysis', 'src', 'puzzles', 'data');
const HEAD = '/** Written by `npm run mine`. */\n';

/** Writes a file for each people, and the index of all. */
export function writePuzzles(puzzles: readonly Puzzle[]): void {
  for (const people of PEOPLES) {
    const own = puzzles.filter((puzzle) => puzzle.people === people);
    write(
      people,
      `import type { Puzzle } from '../puzzle.ts';\n\n${HEAD}export const PUZZLES: readonly Puzzle[] = ${rows(own)};\n`,
    );
  }
  const entries = puzzles.map(({ id, people, rival, kind, goal, themes, difficulty }): PuzzleEntry => ({
    id,
    people,
    rival,
    kind,
    goal,
    themes,
    difficulty,
  }));
  write(
    'entries',
    `import type { PuzzleEntry } from '../puzzle.ts';\n\n${HEAD}export const ENTRIES: readonly PuzzleEntry[] = ${rows(entries)};\n`,
  );
}

function write(name: string, text: string): void {
  writeFileSync(join(FOLDER, `${name}.ts`), text);
}

/** One line each, so that a difference shows which puzzle changed. */
function rows(list: readonly object[]): string {
  return `[\n${list.map((each) => `  ${JSON.stringify(each)},\n`).join('')}]`;
}
