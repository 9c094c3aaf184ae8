import { expect, test } from 'vitest';
import { agreeOn, readDraftRoomTerms, USUAL_DRAFT_TERMS } from '../../src/index.ts';
import { refusalOf } from '../refusal.ts';

const read = (parts: object) => () => readDraftRoomTerms({ ...USUAL_DRAFT_TERMS, ...parts }, 'terms');
const table = (parts: object) => ({ table: { ...USUAL_DRAFT_TERMS.table, ...parts } });

test('the terms of a draft room are read as they were written', () => {
  const written: unknown = JSON.parse(JSON.stringify(USUAL_DRAFT_TERMS));
  expect(readDraftRoomTerms(written, 'terms')).toEqual(USUAL_DRAFT_TERMS);
});

test('terms that cannot be played are refused in both languages, with their place', () => {
  expect(refusalOf(read({ seats: 7 })).en).toBe('terms.seats: must be one of 2, 3, 4, 5, 6, not 7.');
  expect(refusalOf(read({ pickSeconds: 5 }))).toEqual({
    en: 'terms.pickSeconds: must be from 10 to 300 seconds.',
    de: 'terms.pickSeconds: muss von 10 bis 300 Sekunden gehen.',
  });
  expect(refusalOf(read({ buildSeconds: 1e6 })).en).toMatch('terms.buildSeconds: must be from 60 to 3600');
  expect(refusalOf(read({ pairing: 'knockout' })).en).toMatch('terms.pairing: must be one of single');
  expect(refusalOf(read({ secret: 1 })).en).toMatch('terms.secret: is not known here');
  expect(refusalOf(read(table({ agreement: agreeOn({ decks: 'built' }) })))).toEqual({
    en: 'terms.table.agreement.decks: must be drafted: the decks come from the draft.',
    de: 'terms.table.agreement.decks: muss drafted sein: Die Decks kommen aus dem Draft.',
  });
  expect(refusalOf(read(table({ agreement: agreeOn({ decks: 'drafted', families: true }) }))).de).toMatch(
    'terms.table.agreement: Gedraftete Decks haben weder',
  );
  expect(refusalOf(read(table({ agreement: agreeOn({ decks: 'drafted', match: true }) }))).en).toMatch(
    'terms.table.agreement.match: must be false',
  );
  expect(refusalOf(read(table({ clock: { kind: 'decision', each: 1 } }))).en).toMatch(
    'terms.table.clock.each: must be from',
  );
});
