import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUILT_IN } from '../../src/cards/box.ts';
import { packJsonSchema } from '../../src/pack/json-schema.ts';
import { one, saying } from './a-card.ts';
import { referred, validatorOf } from './json-schema-validator.ts';

const docs = (path: string): string =>
  readFileSync(new URL(`../../../../docs/${path}`, import.meta.url), 'utf8');

const SCHEMA = packJsonSchema();
const isPack = validatorOf(SCHEMA);
const COMMAND = 'npm run -s bluemoon -- pack schema > docs/card-pack.schema.json';

test('the schema in the documents is that of the code', () => {
  const published = docs('card-pack.schema.json');
  expect(published === `${JSON.stringify(SCHEMA, null, 2)}\n`, `bring it up to date: ${COMMAND}`).toBe(true);
});

test('every reference leads somewhere, and every part of a card is described', () => {
  const refs = [...JSON.stringify(SCHEMA).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref);
  expect(refs.length).toBeGreaterThan(20);
  for (const ref of refs) expect(referred(SCHEMA, ref)).not.toBe(undefined);
  expect(SCHEMA).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: expect.any(String) as unknown,
    description: expect.any(String) as unknown,
  });
  const { properties = {} } = SCHEMA.$defs?.['card'] ?? {};
  expect(Object.values(properties).filter((one) => typeof one !== 'object' || !one.description)).toEqual([]);
});

test('all known cards satisfy it, and so does the example, which names it', () => {
  const cards = BUILT_IN.cards.map(({ deck: _deck, family: _family, ...card }) => card);
  expect(cards.filter((card) => !isPack({ cards: [card] })).map(({ id }) => id)).toEqual([]);
  const example = JSON.parse(docs('examples/pack.json')) as { readonly $schema: string };
  expect(isPack(example)).toBe(true);
  expect(new URL(example.$schema, 'file:///docs/examples/pack.json').pathname).toBe(
    '/docs/card-pack.schema.json',
  );
});

test.each<readonly [string, unknown]>([
  ['no object', []],
  ['no cards', { cards: [] }],
  ['a misspelt key', one({ sheilds: ['fire'] })],
  ['a missing name', one({ name: { en: 'Soot' } })],
  ['an unknown people', one({ people: 'pirate' })],
  ['negative moons', one({ moons: -1 })],
  ['half a moon', one({ moons: 0.5 })],
  ['an id with a space', one({ id: 'so ot' })],
  ['a pre-built deck', one({ deck: 'vulca' })],
  ['a ship without capacity', { cards: [{ ...withoutValues(), type: 'ship' }] }],
  ['a capacity on a character', one({ capacity: 2 })],
  ['values on a leadership card', one({ type: 'leadership' })],
  ['moons on a leader', { cards: [{ ...withoutValues(), type: 'leader' }] }],
  ['an achievement without its dragon', { cards: [{ ...withoutValues(), type: 'achievement' }] }],
  ['an unknown step', saying({ when: 'now', steps: [{ do: 'drwa', count: 1 }] })],
  [
    'an unknown type deep inside',
    saying({ when: 'always', rule: { rule: 'cannotPlay', cards: { except: { types: ['elf'] } } } }),
  ],
  ['a rule where steps belong', saying({ when: 'now', rule: { rule: 'cannotCall' } })],
  [
    'a payment worth nothing',
    saying({ when: 'demand', demand: { discard: { worth: {} } }, orElse: 'retreat' }),
  ],
])('%s does not satisfy it', (_, pack) => {
  expect(isPack(pack)).toBe(false);
});

function withoutValues(): object {
  const { fire: _fire, earth: _earth, ...card } = one({}).cards[0];
  return card;
}
