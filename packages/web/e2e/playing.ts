import type { Locator, Page } from 'playwright-core';

/** What a person at the screen can click to make a choice. */
const CHOICES = '.menu .button, .spot.lit, .dragons .lit, .dock .choice';

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
  await page.locator(`dialog[open], .curtain, ${CHOICES}`).first().waitFor({ timeout: 60_000 });
  if ((await page.locator('dialog[open]').count()) > 0) return 'over';
  return (await page.locator('.curtain').count()) > 0 ? 'curtain' : 'choose';
}

export async function openChoices(page: Page): Promise<readonly Locator[]> {
  const menu = await page.locator('.menu .button').all();
  return menu.length > 0 ? menu : page.locator(CHOICES).all();
}

/** Any choice there is; final ones are pressed twice. */
export async function chooseAny(
  page: Page,
  pick: Pick,
  press: (at: Locator) => Promise<void>,
): Promise<void> {
  const choices = await openChoices(page);
  const chosen = choices[pick(choices.length)];
  if (chosen === undefined) return;
  await press(chosen);
  const armed = page.locator('.choice.armed');
  if ((await armed.count()) > 0) await press(armed.first());
}

export const click = (at: Locator): Promise<void> => at.click();

/** To the end of the game, by whatever way of pressing. */
export async function playOut(
  page: Page,
  pick: Pick,
  press: (at: Locator) => Promise<void> = click,
): Promise<number> {
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
