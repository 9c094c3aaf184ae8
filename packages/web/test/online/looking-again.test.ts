import { expect, test } from 'vitest';
import { startLooking } from '../../src/online/looking-again.ts';

/** Waits for nothing: what was to be done later is done when the test says so. */
function looking() {
  const planned: { readonly ms: number; readonly act: () => void }[] = [];
  let looks = 1;
  const started = startLooking(
    () => looks++,
    (ms, act) => void planned.push({ ms, act }),
  );
  return {
    missed: () => started.missed(),
    stop: () => started.stop(),
    planned,
    passed: () => planned.shift()?.act(),
    looks: () => looks,
  };
}

test('A table that is not there yet is looked for again before the page says that there is none', () => {
  const { missed, passed, planned, looks } = looking();
  const said: boolean[] = [];
  const waited: number[] = [];
  do {
    said.push(missed());
    waited.push(planned[0]?.ms ?? 0);
    passed();
  } while (said.length < looks());
  expect(said.slice(0, 5)).toEqual([false, false, false, false, true]);
  expect(waited.slice(0, 4).reduce((all, ms) => all + ms)).toBe(3000);
  // Nobody asks forever.
  expect(looks()).toBe(10);
});

test('A page that was left looks no more', () => {
  const { missed, stop, passed, looks } = looking();
  missed();
  stop();
  passed();
  expect(looks()).toBe(1);
});
