import type { Plugin, Rolldown } from 'vite';

/**
 * What a friend's link needs: first what calls the server, so that it answers while the rest is loading, then what has
 * the button, then the table.
 */
const NEEDED = ['/online/online.svelte.ts', '/room/RoomScreen.svelte', '/room/RoomTable.svelte'];

/**
 * Calls the server and asks for the files of an online table before the first ones are there, if the address is that of
 * a table: people who open a friend's link wait for nothing else. It is behind the `#`, so no server could know it.
 * The script stands in the page, since a file of its own would come a round trip later; the server's policy allows it by
 * its hash.
 */
export function early(): Plugin {
  return {
    name: 'bluemoon:early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        // Before the style sheet, which scripts wait for.
        html.replace('<title>', () => `<script>${programFor(laterFiles(bundle))}</script>\n    <title>`),
    },
  };
}

/** The files of an online table, without those that every page loads. */
function laterFiles(bundle: Rolldown.OutputBundle): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const roots = NEEDED.flatMap((end) =>
    chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end))),
  );
  const first = filesOf(
    chunks.filter(({ isEntry }) => isEntry),
    bundle,
  );
  return [...filesOf(roots, bundle)].filter((name) => !first.has(name));
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

/** Three times what a phone in a slow network takes (`e2e/speed.e2e.ts`). */
const MAX_HURRY_MS = 9000;

/**
 * Calls the server and opens a line to it, which `online/browser-network.ts` then need not do. The files are asked for
 * when the server answers: until they come, the first ones have had the network to themselves. Fonts and figures wait
 * for them (`ui/tokens.css`, `ui/figure-url.ts`), but not for long: browsers without `modulepreload` (Safari 16) never say
 * that a file is there, and a server may never answer.
 */
export const programFor = (files: readonly string[]): string => `if (location.hash.startsWith('#/t/')) {
  const ask = (file) => {
    const link = Object.assign(
      document.createElement('link'),
      file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' },
      { crossOrigin: '', fetchPriority: 'low', href: './' + file },
    );
    document.head.append(link);
    return new Promise((done) => (link.onload = link.onerror = done));
  };
  const call = fetch('./online/guest', { method: 'POST' });
  const answered = call.then(
    ({ ok }) => {
      if (ok) early.line = new WebSocket(new URL('online', location.href.replace(/^http/, 'ws')));
    },
    () => undefined,
  );
  const loaded = answered.then(() => Promise.all(${JSON.stringify(files)}.map(ask)));
  const files = Promise.race([loaded, new Promise((done) => setTimeout(done, ${MAX_HURRY_MS}))]);
  const early = (window.early = { call, files });
  const { dataset } = document.documentElement;
  dataset.hurry = '';
  files.then(() => delete dataset.hurry);
}
`;
