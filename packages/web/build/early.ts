import type { Plugin, Rolldown } from 'vite';

const FILE = 'early.js';

/**
 * What a friend's link needs: first what calls the server, so that it answers while the rest is loading, then what has
 * the button, then the table.
 */
const NEEDED = ['/online/online.svelte.ts', '/room/RoomScreen.svelte', '/room/RoomTable.svelte'];

/**
 * Calls the server and asks for the files of an online table while the first ones are still on their way, if the address
 * is that of a table: who opens a friend's link waits for nothing else. The address is behind the `#`, so no server
 * could know it.
 */
export function early(): Plugin {
  return {
    name: 'bluemoon:early',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: `./${FILE}`, async: true }, injectTo: 'head-prepend' },
    ],
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const roots = NEEDED.flatMap((end) =>
        chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end))),
      );
      const first = filesOf(
        chunks.filter(({ isEntry }) => isEntry),
        bundle,
      );
      const files = [...filesOf(roots, bundle)].filter((name) => !first.has(name));
      this.emitFile({ type: 'asset', fileName: FILE, source: programFor(files) });
    },
  };
}

/** The chunks with all that they import, and their styles. */
function filesOf(
  chunks: readonly Rolldown.OutputChunk[],
  bundle: Rolldown.OutputBundle,
  found = new Set<string>(),
): ReadonlySet<string> {
  for (const { fileName, imports, viteMetadata } of chunks) {
    if (found.has(fileName)) continue;
    found.add(fileName);
    for (const style of viteMetadata?.importedCss ?? []) found.add(style);
    const imported = imports.flatMap((name) => bundle[name] ?? []);
    filesOf(
      imported.filter((file) => file.type === 'chunk'),
      bundle,
      found,
    );
  }
  return found;
}

/**
 * Calls the server, which `online/browser-network.ts` then need not do. Files come with low priority: the first ones and
 * that call have to get through.
 */
const programFor = (files: readonly string[]): string => `if (location.hash.startsWith('#/t/')) {
  window.earlyCall = fetch('./online/guest', { method: 'POST' });
  window.earlyCall.catch(() => undefined);
  for (const file of ${JSON.stringify(files)})
    document.head.append(
      Object.assign(
        document.createElement('link'),
        file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' },
        { crossOrigin: '', fetchPriority: 'low', href: './' + file },
      ),
    );
}
`;
