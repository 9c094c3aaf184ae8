import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playOn } from './playing.ts';
import { expectNoComplaints, visit } from './visit.ts';

interface Weight {
  /** Megabytes. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

const told = ({ heap, nodes, listeners }: Weight): string =>
  `${heap.toFixed(1)} MB, ${nodes} nodes, ${listeners} listeners`;

async function weigh(session: CDPSession): Promise<Weight> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0;
  return { heap: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/** A page that is still being laid out has too few listeners, or nodes that are about to go. */
async function weighAtRest(page: Page, session: CDPSession): Promise<Weight> {
  let last = await weigh(session);
  for (;;) {
    await page.waitForTimeout(300);
    const next = await weigh(session);
    if (next.nodes === last.nodes && next.listeners === last.listeners) return next;
    last = next;
  }
}

/** From the first page to the first page. */
async function play(page: Page, seeds: readonly number[]): Promise<void> {
  for (const seed of seeds) {
    await page.locator('.start').dispatchEvent('click');
    await playOn(page, seed);
    await page.locator('dialog[open] a[href="#/"]').dispatchEvent('click');
    await page.locator('.start').waitFor({ state: 'attached' });
  }
}

/** The last table lies about until the next one is laid, and some tables are larger than others by hundreds of nodes. */
async function leastIn(page: Page, session: CDPSession, seeds: readonly number[]): Promise<Weight> {
  const weights: Weight[] = [];
  for (const seed of seeds) {
    await play(page, [seed]);
    weights.push(await weighAtRest(page, session));
  }
  const least = (what: keyof Weight): number => Math.min(...weights.map((weight) => weight[what]));
  return { heap: least('heap'), nodes: least('nodes'), listeners: least('listeners') };
}

test('twenty games leave nothing behind', async () => {
  const visitor = await visit('', { deal: 15, viewport: { width: 700, height: 500 } });
  const { page, context } = visitor;
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  // To lay it out and paint it takes time and tells nothing.
  await page.evaluate(() => (document.documentElement.style.display = 'none'));
  await play(page, [1, 2, 3, 4, 5]);
  const before = await leastIn(page, session, [6, 7, 8, 9, 10]);
  await play(page, [11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25]);
  const after = await leastIn(page, session, [26, 27, 28, 29, 30]);
  console.log(
    `After 10 games ${told(before)}; after 30 games ${told(after)}; ` +
      `${(((after.heap - before.heap) / 20) * 1000).toFixed(0)} kB a game`,
  );
  expect(after.heap - before.heap).toBeLessThan(3);
  expect(after.nodes - before.nodes).toBeLessThan(500);
  expect(after.listeners - before.listeners).toBeLessThan(100);
  expectNoComplaints(visitor);
});
