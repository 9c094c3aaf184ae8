import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import type { Plugin, Rolldown } from 'vite';
import { manifest } from './manifest.ts';

const WORKER = fileURLToPath(new URL('service-worker.js', import.meta.url));

/** Makes the app installable and usable offline: an icon, a manifest, and a service worker that caches all files. */
export function offline(): Plugin {
  return {
    name: 'bluemoon:offline',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      this.emitFile({ type: 'asset', fileName: 'icon.svg', source: await appIcon() });
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: manifest() });
      const files = [
        './',
        'icon.svg',
        'manifest.webmanifest',
        ...Object.keys(bundle).filter(isKept),
      ].toSorted();
      const version = versionOf(bundle);
      const source = readFileSync(WORKER, 'utf8')
        .replace('%VERSION%', version)
        .replace("['%FILES%']", JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  };
}

/** Vite loads its configuration with Node, which cannot import packages in TypeScript. */
async function appIcon(): Promise<string> {
  const drawing = (await tsImport('./app-icon.ts', import.meta.url)) as typeof import('./app-icon.ts');
  return drawing.appIcon();
}

const isKept = (name: string): boolean => name !== 'index.html' && !name.endsWith('.map');

/** Changes with every change of a file. */
function versionOf(bundle: Rolldown.OutputBundle): string {
  const hash = createHash('sha256');
  for (const file of Object.values(bundle)) hash.update(file.type === 'chunk' ? file.code : file.source);
  return hash.digest('hex').slice(0, 16);
}
