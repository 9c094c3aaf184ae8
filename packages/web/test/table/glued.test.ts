import { plainText } from '@bluemoon/engine/telling';
import type { Parts } from '@bluemoon/engine/telling';
import { expect, test } from 'vitest';
import { glued } from '../../src/table/glued.ts';

const volca = { card: 'volca', name: 'Volca' };
const sear = { card: 'sear', name: 'Sear' };
const fire = { element: 'fire', name: 'Fire' } as const;

const shown = (sentence: Parts) =>
  glued(sentence).map((part) =>
    typeof part === 'string' ? part : 'before' in part ? [part.before, part.name, part.after] : part.name,
  );

test('Text that touches a card in a sentence stays on its line', () => {
  expect(shown(['You play ', volca, '. Then (', sear, '), too.'])).toEqual([
    'You play ',
    ['', 'Volca', '.'],
    ' Then ',
    ['(', 'Sear', '),'],
    ' too.',
  ]);
  expect(shown([volca, '’s text'])).toEqual([['', 'Volca', '’s'], ' text']);
  expect(shown([volca, '/', sear])).toEqual([
    ['', 'Volca', '/'],
    ['', 'Sear', ''],
  ]);
});

test('No word is lost or doubled in any order of cards, elements and text', () => {
  const sentences: readonly Parts[] = [
    [volca, sear, '.'],
    [volca, ',', sear, '; ', fire, ':', volca, '!'],
    ['“', volca, '” and ', sear, ' …'],
    [volca, ' ', sear, ', (', volca, '/', sear, ')'],
    ['It has', ' ', volca, ', x(', sear],
  ];
  for (const sentence of sentences) expect(shown(sentence).flat().join('')).toBe(plainText(sentence));
});
