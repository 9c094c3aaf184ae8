import type { RoomTerms } from '@bluemoon/play';
import type { RoomLine } from '@bluemoon/wire';
import { expect, test } from 'vitest';
import { quickTerms, waitingFor } from '../../src/online/quick-terms.ts';

const tableWith = (terms: RoomTerms): RoomLine => ({
  room: 'room-number-1',
  phase: 'waiting',
  terms,
  names: ['Ada', null],
  bots: [null, null],
  leaders: [null, null],
  watching: 0,
  since: 0,
});
/** As a database gives them back. */
const reordered = (terms: RoomTerms): RoomTerms =>
  Object.fromEntries(Object.entries(terms).toReversed()) as unknown as RoomTerms;

test('Only those count as waiting whom quick pairing would find', () => {
  const terms = quickTerms('people', 'short', 'no');
  const match = { ...terms, agreement: { ...terms.agreement, match: true } };
  const open = [
    terms,
    reordered(terms),
    match,
    quickTerms('people', 'long', 'no'),
    quickTerms('built', 'short', 'no'),
    quickTerms('people', 'short', 'yes'),
  ];
  expect(waitingFor(terms, open.map(tableWith))).toBe(2);
});
