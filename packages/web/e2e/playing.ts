import type { Locator, Page } from 'playwright-core';
import { click, pressTwiceIfFinal } from './table.ts';
import type { Press } from './table.ts';

/** What a person at the screen can press to make a choice. */
export const CHOICES = '.menu .button, .spot.lit, .dragons .lit, .dock .choice:not([aria-disabled=true])';

export type Pick = (count: number) => number;

/** The same numbers every time. */
export function pickFrom(seed: number): Pick {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** Waits until somebody at the screen has to choose, or the game is over. */
export async function nextDecision(page: Page): Promise<'choose' | 'over' | 'curtain'> {
  await page.locator(`dialog[open], .curtain, ${CHOICES}`).first().waitFor();
  if ((await page.locator('dialog[open]').count()) > 0) return 'over';
  return (await page.locator('.curtain').count()) > 0 ? 'curtain' : 'choose';
}

async function openChoices(page: Page): Promise<readonly Locator[]> {
  const menu = await page.locator('.menu .button').all();
  return menu.length > 0 ? menu : page.locator(CHOICES).all();
}

/** Any option, but often a retreat where possible, for a short game. */
export async function anyChoice(page: Page, pick: Pick): Promise<Locator | undefined> {
  const retreat = page.locator('[data-option="retreat"]');
  if (pick(2) === 0 && (await retreat.count()) > 0) return retreat;
  const choices = await openChoices(page);
  return choices[pick(choices.length)];
}

export async function chooseAny(page: Page, pick: Pick, press: Press): Promise<void> {
  const chosen = await anyChoice(page, pick);
  if (chosen !== undefined) await pressTwiceIfFinal(page, chosen, press);
}

/** To the end of the game, by whatever way of pressing. */
export async function playOut(page: Page, pick: Pick, press: Press = click): Promise<number> {
  for (let choices = 0; ; choices++) {
    switch (await nextDecision(page)) {
      case 'over':
        return choices;
      case 'curtain':
        await press(page.locator('.curtain .button'));
        break;
      case 'choose':
        await chooseAny(page, pick, press);
    }
  }
}

/** To the end of the game, as fast as the page can play it, which it does not show: for tests of what comes after it. */
export async function playOn(page: Page, seed: number): Promise<void> {
  await page.evaluate(chooseUntilOver, { choices: CHOICES, seed });
}

/** Runs in the page. Mostly retreats where possible, for a short game. */
async function chooseUntilOver(given: { readonly choices: string; readonly seed: number }): Promise<void> {
  let word = given.seed;
  const pick = (count: number): number => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((word / 2 ** 32) * count);
  };
  const change = (): Promise<void> =>
    new Promise((resolve) => {
      const end = (): void => {
        observer.disconnect();
        clearTimeout(timer);
        // A task of its own, so that the page paints and bots are heard however often something changes.
        setTimeout(resolve);
      };
      const observer = new MutationObserver(end);
      const everything = { subtree: true, childList: true, attributes: true, characterData: true };
      observer.observe(document.body, everything);
      const timer = setTimeout(end, 50);
    });
  const first = (selector: string): HTMLElement | null => document.querySelector(selector);
  const { style } = document.documentElement;
  const { display } = style;
  // To lay it out and paint it takes more time than all the rest.
  style.display = 'none';
  while (first('dialog[open]') === null) {
    const open = document.querySelectorAll<HTMLElement>(given.choices);
    const givingIn = first('[data-option="retreat"], [data-option="decline"]');
    const chosen =
      first('.choice.armed') ?? (givingIn !== null && pick(4) > 0 ? givingIn : open[pick(open.length)]);
    const changed = change();
    chosen?.click();
    await changed;
  }
  style.display = display;
}
