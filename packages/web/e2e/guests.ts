import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { giveBack, PATIENCE_MS, takeProfile, theBrowser } from './profiles.ts';

export const DESK = { viewport: { width: 1366, height: 768 } } as const;
export const PHONE = { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true } as const;

/** Where online games are played. */
interface Place {
  readonly address: string;
}

/** Somebody with a browser of their own. */
export interface Guest {
  readonly page: Page;
  readonly context: BrowserContext;
}

export interface Device extends BrowserContextOptions {
  /** The test changes the profile itself, such as its keys, so that no other can have it afterwards. */
  readonly changesProfile?: boolean;
}

/** For one test, in a profile that has the files of the page, and nothing else of those who had it before. */
export async function guest({ changesProfile = false, ...device }: Device = DESK): Promise<Guest> {
  const profile = await takeProfile({ ...GUEST, ...device });
  const { context, page } = profile;
  const preparation = await prepared(context);
  onTestFinished(async ({ task }) => {
    if (changesProfile || page.isClosed() || task.result?.state === 'fail') return context.close();
    await page.unrouteAll();
    await preparation.dispose();
    return giveBack(profile);
  });
  return { context, page };
}

/** For several tests, with a browser that keeps what it was told. */
export async function newGuest(device: BrowserContextOptions = DESK): Promise<Guest> {
  const browser = await theBrowser();
  const context = await browser.newContext({ ...GUEST, ...device });
  await prepared(context);
  return { context, page: await context.newPage() };
}

const GUEST = { locale: 'en-US', reducedMotion: 'reduce', serviceWorkers: 'block' } as const;

/** Everything that can be pressed is pressed by them, at once. */
async function prepared(context: BrowserContext) {
  context.setDefaultTimeout(PATIENCE_MS);
  return context.addInitScript(() => {
    const calm = { speed: 'off', dragons: 'ask', steps: 'none' };
    localStorage.setItem(
      'bluemoon.settings',
      localStorage.getItem('bluemoon.settings') ?? JSON.stringify(calm),
    );
  });
}

export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
export const dock = (page: Page): Locator => page.locator('[data-part="dock"]');
export const table = (page: Page): Locator => page.locator('.table.cloth');

/** Two presses from the first page: a table, and its link. */
export async function opened(page: Page, { address }: Place): Promise<string> {
  await page.goto(address);
  await page.getByRole('link', { name: /Play a friend/ }).click();
  await page.locator('svg[aria-label="QR code of the link"]').waitFor();
  return page.url();
}

export interface TwoPlayers {
  readonly ada: Guest;
  readonly bert: Guest;
}

/** Ada sends a link, Bert opens it and presses one button. */
export async function playing(
  place: Place,
  devices: readonly [BrowserContextOptions, BrowserContextOptions] = [DESK, DESK],
): Promise<TwoPlayers & { readonly link: string }> {
  const [ada, bert] = await Promise.all([guest(devices[0]), guest(devices[1])]);
  const link = await opened(ada.page, place);
  await sitDown(bert.page, link);
  await Promise.all([table(ada.page).waitFor(), table(bert.page).waitFor()]);
  return { ada, bert, link };
}

export async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await button(page, /^Play /).click();
}

export interface Asked {
  readonly asked: Guest;
  readonly other: Guest;
}

/** Who has to choose, and who has not. */
export async function toChoose({ ada, bert }: TwoPlayers): Promise<Asked> {
  const choices = ({ page }: Guest) => page.locator('.dock .choice').count();
  const asked = async (): Promise<Asked | null> => {
    if ((await choices(ada)) > 0) return { asked: ada, other: bert };
    if ((await choices(bert)) > 0) return { asked: bert, other: ada };
    return null;
  };
  return eventually(asked);
}

/** Looks again and again until there is something. */
async function eventually<T>(look: () => Promise<T | null>): Promise<T> {
  let found: T | null = null;
  await expect.poll(async () => (found = await look())).not.toBeNull();
  return found as T;
}

/** Presses what stays pressed, again if the page moved under the finger just then. */
export async function check(one: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        if (!(await one.isChecked())) await one.click({ force: true });
        return one.isChecked();
      },
      { interval: 1_000 },
    )
    .toBe(true);
}

/** Opens a part of the page by its summary, again if the page moved under the finger just then. */
export async function unfold(page: Page, name: string): Promise<void> {
  const summary = page.locator('details > summary').getByText(name, { exact: true });
  const opened = page.locator('details[open] > summary').getByText(name, { exact: true });
  await expect
    .poll(
      async () => {
        if ((await opened.count()) === 0) await summary.click();
        return opened.count();
      },
      { interval: 1_000 },
    )
    .toBe(1);
}

/** Presses what leads on, until the rival has to choose; then they have something to take back. */
export async function leadOn({ asked, other }: Asked): Promise<void> {
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

export async function resign(page: Page): Promise<void> {
  await button(page, 'Menu').click();
  await button(page, /^Resign/).click();
  await button(page, /^Press again to resign/).click();
}
