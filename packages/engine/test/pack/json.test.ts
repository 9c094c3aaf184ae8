import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { JsonError, readJson } from '../../src/pack/json.ts';

const depth = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depth)) : 0;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Characters that can turn invalid text into JSON, and the other way round. */
const NEARLY_JSON = Array.from('{}[]",:0-.e \n\\ut\u0001');

test('JSON is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(undefined, 1, '\t'), (json, space) => {
      fc.pre(depth(JSON.parse(json)) < 50);
      const text = JSON.stringify(JSON.parse(json), null, space);
      expect(readJson(text).value).toEqual(JSON.parse(text));
    }),
  );
});

test('what JSON.parse refuses is refused', () => {
  // A valid text with one character changed is often valid still, and often just not.
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.constantFrom(...NEARLY_JSON), (json, at, character) => {
      const place = at % (json.length + 1);
      const text = json.slice(0, place) + character + json.slice(place);
      fc.pre(!isJson(text));
      expect(() => readJson(text)).toThrow(JsonError);
    }),
  );
});

test('a key that objects have by nature is an ordinary key', () => {
  const { value } = readJson('{ "__proto__": { "cards": [] } }');
  expect(Object.keys(value as object)).toEqual(['__proto__']);
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
});

test('every part knows its line, and what is missing that of the part around it', () => {
  const { lineOf } = readJson('{\n  "a": [\n    1,\r\n    { "b":\n      2 }\n  ]\n}');
  expect(lineOf([])).toBe(1);
  expect(lineOf(['a'])).toBe(2);
  expect(lineOf(['a', 0])).toBe(3);
  expect(lineOf(['a', 1])).toBe(4);
  expect(lineOf(['a', 1, 'b'])).toBe(4);
  expect(lineOf(['a', 1, 'c', 0])).toBe(4);
  expect(lineOf(['z'])).toBe(1);
});
