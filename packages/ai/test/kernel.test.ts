import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assembled } from '../kernel/assembled.ts';
import { KERNEL } from '../src/evaluation/kernel-bytes.ts';
import { ENTRY, FLOAT, newKernel, roomOf } from '../src/evaluation/kernel.ts';

const WIDTH = 32;

/** Two rows of numbers with weights 2 and -1, and a third row to work with. */
function laidOut() {
  const kernel = newKernel(256);
  const room = roomOf(kernel);
  const [a, b, other, list] = [room(WIDTH), room(WIDTH), room(WIDTH), room(16)];
  for (let i = 0; i < WIDTH; i++) {
    kernel.floats[a / FLOAT + i] = i;
    kernel.floats[b / FLOAT + i] = 10 - i;
    kernel.floats[other / FLOAT + i] = 1;
  }
  [a, b].forEach((row, entry) => {
    kernel.places[(list + entry * ENTRY) / FLOAT] = row;
    kernel.floats[(list + entry * ENTRY) / FLOAT + 1] = entry === 0 ? 2 : -1;
  });
  const row = (place: number): readonly number[] =>
    Array.from(kernel.floats.subarray(place / FLOAT, place / FLOAT + WIDTH));
  return { kernel, a, b, other, list, row };
}

const numbers = (at: (i: number) => number): readonly number[] =>
  Array.from({ length: WIDTH }, (_, i) => at(i));

test('the kernel is up to date with its source', async () => {
  const source = readFileSync(new URL('../kernel/kernel.wat', import.meta.url), 'utf8');
  expect(KERNEL).toBe(await assembled(source));
});

test('gathers rows into one', () => {
  const { kernel, other, list, row } = laidOut();
  kernel.gather(other, list, 2, WIDTH * FLOAT);
  expect(row(other)).toEqual(numbers((i) => 1 + 2 * i - (10 - i)));
});

test('scatters one row into others', () => {
  const { kernel, a, b, other, list, row } = laidOut();
  kernel.scatter(other, list, 2, WIDTH * FLOAT);
  expect(row(a)).toEqual(numbers((i) => i + 2));
  expect(row(b)).toEqual(numbers((i) => 10 - i - 1));
});

test('multiplies rows', () => {
  const { kernel, other, list } = laidOut();
  kernel.dots(other, list, 2, WIDTH * FLOAT);
  const weight = (entry: number) => kernel.floats[(list + entry * ENTRY) / FLOAT + 1];
  expect([weight(0), weight(1)]).toEqual([(31 * 32) / 2, 320 - (31 * 32) / 2]);
});

test('lists positive numbers as weights of rows', () => {
  const { kernel, a, list } = laidOut();
  kernel.floats.set([-1, 3, 0, 5], a / FLOAT);
  expect(kernel.positives(a, 4, 640, 64, list)).toBe(2);
  const entry = (at: number) => [
    kernel.places[list / FLOAT + 2 * at],
    kernel.floats[list / FLOAT + 2 * at + 1],
  ];
  expect([entry(0), entry(1)]).toEqual([
    [640 + 64, 3],
    [640 + 3 * 64, 5],
  ]);
});

test('an empty list changes nothing', () => {
  const { kernel, other, list, row } = laidOut();
  kernel.gather(other, list, 0, WIDTH * FLOAT);
  expect(row(other)).toEqual(numbers(() => 1));
});

test('refuses to allocate more memory than there is', () => {
  const room = roomOf(newKernel(16));
  expect(() => room(20_000)).toThrow(/out of memory/);
});
