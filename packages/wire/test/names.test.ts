import { describe, expect, test } from 'vitest';
import { normalName } from '../src/names.ts';
import { toServer } from '../src/schemas.ts';

describe('names of players', () => {
  test.each([
    ['Ada', 'Ada'],
    ['  Ada   Lovelace ', 'Ada Lovelace'],
    ['Ａｄａ', 'Ada'],
    ['Zoe\u0308', 'Zoë'],
    ['李小龍', '李小龍'],
    ['x'.repeat(24), 'x'.repeat(24)],
    ['player-52', 'player-52'],
    ['Mond 🌙', 'Mond 🌙'],
  ])('%j is kept as %j', (given, kept) => {
    expect(normalName(given)).toBe(kept);
  });

  test.each([
    [''],
    ['   '],
    ['…'],
    ['x'.repeat(25)],
    ['\uFDFA'.repeat(2)],
    ['A\u0000da'],
    ['A\nda'],
    ['\u202Eada'],
    ['A\u200Bda'],
    ['A\u00ADda'],
    ['Ada\uFE0F'],
    ['\u3164'],
    ['x\u0301\u0302\u0303'],
    ['\uD800'],
  ])('%j is refused', (given) => {
    expect(normalName(given)).toBeNull();
  });

  test('are made normal where they come in, also as names at a table', () => {
    const act = { kind: 'act', room: 'a-room-of-mine', id: 'an-id-of-mine', n: 1 };
    expect(toServer.parse({ kind: 'rename', name: ' Ａｄａ ', n: 1 })).toMatchObject({ name: 'Ada' });
    expect(toServer.parse({ ...act, request: { kind: 'name', name: ' Ａｄａ ' } })).toMatchObject({
      request: { name: 'Ada' },
    });
    expect(toServer.safeParse({ ...act, request: { kind: 'name', name: '\u202Eada' } }).success).toBe(false);
  });
});
