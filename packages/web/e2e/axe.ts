import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

interface Axe {
  run(within: Node, options: RunOptions): Promise<AxeResults>;
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Rules that a page can break in one language only: about names, about names that are the same, and about what may
 * scroll because its words are longer. All others look at elements and colours, which no language changes.
 */
export const RULES_OF_WORDS: readonly string[] = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-meter-name',
  'aria-progressbar-name',
  'aria-tab-name',
  'aria-toggle-field-name',
  'aria-tooltip-name',
  'aria-treeitem-name',
  'button-name',
  'document-title',
  'empty-heading',
  'empty-table-header',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'image-redundant-alt',
  'input-button-name',
  'label',
  'label-content-name-mismatch',
  'label-title-only',
  'landmark-unique',
  'link-name',
  'role-img-alt',
  'scrollable-region-focusable',
  'select-name',
  'summary-name',
  'svg-img-alt',
  'table-duplicate-name',
  'valid-lang',
];

/** What is not accessible on the page as it is now: the rule, and where it is broken. */
export async function violations(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(SOURCE);
  const results = await page.evaluate(async (only) => {
    const { axe } = window as unknown as { readonly axe: Axe };
    // Behind a dialog nothing can be reached. Only what breaks a rule is written down in full.
    const seen = document.querySelector('dialog[open]') ?? document;
    const { violations: found } = await axe.run(seen, {
      resultTypes: ['violations'],
      ...(only === undefined ? {} : { runOnly: { type: 'rule', values: [...only] } }),
    });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => ({ id, target: target.join(' '), failureSummary })),
    );
  }, rules);
  return results.map(({ id, target, failureSummary = '' }) => {
    const [, why = ''] = failureSummary.split('\n');
    return `${id} at ${target}: ${why.trim()}`;
  });
}
