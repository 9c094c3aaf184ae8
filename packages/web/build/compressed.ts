import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:css|html|js|svg|webmanifest)$/;
const compress = promisify(brotliCompress);

/** Puts beside each file what the server sends instead of it: the smallest Brotli takes seconds, so no visitor waits for it. */
export function compressed(): Plugin {
  return {
    name: 'bluemoon:compressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((name) => TEXT.test(name));
      await Promise.all(
        files.map(async (name) => {
          const file = join(dir, name);
          await writeFile(`${file}.br`, await compress(await readFile(file)));
        }),
      );
    },
  };
}
