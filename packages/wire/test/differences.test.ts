import { assert, jsonValue, property } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { difference, MisplacedPatch, patched } from '../src/differences.ts';
import type { Json } from '../src/differences.ts';

describe('a difference', () => {
  test('removes a field that has the name of something that every object has', () => {
    const patch = difference({ constructor: 1 }, {});
    expect(patch).toEqual({ constructor: [] });
    expect(patched({ constructor: 1 }, patch ?? {})).toEqual({});
  });

  test('names only the fields and places that change', () => {
    const before = { turn: { number: 3, seat: 0 }, cells: [0, 0, 7], name: 'a' };
    const after = { turn: { number: 4, seat: 0 }, cells: [0, 1, 7], name: 'a' };
    expect(difference(before, after)).toEqual({ turn: { number: [4] }, cells: { 1: [1] } });
  });

  test('of a list that grows or shrinks is the part that is replaced', () => {
    expect(difference(['a', 'b', 'd'], ['a', 'b', 'c', 'd'])).toEqual([2, 0, ['c']]);
    expect(difference(['a', 'b', 'c', 'd'], ['a', 'd'])).toEqual([1, 2, []]);
  });

  test('is null between equal values', () => {
    expect(difference({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBeNull();
  });

  test('removes a field that is gone', () => {
    expect(difference({ a: 1, b: 2 }, { a: 1 })).toEqual({ b: [] });
  });

  test('leads from any value to any other, also after a way over the wire', () => {
    // No field of ours has the one name that JavaScript keeps for itself.
    const value = jsonValue({ maxDepth: 4 }).filter(
      (one) => !JSON.stringify(one).includes('__proto__'),
    ) as Arbitrary<Json>;
    assert(
      property(value, value, (before, after) => {
        const patch = difference(before, after);
        const sent = patch === null ? null : (JSON.parse(JSON.stringify(patch)) as typeof patch);
        expect(sent === null ? before : patched(before, sent)).toEqual(JSON.parse(JSON.stringify(after)));
      }),
      { numRuns: 300 },
    );
  });

  test('that was made from something else is refused instead of misunderstood', () => {
    expect(() => patched(5, { a: [1] })).toThrow(MisplacedPatch);
    expect(() => patched({ a: 1 }, [0, 1, []])).toThrow(MisplacedPatch);
  });
});
