/** The tests that have to notice the mutants. */
import { readdirSync } from 'node:fs';

const FOLDERS = ['packages/engine/test', 'packages/play/test'];

const LEFT_OUT = [
  // Long loops of random games: `npm test` and `npm run fuzz` run them.
  /engine\/test\/(properties\/(?!closely)|notation|encode)/,
  /telling\/(everything|promises)\.test/,
  /explain\/agreement\.test/,
  // Decks of a million cards and the like.
  /play\/test\/hostile-input\.test/,
  // Words, and cards as files: not about what the mutated folders do.
  /engine\/test\/(words|reading|docs)\//,
  /engine\/test\/pack\/(?!playing|many-texts)/,
  // Counts how often something is called, which the bundle does not do.
  /position\/limits\.test/,
];

export function testFiles(): readonly string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  ).filter((file) => file.endsWith('.test.ts') && !LEFT_OUT.some((pattern) => pattern.test(file)));
}
