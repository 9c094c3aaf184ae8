/** Takes new screenshots for the README: `npm run pictures`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILT_IN, parsePosition, stateFromPosition } from '@bluemoon/engine';
import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { findBrowser } from '../e2e/chromium.ts';
import { linkContent } from '../src/keep/link.ts';
import { serveFolder } from '@bluemoon/server/files';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(root, 'docs', 'pictures');
const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));

/** The middle of a fight, seen by the Vulca. */
const FIGHT = {
  element: 'fire',
  phase: 'engagement',
  turnNumber: 9,
  dragons: { sesha: 1 },
  seats: [
    {
      deck: 'vulca',
      hand: ['Scorch the Inflammable', 'Torch', 'Cinder', 'Fireblast', 'Volcanic Gauntlets', 'Wall of Fire'],
      combat: ['Spark'],
      covered: ['Glimmer'],
      support: ['Flickering Fires'],
    },
    {
      deck: 'hoax',
      combat: ['Catusan', 'Battling Boomerang'],
      covered: ['Penemikanas the Paranoid'],
      support: ['Tome of Wisdom', 'Ballista of Confusion'],
    },
  ],
} as const;

interface Picture {
  readonly name: string;
  readonly size: readonly [width: number, height: number];
  readonly hash: string;
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Selects a card with the mouse or by touch. */
const chooseCard =
  (way: 'hover' | 'tap') =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: /Continue the fight/ }).click();
    await page.locator('[data-spot="0:scorch-the-inflammable"]')[way]();
  };

/** Pictures of cards are drawn one after the other. */
const DRAWING_MS = 4000;

async function buildDeck(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Build on Terrah' }).click();
  await page.waitForTimeout(DRAWING_MS);
}

async function draftCards(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the draft' }).click();
  for (let picks = 0; picks < 13; picks++) {
    await page.locator('.packet li button').first().click();
    await page.getByRole('button', { name: /^Keep / }).click();
  }
  await page.locator('.packet li button').first().click();
  await page.waitForTimeout(DRAWING_MS);
}

async function pictures(): Promise<readonly Picture[]> {
  const fight = `#/link/${await linkContent({ setup: { position: stateFromPosition(parsePosition(FIGHT, BUILT_IN), BUILT_IN) }, choices: [] })}`;
  return [
    { name: 'table', size: [1440, 900], hash: fight, prepare: chooseCard('hover') },
    { name: 'home', size: [1440, 900], hash: '' },
    { name: 'cards', size: [1440, 900], hash: '#/cards' },
    { name: 'deck', size: [1440, 900], hash: '#/decks', prepare: buildDeck },
    { name: 'draft', size: [1440, 900], hash: '#/draft', prepare: draftCards },
    {
      name: 'phone',
      size: [390, 844],
      hash: fight,
      prepare: chooseCard('tap'),
    },
  ];
}

mkdirSync(folder, { recursive: true });
await build({ configFile, logLevel: 'error' });
const server = await serveFolder(fileURLToPath(new URL('../dist', import.meta.url)), 0);
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
for (const { name, size, hash, prepare } of await pictures()) {
  const [width, height] = size;
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: width < 700,
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${server.address}${hash}`, { waitUntil: 'networkidle' });
  await prepare?.(page);
  await page.waitForTimeout(600);
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 82 });
  console.log(`docs/pictures/${name}.jpg`);
  await context.close();
}
await browser.close();
await server.close();
