import { describe, expect, test } from 'vitest';
import { BUILT_IN } from '../../src/cards/box.ts';
import { NAME_WORD_STEMS } from '../../src/words/de/names.ts';
import { KINDS, type Family } from './kinds.ts';

/** The key that names an object's kind. */
const TAGS: readonly (readonly [string, Family])[] = [
  ['rule', 'rule'],
  ['do', 'step'],
  ['is', 'condition'],
  ['when', 'moment'],
];
const PAID_UNDER: ReadonlySet<string> = new Set(['payment', 'discard']);

function walk(value: unknown, visit: (key: string, value: unknown) => void): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    visit(key, inner);
    walk(inner, visit);
  }
}

const used: Readonly<Record<Family, Set<string>>> = {
  rule: new Set(),
  step: new Set(),
  condition: new Set(),
  payment: new Set(),
  moment: new Set(),
};
const nameWords = new Set<string>();
for (const card of BUILT_IN.cards) {
  walk(card.text, (key, value) => {
    const [, family] = TAGS.find(([tag]) => tag === key) ?? [];
    if (family !== undefined && typeof value === 'string') used[family].add(value);
    if (PAID_UNDER.has(key) && typeof value === 'object' && value !== null) {
      for (const kind of Object.keys(value)) used.payment.add(kind);
    }
    if ((key === 'named' || key === 'together') && typeof value === 'string') nameWords.add(value);
  });
}

describe.each(Object.keys(KINDS) as Family[])('every %s of the vocabulary', (family) => {
  test('is used by a card', () => {
    expect([...used[family]].toSorted()).toEqual(KINDS[family].toSorted());
  });
});

test('every word of a name that text speaks of has a German one', () => {
  expect([...nameWords].toSorted()).toEqual(Object.keys(NAME_WORD_STEMS).toSorted());
});
