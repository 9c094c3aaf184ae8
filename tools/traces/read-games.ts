/** Reads the recorded games of a folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { faultOf } from './check-record.ts';
import type { RecordedGame } from './record.ts';

/** A file or line that is not a recorded game; the message says where. */
export class NotARecord extends Error {}

const EXTENSION = '.jsonl.gz';

export function recordFiles(folder: string): readonly string[] {
  const files = namesIn(folder).filter((name) => name.endsWith(EXTENSION));
  if (files.length === 0)
    throw new NotARecord(`${folder}: no ${EXTENSION} files here; give a folder with recorded games`);
  return files.toSorted().map((name) => join(folder, name));
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw new NotARecord(`${folder}: cannot read this folder: ${(error as Error).message}`);
  }
}

export function readGames(file: string): readonly RecordedGame[] {
  return unzip(file)
    .split('\n')
    .flatMap((line, at) => (line.trim() === '' ? [] : [parseGame(line, `${file}:${at + 1}`)]));
}

function unzip(file: string): string {
  try {
    return gunzipSync(readFileSync(file)).toString('utf8');
  } catch (error) {
    throw new NotARecord(`${file}:1: cannot read this file as gzip: ${(error as Error).message}`);
  }
}

export function parseGame(line: string, place: string): RecordedGame {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new NotARecord(`${place}: not JSON: ${(error as Error).message}`);
  }
  const fault = faultOf(value);
  if (fault !== undefined) throw new NotARecord(`${place}: not a recorded game: ${fault}`);
  return value as RecordedGame;
}
