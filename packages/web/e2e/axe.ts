import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

interface Axe {
  run(within: Node, options: RunOptions): Promise<AxeResults>;
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rule about colours takes almost half of the time of all rules. */
export const COLOURS = 'color-contrast';

/** What is not accessible on the page as it is now: the rule, and where it is broken. */
export async function violations(page: Page, leftOut: readonly string[] = []): Promise<readonly string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(SOURCE);
  const results = await page.evaluate(async (without) => {
    const { axe } = window as unknown as { readonly axe: Axe };
    // Behind a dialog nothing can be reached. Only what breaks a rule is written down in full.
    const seen = document.querySelector('dialog[open]') ?? document;
    const { violations: found } = await axe.run(seen, {
      resultTypes: ['violations'],
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => ({ id, target: target.join(' '), failureSummary })),
    );
  }, leftOut);
  return results.map(({ id, target, failureSummary = '' }) => {
    const [, why = ''] = failureSummary.split('\n');
    return `${id} at ${target}: ${why.trim()}`;
  });
}
