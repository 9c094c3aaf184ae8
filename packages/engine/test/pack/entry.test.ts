import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BUILT_IN } from '../../src/cards/box.ts';
import { loadPack } from '../../src/pack/index.ts';
import { cardText } from '../../src/words/index.ts';
import { KINDS } from '../words/kinds.ts';

const engine = fileURLToPath(new URL('../../', import.meta.url));
const guide = readFileSync(new URL('../../../../docs/CARD-PACKS.md', import.meta.url), 'utf8');

/** The contents of the document's blocks of code in a language. */
const blocks = (language: string): readonly string[] =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(([, block]) => block);

test('the core does not load what only packs need', () => {
  const core = readdirSync(`${engine}src`, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.startsWith('pack'),
  );
  const imports = core.flatMap((path) => [
    ...readFileSync(`${engine}src/${path}`, 'utf8').matchAll(/(?:from|import) *\(?'([^']+)'/g),
  ]);
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.map(([, module]) => module).filter((module) => /^zod|\/pack\//.test(module))).toEqual([]);
});

test('packs are an entry of their own', () => {
  const { exports } = JSON.parse(readFileSync(`${engine}package.json`, 'utf8')) as {
    exports: Record<string, string>;
  };
  expect(exports['./pack']).toBe('./src/pack/index.ts');
  expect(exports['./pack-schema']).toBe('./src/pack/json-schema.ts');
});

test('the example of the document is a good pack and says what the document says', () => {
  const [example] = blocks('json');
  const [speech] = blocks('text');
  expect(example).toBe(readFileSync(new URL('../../../../docs/examples/pack.json', import.meta.url), 'utf8'));
  const { cards } = loadPack(example);
  expect(cards).toHaveLength(3);
  expect(cards.map((card) => `${card.name.en}: ${cardText(card, 'en', BUILT_IN).join(' ')}\n`).join('')).toBe(
    speech,
  );
});

test.each(Object.entries(KINDS))('the document names every %s', (_, kinds) => {
  const unnamed = kinds.filter((kind) => !new RegExp(`[\`"]${kind}[\`"]`).test(guide));
  expect(unnamed).toEqual([]);
});
