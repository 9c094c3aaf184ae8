import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';

let browser: Browser | undefined;
const contexts: BrowserContext[] = [];

/** For every file of tests: one browser, closed at the end. */
export function withBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: inject('chromium'),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    });
  });
  afterAll(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    await browser?.close();
    browser = undefined;
  });
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page complained about; tests expect nothing. */
  readonly complaints: readonly string[];
}

const DESK = { viewport: { width: 1440, height: 900 }, locale: 'en-US' } as const;

/** A new browser profile that opens the page at an address such as `#/cards`. */
export async function visit(hash = '', options: BrowserContextOptions = {}): Promise<Visit> {
  if (browser === undefined) throw new Error('withBrowser() comes first.');
  const context = await browser.newContext({ ...DESK, reducedMotion: 'reduce', ...options });
  contexts.push(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(inject('address') + hash);
  return { page, context, complaints };
}

export function expectNoComplaints({ complaints }: Visit): void {
  expect(complaints).toEqual([]);
}
