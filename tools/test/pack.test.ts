import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nodeProgram, NODE_RELEASES } from '../lib/nodes.ts';
import { newStranger, pack, PACKED, ROOT, run, type Stranger } from './stranger.ts';

interface Program {
  readonly name: string;
  readonly code: string;
  /** Undefined if the document does not say. */
  readonly prints: string | undefined;
}

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The JavaScript programs of a document, with their output if the document gives it. */
function programsIn(document: string, name: string): readonly Program[] {
  const shown = read(document).matchAll(/```js\n([\s\S]*?\n)```(?:\n\n```text\n([\s\S]*?\n)```)?/g);
  return Array.from(shown, ([, code = '', prints]) => ({ name, code, prints }));
}

const [GAME, ...others] = programsIn('docs/ENGINE.md', 'game');
const GUIDES = PACKED.flatMap((name) => programsIn(`packages/${name}/README.md`, name));

describe('A folder that cannot be packed into', () => {
  const dir = mkdtempSync(join(tmpdir(), 'bluemoon-refused-'));
  afterAll(() => rmSync(dir, { recursive: true }));
  const file = join(dir, 'file.txt');
  writeFileSync(file, '');
  const nowhere = join(dir, 'a/b');

  test.each([
    ['is not named', [], 'Name a folder for the tarballs: npm run pack -- DIR.'],
    ['is a file', [file], `Cannot write to ${file}: it is a file, or inside one. Name another folder.`],
    [
      'has no parent folder',
      [nowhere],
      `Cannot write to ${nowhere}: its parent folder does not exist. Name another folder.`,
    ],
    ['is one of two', ['one', 'two'], '“two” is one argument too many.'],
    ['is an option', ['--to=x'], "Unknown option '--to'."],
  ])('%s', (_, words, why) => {
    const stderr = `${why} See --help.\n`;
    expect(pack(...words)).toEqual({ status: 1, stdout: '', stderr });
  });
});

describe('The packages, installed in an empty project', () => {
  let stranger: Stranger;
  beforeAll(() => {
    stranger = newStranger();
    const write = (name: string, code: string) => {
      for (const ending of ['mjs', 'ts']) writeFileSync(join(stranger.project, `${name}.${ending}`), code);
    };
    for (const { name, code } of GUIDES) write(name, code);
    write('game', GAME?.code ?? '');
    const subpaths = PACKED.flatMap((name) =>
      Object.keys(stranger.manifestOf(name).exports).map((path) => `@bluemoon/${name}${path.slice(1)}`),
    );
    const imports = subpaths.map((path, i) => `import * as all${i} from '${path}';`);
    const counts = subpaths.map((_, i) => `Object.keys(all${i}).length`);
    write('everything', `${imports.join('\n')}\nconsole.log(Math.min(${counts.join(', ')}) > 0);\n`);
  });
  afterAll(() => stranger.leave());

  test.each(PACKED)('@bluemoon/%s contains the files it names, and no TypeScript source', (name) => {
    const manifest = stranger.manifestOf(name);
    const { version } = JSON.parse(read('package.json')) as { readonly version: string };
    expect(manifest).toMatchObject({ version, type: 'module', license: 'MIT', engines: { node: '>=20.19' } });
    const files = stranger.filesOf(name);
    const named = Object.values(manifest.exports).flatMap(({ types, default: module }) => [types, module]);
    expect(files).toEqual(expect.arrayContaining(['./README.md', './LICENSE', ...named]));
    expect(files.filter((file) => /(?<!\.d)\.ts$/.test(file))).toEqual([]);
  });

  test.each(PACKED)('@bluemoon/%s depends on what its modules import', (name) => {
    const imported = stranger
      .filesOf(name)
      .filter((file) => /\.(?:js|d\.ts)$/.test(file))
      .flatMap((file) =>
        Array.from(
          stranger
            .readFile(name, file)
            .matchAll(/^(?:import|export)\b[^'"]*?from ['"]((?:@[^/'"]+\/)?[^./'"][^/'"]*)/gm),
          ([, from = '']) => from,
        ),
      );
    const { dependencies, version } = stranger.manifestOf(name);
    expect(new Set(Object.keys(dependencies))).toEqual(new Set(imported));
    const ours = Object.entries(dependencies).filter(([needed]) => needed.startsWith('@bluemoon/'));
    expect(ours.map(([, range]) => range)).toEqual(ours.map(() => version));
  });

  test('are fully typed under strict rules', () => {
    const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
    const files = [...GUIDES.map(({ name }) => `${name}.ts`), 'game.ts', 'everything.ts'];
    // Our declarations and those they need are checked, the compiler's own are not.
    const rules = ['--strict', '--skipLibCheck', 'false', '--skipDefaultLibCheck', '--module', 'nodenext'];
    const { status, stdout } = run(process.execPath, [tsc, '--noEmit', ...rules, ...files], stranger.project);
    expect([stdout, status]).toEqual(['', 0]);
  });

  test('play a whole game in fifteen lines', () => {
    expect(others).toEqual([]);
    expect(GAME?.code.trimEnd().split('\n').length).toBeLessThanOrEqual(15);
  });

  describe.each(NODE_RELEASES)('on Node %s', (release) => {
    const node = nodeProgram(ROOT, release);
    if (node === null) {
      console.log(
        `NOT RUN: the packages on Node ${release}, which is not installed; \`npm run nodes\` installs it.`,
      );
    }
    const runs = (name: string) => run(node ?? '', [`${name}.mjs`], stranger.project);

    test.runIf(node !== null)('play a whole game', () => {
      const stdout = expect.stringMatching(/^Seat [01] wins \d crystals: \w+\n$/) as string;
      expect(runs('game')).toEqual({ status: 0, stdout, stderr: '' });
    });

    test.runIf(node !== null).each(GUIDES)('run the example of the $name guide', ({ name, prints }) => {
      expect(runs(name)).toEqual({ status: 0, stdout: prints, stderr: '' });
    });

    test.runIf(node !== null)('export something under every name', () => {
      expect(runs('everything')).toEqual({ status: 0, stdout: 'true\n', stderr: '' });
    });
  });
});
