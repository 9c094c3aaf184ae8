import type { Server } from '@bluemoon/server';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { button, DESK, guest as newGuest, PHONE, table } from './guests.ts';
import type { Guest } from './guests.ts';
import { serveOnline } from './online-server.ts';

let server: Server;
beforeAll(async () => {
  server = await serveOnline();
});
afterAll(() => server.close());

/** Somebody with a browser of their own, in the lobby. */
async function guest(device: BrowserContextOptions = DESK): Promise<Guest> {
  const visitor = await newGuest(device);
  await visitor.page.goto(`${server.address}#/lobby`);
  await visitor.page.locator('#watch').waitFor({ state: 'attached' });
  return visitor;
}

const tile = (page: Page, clock: string) => page.locator('.tile', { hasText: clock });
const look = async (page: Page, clock: string): Promise<void> => {
  await tile(page, clock).click();
  await tile(page, clock)
    .getByText(/^Looking/)
    .waitFor();
};

test('Quick pairing brings two to one table', async () => {
  const [ada, bert] = await Promise.all([guest(), guest(PHONE)]);
  await tile(ada.page, '5 + 5').click();
  await tile(bert.page, '5 + 5').click();
  await Promise.all([table(ada.page).waitFor(), table(bert.page).waitFor()]);
  expect(ada.page.url()).toBe(bert.page.url());
});

test('A search stops when its tile is pressed again, and then nobody can sit down there', async () => {
  const [ada, bert] = await Promise.all([guest(), guest()]);
  await look(ada.page, '20 + 15');
  await tile(bert.page, '20 + 15').getByText('1 waiting').waitFor();
  await tile(ada.page, '20 + 15').click();
  await tile(bert.page, '20 + 15').getByText('Nobody right now').waitFor();
  expect(await tile(ada.page, '20 + 15').getAttribute('aria-pressed')).toBe('false');
});

test('An open table appears in the lobby of others, one sits down, and a third watches', async () => {
  const [ada, bert, third] = await Promise.all([guest(), guest(), guest()]);
  await tile(ada.page, 'Own terms').click();
  await ada.page.locator('dialog').getByRole('button', { name: 'Open a table' }).click();
  await button(bert.page, /^Sit down/).click();
  await Promise.all([table(ada.page).waitFor(), table(bert.page).waitFor()]);
  await third.page.getByRole('link', { name: /^Watch/ }).click();
  await table(third.page).waitFor();
  expect(third.page.url()).toBe(`${ada.page.url()}/watch`);
});

test('A row says that somebody was faster while it is pointed at', async () => {
  const [ada, bert] = await Promise.all([guest(), guest()]);
  await look(ada.page, 'No clock');
  await button(bert.page, /^Sit down/).hover();
  await tile(ada.page, 'No clock').click();
  await bert.page.getByText('Just taken').waitFor();
  await bert.page.mouse.move(0, 0);
  await expect.poll(() => bert.page.getByText('Just taken').count()).toBe(0);
});

test('A house bot plays at once, and the first page leads back to the game', async () => {
  const { page } = await guest();
  await button(page, 'Play: Novice').click();
  await table(page).waitFor();
  const address = page.url();
  await page.goto(server.address);
  await page.getByRole('link', { name: /^Novice/ }).click();
  await table(page).waitFor();
  expect(page.url()).toBe(address);
});

test('When the connection breaks, the search stops and says so', async () => {
  const { page, context } = await guest();
  await look(page, '3 days');
  await context.setOffline(true);
  await page.getByText('the search has stopped').waitFor();
  await context.setOffline(false);
  await expect.poll(() => tile(page, '3 days').getAttribute('aria-disabled')).toBe('false');
});

test.each([
  ['a desk', DESK],
  ['a phone', PHONE],
])('On %s everything in the lobby is accessible', async (_, device) => {
  const { page } = await guest(device);
  const faults = [...(await violations(page))];
  await look(page, '10 + 10');
  faults.push(...(await violations(page)));
  await tile(page, 'Own terms').click();
  faults.push(...(await violations(page)));
  expect(faults).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(device.viewport.width);
});

test('The focus stays on a row whose table goes, and the row says so until the focus leaves it', async () => {
  const [ada, bert, third] = await Promise.all([guest(), guest(), guest()]);
  await look(ada.page, '5 + 5');
  const rows = bert.page.locator('section:has(#open) li');
  await expect.poll(() => rows.count()).toBe(1);
  await button(bert.page, /^Sit down/).focus();
  await look(third.page, '20 + 15');
  await expect.poll(() => rows.count()).toBe(2);
  await tile(ada.page, '5 + 5').click();
  await bert.page.getByText('Just taken').waitFor();
  const focused = bert.page.locator('button:focus');
  expect(await focused.textContent()).toBe('Just taken');
  await bert.page.keyboard.press('Enter');
  await bert.page.keyboard.press('Tab');
  await expect.poll(() => rows.count()).toBe(1);
  expect(await focused.textContent()).toBe('Sit down');
});

test('Without a database the lobby, the table and the doors of the first page say so', async () => {
  const { page } = await newGuest();
  await page.route('**/online/guest', (route) => route.fulfill({ status: 503 }));
  await page.goto(`${server.address}#/lobby`);
  await page.getByText('The server has no database').waitFor();
  await page.getByText('appear here when the server answers').waitFor();
  await page.goto(`${server.address}#/friend`);
  await page.getByText('Everything else works').waitFor();
  await page.goto(`${server.address}#/`);
  const door = page.getByRole('link', { name: /Find an opponent/ });
  expect(await door.textContent()).toContain('The server has no database');
  await page.unroute('**/online/guest');
  await expect.poll(() => door.textContent()).toContain('Open tables');
});

test('The first page connects only if this browser has played online', async () => {
  const { page } = await newGuest();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(server.address, { waitUntil: 'networkidle' });
  expect(asked.filter((url) => url.includes('/online'))).toEqual([]);
});
