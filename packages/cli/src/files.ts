import { constants } from 'node:fs';
import { open, unlink } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Failure } from './failure.ts';
import type { Io } from './io.ts';
import { oneLine } from './terminal.ts';

/** The file's name in messages; `-` is standard input. */
export const titleOf = (file: string): string => (file === '-' ? 'The input' : oneLine(file));

/** Files are read as a whole, so an endless one has to be noticed. What people write is far smaller. */
const MAX_MEGABYTES = 1;
const MAX_BYTES = MAX_MEGABYTES * 1_000_000;

/** Per kind of file: what to do if it is too large. */
const TOO_LARGE = {
  pack: 'a card pack may have: split it into several packs',
  deck: 'a deck may have: list one card name per line',
  record: 'the record of a game may have: check that it is one (docs/NOTATION.md)',
  savedState: 'a position or record may have: check that it is one (docs/POSITIONS.md, docs/NOTATION.md)',
} as const;

export type FileKind = keyof typeof TOO_LARGE;

export async function readText(file: string, kind: FileKind, io: Io): Promise<string> {
  const bytes = await (file === '-'
    ? attempt('read', file, () => beginningOf(io.stdin.bytes()))
    : bytesOf(file, io));
  if (bytes.length <= MAX_BYTES) return decoded(bytes, file);
  throw new Failure(`${titleOf(file)} is larger than the ${MAX_MEGABYTES} MB that ${TOO_LARGE[kind]}.`);
}

async function bytesOf(file: string, io: Io): Promise<Uint8Array> {
  // Without blocking: a pipe that nobody writes to would never open.
  const flags = constants.O_RDONLY | constants.O_NONBLOCK;
  const handle = await attempt('read', file, () => open(resolve(io.cwd, file), flags));
  try {
    const stats = await handle.stat();
    if (!stats.isFile() && !stats.isDirectory()) {
      throw new Failure(
        `${titleOf(file)} is a pipe or a device. Pass it as standard input instead: - < ${titleOf(file)}`,
      );
    }
    return await attempt('read', file, () => beginningOf(handle.createReadStream({ autoClose: false })));
  } finally {
    await handle.close();
  }
}

/** All of it, or enough to see that it is too large. */
async function beginningOf(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const read: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    read.push(chunk);
    length += chunk.length;
    if (length > MAX_BYTES) break;
  }
  return Buffer.concat(read);
}

function decoded(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const [before = ''] = new TextDecoder().decode(bytes).split('\uFFFD', 1);
    const line = before.split('\n').length;
    throw new Failure(`${titleOf(file)} is not UTF-8 text (see line ${line}). Save it as UTF-8.`);
  }
}

/** Never overwrites a file. */
export async function writeNew(file: string, text: string, io: Io): Promise<void> {
  const path = resolve(io.cwd, file);
  const handle = await attempt('written', file, () => open(path, 'wx'));
  try {
    await attempt('written', file, () => handle.writeFile(text));
  } catch (error) {
    // Half a file is useless, and would block another attempt.
    await unlink(path);
    throw error;
  } finally {
    await handle.close();
  }
}

/** Checks immediately whether the file can be written; the returned function overwrites it. */
export async function openForWriting(file: string, io: Io): Promise<(text: string) => Promise<void>> {
  const handle = await attempt('written', file, () => open(resolve(io.cwd, file), 'w'));
  return (text) =>
    attempt('written', file, async () => {
      await handle.writeFile(text).finally(() => handle.close());
    });
}

async function attempt<T>(what: 'read' | 'written', file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Failure(`${titleOf(file)} cannot be ${what}: ${reasonOf(error)}.`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EEXIST: 'it exists already',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of its path is not a folder',
  EACCES: 'access is denied',
  EPERM: 'access is denied',
  EROFS: 'access is denied',
  ENOSPC: 'no space is left',
  ENAMETOOLONG: 'its name is too long',
  ERR_INVALID_ARG_VALUE: 'this is not a file name',
};

export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? message;
}
