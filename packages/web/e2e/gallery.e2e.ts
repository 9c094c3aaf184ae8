import { BUILT_IN } from '@bluemoon/engine';
import type { People } from '@bluemoon/engine';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { tap } from './touch.ts';
import { DESK, expectNoComplaints, PHONE, visit } from './visit.ts';

const found = (page: Page): Promise<string> => page.locator('.state p').innerText();

function expectAllOf(page: Page, people: People): Promise<void> {
  const count = BUILT_IN.cards.filter((card) => card.people === people).length;
  return expect.poll(() => found(page)).toBe(`${count} of ${BUILT_IN.cards.length} cards`);
}

const names = (page: Page): Promise<string[]> =>
  page
    .locator('.list li a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split(/[/?]/)[2] ?? ''));

const filter = (page: Page, name: string): Locator =>
  page.locator('.panel label', { hasText: new RegExp(`^\\s*${name}\\b`) }).first();

describe('the gallery', () => {
  test('finds cards by people, effect and values, and forgets filters one by one', async () => {
    const visitor = await visit('#/cards', DESK);
    const { page } = visitor;
    await page.locator('.list li a').first().waitFor();
    const all = await found(page);
    await filter(page, 'Vulca').click();
    await expectAllOf(page, 'vulca');
    await page.getByRole('combobox', { name: 'Fire, at least' }).selectOption('7');
    await expect.poll(() => names(page)).toEqual(['flamebreath-the-dazzling']);
    expect(page.url()).toContain('fire');
    await page.getByRole('button', { name: /^Remove the filter: Fire/ }).click();
    await expectAllOf(page, 'vulca');
    await page.locator('.panel summary', { hasText: 'Effect' }).click();
    await filter(page, 'Attracts dragons').click();
    await expect.poll(() => names(page)).toEqual(['fearsome-spirits', 'charm-holy-dragon']);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect.poll(() => found(page)).toBe(all);
    expectNoComplaints(visitor);
  });

  test('finds a card by words of its text, and shows it large', async () => {
    const visitor = await visit('#/cards');
    const { page } = visitor;
    await page.getByRole('searchbox').fill('sirens');
    await expect.poll(() => names(page)).toEqual(['irresistible-sirens']);
    await page.locator('.list li a').click();
    await page.locator('.card.full').waitFor();
    expect(page.url()).toContain('#/cards/irresistible-sirens');
    await page.goBack();
    await page.locator('.card.full').waitFor({ state: 'detached' });
    expect(await names(page)).toEqual(['irresistible-sirens']);
    expectNoComplaints(visitor);
  });

  test('says on a phone how many cards fit before the filters are closed', async () => {
    const visitor = await visit('#/cards', PHONE);
    const { page } = visitor;
    await tap(page.getByRole('button', { name: 'Filters' }));
    await tap(filter(page, 'Hoax'));
    await tap(page.getByRole('button', { name: /^Show \d+ cards$/ }));
    await expectAllOf(page, 'hoax');
    expectNoComplaints(visitor);
  });
});
