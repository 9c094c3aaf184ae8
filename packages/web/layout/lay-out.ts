import { fileURLToPath } from 'node:url';
import { BUILT_IN, parsePosition, stateFromPosition } from '@bluemoon/engine';
import type { Language } from '@bluemoon/engine';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
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

/** Lays out all scenes at all sizes; returns the looks by size. */
export async function layOut(wish: LayingOut): Promise<ReadonlyMap<string, readonly Look[]>> {
  const looks = new Map<string, Look[]>(wish.sizes.map((size) => [sizeText(size), []]));
  const script = await measuringScript();
  for (const scene of wish.scenes ?? SCENES) {
    wish.say?.(`${scene.name} …`);
    const context = await wish.browser.newContext({
      locale: wish.language === 'de' ? 'de-DE' : 'en-US',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      viewport: DESK,
    });
    try {
      const page = await context.newPage();
      await page.addInitScript(script);
      await page.addInitScript(prepare, {
        isStill: scene.rivalThinks === true,
        isBare: wish.onLook === undefined,
      });
      await page.goto(`${wish.address}#/link/${await linkTo(scene)}`);
      await (scene.rivalThinks === true
        ? page.locator('.side .thinking').first().waitFor()
        : nextDecision(page));
      const { name, presses = [], endsWithPresses = false } = scene;
      if (!endsWithPresses) await lookAt(page, name, wish, looks);
      for (const [i, press] of presses.entries()) {
        await page.setViewportSize(DESK);
        await choose(page, press);
        await nextDecision(page);
        if (!endsWithPresses || i === presses.length - 1)
          await lookAt(page, `${name}, after ${press}`, wish, looks);
      }
    } finally {
      await context.close();
    }
  }
  return looks;
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

interface Preparation {
  readonly isStill: boolean;
  /** Without pictures: to draw them at every size takes longer than all the rest. */
  readonly isBare: boolean;
}

/** Runs in the page before anything else. */
function prepare({ isStill, isBare }: Preparation): void {
  localStorage.setItem('bluemoon.settings', JSON.stringify({ speed: 'off' }));
  if (isStill) Worker.prototype.postMessage = () => undefined;
  if (!isBare) return;
  const style = new CSSStyleSheet();
  style.replaceSync('img { visibility: hidden }');
  document.adoptedStyleSheets = [style];
}

function linkTo({ position }: Scene): Promise<string> {
  const state = stateFromPosition(parsePosition(position, BUILT_IN), BUILT_IN);
  return linkContent({ setup: { position: state }, choices: [] });
}
