import type { Server } from '@bluemoon/server';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startBalancer } from './balancer.ts';
import {
  button,
  DESK,
  dock,
  guest,
  leadOn,
  newGuest,
  opened,
  PHONE,
  resign,
  sitDown,
  table,
  toChoose,
} from './guests.ts';
import type { Guest, TwoPlayers } from './guests.ts';
import { serveOnline } from './online-server.ts';
import { newFleet } from './processes.ts';
import type { Fleet } from './processes.ts';
import { shown } from './table.ts';

/** Two browsers for all journeys, which keep the files of the page. */
let desk: Guest;
let phone: Guest;
let server: Server;
/** By how much the server's clock is ahead of this machine's: nobody waits for minutes. */
let ahead = 0;
beforeAll(async () => {
  server = await serveOnline({ clock: () => Date.now() + ahead });
  [desk, phone] = await Promise.all([newGuest(DESK), newGuest(PHONE)]);
});
afterAll(async () => {
  await Promise.all([desk, phone].map(({ context }) => context.close()));
  await server.close();
});

const MINUTE = 60_000;

/** For the server, and for those who look at the table. */
async function pass(time: number, ...guests: readonly Guest[]): Promise<void> {
  ahead += time;
  for (const { page } of guests)
    await page.evaluate((ms) => {
      const now = Date.now;
      Date.now = () => now() + ms;
    }, time);
}

async function newPage({ context }: Guest): Promise<Guest> {
  const page = await context.newPage();
  onTestFinished(() => page.close());
  return { context, page };
}

/** Ada lays a table at her desk, with what she presses in its form. */
async function laid(place: { readonly address: string }, ...terms: readonly string[]) {
  const ada = await newPage(desk);
  await ada.page.goto(`${place.address}icon.svg`);
  await ada.page.evaluate(() => localStorage.removeItem('bluemoon.table'));
  const link = await opened(ada.page, place);
  for (const term of terms) await agree(ada.page, term);
  return { ada, link };
}

const agree = (page: Page, term: string): Promise<void> =>
  page.locator('label', { hasText: term }).first().click();

/** Bert opens the link on a phone, sees what is agreed on, and plays. */
async function begun(place: { readonly address: string }, ...terms: readonly string[]) {
  const { ada, link } = await laid(place, ...terms);
  const bert = await newPage(phone);
  await bert.page.goto(link);
  for (const term of terms) await bert.page.getByText(term).first().waitFor();
  await button(bert.page, /^Play /).click();
  await Promise.all([table(ada.page).waitFor(), table(bert.page).waitFor()]);
  return { ada, bert, link };
}

const result = (page: Page) => page.locator('dialog[open]');

async function expectEnd(
  { page }: Guest,
  title: 'You won' | 'You lost',
  why: string | RegExp,
): Promise<void> {
  await page.locator('#result-title', { hasText: title }).waitFor();
  await result(page).getByText(why).waitFor();
}

async function playAgain({ ada, bert }: TwoPlayers, asks: string, accepts: string): Promise<void> {
  await result(ada.page).getByRole('button', { name: asks }).click();
  await result(bert.page).getByRole('button', { name: accepts }).click();
  for (const { page } of [ada, bert]) await expect.poll(() => result(page).count()).toBe(0);
}

describe('A clock that runs out', () => {
  test('ends the game in front of both; in the rematch the other begins, and a closed page loses too', async () => {
    const two = await begun(server, '5 + 5');
    const first = await toChoose(two);
    await pass(6 * MINUTE, two.ada, two.bert);
    await expectEnd(first.asked, 'You lost', 'Your time ran out.');
    await expectEnd(first.other, 'You won', /^The time of player-\d+ ran out\.$/);

    await playAgain(two, 'Rematch', 'Accept the rematch');
    const second = await toChoose(two);
    expect(second.asked).toBe(first.other);
    await second.asked.page.close();
    await pass(6 * MINUTE, second.other);
    await expectEnd(second.other, 'You won', /^The time of player-\d+ ran out\.$/);
    const back = await newPage(second.asked);
    await back.page.goto(two.link);
    await expectEnd(back, 'You lost', 'Your time ran out.');
  });
});

test('A match goes on with its next game until somebody has five crystals', async () => {
  const two = await begun(server, 'Match to 5 crystals');
  await resign(two.bert.page);
  await expectEnd(two.ada, 'You won', /4 crystals/);
  await playAgain(two, 'Next game', 'Next game');
  await toChoose(two);
  await resign(two.bert.page);
  await expectEnd(two.ada, 'You won', /4 crystals/);
  await expectEnd(two.bert, 'You lost', 'You conceded.');
  for (const { page } of [two.ada, two.bert])
    expect(
      await result(page)
        .getByRole('button', { name: /game|rematch/i })
        .count(),
    ).toBe(0);
});

test('Who stays away for a minute can be claimed against, and is told so', async () => {
  const two = await begun(server);
  const { asked, other } = await toChoose(two);
  await asked.page.close();
  const claim = button(other.page, /^Claim the win/);
  await expect.poll(() => claim.getAttribute('aria-disabled')).toBe('true');
  await pass(MINUTE, other);
  await expect.poll(() => claim.getAttribute('aria-disabled')).toBe('false');
  await claim.click();
  await expectEnd(other, 'You won', /^player-\d+ did not come back\.$/);
  const back = await newPage(asked);
  await back.page.goto(two.link);
  await expectEnd(back, 'You lost', 'You did not come back.');
});

test('A second device plays on at the same seat, and the first follows', async () => {
  const two = await begun(server);
  const { asked, other } = await toChoose(two);
  const device = await guest();
  await device.context.addCookies(await asked.context.cookies());
  await device.page.goto(two.link);
  await table(device.page).waitFor();
  await leadOn({ asked: device, other });
  const { near } = await shown(device.page);
  await expect.poll(() => shown(asked.page)).toMatchObject({ near });
  await resign(device.page);
  await expectEnd(device, 'You lost', 'You conceded.');
  await expectEnd(asked, 'You lost', 'You conceded.');
});

test('A third sees no hidden card; afterwards all three have the game, which was dealt fairly', async () => {
  const { ada, bert, link } = await begun(server);
  const carl = await guest();
  const heard = everythingHeard(carl.page);
  await carl.page.goto(link);
  await button(carl.page, 'Watch').click();
  await table(carl.page).waitFor();
  await leadOn(await toChoose({ ada, bert }));
  const hands = (await Promise.all([ada, bert].map(({ page }) => shown(page)))).flatMap(
    ({ near }) => near.hand,
  );
  expect(hands.length).toBeGreaterThan(10);
  expect(hands.filter((card) => heard().includes(`"${card}"`))).toEqual([]);

  await resign(bert.page);
  for (const { page } of [ada, bert, carl]) {
    await result(page).waitFor();
    await page.keyboard.press('Escape');
    await button(page, 'Menu').click();
    await button(page, 'Fair deal').last().click();
    await page.getByText(/^Checked on this device: all \d+ random events match\.$/).waitFor();
    await page.goto(`${server.address}#/games`);
    const kept = page.locator('[data-kept]').first();
    await kept.getByText(/online/i).waitFor();
    await kept.getByRole('link', { name: /^Replay/ }).click();
    await page.getByRole('slider').waitFor();
  }
});

/** All that the server has sent to a page, without the lists of the decks, which everybody knows. */
function everythingHeard(page: Page): () => string {
  const heard: unknown[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(JSON.parse(payload.toString()))),
  );
  const isList = (key: string): boolean => key === 'deck' || key === 'decks';
  return () => JSON.stringify(heard, (key, value: unknown) => (isList(key) ? undefined : value));
}

test('A built deck is chosen by link; while it does not fit the table, the page says why', async () => {
  const { ada, link } = await laid(server, 'Built decks');
  const bert = await newPage(phone);
  await bert.page.goto(`${server.address}#/decks`);
  await button(bert.page, 'Build on Flit').click();
  const inDeck = (is: boolean) => bert.page.locator(`.card-button[aria-pressed=${is}]`);
  await inDeck(true).first().click();
  await inDeck(false).nth(1).click();
  await bert.page.locator('.parts button', { hasText: 'Deck' }).click();
  await bert.page.getByText('This deck is legal.').waitFor();
  await bert.page.getByLabel('Name of the deck').fill('Birds of Bert');
  await bert.page.goto(link);
  await button(bert.page, 'Birds of Bert').click();
  await agree(ada.page, 'Peoples');
  await expect.poll(() => bert.page.getByText('Or one of your decks').count()).toBe(0);
  await bert.page.getByText('Birds of Bert doesn’t fit this table any more.').waitFor();
  await bert.page.getByText(/^Not part of this people deck: /).waitFor();
  expect(await button(bert.page, 'Play Birds of Bert').count()).toBe(0);
  await agree(ada.page, 'Built decks');
  await button(bert.page, 'Play Birds of Bert').click();
  await Promise.all([table(ada.page).waitFor(), table(bert.page).waitFor()]);
});

describe('With real processes and their database', () => {
  let fleet: Fleet;
  beforeAll(async () => {
    fleet = await newFleet('journeys');
  });
  afterAll(() => fleet.close());

  const isOffline = ({ page }: Guest) => page.getByText('You’re offline.');

  /** What both see of each other is the same. */
  async function expectSameTable(one: Guest, other: Guest): Promise<void> {
    await expect
      .poll(async () => {
        const [mine, theirs] = await Promise.all([shown(one.page), shown(other.page)]);
        return [mine.near, theirs.far].map((side) => JSON.stringify({ ...side, hand: [], handCount: 0 }));
      })
      .toSatisfy(([mine, theirs]: readonly string[]) => mine === theirs);
  }

  /** The ply of the game, as a page is told that opens the table now. */
  async function plyFor({ context }: Guest, link: string): Promise<number> {
    const page = await context.newPage();
    const heard = everythingHeard(page);
    await page.goto(link);
    await table(page).waitFor();
    await page.close();
    return Number(/"table":\{"ply":(\d+)/.exec(heard())?.[1]);
  }

  test('a process that is killed comes back to the same game, and a choice made meanwhile is played once', async () => {
    const killed = await fleet.start();
    const two = await begun(killed);
    const { asked, other } = await toChoose(two);
    const ply = await plyFor(asked, two.link);
    const before = await shown(other.page);
    await killed.end('SIGKILL');
    await Promise.all([asked, other].map((one) => isOffline(one).waitFor()));
    expect((await shown(other.page)).near).toEqual(before.near);
    const question = await dock(asked.page).locator('.question').textContent();
    await asked.page.locator('.dock .choice:not([aria-disabled=true])').first().click();
    await dock(asked.page).getByText('Sending …').waitFor();

    const next = await fleet.start(killed.port);
    expect(next.address).toBe(killed.address);
    await expect.poll(() => dock(asked.page).locator('.question').textContent()).not.toBe(question);
    for (const one of [asked, other]) await expect.poll(() => isOffline(one).count()).toBe(0);
    await expectSameTable(asked, other);
    expect(await plyFor(other, two.link)).toBe(ply + 1);
  });

  test('a process that is stopped says that it comes back, and the game goes on when it does', async () => {
    const stopped = await fleet.start();
    const two = await begun(stopped);
    const ended = stopped.end('SIGTERM');
    await Promise.all(
      [two.ada, two.bert].map(({ page }) => page.getByText('The server restarts.').waitFor()),
    );
    await ended;
    await fleet.start(stopped.port);
    for (const { page } of [two.ada, two.bert])
      await expect.poll(() => page.getByText('The server restarts.').count()).toBe(0);
    await leadOn(await toChoose(two));
    await expectSameTable(two.ada, two.bert);
  });

  test('two processes play one game; when one is killed, its player goes on through the other', async () => {
    const [killed, other] = [await fleet.start(), fleet.first];
    const balancer = await startBalancer(killed);
    onTestFinished(() => balancer.close());
    const { ada, link } = await laid(balancer);
    balancer.sendTo(other);
    const bert = await newPage(phone);
    await sitDown(bert.page, link);
    await Promise.all([table(ada.page).waitFor(), table(bert.page).waitFor()]);
    expect(await Promise.all([killed.lines(), other.lines()])).toEqual([1, 1]);
    await leadOn(await toChoose({ ada, bert }));
    await expectSameTable(ada, bert);

    await killed.end('SIGKILL');
    await expect.poll(() => other.lines()).toBe(2);
    await leadOn(await toChoose({ ada, bert }));
    await expectSameTable(ada, bert);
  });
});
