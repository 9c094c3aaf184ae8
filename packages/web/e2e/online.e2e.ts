import type { Server } from '@bluemoon/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import {
  button,
  DESK,
  dock,
  guest,
  leadOn,
  opened,
  PHONE,
  playing,
  resign,
  table,
  toChoose,
} from './guests.ts';
import { serveOnline } from './online-server.ts';
import { playOn } from './playing.ts';
import { shown } from './table.ts';

let server: Server;
beforeAll(async () => {
  server = await serveOnline();
});
afterAll(() => server.close());

describe('A table for two', () => {
  test('is played from the link to the last card, on a phone and at a desk, kept with both names, and again', async () => {
    const { ada, bert, link } = await playing(server, [PHONE, DESK]);
    await Promise.all([playOn(ada.page, 3), playOn(bert.page, 5)]);
    const titles = await Promise.all(
      [ada, bert].map(({ page }) => page.locator('#result-title').textContent()),
    );
    expect(new Set(titles)).toEqual(new Set(['You lost', 'You won']));
    await ada.page.getByRole('link', { name: 'Analyse' }).click();
    await ada.page.waitForURL(/#\/analysis\//);
    await ada.page.goto(`${server.address}#/games`);
    await expect
      .poll(() => ada.page.locator('.details').first().textContent())
      .toMatch(/Online with player-\d+/);

    await button(bert.page, 'Fair deal Checked on this device').click();
    await bert.page.getByText('Checked on this device: all').waitFor();
    await bert.page.keyboard.press('Escape');
    await bert.page.locator('dialog[open]').getByRole('button', { name: 'Rematch' }).click();
    await ada.page.goto(link);
    await ada.page.locator('dialog[open]').getByRole('button', { name: 'Accept the rematch' }).click();
    await expect.poll(() => bert.page.locator('dialog[open]').count()).toBe(0);
    await toChoose({ ada, bert });
  });

  test('can be looked at by others, who see no hand, and from a second tab of a player', async () => {
    const { ada, bert, link } = await playing(server);
    const carl = await guest();
    await carl.page.goto(link);
    await button(carl.page, 'Watch').click();
    await table(carl.page).waitFor();
    expect(await carl.page.locator('[data-hand] .spot').count()).toBe(0);
    await expect.poll(() => ada.page.getByText('1 watching').count()).toBeGreaterThan(0);
    const tab = await ada.context.newPage();
    await tab.goto(link);
    await table(tab).waitFor();
    await resign(bert.page);
    await carl.page.locator('dialog[open]').waitFor();
    for (const page of [tab, ada.page])
      await expect.poll(() => page.locator('#result-title').textContent()).toBe('You won');
  });

  test('is the same after a reload, and lets players say something, each in their own language', async () => {
    const { asked, other } = await toChoose(await playing(server));
    const before = await shown(asked.page);
    await asked.page.reload();
    await asked.page.locator('.dock .choice').first().waitFor();
    expect(await shown(asked.page)).toEqual(before);

    await other.page.evaluate(() => {
      const settings = JSON.parse(localStorage.getItem('bluemoon.settings') ?? '{}') as object;
      localStorage.setItem('bluemoon.settings', JSON.stringify({ ...settings, language: 'de' }));
    });
    await other.page.reload();
    await table(other.page).waitFor();
    await button(asked.page, 'Say something').click();
    await button(asked.page, 'Well played').click();
    await expect.poll(() => other.page.locator('.saying').textContent()).toContain('Gut gespielt');
  });
});

test('A host who does something else meanwhile is told when somebody sits down', async () => {
  const ada = await guest();
  const link = await opened(ada.page, server);
  await ada.page.goto(`${server.address}#/rules`);
  const bert = await guest(PHONE);
  await bert.page.goto(link);
  await ada.page.getByText('is at your table.').waitFor();
  await button(bert.page, /^Play /).click();
  await ada.page.getByRole('link', { name: 'Go', exact: true }).click();
  await expect.poll(() => table(bert.page).count()).toBe(1);
  expect(await ada.page.getByText('is at your table.').count()).toBe(0);
});

test('A friend presses the button before the table has come, and loads it again if it could not come', async () => {
  const ada = await guest();
  const link = await opened(ada.page, server);
  const bert = await guest(PHONE);
  await bert.page.route('**/assets/RoomTable-*', (route) => route.abort());
  await bert.page.goto(link);
  await button(bert.page, /^Play /).click();
  await bert.page.getByText('This page could not be loaded').waitFor();
  await bert.page.unroute('**/assets/RoomTable-*');
  await button(bert.page, 'Try again').click();
  await expect.poll(() => table(bert.page).count()).toBe(1);
});

describe('Nothing is lost', () => {
  test('when the network goes away: the choice is kept and sent, and both see the same table', async () => {
    const two = await playing(server);
    const { asked, other } = await toChoose(two);
    await asked.context.setOffline(true);
    await asked.page.getByText('You’re offline.').waitFor();
    await expect.poll(() => other.page.getByText('Reconnecting …').count()).toBeGreaterThan(0);
    await asked.page.locator('.dock .choice:not([aria-disabled=true])').first().click();
    await expect.poll(() => dock(asked.page).textContent()).toContain('Sending …');
    // There is none while the rival has to choose.
    const questions = () => dock(asked.page).locator('.question').allTextContents();
    const before = await questions();
    await asked.context.setOffline(false);
    await expect.poll(() => asked.page.getByText('You’re offline.').count()).toBe(0);
    await expect.poll(questions).not.toEqual(before);
    const [mine, theirs] = await Promise.all([shown(asked.page), shown(other.page)]);
    expect({ ...theirs.far, hand: [] }).toEqual({ ...mine.near, hand: [] });
  });
});

test('A take-back that the rules do not give is asked for, refused, asked for again, and allowed', async () => {
  const players = await toChoose(await playing(server));
  await leadOn(players);
  const { asked, other } = players;
  const asks = other.page.getByText(/asks to take back/);
  await button(asked.page, 'Ask to take back').click();
  await asks.first().waitFor();
  await button(other.page, 'Refuse').click();
  await expect.poll(() => asks.count()).toBe(0);
  await other.page.locator('.dock .choice').first().waitFor();

  await button(asked.page, 'Ask to take back').click();
  await button(other.page, 'Allow').click();
  await expect.poll(() => asked.page.locator('.dock .choice, .spot.lit').count()).toBeGreaterThan(0);
  expect(await other.page.locator('.dock .choice, .spot.lit').count()).toBe(0);
});

test('Everything is accessible, on a phone and at a desk', async () => {
  const [ada, bert] = await Promise.all([guest(PHONE), guest(DESK)]);
  const link = await opened(ada.page, server);
  const faults = [...(await violations(ada.page))];
  await bert.page.goto(link);
  await button(bert.page, /^Play /).waitFor();
  faults.push(...(await violations(bert.page)));
  await button(bert.page, /^Play /).click();
  for (const { page } of [ada, bert]) {
    await table(page).waitFor();
    faults.push(...(await violations(page)));
    for (const open of ['Menu', 'Say something']) {
      await button(page, open).click();
      faults.push(...(await violations(page)));
      await page.keyboard.press('Escape');
    }
  }
  await resign(bert.page);
  for (const { page } of [ada, bert]) {
    await page.locator('dialog[open]').waitFor();
    faults.push(...(await violations(page)));
  }
  expect(faults).toEqual([]);
});

test('A page from a host of plain files says that it cannot play online, and everything else works', async () => {
  const { page } = await guest();
  await page.route('**/online/guest', (route) => route.fulfill({ status: 405 }));
  await page.goto(`${server.address}#/friend`);
  await page.getByText('This page can’t play online').waitFor();
  await page.goto(`${server.address}#/rules`);
  await expect.poll(() => page.locator('article').count()).toBeGreaterThan(0);
});
