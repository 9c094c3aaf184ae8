import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';

let shared: Promise<Browser> | undefined;

/** The browser of all tests. */
export function theBrowser(): Promise<Browser> {
  shared ??= chromium.connect(inject('browser'));
  return shared;
}

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
}

/** Every visit is the first; to keep all files for when there is no network takes longer than most tests. */
const VISITOR = { locale: 'en-US', reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
export const DESK = { viewport: { width: 1440, height: 900 } } as const;
export const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

/** A new browser profile that opens the page at an address such as `#/cards`; gone when the test is over. */
export async function visit(
  hash = '',
  { settings = {}, deal = 1, ...options }: Visiting = {},
): Promise<Visit> {
  const browser = await theBrowser();
  const context = await browser.newContext({ ...VISITOR, ...DESK, ...options });
  context.setDefaultTimeout(20_000);
  await context.addInitScript(prepare, { settings: { speed: 'off', ...settings }, deal });
  const page = await context.newPage();
  const complaints: string[] = [];
  listen(page, complaints);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await report(task.name, page, complaints);
    await context.close();
  });
  await page.goto(inject('address') + hash);
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

/** For whoever has to find out what went wrong. */
async function report(test: string, page: Page, complaints: readonly string[]): Promise<void> {
  const picture = join(tmpdir(), `bluemoon ${test.replaceAll(/[^\w ]/g, '')}.png`);
  await page.screenshot({ path: picture }).catch(() => undefined);
  console.log([`${page.url()} looked like ${picture}`, ...complaints].join('\n  '));
}
