import type { Handwritten } from '@bluemoon/lessons';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { expectShown } from './expecting.ts';
import { visitPosition } from './positions.ts';
import { button, choose, click, pressTwiceIfFinal } from './table.ts';
import type { Press } from './table.ts';
import { tap } from './touch.ts';
import { expectNoComplaints } from './visit.ts';
import type { Visiting } from './visit.ts';

/** Buka has announced with a face-down card whose mask is plain. */
const BLUFF: Handwritten = {
  element: 'earth',
  turn: 1,
  phase: 'call',
  seats: [
    { deck: 'vulca', hand: ['torch', 'ignite', 'lavar-the-powerful'], combat: ['furnace'] },
    {
      deck: 'buka',
      hand: ['captain-ariosa-paal'],
      combat: ['sailingmaster-yo-cha'],
      bluffs: ['captain-su-cha'],
    },
  ],
};

/** Vulca has to match Hoax, which has three dragons. */
const LAST_FIGHT: Handwritten = {
  element: 'fire',
  phase: 'engagement',
  dragons: { lika: 1, doran: 1, sesha: 1 },
  seats: [
    { deck: 'vulca', hand: ['volca'], combat: ['glimmer'] },
    { deck: 'hoax', hand: ['catusan'], combat: ['athradysas-the-seeker'] },
  ],
};

/** Frames last until the test has looked at them. */
const STILL = { settings: { speed: 'normal' }, reducedMotion: 'reduce' } as const;
const MOVING = { settings: { speed: 'fast' }, reducedMotion: 'no-preference' } as const;
const PHONE = { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true } as const;
const LAPTOP = { viewport: { width: 1366, height: 768 } } as const;

const moment = (page: Page, frame: string) => page.locator(`[data-moment="${frame}"]`);
const overlay = (page: Page) => page.locator('[data-frame]');
const told = (page: Page): Promise<string> => page.locator('[data-part="told"]').innerText();

/** Looks for something that may be gone before the test could look for it itself, and may press it. */
function watchFor(page: Page, selector: string, act: 'look' | 'press' = 'look'): Promise<void> {
  return page.evaluate(
    ({ selector, act }) =>
      new Promise<void>((resolve) => {
        const look = (): void => {
          const found = document.querySelector<HTMLElement>(selector);
          if (found === null) return;
          observer.disconnect();
          if (act === 'press') found.click();
          resolve();
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        look();
      }),
    { selector, act },
  );
}

/** Nothing of a moment is left on the page. */
async function expectNothingLeft(page: Page): Promise<void> {
  await expect.poll(() => page.locator('[data-frame], [data-moment], .flights').count()).toBe(0);
}

async function expectFourFrames(visiting: Visiting, press: Press): Promise<void> {
  const visitor = await visitPosition(BLUFF, { ...STILL, ...visiting });
  const { page } = visitor;
  const [seen, dock] = [overlay(page), page.locator('.question')];

  await expect.poll(() => seen.getAttribute('data-frame')).toBe('question');
  expect(await seen.innerText()).toMatch(
    /If it is a bluff\s+2 dragons to you\s+Buka must retreat\.\s+If it is not\s+1 dragon to Buka\s+The fight goes on\./,
  );
  expect(await page.content()).not.toContain('Su Cha');
  expect(await violations(page)).toEqual([]);
  await pressTwiceIfFinal(page, button(page, 'call'), press);

  await moment(page, 'turn').waitFor();
  expect(await dock.innerText()).toContain('You call the bluff');
  await press(moment(page, 'turn'));

  await moment(page, 'verdict').waitFor();
  expect(await seen.innerText()).toContain('A bluff!');
  expect(await page.locator('.info').innerText()).toContain('The mask is plain: it does not show Earth.');
  expect(await violations(page)).toEqual([]);
  await press(moment(page, 'verdict'));

  await moment(page, 'consequence').waitFor();
  expect(await seen.innerText()).toMatch(/Buka must retreat\s+You saw through the bluff\./);
  await expect.poll(() => told(page)).toMatch(/^It was a bluff\. The mask is plain.*You get 2 dragons/);
  expect(await violations(page)).toEqual([]);
  await press(moment(page, 'consequence'));

  await page.locator('[data-dragon="lika"] .lit').waitFor();
  await expectNothingLeft(page);
  expect(await violations(page)).toEqual([]);
  expectNoComplaints(visitor);
}

describe('Calling a bluff', () => {
  test('goes through four frames on a phone', () => expectFourFrames(PHONE, tap));

  test('goes through four frames on a laptop', () => expectFourFrames(LAPTOP, click));

  test('moves by itself, and dragons fly to their circles', async () => {
    const visitor = await visitPosition(BLUFF, { ...MOVING, ...LAPTOP });
    const { page } = visitor;
    await choose(page, 'call');
    const flight = watchFor(page, '.flying-dragon');
    await page.locator('[data-dragon="lika"] .lit').click();
    await flight;
    await page.locator('[data-dragon="doran"] .lit').click();
    await expectShown(page, { dragons: { lika: 'near', doran: 'near', sesha: 'board' } });
    await expectNothingLeft(page);
    expectNoComplaints(visitor);
  });

  test('can be skipped by a press on the mat', async () => {
    const visitor = await visitPosition(BLUFF, {
      settings: { speed: 'slow' },
      reducedMotion: 'no-preference',
      ...LAPTOP,
    });
    const { page } = visitor;
    const skipped = watchFor(page, '[data-frame="turn"]', 'press');
    const ended = watchFor(page, '[data-frame="consequence"]', 'press');
    await choose(page, 'call');
    await skipped;
    await ended;
    await page.locator('[data-dragon="lika"] .lit').waitFor();
    await expectNothingLeft(page);
    expectNoComplaints(visitor);
  });

  test('can be put aside to look at the table first', async () => {
    const visitor = await visitPosition(BLUFF, LAPTOP);
    const { page } = visitor;
    await overlay(page).click({ position: { x: 20, y: 20 } });
    await expectNothingLeft(page);
    await button(page, 'trust').waitFor();
    expectNoComplaints(visitor);
  });
});

describe('The fourth dragon', () => {
  test('ends the game at a glance', async () => {
    const visitor = await visitPosition(LAST_FIGHT, { ...MOVING, ...PHONE });
    const { page } = visitor;
    await choose(page, 'retreat', tap);
    const result = page.getByRole('dialog', { name: 'You lost' });
    await result.waitFor();
    expect(await result.innerText()).toContain('Hoax got the fourth dragon.');
    expect(await result.locator('.links a').allInnerTexts()).toEqual(['Analyse', 'New game']);
    expect(await violations(page)).toEqual([]);
    await expect.poll(() => page.locator('.flights').count()).toBe(0);
    expectNoComplaints(visitor);
  });
});

describe('The menu', () => {
  test('asks back before a game is given up', async () => {
    const visitor = await visitPosition(BLUFF);
    const { page } = visitor;
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('button', { name: 'Concede' }).click();
    await menu.getByRole('button', { name: 'No, play on' }).click();
    expect(await violations(page)).toEqual([]);
    await menu.getByRole('button', { name: 'Concede' }).click();
    await menu.getByRole('button', { name: 'Yes' }).click();
    const result = page.getByRole('dialog', { name: 'You lost' });
    await result.waitFor();
    expect(await result.innerText()).toContain('You conceded.');
    await page.reload();
    await result.waitFor();
    expectNoComplaints(visitor);
  });
});
