import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { shown } from './table.ts';
import type { Shown } from './table.ts';

type Part<T> = { readonly [Key in keyof T]?: T[Key] extends readonly unknown[] ? T[Key] : Part<T[Key]> };

/** What the table shows in the end. */
export function expectShown(page: Page, wanted: Part<Shown>): Promise<void> {
  return expect.poll(() => shown(page)).toMatchObject(wanted);
}

/** Lines of the log, wherever they are. */
export function expectTold(page: Page, ...lines: readonly string[]): Promise<void> {
  return expect.poll(async () => (await shown(page)).log).toEqual(expect.arrayContaining([...lines]));
}
