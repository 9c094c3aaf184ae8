import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { builtPage } from '../build/built-page.ts';
import { serveFolder } from '@bluemoon/server/files';
import { BROWSER_ARGS, findBrowser } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the table is. */
    readonly address: string;
    /** Where the browsers listen, one for each worker. */
    readonly browsers: readonly string[];
  }
}

/** Serves the table while the tests run, and starts a browser for each worker. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = findBrowser();
  const table = await laidTable();
  const workers = Array.from({ length: project.config.maxWorkers });
  const browsers = await Promise.all(
    workers.map(() => chromium.launchServer({ executablePath, args: [...BROWSER_ARGS] })),
  );
  project.provide('address', table.address);
  project.provide(
    'browsers',
    browsers.map((browser) => browser.wsEndpoint()),
  );
  return async () => {
    await Promise.all(browsers.map((browser) => browser.close()));
    await table.clear();
  };
}

interface LaidTable {
  readonly address: string;
  readonly clear: () => Promise<void>;
}

/** The table as it is delivered, or one that is served at TABLE already. */
async function laidTable(): Promise<LaidTable> {
  const served = process.env['TABLE'];
  if (served !== undefined) return { address: served, clear: () => Promise.resolve() };
  const { address, close } = await serveFolder(await builtPage(), 0);
  return { address, clear: close };
}
