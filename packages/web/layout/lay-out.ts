import { fileURLToPath } from 'node:url';
import { BUILT_IN, parsePosition, stateFromPosition } from '@bluemoon/engine';
import type { Language } from '@bluemoon/engine';
import type { Handwritten } from '@bluemoon/lessons';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { meet } from '../e2e/meeting.ts';
import { nextDecision } from '../e2e/playing.ts';
import { choose } from '../e2e/table.ts';
import { linkContent } from '../src/keep/link.ts';
import type { Look, ScreenSize } from './judge.ts';
import { sizeText } from './judge.ts';
import type { Measured } from './measured.ts';
import { SCENES } from './scenes.ts';
import type { Scene } from './scenes.ts';

export interface LayingOut {
  readonly browser: Browser;
  readonly address: string;
  readonly language: Language;
  readonly sizes: readonly ScreenSize[];
  readonly scenes?: readonly Scene[];
  readonly say?: (line: string) => void;
  /** Called with each state at each size, for pictures. */
  readonly onLook?: (page: Page, name: string) => Promise<void>;
}

/** Lays out all scenes at all sizes, one after the other in the same page; returns the looks by size. */
export async function layOut(wish: LayingOut): Promise<ReadonlyMap<string, readonly Look[]>> {
  const looks = new Map<string, Look[]>(wish.sizes.map((size) => [sizeText(size), []]));
  const context = await wish.browser.newContext({
    locale: wish.language === 'de' ? 'de-DE' : 'en-US',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: DESK,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(await measuringScript());
    await page.addInitScript(prepare, wish.onLook === undefined ? BARE : null);
    await page.goto(`${wish.address}#/settings`);
    await page.locator('.settings').waitFor();
    for (const scene of wish.scenes ?? SCENES) {
      wish.say?.(`${scene.name} …`);
      await playThrough(page, scene, (name) => lookAt(page, name, wish, looks));
    }
  } finally {
    await context.close();
  }
  return looks;
}

async function playThrough(page: Page, scene: Scene, look: (name: string) => Promise<void>): Promise<void> {
  const { name, position, opponent, presses = [], endsWithPresses = false, rivalThinks = false } = scene;
  await page.setViewportSize(DESK);
  await page.evaluate((isStill) => Object.assign(window, { isStill }), rivalThinks);
  if (opponent !== undefined) await meet(page, opponent, position);
  else await page.evaluate((hash) => (location.hash = hash), `#/link/${await linkTo(position)}`);
  await (rivalThinks ? page.locator('.side .thinking').first().waitFor() : nextDecision(page));
  if (!endsWithPresses) await look(name);
  for (const [i, press] of presses.entries()) {
    await page.setViewportSize(DESK);
    await choose(page, press);
    await nextDecision(page);
    if (!endsWithPresses || i === presses.length - 1) await look(`${name}, after ${press}`);
  }
  // The next scene must not be taken for this one.
  await page.evaluate(() => (location.hash = '#/settings'));
  await page.locator('.settings').waitFor();
}

const DESK: ScreenSize = { width: 1440, height: 900 };

async function lookAt(page: Page, scene: string, wish: LayingOut, looks: Map<string, Look[]>): Promise<void> {
  for (const size of wish.sizes) {
    await page.setViewportSize(size);
    await page.mouse.move(0, 0);
    await page.evaluate(settled);
    looks.get(sizeText(size))?.push({ scene, measured: await page.evaluate<Measured>('layout.measure()') });
    await wish.onLook?.(page, `${sizeText(size)} ${scene}`);
  }
}

/** Observers of sizes have answered, fonts are there. */
const settled = `document.fonts.ready.then(async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
})`;

/** `page/measure.ts` as a script for the page, which calls it `layout.measure()`. */
export async function measuringScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('page/measure.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'layout',
    footer: { js: 'globalThis.layout = layout;' },
  });
  return outputFiles[0]?.text ?? '';
}

/** Without pictures, colours and shadows: to paint them at every size takes as long as to lay them out. */
const BARE = `img { visibility: hidden }
  *, ::before, ::after { background: none !important; box-shadow: none !important; text-shadow: none !important }`;

/** Runs in the page before anything else: bots answer unless the page is told that they are still thinking. */
function prepare(bareStyle: string | null): void {
  localStorage.setItem('bluemoon.settings', JSON.stringify({ speed: 'off' }));
  const ask = Reflect.get(Worker.prototype, 'postMessage') as (...given: unknown[]) => void;
  Worker.prototype.postMessage = function (this: Worker, ...given: unknown[]): void {
    if (!('isStill' in window) || window.isStill !== true) Reflect.apply(ask, this, given);
  };
  if (bareStyle === null) return;
  const style = new CSSStyleSheet();
  style.replaceSync(bareStyle);
  document.adoptedStyleSheets = [style];
}

function linkTo(position: Handwritten): Promise<string> {
  const state = stateFromPosition(parsePosition(position, BUILT_IN), BUILT_IN);
  return linkContent({ setup: { position: state }, choices: [] });
}
