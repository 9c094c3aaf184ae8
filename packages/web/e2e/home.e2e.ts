import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { nextDecision } from './playing.ts';
import { expectNoComplaints, visit } from './visit.ts';

const own = (page: Page) => page.locator('.tiles [aria-pressed=true] b');
const rival = (page: Page) => page.locator('[data-part=rivals] [aria-pressed=true] b');

/** The lowest edge of what is shown, and whether anything is wider than the window. */
const extent = (page: Page) =>
  page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    width: document.documentElement.scrollWidth,
  }));

describe('the first page', () => {
  test('swaps sides, and begins the game that it shows', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.getByRole('button', { name: 'Swap sides You play Hoax' }).click();
    expect(await own(page).textContent()).toBe('Hoax');
    expect(await rival(page).textContent()).toBe('Vulca');
    await page.locator('[data-part=rivals] button', { hasText: 'Aqua' }).click();
    await page.getByRole('button', { name: 'Play now Hoax against Aqua, played by Nib' }).click();
    await nextDecision(page);
    await expect.poll(() => page.title()).toMatch(/^Hoax against Aqua/);
    expectNoComplaints(visitor);
  });

  test('finds a rival by chance, another one at every press', async () => {
    const visitor = await visit('', { deal: 3 });
    const { page } = visitor;
    const any = page.getByRole('button', { name: 'Random rival' });
    await any.click();
    const first = await rival(page).textContent();
    expect(['Vulca', 'Hoax']).not.toContain(first);
    await any.click();
    expect(['Vulca', first]).not.toContain(await rival(page).textContent());
    expectNoComplaints(visitor);
  });

  test.each([['en-US'], ['de-DE']])(
    'shows both peoples and a game to continue without scrolling on a laptop, in %s',
    async (locale) => {
      const visitor = await visit('', { locale, viewport: { width: 1366, height: 768 } });
      const { page } = visitor;
      await page.locator('.start').click();
      await nextDecision(page);
      await page.locator('[data-option=start]').click();
      await nextDecision(page);
      await page.goBack();
      await page.locator('.continue').waitFor();
      expect(await page.locator('[data-part=rivals] button').count()).toBe(10);
      expect(await extent(page)).toEqual({ height: 768, width: 1366 });
      await page.setViewportSize({ width: 1280, height: 720 });
      expect(await extent(page)).toEqual({ height: 720, width: 1280 });
      await page.locator('nav a[href="#/tournament"]').waitFor();
      expectNoComplaints(visitor);
    },
  );

  test.each([
    [390, 664],
    [844, 390],
  ])('shows the button that begins at once on a phone, %i × %i', async (width, height) => {
    const visitor = await visit('', { viewport: { width, height }, isMobile: true, hasTouch: true });
    const { page } = visitor;
    const start = await page.locator('.start').boundingBox();
    expect((start?.y ?? 0) + (start?.height ?? Infinity)).toBeLessThan(height);
    expect((await extent(page)).width).toBe(width);
    expectNoComplaints(visitor);
  });
});
