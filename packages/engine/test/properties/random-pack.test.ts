import { expect, test } from 'vitest';
import { PACK_FORM, randomPack } from './random-pack.ts';
import { randomFrom } from './random.ts';
import { wordsIn, wordsOf } from './vocabulary.ts';

/** Two dozen were enough when this was written. */
const MAX_PACKS = 100;
const CARDS = 60;

test('random packs use every word of the form of packs', () => {
  const missing = new Set(wordsOf(PACK_FORM));
  for (let seed = 0; seed < MAX_PACKS && missing.size > 0; seed++) {
    for (const card of randomPack(randomFrom(seed), CARDS))
      for (const word of wordsIn(card, PACK_FORM)) missing.delete(word);
  }
  expect([...missing]).toEqual([]);
});

test('a word that is new in the form is missed until a card uses it', () => {
  const form = structuredClone(PACK_FORM) as {
    readonly $defs: { readonly step: { readonly oneOf: object[] } };
  };
  const juggling = { type: 'object', properties: { do: { const: 'juggle' } }, required: ['do'] };
  form.$defs.step.oneOf.push({ ...juggling, additionalProperties: false });
  const [card] = randomPack(randomFrom(1), 1);
  const juggler = { ...card, text: [{ when: 'now', steps: [{ do: 'juggle' }] }] };
  const word = 'step {do: juggle}';
  expect(wordsOf(form)).toContain(word);
  expect(wordsOf(PACK_FORM)).not.toContain(word);
  expect(wordsIn(card, form)).not.toContain(word);
  expect(wordsIn(juggler, form)).toContain(word);
});
