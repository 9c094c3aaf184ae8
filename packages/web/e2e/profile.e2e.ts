import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import {
  button,
  check,
  DESK,
  guest,
  leadOn,
  opened,
  PHONE,
  resign,
  sitDown,
  table,
  toChoose,
} from './guests.ts';
import type { Guest, TwoPlayers } from './guests.ts';
import { newFleet } from './processes.ts';
import type { Fleet } from './processes.ts';

let fleet: Fleet;
beforeAll(async () => {
  fleet = await newFleet('profile', { 'rated-least-choices': '1' });
});
afterAll(() => fleet.close());

async function named(name: string, device = DESK): Promise<Guest> {
  const one = await guest(device);
  await one.page.goto(`${fleet.first.address}#/account`);
  const form = one.page.getByRole('region', { name: 'Take a name' });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Password', { exact: true }).fill('three dragons');
  await button(one.page, 'Take this name').click();
  await button(one.page, 'I have kept it').click();
  await one.page.getByRole('heading', { name, exact: true }).waitFor();
  return one;
}

/** A rated game that Bert gives up after some choices. */
async function ratedGame({ ada, bert }: TwoPlayers): Promise<void> {
  const link = await opened(ada.page, fleet.first);
  // It is checked when the server has agreed.
  await check(ada.page.getByRole('radio', { name: 'Rated', exact: true }));
  await sitDown(bert.page, link);
  await Promise.all([table(ada.page).waitFor(), table(bert.page).waitFor()]);
  await leadOn(await toChoose({ ada, bert }));
  await resign(bert.page);
}

const noWider = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    await page.evaluate(() => document.documentElement.clientWidth),
  );

test('A rated game is told on the result sheet, and stands on the pages of both, for everybody', async () => {
  const [ada, bert] = [await named('Ada Lovelace'), await named('Bert')];
  await ratedGame({ ada, bert });
  await ada.page.getByText(/^Rating 1\d\d\d \+\d+$/).waitFor();
  await bert.page.getByText(/^Rating 1\d\d\d −\d+$/).waitFor();
  // From the table to the page about the rival.
  await button(ada.page, 'Close').click();
  await button(ada.page, 'Menu').click();
  await ada.page.getByRole('link', { name: /^About Bert/ }).click();
  await ada.page.getByRole('heading', { name: 'Bert', exact: true }).waitFor();
  await ada.page.getByText('Lost to Ada Lovelace').waitFor();

  // Somebody without an account reads it, on a phone.
  const { page } = await guest(PHONE);
  await page.goto(`${fleet.first.address}#/player/ada%20lovelace`);
  await page.getByRole('heading', { name: 'Ada Lovelace', exact: true }).waitFor();
  await page.getByRole('img', { name: /^Rating in People decks/ }).waitFor();
  const faults = [...(await violations(page))];
  await noWider(page);
  await page.getByRole('link', { name: '1 won, 0 lost' }).click();
  await page.getByText('Won against Bert').waitFor();
  await page.getByLabel('Result', { exact: true }).selectOption('Lost');
  await page.getByText('No game fits this search.').waitFor();
  faults.push(...(await violations(page)));
  await noWider(page);
  await page.getByRole('link', { name: 'Show all games' }).click();
  await page.getByRole('link', { name: /^Replay: Won against Bert/ }).click();
  await table(page).waitFor();
  await button(page, 'Watch the game').waitFor();
  const replay = page.url();
  await page.locator('input[type="range"]').fill('1');
  await expect.poll(() => page.url()).toBe(`${replay}/1`);
  await page.reload();
  await table(page).waitFor();
  expect(faults).toEqual([]);
});

test('Who is challenged reads it wherever they are; who is blocked is not shown and cannot sit down', async () => {
  const [cleo, dora] = [await named('Cleo'), await named('Dora')];
  const { page } = cleo;
  await page.goto(`${fleet.first.address}#/`);
  await dora.page.goto(`${fleet.first.address}#/player/Cleo`);
  await dora.page.getByRole('link', { name: /^Challenge/ }).click();
  await dora.page.getByRole('heading', { name: 'Your challenge is waiting' }).waitFor();
  await page.getByText('Dora challenges you').waitFor();
  expect(await page.getByRole('link', { name: 'Accept' }).getAttribute('href')).toBe(
    new URL(dora.page.url()).hash,
  );
  await page.evaluate(() => (location.hash = '#/settings'));
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await button(page, 'Decline').click();
  await dora.page.getByText('The player you challenged has declined.').waitFor();
  await page.goto(`${fleet.first.address}#/player/Dora`);
  await button(page, 'Block or report').click();
  const sheet = page.getByRole('dialog');
  expect(await violations(page)).toEqual([]);
  await sheet.getByLabel('Cheats').check();
  await button(page, 'Send the report').click();
  await page.getByText('Thank you. The operator will see it.').waitFor();
  await button(page, 'Block Dora').click();
  await page.getByText('Dora is blocked.').waitFor();
  await button(page, 'Close').click();
  await page.getByText('You have blocked this player, so nothing is shown.').waitFor();

  const link = await opened(page, fleet.first);
  await dora.page.goto(link);
  await dora.page.getByText('You two can’t play each other here. Choose somebody else.').first().waitFor();

  await page.goto(`${fleet.first.address}#/account`);
  await button(page, 'Unblock Dora').click();
  await expect.poll(() => page.getByRole('heading', { name: 'Blocked players' }).count()).toBe(0);
});

test('The lists of the best and the pages about nobody say what is missing', async () => {
  const { page } = await guest(PHONE);
  await page.goto(`${fleet.first.address}#/best`);
  await page.getByText('Nobody is on this list yet.').waitFor();
  await page.getByRole('link', { name: 'Drafts' }).click();
  await page.waitForURL(/#\/best\/drafted$/);
  const faults = [...(await violations(page))];
  await noWider(page);
  await page.goto(`${fleet.first.address}#/player/Nemo`);
  await page.getByText('There is no player called Nemo.').waitFor();
  faults.push(...(await violations(page)));
  await page.goto(`${fleet.first.address}#/played/no-such-room/1`);
  await page.getByText('There is no such game, or it is not over.').waitFor();
  await page.context().route('**/online/best*', (route) => route.abort());
  await page.goto(`${fleet.first.address}#/best/built`);
  await page.getByText(/^The server can’t be reached/).waitFor();
  await page.context().unrouteAll();
  await button(page, 'Try again').click();
  await page.getByText('Nobody is on this list yet.').waitFor();
  expect(faults).toEqual([]);
});

test('Everything about people and tournaments is there in German', async () => {
  const { page } = await guest({ ...PHONE, locale: 'de-DE' });
  const faults: string[] = [];
  for (const [hash, heading] of [
    ['player/Ada%20Lovelace', 'Letzte Spiele'],
    ['best', 'Die besten Spieler'],
    ['mine', 'Deine Online-Spiele'],
    ['tournament', 'Turniere'],
    ['tournament/new', 'Turnier eröffnen'],
    ['account', 'Einen Namen nehmen'],
  ] as const) {
    await page.goto(`${fleet.first.address}#/${hash}`);
    await page.getByRole('heading', { name: new RegExp(`^${heading}`) }).waitFor();
    faults.push(...(await violations(page)));
    await noWider(page);
  }
  expect(faults).toEqual([]);
});
