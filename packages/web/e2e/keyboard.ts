import type { Locator, Page } from 'playwright-core';
import { anyChoice, nextDecision } from './playing.ts';
import type { Pick } from './playing.ts';

/** Goes there by Tab, whichever way is shorter, and by arrows from card to card in a hand. */
export async function goTo(page: Page, goal: Locator): Promise<void> {
  // The page may change on the way, so that one look does not always suffice.
  for (let looks = 0; looks < 40; looks++) {
    const keys = await goal.evaluate(keysTo);
    for (const key of keys) await page.keyboard.press(key);
    if (keys.length === 0) return;
  }
  throw new Error('The focus never came there.');
}

/** Any choice, made by keys alone; final ones are confirmed. */
export async function chooseByKeys(page: Page, pick: Pick): Promise<void> {
  const chosen = await anyChoice(page, pick);
  if (chosen === undefined) return;
  await goTo(page, chosen);
  await page.keyboard.press('Enter');
  const asksBack = await page.evaluate(() => document.activeElement?.matches('.choice.armed') === true);
  if (asksBack) await page.keyboard.press('Enter');
}

export async function playOutByKeys(page: Page, pick: Pick): Promise<void> {
  while ((await nextDecision(page)) !== 'over') await chooseByKeys(page, pick);
}

/** Runs in the page: the key that leads from the focus to where the player wants to go. */
function keysTo(goal: Element): readonly string[] {
  const here = document.activeElement;
  if (here === goal) return [];
  const within = document.querySelector('dialog[open]') ?? document;
  const steps = (among: string): number => {
    const stops = Array.from(within.querySelectorAll<HTMLElement>(among)).filter(
      (one) => one.tabIndex >= 0 && one.checkVisibility(),
    );
    const [from, to] = [stops.findIndex((one) => one === here), stops.findIndex((one) => one === goal)];
    return from < 0 || to < 0 ? 0 : to - from;
  };
  const repeated = (count: number, forward: string, back: string): readonly string[] =>
    Array.from({ length: Math.abs(count) }, () => (count > 0 ? forward : back));
  const hand = here?.closest('section.hand');
  if (hand !== null && hand !== undefined && hand === goal.closest('section.hand'))
    return repeated(steps('section.hand .spot'), 'ArrowRight', 'ArrowLeft');
  const tabs = repeated(steps('a[href], button, input, summary, [tabindex]'), 'Tab', 'Shift+Tab');
  return tabs.length === 0 ? ['Tab'] : tabs;
}
