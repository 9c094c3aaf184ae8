import { describe, expect, test } from 'vitest';
import { cycleFaults, layerFaults } from '../lib/layers.ts';

const LAYERS = { engine: [['cards'], ['state'], ['notation', 'telling'], ['index.ts']] };

/** Files of a package, each given by its imports. */
const filesOf = (imports: Readonly<Record<string, readonly string[]>>, name = 'engine') =>
  Object.entries(imports).map(([path, targets]) => ({
    path: `packages/${name}/src/${path}`,
    text: targets.map((target) => `import { a } from '${target}';`).join('\n'),
  }));

const faults = (imports: Readonly<Record<string, readonly string[]>>): readonly string[] =>
  layerFaults(filesOf(imports), LAYERS);

describe('the layers of a package', () => {
  test('let a file import from its own folder and from layers further in', () => {
    expect(
      faults({
        'cards/aqua.ts': [],
        'state/zones.ts': ['./sets.ts', '../cards/aqua.ts'],
        'state/sets.ts': [],
        'telling/words/de.ts': ['../../state/sets.ts', '../label.ts'],
        'index.ts': ['./telling/label.ts', './cards/aqua.ts'],
      }),
    ).toEqual([]);
  });

  test('forbid imports from outer layers and from the same layer', () => {
    expect(faults({ 'cards/aqua.ts': ['../state/sets.ts'] })).toEqual([
      'packages/engine/src/cards/aqua.ts:1: cards may not import state',
    ]);
    expect(faults({ 'notation/read.ts': ['../cards/aqua.ts', '../telling/label.ts'] })).toEqual([
      'packages/engine/src/notation/read.ts:2: notation may not import telling',
    ]);
  });

  test('apply to type imports and re-exports', () => {
    const texts = [
      `import type { Zone } from '../state/zones.ts';`,
      `export * from '../state/zones.ts';`,
      `type Zone = import('../state/zones.ts').Zone;`,
    ];
    for (const text of texts)
      expect(layerFaults([{ path: 'packages/engine/src/cards/a.ts', text }], LAYERS)).toHaveLength(1);
  });

  test('do not apply to tests and to packages without layers', () => {
    const text = `import { sets } from '../state/sets.ts';`;
    for (const path of ['packages/engine/test/cards/a.ts', 'packages/web/src/cards/a.ts'])
      expect(layerFaults([{ path, text }], LAYERS)).toEqual([]);
  });

  test('must list every folder', () => {
    expect(faults({ 'attic/old.ts': [] })).toEqual([
      'packages/engine/src/attic: add it to LAYERS in tools/lib/layers.ts',
    ]);
  });
});

describe('files of any package', () => {
  test('may not import each other, directly or in a larger cycle', () => {
    expect(cycleFaults(filesOf({ 'state/a.ts': ['./b.ts'], 'state/b.ts': ['./a.ts'] }))).toEqual([
      'files import each other: packages/engine/src/state/a.ts -> packages/engine/src/state/b.ts -> packages/engine/src/state/a.ts',
    ]);
    expect(
      cycleFaults(
        filesOf({ 'a.ts': ['./x/b.ts'], 'x/b.ts': ['./c.ts'], 'x/c.ts': ['./b.ts', './d.ts'] }, 'ai'),
      ),
    ).toHaveLength(1);
  });

  test('may share what both need', () => {
    expect(cycleFaults(filesOf({ 'a.ts': ['./b.ts', './c.ts'], 'b.ts': ['./c.ts'], 'c.ts': [] }))).toEqual(
      [],
    );
  });
});
