import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Failure } from './failure.ts';
import type { Io } from './io.ts';

/** The text of a file; `-` is what comes in. */
export async function readText(file: string, io: Io): Promise<string> {
  if (file === '-') return io.stdin.text();
  try {
    return await readFile(resolve(io.cwd, file), 'utf8');
  } catch (error) {
    throw new Failure(`${file} cannot be read: ${reasonOf(error)}.`);
  }
}

/** Never writes over anything. */
export async function writeNew(file: string, text: string, io: Io): Promise<void> {
  try {
    await writeFile(resolve(io.cwd, file), text, { flag: 'wx' });
  } catch (error) {
    throw new Failure(`${file} cannot be written: ${reasonOf(error)}.`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EEXIST: 'it exists already',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  EACCES: 'access is denied',
};

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? message;
}
