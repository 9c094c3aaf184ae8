import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Serves texts compressed, as every server on the net does: without it, times of loading would mean nothing. */
export function compressed(folder: string): Plugin {
  const known = new Map<string, Buffer>();

  function packed(file: string): Buffer {
    const found = known.get(file) ?? gzipSync(readFileSync(file), { level: 9 });
    known.set(file, found);
    return found;
  }

  return {
    name: 'bluemoon:compressed',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
        const type = TYPES[extname(path)];
        const file = join(folder, path);
        if (type === undefined || path.includes('..') || !existsSync(file)) return next();
        response.setHeader('content-type', type);
        response.setHeader('content-encoding', 'gzip');
        response.end(packed(file));
      });
    },
  };
}
