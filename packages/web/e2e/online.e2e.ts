import type { Server } from '@bluemoon/server';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { violations } from './axe.ts';
import { serveOnline } from './online-server.ts';
import { playOn } from './playing.ts';
import { shown } from './table.ts';
import { theBrowser } from './visit.ts';

const DESK = { viewport: { width: 1366, height: 768 } } as const;
const PHONE = { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true } as const;

let server: Server;
beforeAll(async () => {
  server = await serveOnline();
});
afterAll(() => server.close());

interface Guest {
  readonly page: Page;
  readonly context: BrowserContext;
}

/** Somebody with a browser of their own. Everything that can be pressed is pressed by them, at once. */
async function guest(device: BrowserContextOptions = DESK): Promise<Guest> {
  const browser = await theBrowser();
  const context = await browser.newContext({
    locale: 'en-US',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...device,
  });
  await context.addInitScript(() => {
    const calm = { speed: 'off', dragons: 'ask', steps: 'none' };
    localStorage.setItem(
      'bluemoon.settings',
      localStorage.getItem('bluemoon.settings') ?? JSON.stringify(calm),
    );
  });
  context.setDefaultTimeout(120_000);
  onTestFinished(() => context.close());
  return { context, page: await context.newPage() };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dock = (page: Page) => page.locator('[data-part="dock"]');
const table = (page: Page) => page.locator('.table.cloth');

/** Two presses from the first page: a table, and its link. */
async function opened(page: Page): Promise<string> {
  await page.goto(server.address);
  await page.getByRole('link', { name: /Play a friend/ }).click();
  await page.locator('svg[aria-label="QR code of the link"]').waitFor();
  return page.url();
}

interface TwoPlayers {
  readonly ada: Guest;
  readonly bert: Guest;
  readonly link: string;
}

/** Ada sends a link, Bert opens it and presses one button. */
async function playing(
  devices: readonly [BrowserContextOptions, BrowserContextOptions] = [DESK, DESK],
): Promise<TwoPlayers> {
  const [ada, bert] = await Promise.all(devices.map((device) => guest(device)));
  if (ada === undefined || bert === undefined) throw new Error('two are needed');
  const link = await opened(ada.page);
  await bert.page.goto(link);
  await button(bert.page, /^Play /).click();
  await Promise.all([table(ada.page).waitFor(), table(bert.page).waitFor()]);
  return { ada, bert, link };
}

/** Who has to choose, and who has not. */
async function toChoose({
  ada,
  bert,
}: TwoPlayers): Promise<{ readonly asked: Guest; readonly other: Guest }> {
  const choices = (page: Page) => page.locator('.dock .choice').first();
  await expect
    .poll(async () => (await choices(ada.page).count()) + (await choices(bert.page).count()))
    .toBeGreaterThan(0);
  return (await choices(ada.page).count()) > 0 ? { asked: ada, other: bert } : { asked: bert, other: ada };
}

/** Presses what leads on, until the rival has to choose; then they have something to take back. */
async function decline({ asked, other }: { readonly asked: Guest; readonly other: Guest }): Promise<void> {
  await expect
    .poll(
      async () => {
        const { page } = asked;
        const decline = page.locator('[data-option="decline"]');
        if ((await decline.count()) > 0) await decline.click();
        else if ((await page.locator('.dock .choice.primary:not([aria-disabled=true])').count()) > 0)
          await page.locator('.dock .choice.primary:not([aria-disabled=true])').first().click();
        else if ((await page.locator('.dock .choice:not([aria-disabled=true])').count()) > 0)
          await page.locator('.dock .choice:not([aria-disabled=true])').first().click();
        else if ((await page.locator('.spot.lit').count()) > 0)
          await page.locator('.spot.lit').first().click();
        return (await other.page.locator('.dock .choice').count()) > 0;
      },
      { interval: 150 },
    )
    .toBe(true);
}

async function resign(page: Page): Promise<void> {
  await button(page, 'Menu').click();
  await button(page, /^Resign/).click();
  await button(page, /^Press again to resign/).click();
}

describe('A table for two', () => {
  test('is played from the link to the last card, on a phone and at a desk, and kept with both names', async () => {
    const { ada, bert } = await playing([PHONE, DESK]);
    await Promise.all([playOn(ada.page, 3), playOn(bert.page, 5)]);
    const titles = await Promise.all(
      [ada, bert].map(({ page }) => page.locator('#result-title').textContent()),
    );
    expect(new Set(titles)).toEqual(new Set(['You lost', 'You won']));
    await ada.page.getByRole('link', { name: 'Analyse' }).click();
    await ada.page.waitForURL(/#\/replay\//);
    await ada.page.goto(`${server.address}#/games`);
    await expect
      .poll(() => ada.page.locator('.details').first().textContent())
      .toMatch(/Online with player-\d+/);
  });

  test('starts a second game when both want one', async () => {
    const { ada, bert } = await playing();
    await resign(ada.page);
    await bert.page.locator('dialog[open]').getByRole('button', { name: 'Rematch' }).click();
    await ada.page.locator('dialog[open]').getByRole('button', { name: 'Accept the rematch' }).click();
    await expect.poll(() => bert.page.locator('dialog[open]').count()).toBe(0);
    await toChoose({ ada, bert, link: '' });
  });

  test('can be looked at by others, who see no hand', async () => {
    const two = await playing();
    const carl = await guest();
    await carl.page.goto(two.link);
    await button(carl.page, 'Watch').click();
    await table(carl.page).waitFor();
    expect(await carl.page.locator('[data-hand] .spot').count()).toBe(0);
    await expect.poll(() => two.ada.page.getByText('1 watching').count()).toBeGreaterThan(0);
    await resign(two.ada.page);
    await carl.page.locator('dialog[open]').waitFor();
  });

  test('lets players say something, each in their own language', async () => {
    const { ada, bert } = await playing();
    await bert.page.evaluate(() => {
      const settings = JSON.parse(localStorage.getItem('bluemoon.settings') ?? '{}') as object;
      localStorage.setItem('bluemoon.settings', JSON.stringify({ ...settings, language: 'de' }));
    });
    await bert.page.reload();
    await table(bert.page).waitFor();
    await button(ada.page, 'Say something').click();
    await button(ada.page, 'Well played').click();
    await expect.poll(() => bert.page.locator('.saying').textContent()).toContain('Gut gespielt');
  });
});

test('A host who does something else meanwhile is told when somebody sits down', async () => {
  const ada = await guest();
  const link = await opened(ada.page);
  await ada.page.goto(`${server.address}#/rules`);
  const bert = await guest(PHONE);
  await bert.page.goto(link);
  await ada.page.getByText('is at your table.').waitFor();
  await button(bert.page, /^Play /).click();
  await ada.page.getByRole('link', { name: 'Go', exact: true }).click();
  await expect.poll(() => table(bert.page).count()).toBe(1);
  expect(await ada.page.getByText('is at your table.').count()).toBe(0);
});

describe('Nothing is lost', () => {
  test('when the page is reloaded', async () => {
    const two = await playing();
    const { asked } = await toChoose(two);
    const before = await shown(asked.page);
    await asked.page.reload();
    await asked.page.locator('.dock .choice').first().waitFor();
    expect(await shown(asked.page)).toEqual(before);
  });

  test('when the network goes away: the choice is kept and sent, and both see the same table', async () => {
    const two = await playing();
    const { asked, other } = await toChoose(two);
    await asked.context.setOffline(true);
    await asked.page.getByText('You’re offline.').waitFor();
    await expect.poll(() => other.page.getByText('Reconnecting …').count()).toBeGreaterThan(0);
    await asked.page.locator('.dock .choice:not([aria-disabled=true])').first().click();
    await expect.poll(() => dock(asked.page).textContent()).toContain('Sending …');
    const question = await dock(asked.page).locator('.question').textContent();
    await asked.context.setOffline(false);
    await expect.poll(() => asked.page.getByText('You’re offline.').count()).toBe(0);
    await expect.poll(() => dock(asked.page).locator('.question').textContent()).not.toBe(question);
    const [mine, theirs] = await Promise.all([shown(asked.page), shown(other.page)]);
    expect({ ...theirs.far, hand: [] }).toEqual({ ...mine.near, hand: [] });
  });

  test('when the seat is open in a second tab: both tabs follow the game', async () => {
    const { ada, bert, link } = await playing();
    const tab = await ada.context.newPage();
    await tab.goto(link);
    await table(tab).waitFor();
    await resign(bert.page);
    for (const page of [tab, ada.page])
      await expect.poll(() => page.locator('#result-title').textContent()).toBe('You won');
  });
});

describe('A take-back that the rules do not give', () => {
  test('is asked for, and refused', async () => {
    const players = await toChoose(await playing());
    await decline(players);
    const { asked, other } = players;
    await button(asked.page, 'Ask to take back').click();
    await other.page
      .getByText(/asks to take back/)
      .first()
      .waitFor();
    await button(other.page, 'Refuse').click();
    await expect.poll(() => other.page.getByText(/asks to take back/).count()).toBe(0);
    await other.page.locator('.dock .choice').first().waitFor();
  });

  test('is asked for, and allowed', async () => {
    const players = await toChoose(await playing());
    await decline(players);
    const { asked, other } = players;
    await button(asked.page, 'Ask to take back').click();
    await button(other.page, 'Allow').click();
    await expect.poll(() => asked.page.locator('.dock .choice, .spot.lit').count()).toBeGreaterThan(0);
    expect(await other.page.locator('.dock .choice, .spot.lit').count()).toBe(0);
  });
});

describe.each([
  ['a desk', DESK],
  ['a phone', PHONE],
])('On %s', (_, device) => {
  test('everything is accessible', async () => {
    const ada = await guest(device);
    const link = await opened(ada.page);
    const faults = [...(await violations(ada.page))];
    const bert = await guest(device);
    await bert.page.goto(link);
    await button(bert.page, /^Play /).waitFor();
    faults.push(...(await violations(bert.page)));
    await button(bert.page, /^Play /).click();
    await table(ada.page).waitFor();
    faults.push(...(await violations(ada.page)));
    for (const open of ['Menu', 'Say something']) {
      await button(ada.page, open).click();
      faults.push(...(await violations(ada.page)));
      await ada.page.keyboard.press('Escape');
    }
    await resign(bert.page);
    await ada.page.locator('dialog[open]').waitFor();
    faults.push(...(await violations(ada.page)));
    expect(faults).toEqual([]);
  });
});

test('A page from a host of plain files says that it cannot play online, and everything else works', async () => {
  const { page } = await guest();
  await page.route('**/online/guest', (route) => route.fulfill({ status: 405 }));
  await page.goto(`${server.address}#/friend`);
  await page.getByText('This page can’t play online').waitFor();
  await page.goto(`${server.address}#/rules`);
  await expect.poll(() => page.locator('article').count()).toBeGreaterThan(0);
});
