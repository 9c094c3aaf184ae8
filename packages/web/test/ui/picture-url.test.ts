import { expect, test } from 'vitest';
import { pictureUrl } from '../../src/ui/picture-url.ts';

test('The URL of a picture is created once', () => {
  let drawn = 0;
  const draw = (): string => {
    drawn += 1;
    return '<svg/>';
  };
  expect(pictureUrl('a crystal', draw)).toBe(pictureUrl('a crystal', draw));
  expect(drawn).toBe(1);
});
