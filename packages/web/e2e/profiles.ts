import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { inject } from 'vitest';
import { BROWSER_ARGS, findNotifyingBrowser } from './chromium.ts';

/** Machines that other work shares stand still for minutes at times; only what never happens is a failure. */
export const PATIENCE_MS = 300_000;

let shared: Promise<Browser> | undefined;

/** The browser of all tests that this worker runs. */
export function theBrowser(): Promise<Browser> {
  shared ??= chromium.connect(ownOf(inject('browsers')));
  return shared;
}

/** Workers are counted from 1. */
function ownOf(browsers: readonly string[]): string {
  const own = browsers[Number(process.env['VITEST_POOL_ID']) - 1];
  if (own === undefined) throw new Error('This worker has no browser.');
  return own;
}

/** A browser profile with one page. */
export interface Profile {
  readonly options: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
}

/** Files and compiled code stay in a profile, so that opening a page costs a third of what it costs in a new one. */
const unused: Profile[] = [];

/** A profile that remembers nothing of what was done in it before. */
export async function takeProfile(options: BrowserContextOptions): Promise<Profile> {
  const key = JSON.stringify(options);
  const place = unused.findIndex((one) => one.options === key);
  const [found] = place < 0 ? [] : unused.splice(place, 1);
  return found ?? newProfile(options, key);
}

async function newProfile(options: BrowserContextOptions, key: string): Promise<Profile> {
  const context = await newContext(options);
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  return { options: key, context, page, session: await context.newCDPSession(page) };
}

async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  if (options.permissions?.includes('notifications') !== true)
    return (await theBrowser()).newContext(options);
  const browser = await chromium.launch({ executablePath: findNotifyingBrowser(), args: [...BROWSER_ARGS] });
  const context = await browser.newContext(options);
  context.once('close', () => void browser.close());
  return context;
}

/** Profiles whose page stayed open, by how it was visited. */
const open = new Map<string, Profile[]>();

/** A profile with a page that was visited in the same way, and shows nothing of what was done in it before. */
export function takeOpen(visiting: string): Profile | undefined {
  return open.get(visiting)?.pop();
}

/** For the next test that visits in the same way, without loading the page again. */
export async function leaveOpen(profile: Profile, visiting: string): Promise<void> {
  await closeOthers(profile);
  await profile.page.evaluate(() => (location.hash = '#/settings'));
  await profile.page.locator('.settings').waitFor();
  open.set(visiting, [...(open.get(visiting) ?? []), profile]);
}

async function closeOthers({ context, page }: Profile): Promise<void> {
  page.removeAllListeners();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.mouse.move(0, 0);
}

/** Of the same origin, so that the page stays in its process; and nothing of the program runs there. */
const REST = 'icon.svg';

/**
 * For the next test with the same options, wherever the page was. A page may store something when it is left, so leaving
 * comes first.
 */
export async function giveBack(profile: Profile): Promise<void> {
  const { context, page, session } = profile;
  await closeOthers(profile);
  await page.goto(new URL(REST, page.url()).href);
  const { viewport } = JSON.parse(profile.options) as BrowserContextOptions;
  if (viewport) await page.setViewportSize(viewport);
  await page.evaluate(() => sessionStorage.clear());
  await context.clearCookies();
  await session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'local_storage,indexeddb' });
  unused.push(profile);
}
