import { readFileSync } from 'node:fs';
import { BUILT_IN, readNotation } from '@bluemoon/engine';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { linkContent } from '../src/keep/link.ts';
import { violations } from './axe.ts';
import { expectNoComplaints, PHONE, visit } from './visit.ts';

/** A short game, so that it is soon analysed. */
const RECORD = readNotation(
  readFileSync(new URL('../../../docs/examples/game.txt', import.meta.url), 'utf8'),
  BUILT_IN,
);
const LINK = `#/link/${await linkContent(RECORD)}`;

const isInWindow = (part: Locator): Promise<boolean> =>
  part.evaluate((shown) => shown.getBoundingClientRect().bottom <= innerHeight + 1);

const bars = (page: Page) => page.locator('.bars:not(.unknown)');
const moment = (page: Page) => page.locator('.controls [role=status]');

/** What the sentences below the two bars say, in points. */
async function account(page: Page): Promise<readonly (readonly number[])[]> {
  const told = await page.locator('.sum span').allInnerTexts();
  return told.map((text) => [...text.replaceAll('−', '-').matchAll(/[-+]?\d+/g)].map(([n]) => Number(n)));
}

describe('The analysis of a game', () => {
  test('tells at a desk what decided it, moment by moment, and lets a moment be tried again', async () => {
    const visitor = await visit(`${LINK}/3`);
    const { page } = visitor;
    await page.waitForURL(/#\/analysis\/[^/]+\/3$/);
    await bars(page).waitFor();
    const [[start = 0, luck = 0, play = 0, end] = [], [own = 0, rival = 0] = []] = await account(page);
    expect([start + luck + play, own + rival]).toEqual([100, play]);
    expect(end).toBe(100);
    const before = await moment(page).innerText();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.url()).toMatch(/\/4$/);
    await page.keyboard.press('ArrowLeft');
    expect(await moment(page).innerText()).toBe(before);
    await page.getByRole('button', { name: /^All \d+ decisions$/ }).click();
    expect(await page.locator('.points li').count()).toBeGreaterThan(5);
    await page.getByLabel('All cards').check();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Try again from here' }).click();
    await page.waitForURL(/#\/game\//);
    await page.locator('section.hand').waitFor();
    await page.getByRole('link', { name: 'Back to the analysis' }).click();
    await page.waitForURL(/#\/analysis\/[^/]+\/3$/);
    // What was found before is still there.
    await bars(page).waitFor();
    expectNoComplaints(visitor);
  });

  test('says of a game that was given up at what chance', async () => {
    const open = { ...RECORD, choices: RECORD.choices.slice(0, 6) };
    const visitor = await visit(`#/link/${await linkContent(open, 0)}/0`);
    const { page } = visitor;
    await page.getByRole('heading', { name: 'Over before it was decided' }).waitFor();
    await page.getByRole('link', { name: 'Early end: You conceded' }).click();
    await page.waitForURL(/\/6$/);
    await page.getByText(/^The game was still open: a chance of \d+\s% was given away/).waitFor();
    expectNoComplaints(visitor);
  });

  test('begins on a phone with the result, stops at once if told to, and goes on', async () => {
    const visitor = await visit(`${LINK}/1`, PHONE);
    const { page } = visitor;
    await page.getByRole('button', { name: 'Cancel' }).tap();
    await page.getByText('The analysis was stopped.').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.evaluate(
      () => (location.hash = location.hash.replace('analysis', 'game').replace(/\/\d+$/, '')),
    );
    const result = page.getByRole('dialog', { name: 'You won' });
    await result.getByRole('button', { name: 'Go on' }).tap();
    await bars(page).waitFor();
    expect(await violations(page)).toEqual([]);
    await result.getByRole('link', { name: 'Analyse' }).tap();
    await bars(page).waitFor();
    await expect.poll(() => page.locator('h1').innerText()).toContain('You won against Hoax');
    await page.getByRole('button', { name: 'Show line' }).tap();
    const step = page.locator('.controls').getByText('Continue the fight');
    await expect.poll(() => isInWindow(step)).toBe(true);
    expectNoComplaints(visitor);
  });
});
