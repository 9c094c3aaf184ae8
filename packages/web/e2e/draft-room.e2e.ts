import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveFolder } from '@bluemoon/server/files';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { CARD_FACES, violations } from './axe.ts';
import { giveBack, takeProfile } from './profiles.ts';

const DESK = { viewport: { width: 1366, height: 768 } } as const;
const PHONE = { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true } as const;

const here = fileURLToPath(new URL('.', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'bluemoon-draft-room-'));
let served: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  const { build } = await import('vite');
  await build({
    root: join(here, 'draft-room'),
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: [svelte({ configFile: join(here, '..', 'svelte.config.js') })],
    build: { target: 'es2022', outDir: folder, emptyOutDir: true, assetsInlineLimit: 0 },
  });
  served = await serveFolder(folder, 0);
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a draft room that has come as far as the query says. */
async function room(
  query: string,
  device: BrowserContextOptions = DESK,
  locale: 'en-US' | 'de-DE' = 'en-US',
): Promise<Page> {
  const profile = await takeProfile({ locale, reducedMotion: 'reduce', ...device });
  const { page } = profile;
  onTestFinished(() => giveBack(profile));
  await page.goto(`${served.address}?${query}`);
  await page.locator('h1').waitFor();
  return page;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const packet = (page: Page) => page.locator('.packet [data-card]');
const passTime = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate((time) => (window as unknown as { passTime(ms: number): void }).passTime(time), milliseconds);

describe('a draft room', () => {
  test('waits for players; its host starts with bots in the open seats', async () => {
    const page = await room('people=2');
    expect(await page.getByText('Open seat', { exact: true }).count()).toBe(2);
    expect(await page.getByLabel('Link to this draft room').inputValue()).toContain('/#/d/draft-');
    await button(page, /Start with 2 bots/).click();
    await page.getByText('Round 1 of 10').waitFor();
    expect(await page.getByRole('list', { name: 'In passing order' }).textContent()).toMatch(
      /player-17.*Solid 2.*Solid 1.*player-52/s,
    );
  });

  test('lets its host change the terms, and tells the others who starts', async () => {
    const page = await room('people=2');
    await button(page, 'Change the terms').click();
    await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
    await button(page, 'Done').click();
    await button(page, /Start with 1 bot\b/).waitFor();
    const guest = await room('people=2&as=player-52');
    await guest.getByText('player-17 starts the draft').waitFor();
    const visitor = await room('people=2&as=visitor');
    await button(visitor, /Take a seat/).click();
    await expect.poll(() => visitor.getByText('player-17 starts the draft').count()).toBe(1);
  });

  test('keeps the card that is pressed twice, and waits for those who think', async () => {
    const page = await room('people=3&phase=picking&slow=player-08');
    const name = (await packet(page).nth(2).getAttribute('data-card')) ?? '';
    await packet(page).nth(2).click();
    await packet(page).nth(2).click();
    await page.getByText('Waiting for player-08').waitFor();
    await page.locator(`.picks [data-card="${name}"]`).waitFor();
    expect(await packet(page).count()).toBe(0);
  });

  test('keeps the marked card when the time is up', async () => {
    const page = await room('people=2&phase=picking');
    const name = (await packet(page).nth(1).getAttribute('data-card')) ?? '';
    await packet(page).nth(1).click();
    await passTime(page, 40_000);
    await expect.poll(() => page.locator(`.picks [data-card="${name}"]`).count()).toBe(1);
  });

  test('lets a bot go on for a player who leaves, until they take their seat back', async () => {
    const page = await room('people=2&phase=picking&slow=player-52');
    await button(page, 'Leave the draft').click();
    await button(page, 'Take your seat back').click();
    await expect.poll(() => button(page, 'Leave the draft').count()).toBe(1);
  });

  test('builds decks from the picks, then says who plays whom', async () => {
    const page = await room('people=2&phase=building&slow=player-52');
    await button(page, 'This is my deck').waitFor();
    expect(await button(page, 'This is my deck').getAttribute('aria-disabled')).toBe('true');
    await button(page, 'Suggest a deck').click();
    await page.reload();
    // What was built is still there.
    await page.getByText('30 of 30').first().waitFor();
    await button(page, 'This is my deck').click();
    await page.getByText('Your deck is ready').waitFor();
    await button(page, 'Change the deck').click();
    await button(page, 'This is my deck').waitFor();
    const playing = await room('people=2&phase=playing');
    await playing.getByRole('heading', { name: /^You play / }).waitFor();
    expect(await playing.getByRole('link', { name: 'Play', exact: true }).getAttribute('href')).toMatch(
      /^#\/t\/[\w-]{12}$/,
    );
    expect(await playing.getByRole('row').count()).toBe(5);
  });

  test('shows who won, and what everybody picked, when all is over', async () => {
    const page = await room('people=2&phase=over&seats=3');
    await page.getByText('Who picked what').waitFor();
    await page.getByRole('radio', { name: 'Solid' }).check({ force: true });
    expect(await page.locator('[data-card]').count()).toBeGreaterThan(30);
  });
});

const SCENES = [
  'people=4&seats=6',
  'people=4&seats=6&phase=picking&picks=9&slow=player-08',
  'people=2&phase=building',
  'people=2&phase=playing&played=1',
  'people=2&phase=over',
] as const;

describe('a draft room fits and can be used by everybody', () => {
  test.each(SCENES)('%s', async (query) => {
    const faults: string[] = [];
    for (const device of [DESK, PHONE]) {
      const page = await room(query, device, 'de-DE');
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      // Faces of cards have the same colours on both.
      faults.push(...(await violations(page, device === PHONE ? CARD_FACES : undefined)));
    }
    expect(faults).toEqual([]);
  });
});
