import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'bluemoon-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['missing.json', undefined, 'missing.json cannot be read: ENOENT: no such file or directory'],
  ['.', undefined, ' cannot be read: EISDIR: illegal operation on a directory'],
  ['half.json', '{"setup":', 'half.json cannot be read: Unexpected end of JSON input'],
  ['other.json', '{"setup": null}', 'other.json is no game that the fuzzer has saved.'],
])('npm run fuzz -- --replay %s tells why it cannot', (file, content, why) => {
  const path = join(folder, file);
  if (content !== undefined) writeFileSync(path, content);
  const words = ['--import', 'tsx', 'tools/fuzz.ts', '--replay', path];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: ROOT, encoding: 'utf8' });
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(why);
  expect(stderr).toMatch(/\nnpm run fuzz -- .*\n$/);
  expect(stderr).not.toContain('    at ');
});
