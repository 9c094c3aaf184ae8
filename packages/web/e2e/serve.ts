import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { findChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly address: string;
    readonly chromium: string;
  }
}

const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));

/** Builds the table as it is delivered, and serves it while the tests run. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromium', findChromium());
  console.log('Building the table …');
  await build({ configFile, logLevel: 'warn' });
  const server = await preview({ configFile, preview: { port: 0, host: '127.0.0.1' }, logLevel: 'warn' });
  const [address] = server.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error('The server has no address.');
  project.provide('address', address);
  return () => server.close();
}
