import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '@bluemoon/server';
import { button, DESK, guest, PHONE, resign, table } from './guests.ts';
import { serveOnline } from './online-server.ts';

let server: Server;
beforeAll(async () => {
  server = await serveOnline({ everybodyIs: 'named' });
});
afterAll(() => server.close());

/** Everybody by rank; the first cell has the place. */
const ranking = (page: Page): Promise<readonly string[]> =>
  page.locator('.standings tbody tr > :nth-child(2)').allTextContents();

/** All go to their tables, one of each gives up, and a press leads them back. */
async function playRound(pages: readonly Page[], link: string): Promise<void> {
  for (const page of pages) await page.getByRole('link', { name: link, exact: true }).click();
  for (const page of pages) await table(page).waitFor();
  const tables = new Map(pages.map((page) => [page.url(), page]));
  for (const page of tables.values()) await resign(page);
  for (const page of pages) await page.getByRole('link', { name: 'Go on', exact: true }).click();
}

test('Four people and four house bots play a Swiss to its end', async () => {
  const people = await Promise.all([guest(DESK), guest(PHONE), guest(DESK), guest(DESK)]);
  const pages = people.map(({ page }) => page);
  const [opener, ...others] = pages as [Page, ...Page[]];
  await opener.goto(`${server.address}#/lobby`);
  await opener.getByRole('link', { name: 'Tournaments' }).click();
  await opener.getByRole('link', { name: 'Open a tournament' }).click();
  await opener.getByRole('textbox', { name: 'Name' }).fill('Saturday Swiss');
  await button(opener, 'Open the tournament').click();
  await opener.getByRole('heading', { name: 'Saturday Swiss' }).waitFor();
  for (let bot = 0; bot < 4; bot++) {
    await button(opener, 'Novice').click();
    await opener
      .getByText(`${bot + 1} player`)
      .first()
      .waitFor();
  }
  // The others find it in the list.
  for (const page of others) {
    await page.goto(`${server.address}#/tournament`);
    await page.getByRole('link', { name: /Saturday Swiss/ }).click();
  }
  for (const page of pages) {
    await button(page, 'Join').click();
    await page.locator('dialog').getByRole('button').nth(1).click();
    await page.getByText('You are in', { exact: true }).waitFor();
  }
  await button(opener, 'Start now').click();
  for (let round = 1; round <= 3; round++) {
    for (const page of pages) await page.getByText(`Round ${round} of 3`).first().waitFor();
    await playRound(pages, 'Go to your table');
  }
  for (const page of pages) await page.getByText('The tournament is over', { exact: true }).waitFor();
  const podium = opener.getByRole('list', { name: 'The first places' }).getByRole('listitem');
  expect(await podium.count()).toBe(3);
  const ranked = await ranking(opener);
  expect(new Set(ranked).size).toBe(8);
  for (const page of others) expect(await ranking(page)).toEqual(ranked);
  // Every round was played: there are as many full squares as games.
  expect(
    (await opener.locator('.standings .squares i').allTextContents()).filter((one) => one === '1'),
  ).toHaveLength(12);
});

/** Presses the first card of packet after packet, as fast as the page shows them, until there is a deck to build. */
function pickAll(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const isBuilding = (): boolean => document.querySelector('.building') !== null;
    while (!isBuilding()) {
      document.querySelector<HTMLElement>('.packet [data-card]')?.click();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
}

async function buildDeck(page: Page): Promise<void> {
  await button(page, 'Suggest a deck').click();
  await page.getByText('30 of 30').first().waitFor();
  await button(page, 'This is my deck').click();
}

test('Two people and two house bots draft, build decks and play to the end', async () => {
  const [{ page: ada }, { page: bert }] = await Promise.all([guest(DESK), guest(PHONE)]);
  const pages = [ada, bert] as const;
  await ada.goto(`${server.address}#/draft`);
  await ada.getByRole('link', { name: 'Draft online with others' }).click();
  await button(ada, 'Change the terms').click();
  for (const name of ['90 s', 'One game each']) await ada.getByRole('radio', { name }).check({ force: true });
  await button(ada, 'Done').click();
  await bert.goto(ada.url());
  await button(bert, /Take a seat/).click();
  await button(ada, /Start with 2 bots/).click();

  const packet = (page: Page) => page.locator('.packet [data-card]');
  const cards = (page: Page) => packet(page).evaluateAll((all) => all.map((one) => one.dataset['card']));
  await Promise.all(pages.map((page) => packet(page).first().waitFor()));
  const [mine, theirs] = await Promise.all(pages.map(cards));
  expect(mine?.some((card) => theirs?.includes(card))).toBe(false);

  // Who comes back has the same packet.
  await ada.reload();
  await packet(ada).first().waitFor();
  expect(await cards(ada)).toEqual(mine);

  await Promise.all(pages.map(pickAll));
  for (const page of pages) {
    expect(await button(page, 'This is my deck').getAttribute('aria-disabled')).toBe('true');
    await buildDeck(page);
  }
  await playRound(pages, 'Play');
  for (const page of pages) await page.getByText('Who picked what').waitFor();
});

test('A tournament of drafted decks goes from its draft to the game and the end', async () => {
  const { page } = await guest(PHONE);
  await page.goto(`${server.address}#/tournament/new`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Draft night');
  await page.getByRole('radio', { name: 'Drafted decks' }).check({ force: true });
  await button(page, 'Open the tournament').click();
  await page.getByRole('heading', { name: 'Draft night' }).waitFor();
  // Nobody brings a deck.
  await button(page, 'Join').click();
  await page.getByText('You are in', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Pairings', exact: true }).click();
  await button(page, 'Novice').click();
  await button(page, 'Start now').click();
  await page.getByRole('link', { name: 'Go to your draft' }).click();
  await pickAll(page);
  await buildDeck(page);
  await page.getByRole('link', { name: 'To the tournament' }).click();
  await playRound([page], 'Go to your table');
  await page.getByText('The tournament is over', { exact: true }).waitFor();
  const podium = page.getByRole('list', { name: 'The first places' }).getByRole('listitem');
  expect((await podium.allInnerTexts()).map((one) => one.trim())).toContain('1. Novice');
});
