/** Writes the packages for other projects as tarballs into a folder. */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError, runTool } from '../packages/ai/train/options.ts';
import { packInto } from './lib/packages.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PACKED = ['@bluemoon/engine', '@bluemoon/play', '@bluemoon/ai'];

const HELP = `Builds ${PACKED.join(', ')} and writes their tarballs into a folder.

  npm run pack -- DIR

The folder is created if it does not exist. Install the packages in your own project with:

  npm install DIR/*.tgz`;

/** Reports an unusable folder before the build, not after it. */
function openFolder(dir: string): string {
  const folder = resolve(process.env['INIT_CWD'] ?? '.', dir);
  try {
    if (!existsSync(folder)) mkdirSync(folder);
    // Checking permissions is not enough: a file system may be read-only.
    rmdirSync(mkdtempSync(join(folder, 'bluemoon-')));
    return folder;
  } catch (error) {
    throw new UsageError(`Cannot write to ${dir}: ${whyNot(error)}. Name another folder.`, { cause: error });
  }
}

function whyNot(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ENOTDIR':
      return 'it is a file, or inside one';
    case 'ENOENT':
      return 'its parent folder does not exist';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'you may not write there';
    default:
      return error instanceof Error ? error.message : String(error);
  }
}

runTool({ help: HELP, options: {}, maxWords: 1 }, ({ words: [dir = ''] }) => {
  if (dir === '') throw new UsageError('Name a folder for the tarballs: npm run pack -- DIR.');
  const folder = openFolder(dir);
  const scratch = mkdtempSync(join(tmpdir(), 'bluemoon-pack-'));
  try {
    for (const tarball of packInto(scratch, ROOT, PACKED)) {
      const written = join(folder, basename(tarball));
      copyFileSync(tarball, written);
      console.log(written);
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});
