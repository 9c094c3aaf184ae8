import { describe, expect, test } from 'vitest';
import { layerFaults } from '../lib/layers.ts';

const LAYERS = { engine: [['cards'], ['state'], ['notation', 'telling'], ['index.ts']] };

/** The faults of a package with these files, each given as its imports. */
const faults = (files: Readonly<Record<string, readonly string[]>>): readonly string[] =>
  layerFaults(
    Object.entries(files).map(([path, targets]) => ({
      path: `packages/engine/src/${path}`,
      text: targets.map((target) => `import { a } from '${target}';`).join('\n'),
    })),
    LAYERS,
  );

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

  test('keep it from importing outwards, or sideways', () => {
    expect(faults({ 'cards/aqua.ts': ['../state/sets.ts'] })).toEqual([
      'packages/engine/src/cards/aqua.ts:1: cards may not import state',
    ]);
    expect(faults({ 'notation/read.ts': ['../cards/aqua.ts', '../telling/label.ts'] })).toEqual([
      'packages/engine/src/notation/read.ts:2: notation may not import telling',
    ]);
  });

  test('hold for types and for what is passed on', () => {
    const texts = [
      `import type { Zone } from '../state/zones.ts';`,
      `export * from '../state/zones.ts';`,
      `type Zone = import('../state/zones.ts').Zone;`,
    ];
    for (const text of texts)
      expect(layerFaults([{ path: 'packages/engine/src/cards/a.ts', text }], LAYERS)).toHaveLength(1);
  });

  test('leave tests and packages without layers alone', () => {
    const text = `import { sets } from '../state/sets.ts';`;
    for (const path of ['packages/engine/test/cards/a.ts', 'packages/web/src/cards/a.ts'])
      expect(layerFaults([{ path, text }], LAYERS)).toEqual([]);
  });

  test('want a place for every folder', () => {
    expect(faults({ 'attic/old.ts': [] })).toEqual([
      'packages/engine/src/attic: has no place among the layers',
    ]);
  });
});

describe('files of a package with layers', () => {
  test('do not import each other, directly or in a larger circle', () => {
    expect(faults({ 'state/a.ts': ['./b.ts'], 'state/b.ts': ['./a.ts'] })).toEqual([
      'files import each other: packages/engine/src/state/a.ts -> packages/engine/src/state/b.ts -> packages/engine/src/state/a.ts',
    ]);
    expect(
      faults({ 'state/a.ts': ['./b.ts'], 'state/b.ts': ['./c.ts'], 'state/c.ts': ['./b.ts', './d.ts'] }),
    ).toHaveLength(1);
  });

  test('may share what both need', () => {
    expect(
      faults({ 'state/a.ts': ['./b.ts', './c.ts'], 'state/b.ts': ['./c.ts'], 'state/c.ts': [] }),
    ).toEqual([]);
  });
});
