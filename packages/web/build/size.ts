/** Prints the compressed download sizes: `npm run -s size`. Fails if the first page is too large. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { builtPage } from './built-page.ts';

const LIMIT = 150;
const folder = await builtPage();
const assets = join(folder, 'assets');

const COMPRESSED = /\.woff2$/;

function kilobytes(file: string): number {
  const content = readFileSync(file);
  return (COMPRESSED.test(file) ? content.length : gzipSync(content, { level: 9 }).length) / 1000;
}

/** The files that a file loads immediately. */
function asksFor(file: string): readonly string[] {
  if (COMPRESSED.test(file)) return [];
  // The page's own script names files that only an online table loads.
  const text = readFileSync(file, 'utf8').replace(/<script>.*?<\/script>/s, '');
  const pattern = file.endsWith('.js')
    ? /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g
    : /[\w.-]+\.(?:js|css|woff2)(?=["')])/g;
  return [...text.matchAll(pattern)]
    .map(([whole, name]) => join(assets, basename(name ?? whole)))
    .filter((one) => existsSync(one));
}

function reachable(from: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const file of from) {
    if (found.has(file)) continue;
    found.add(file);
    reachable(asksFor(file), found);
  }
  return found;
}

const named = (start: string): readonly string[] =>
  readdirSync(assets)
    .filter((name) => name.startsWith(start) && !name.endsWith('.br'))
    .map((name) => join(assets, name));

const first = reachable([join(folder, 'index.html')]);
const table = new Set(
  [...reachable([...named('GameScreen'), ...named('program')])].filter((file) => !first.has(file)),
);
const parts: readonly (readonly [string, Iterable<string>])[] = [
  ['first page, with its fonts', first],
  ['the rules and the table, when a game begins', table],
  ['the pictures of cards, after the table is shown', named('figures')],
  ['the bots', reachable(named('bot-worker'))],
  ['what the bots have learned', named('weights')],
];

for (const [what, files] of parts) {
  const size = [...files].reduce((sum, file) => sum + kilobytes(file), 0);
  console.log(`${size.toFixed(1).padStart(7)} kB  ${what}`);
}
const size = [...first].reduce((sum, file) => sum + kilobytes(file), 0);
console.log(`The limit of the first page is ${LIMIT} kB: ${size <= LIMIT ? 'kept' : 'EXCEEDED'}.`);
process.exitCode = size <= LIMIT ? 0 : 1;
