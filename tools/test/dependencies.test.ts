import { describe, expect, test } from 'vitest';
import { dependencyFaults } from '../lib/dependencies.ts';

const faults = (path: string, text: string) => dependencyFaults({ path: `packages/${path}`, text });

describe('the order of packages', () => {
  test('lets a package import the ones before it', () => {
    expect(faults('ai/src/bot.ts', `import { apply } from '@bluemoon/engine';`)).toEqual([]);
    expect(faults('server/src/main.ts', `export * from '@bluemoon/play';`)).toEqual([]);
  });

  test.each([
    ['engine/src/a.ts', `import { bot } from '@bluemoon/ai';`],
    ['engine/test/a.test.ts', `import type { Bot } from '@bluemoon/ai';`],
    ['play/src/a.ts', `export { bot } from '@bluemoon/ai';`],
    ['play/src/a.ts', `const bot = await import('@bluemoon/ai');`],
    ['play/src/a.ts', `type Bot = import('@bluemoon/ai').Bot;`],
    ['server/src/a.ts', `import '@bluemoon/web/something';`],
  ])('does not let %s say %s', (path, text) => {
    expect(faults(path, text)).toEqual([expect.stringMatching(/:1: \w+ may not import/)]);
  });

  test('keeps relative imports inside their package', () => {
    expect(faults('ai/src/search/a.ts', `import { b } from '../b.ts';`)).toEqual([]);
    expect(faults('ai/src/a.ts', `import { apply } from '../../engine/src/index.ts';`)).toHaveLength(1);
    expect(faults('engine/src/a.ts', `import { b } from '../../../tools/b.ts';`)).toHaveLength(1);
  });

  test('demands that every package is listed', () => {
    expect(faults('stray/src/a.ts', '')).toHaveLength(1);
  });
});

describe('a pure package', () => {
  test.each([
    `import { readFileSync } from 'node:fs';`,
    `import { readFileSync } from 'fs';`,
    'const now = Date.now();',
    'const when: Date = later;',
    'const chance = Math.random();',
    `const chance = Math['random']();`,
    'const { random } = Math;',
    'const { PI, random: chance } = Math;',
    `const { ['random']: chance } = Math;`,
    'const { PI, ...rest } = Math;',
    'const seed = process.env.SEED;',
    'document.title = title;',
    'const width = window.innerWidth;',
    'const later = performance.now();',
    'const everything = globalThis;',
  ])('may not say %s', (text) => {
    expect(faults('engine/src/a.ts', `// first line\n${text}`)).toEqual([
      expect.stringMatching(/^packages\/engine\/src\/a\.ts:2: a pure package /),
    ]);
  });

  test.each([
    'const most = Math.max(1, 2);',
    'const { PI, sin } = Math;',
    '// Date, Math.random, process',
    `const word = 'window';`,
    'const page = { document: 1, process() {} };',
    'const title = page.document;',
    'function step(process: Process) { return process.next; }',
  ])('may say %s', (text) => {
    expect(faults('engine/src/a.ts', text)).toEqual([]);
  });

  test('must be pure in its sources, not in its tests', () => {
    const text = `import { readFileSync } from 'node:fs'; const now = Date.now();`;
    expect(faults('engine/test/a.test.ts', text)).toEqual([]);
    expect(faults('cli/src/a.ts', text)).toEqual([]);
    expect(faults('ai/src/a.ts', text)).toHaveLength(2);
  });
});
