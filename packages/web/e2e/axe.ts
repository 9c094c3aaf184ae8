import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

interface Axe {
  run(within: ElementContext, options: RunOptions): Promise<AxeResults>;
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Cards look the same everywhere, and their colours take axe longer than all the rest of a page. */
export const CARD_FACES = '.card';

/** What is not accessible on the page as it is now, but for what is skipped: the rule, and where it is broken. */
export async function violations(page: Page, skipped?: string): Promise<readonly string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(SOURCE);
  const results = await page.evaluate(async (left) => {
    const { axe } = window as unknown as { readonly axe: Axe };
    // Behind a dialog nothing can be reached. Only what breaks a rule is written down in full.
    const seen = document.querySelector('dialog[open]') ?? document;
    const within = left === undefined ? { include: seen } : { include: seen, exclude: left };
    const { violations: found } = await axe.run(within, { resultTypes: ['violations'] });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => ({ id, target: target.join(' '), failureSummary })),
    );
  }, skipped);
  return results.map(({ id, target, failureSummary = '' }) => {
    const [, why = ''] = failureSummary.split('\n');
    return `${id} at ${target}: ${why.trim()}`;
  });
}
