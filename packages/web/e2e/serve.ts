import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { serveFolder } from '../build/server.ts';
import { findChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the table is. */
    readonly address: string;
    /** Where the browser listens. */
    readonly browser: string;
  }
}

const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));

/** Serves the table while the tests run, and starts the browser that all of them share. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = findChromium();
  const table = await laidTable();
  const browser = await chromium.launchServer({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
  project.provide('address', table.address);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await table.clear();
  };
}

interface LaidTable {
  readonly address: string;
  readonly clear: () => Promise<void>;
}

/** The table as it is delivered, built where no other build gets in its way; or one that is served at TABLE already. */
async function laidTable(): Promise<LaidTable> {
  const served = process.env['TABLE'];
  if (served !== undefined) return { address: served, clear: () => Promise.resolve() };
  console.log('Building the table …');
  const outDir = mkdtempSync(join(tmpdir(), 'bluemoon-table-'));
  // The runner of the tests would make it a build for tests: slower, and without a service worker.
  process.env['NODE_ENV'] = 'production';
  await build({ configFile, logLevel: 'error', build: { outDir } });
  const { address, close } = await serveFolder(outDir, 0);
  return {
    address,
    async clear() {
      await close();
      rmSync(outDir, { recursive: true });
    },
  };
}
