import { writeNotation } from '@bluemoon/engine';
import type { GameRecord } from '@bluemoon/engine';
import { endsOf, linesFrom, nameAt, named, recordAt, withChoice } from './lines.ts';
import type { Lines, Path } from './lines.ts';

/**
 * One record for each line (docs/NOTATION.md), the main one first. Comments above it say after how many choices the
 * line begins and what it is called, so every program that reads records can read them.
 */
export function writeLines(lines: Lines): string {
  const { choices } = lines.start;
  const ends = endsOf(lines);
  return (ends.length === 0 ? [[]] : ends)
    .map((path) => {
      const name = nameAt(lines, path);
      const notes = [`# from: ${choices.length}`, ...(name === null ? [] : [`# line: ${name}`])];
      return `${notes.join('\n')}\n${writeNotation(recordAt(lines, path))}`;
    })
    .join('\n');
}

/** A record of a file, with what its comments say about the line. */
export interface WrittenLine {
  readonly record: GameRecord;
  /** After how many choices the line begins; null: a game, not a line. */
  readonly from: number | null;
  readonly name: string | null;
}

/** The lines of a file. Records that do not begin like the first one are left out; null: there is none. */
export function linesIn(written: readonly WrittenLine[]): Lines | null {
  const [first] = written;
  if (first === undefined) return null;
  const { setup, choices } = first.record;
  const from = Math.min(first.from ?? choices.length, choices.length);
  const start: GameRecord = { setup, choices: choices.slice(0, from) };
  const isFromStart = ({ record }: WrittenLine): boolean =>
    headOf(record) === headOf(first.record) && start.choices.every((one, i) => one === record.choices[i]);
  return written.filter(isFromStart).reduce<Lines>((lines, { record, name }) => {
    const path: Path = record.choices.slice(from);
    const grown = path.reduce((so, choice, i) => withChoice(so, path.slice(0, i), choice), lines);
    return name === null || path.length === 0 ? grown : named(grown, path, name);
  }, linesFrom(start));
}

const headOf = ({ setup }: GameRecord): string => writeNotation({ setup, choices: [] });
