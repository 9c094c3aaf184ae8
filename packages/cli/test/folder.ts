import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

/** A temporary folder, deleted after the tests of the file. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bluemoon-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function put(folder: string, file: string, text: string): void {
  writeFileSync(join(folder, file), text);
}

export const read = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
export const EXAMPLES = join(ROOT, 'docs', 'examples');
