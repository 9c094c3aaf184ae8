import type { Server } from '@bluemoon/server';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packText, SPARROW } from '../test/decks/a-pack.ts';
import { violations } from './axe.ts';
import { button, guest, opened, PHONE, resign, sitDown, table, unfold } from './guests.ts';
import { serveOnline } from './online-server.ts';

let server: Server;
beforeAll(async () => {
  server = await serveOnline();
});
afterAll(() => server.close());

const flip = (page: Page, name: string) => page.getByRole('switch', { name }).click();
const pick = (page: Page, question: string, answer: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: answer, exact: true }).check();

/** A deck of the Vulca with a card of a pack, built in this browser. */
async function buildWithPack(page: Page): Promise<void> {
  await page.goto(`${server.address}#/decks`);
  await page.locator('input[accept*=json]').setInputFiles({
    name: 'birds.json',
    mimeType: 'application/json',
    buffer: Buffer.from(packText(SPARROW)),
  });
  await page.locator('[data-pack]').waitFor();
  await page.getByRole('button', { name: 'Build on Vulca' }).click();
  await page.locator('.card-button[aria-pressed=true]').first().click();
  await page.getByRole('searchbox').fill('Ash Sparrow');
  await page.locator('#pool-ash-sparrow').click();
  await page.getByText('This deck is legal.').first().waitFor();
}

describe('A table for two', () => {
  test('is played with a card pack that only the host has', async () => {
    const [ada, bert] = await Promise.all([guest(), guest(PHONE)]);
    await buildWithPack(ada.page);
    const link = await opened(ada.page, server);
    await pick(ada.page, 'Decks', 'Built decks');
    await unfold(ada.page, 'Card packs');
    await flip(ada.page, 'birds.json');
    await button(ada.page, /You · Change/).click();
    await button(ada.page, /Vulca/).last().click();

    await bert.page.goto(link);
    await bert.page.getByText('You don’t have it. The cards come with the table.').waitFor();
    expect(await violations(bert.page)).toEqual([]);
    await button(bert.page, 'See the cards').click();
    await bert.page.locator('dialog[open]').getByText('Ash Sparrow').first().waitFor();
    await bert.page.keyboard.press('Escape');
    await button(bert.page, 'Keep this pack').click();
    await bert.page.getByText('You have this pack, too.').waitFor();
    await button(bert.page, /^Play /).click();
    await Promise.all([table(ada.page).waitFor(), table(bert.page).waitFor()]);
    await resign(bert.page);
    await ada.page.locator('#result-title').waitFor();
    await ada.page.getByRole('link', { name: 'Analyse' }).click();
    await ada.page.waitForURL(/#\/analysis\//);
    await ada.page.goto(`${server.address}#/games`);
    await ada.page
      .getByText(/Vulca, own deck/)
      .first()
      .waitFor();
    expect(await ada.page.getByText('cannot be read').count()).toBe(0);
  });

  test('is a match in which both choose new decks in secret before each game', async () => {
    const [ada, bert] = await Promise.all([guest(), guest(PHONE)]);
    const link = await opened(ada.page, server);
    await pick(ada.page, 'Length', 'Match to 5 crystals');
    await unfold(ada.page, 'More options');
    await pick(ada.page, 'Leaders', 'In secret');
    await pick(ada.page, 'Between games', 'Choose again');
    await flip(ada.page, 'Buka families');
    await sitDown(bert.page, link);
    await Promise.all([table(ada.page).waitFor(), table(bert.page).waitFor()]);
    await resign(bert.page);
    for (const { page } of [ada, bert]) {
      await button(page, 'Choose your next deck').click();
      await page.locator('dialog[open]').last().getByRole('button', { name: /Aqua/ }).click();
      await button(page, 'Take Aqua').click();
    }
    await expect.poll(() => bert.page.locator('dialog[open]').count()).toBe(0);
    expect(await bert.page.locator('.table.cloth').textContent()).toContain('Aqua');
  });
});
