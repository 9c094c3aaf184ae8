import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { giveBack, leaveOpen, takeOpen, takeProfile } from './profiles.ts';
import type { Profile } from './profiles.ts';

export { theBrowser } from './profiles.ts';

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page complained about; tests expect nothing. */
  readonly complaints: readonly string[];
}

export interface Visiting extends BrowserContextOptions {
  /** What this browser remembers from before, beyond the speed, which is such that nothing moves. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Chance deals these cards. */
  readonly deal?: number;
  /** The test changes the profile itself, such as its network, so that no other can have it afterwards. */
  readonly changesProfile?: boolean;
}

/** Every visit is the first; to keep all files for when there is no network takes longer than most tests. */
const VISITOR = { locale: 'en-US', reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
/** Large enough for everything to stand side by side; a larger window takes longer to paint. */
const WINDOW = { viewport: { width: 1200, height: 700 } } as const;
export const DESK = { viewport: { width: 1440, height: 900 } } as const;
/** With one point for each of the page: those of a real phone only take longer to paint, four times as many. */
export const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const;

/** Nothing moves, and the tests choose which dragon does. */
const CALM = { speed: 'off', dragons: 'ask' } as const;

/** Opens the page at an address such as `#/cards`, in a browser profile that remembers nothing. */
export async function visit(
  hash = '',
  { settings = {}, deal = 1, changesProfile = false, ...options }: Visiting = {},
): Promise<Visit> {
  const profile = await takeProfile({ ...VISITOR, ...WINDOW, ...options });
  const { page, context } = profile;
  const preparation = await context.addInitScript(prepare, { settings: { ...CALM, ...settings }, deal });
  const visitor = visitorOf(profile, async () => {
    if (changesProfile) return context.close();
    await preparation.dispose();
    return giveBack(profile);
  });
  await page.goto(inject('address') + hash);
  return visitor;
}

/**
 * The same in a page that is open already, if one is: for tests of nothing but what the address leads to. It may have
 * kept other games.
 */
export async function revisit(hash: string, visiting: Visiting = {}): Promise<Visit> {
  const { settings = {}, deal = 1, ...options } = visiting;
  const key = JSON.stringify(visiting);
  const found = takeOpen(key);
  const profile = found ?? (await takeProfile({ ...VISITOR, ...WINDOW, ...options }));
  const { page, context } = profile;
  const visitor = visitorOf(profile, () => leaveOpen(profile, key));
  if (found === undefined) {
    await context.addInitScript(prepare, { settings: { ...CALM, ...settings }, deal });
    await page.goto(inject('address') + hash);
  } else await page.evaluate((to) => (location.hash = to), hash);
  return visitor;
}

/** What is seen during this test; where all went well, the profile is of use afterwards. */
function visitorOf(profile: Profile, leave: () => Promise<void>): Visit {
  const { page, context } = profile;
  const complaints: string[] = [];
  listen(page, complaints);
  onTestFinished(async ({ task }) => {
    const isFailed = task.result?.state === 'fail';
    if (isFailed) await report(task.name, page, complaints);
    return isFailed || page.isClosed() ? context.close() : leave();
  });
  return { page, context, complaints };
}

/** Another page of the same browser profile, such as a second tab. */
export async function visitAgain({ context, complaints }: Visit, hash = ''): Promise<Page> {
  const page = await context.newPage();
  listen(page, complaints as string[]);
  await page.goto(inject('address') + hash);
  return page;
}

export function expectNoComplaints({ complaints }: Visit): void {
  expect(complaints).toEqual([]);
}

function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
}

/** Runs in the page before anything else. */
function prepare({ settings, deal }: { readonly settings: object; readonly deal: number }): void {
  const KEY = 'bluemoon.settings';
  try {
    localStorage.setItem(KEY, localStorage.getItem(KEY) ?? JSON.stringify(settings));
  } catch {
    // A test has denied it.
  }
  // Only deals are drawn as one word; names of games stay different.
  const chance = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => {
    if (!(array instanceof Uint32Array) || array.length !== 1) return chance(array);
    array[0] = deal;
    return array;
  };
}

/** Shows what the page looked like when a test failed. */
async function report(test: string, page: Page, complaints: readonly string[]): Promise<void> {
  const picture = join(tmpdir(), `bluemoon ${test.replaceAll(/[^\w ]/g, '')}.png`);
  await page.screenshot({ path: picture }).catch(() => undefined);
  console.log([`${page.url()} looked like ${picture}`, ...complaints].join('\n  '));
}
