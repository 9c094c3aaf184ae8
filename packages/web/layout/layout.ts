/** Lays out the table at given sizes in a browser and checks it: `npm run -s layout -- 412x732 932x430 [--lang de] [--json]`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { builtPage } from '../build/built-page.ts';
import { serveFolder } from '@bluemoon/server/files';
import { findBrowser } from '../e2e/chromium.ts';
import { judge } from './judge.ts';
import type { Verdict } from './judge.ts';
import { layOut } from './lay-out.ts';
import { BadOptions, readLayoutOptions, USAGE } from './options.ts';
import type { LayoutOptions } from './options.ts';

process.exitCode = await run(process.argv.slice(2));

async function run(words: readonly string[]): Promise<number> {
  try {
    return await check(readLayoutOptions(words));
  } catch (error) {
    if (!(error instanceof BadOptions)) throw error;
    console.error(`${error.message}\n${USAGE}`);
    return 2;
  }
}

interface Result extends Verdict {
  readonly language: string;
}

async function check({ sizes, languages, json, pictures }: LayoutOptions): Promise<number> {
  const { address, close } = await serveFolder(await builtPage(), 0);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const results: Result[] = [];
  try {
    for (const language of languages) {
      const looks = await layOut({
        browser,
        address,
        language,
        sizes,
        say: (line) => console.error(`${language}: ${line}`),
        ...(pictures === null ? {} : { onLook: pictureIn(join(pictures, language)) }),
      });
      for (const size of sizes)
        results.push({ language, ...judge(size, looks.get(`${size.width}x${size.height}`) ?? []) });
    }
  } finally {
    await browser.close();
    await close();
  }
  console.log(json ? JSON.stringify(results, null, 2) : results.map(told).join('\n'));
  return results.some(({ problems }) => problems.length > 0) ? 1 : 0;
}

function told({ size, language, tableCard, handCard, problems }: Result): string {
  const heading = `${size} ${language}: table cards ${tableCard} px, hand cards ${handCard} px`;
  if (problems.length === 0) return `${heading}, no problems`;
  return [heading, ...problems.map((problem) => `  ${problem}`)].join('\n');
}

function pictureIn(folder: string): NonNullable<Parameters<typeof layOut>[0]['onLook']> {
  mkdirSync(folder, { recursive: true });
  return async (page, name) => {
    const path = join(folder, `${name.replaceAll(/[^\w]+/g, '-')}.png`);
    await page.screenshot({ path });
  };
}
