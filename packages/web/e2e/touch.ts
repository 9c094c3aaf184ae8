import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { shown } from './table.ts';
import type { Press } from './table.ts';

/** With a finger, on whatever part of it can be seen under other cards. What is being read over it is put away first. */
export const tap: Press = async (at) => {
  await at.scrollIntoViewIfNeeded();
  if ((await at.evaluate(visiblePoint)) === null) await at.page().locator('.question').tap();
  const point = await at.evaluate(visiblePoint);
  if (point === null) throw new Error('Nothing of it can be touched.');
  await at.page().touchscreen.tap(point.x, point.y);
};

/** A card is lifted first, and nothing happens; then it is played, in turn by a second tap and by its button. */
export function tapsToChoose(): Press & { readonly lifted: () => number } {
  let lifted = 0;
  const press = async (at: Locator): Promise<void> => {
    const page = at.page();
    const card = await at.getAttribute('data-spot');
    const wasLifted = (await at.getAttribute('class'))?.includes('pointed') === true;
    if (card === null || card.includes('#') || wasLifted) return tap(at);
    const { question } = await shown(page);
    await tap(at);
    await page.locator(`.spot.pointed[data-spot="${card}"]`).first().waitFor();
    expect((await shown(page)).question).toBe(question);
    await tap(lifted++ % 2 === 0 ? at : page.locator('[data-part=slip] .button'));
  };
  return Object.assign(press, { lifted: () => lifted });
}

/** Runs in the page: a point of the element that nothing else covers. */
function visiblePoint(element: Element): { readonly x: number; readonly y: number } | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  for (const across of [0.5, 0.3, 0.15, 0.7, 0.85])
    for (const down of [0.5, 0.3, 0.15, 0.7, 0.85]) {
      const [x, y] = [left + width * across, top + height * down];
      if (element.contains(document.elementFromPoint(x, y))) return { x, y };
    }
  return null;
}
