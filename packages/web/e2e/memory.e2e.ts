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
  let { heap } = last;
  for (let alike = 0; alike < 3;) {
    await page.waitForTimeout(300);
    const next = await weigh(session);
    alike = next.nodes === last.nodes && next.listeners === last.listeners ? alike + 1 : 0;
    // Not everything is collected at once.
    heap = Math.min(heap, next.heap);
    last = next;
  }
  return { ...last, heap };
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

/** The last table lies about until the next one is laid, and tables differ in size; so the same lesson comes last. */
async function weighAfter(page: Page, session: CDPSession, seeds: readonly number[]): Promise<Weight> {
  await play(page, seeds);
  for (const [hash, sign] of [
    ['#/learn/first-fight', 'section.panel'],
    ['#/', '.start'],
  ] as const) {
    await page.evaluate((to) => (location.hash = to), hash);
    await page.locator(sign).waitFor({ state: 'attached' });
  }
  return weighAtRest(page, session);
}

test('eight games leave nothing behind', async () => {
  const visitor = await visit('', { deal: 15, viewport: { width: 700, height: 500 } });
  const { page, context } = visitor;
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  // To lay it out and paint it takes time and tells nothing.
  await page.evaluate(() => (document.documentElement.style.display = 'none'));
  const before = await weighAfter(page, session, [1, 2, 3]);
  const after = await weighAfter(page, session, [4, 5, 6, 7, 8, 9, 10, 11]);
  console.log(`After 3 games ${told(before)}; after 11 games ${told(after)}`);
  expect(after.heap - before.heap).toBeLessThan(3);
  expect(after.nodes - before.nodes).toBeLessThan(100);
  expect(after.listeners - before.listeners).toBeLessThan(20);
  expectNoComplaints(visitor);
});
