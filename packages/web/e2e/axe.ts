import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

interface Axe {
  run(within: Node, options: RunOptions): Promise<AxeResults>;
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What is not accessible on the page as it is now: the rule, and where it is broken. */
export async function violations(page: Page): Promise<readonly string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(SOURCE);
  const results = await page.evaluate(async () => {
    const { axe } = window as unknown as { readonly axe: Axe };
    // Behind a dialog nothing can be reached. All rules are checked; only what breaks them is written down in full.
    const seen = document.querySelector('dialog[open]') ?? document;
    const { violations: found } = await axe.run(seen, { resultTypes: ['violations'] });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => ({ id, target: target.join(' '), failureSummary })),
    );
  });
  return results.map(({ id, target, failureSummary = '' }) => {
    const [, why = ''] = failureSummary.split('\n');
    return `${id} at ${target}: ${why.trim()}`;
  });
}
