import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pushService } from '@bluemoon/server/push-service';
import type { PushService } from '@bluemoon/server/push-service';
import { violations } from './axe.ts';
import { button, DESK, guest, leadOn, opened, PHONE, sitDown, table, toChoose } from './guests.ts';
import type { Device, Guest, TwoPlayers } from './guests.ts';
import { newFleet } from './processes.ts';
import type { Fleet, Process } from './processes.ts';

let fleet: Fleet;
let server: Process;
beforeAll(async () => {
  fleet = await newFleet('days', { push: 'loopback' });
  server = fleet.first;
});
afterAll(() => fleet.close());

const PUSHED: Device = {
  ...DESK,
  changesProfile: true,
  serviceWorkers: 'allow',
  permissions: ['notifications'],
};

/** Two at a table where they have a week for every choice. */
async function playingByDays(devices: readonly [Device, Device] = [DESK, DESK]): Promise<TwoPlayers> {
  const [ada, bert] = await Promise.all([guest(devices[0]), guest(devices[1])]);
  const link = await opened(ada.page, server);
  await ada.page.getByRole('radio', { name: 'Days' }).check();
  const days = ada.page.getByRole('group', { name: 'Days for a choice' });
  await expect.poll(() => days.getByRole('radio').count()).toBe(5);
  await days.getByRole('radio', { name: '7' }).check();
  await bert.page.goto(link);
  await bert.page.getByText('One game, clock 7 days').waitFor();
  await sitDown(bert.page, link);
  await Promise.all([table(ada.page).waitFor(), table(bert.page).waitFor()]);
  return { ada, bert };
}

/** A browser whose pushes come from a service of our own. */
async function subscribedTo({ context, page }: Guest, { subscription }: PushService): Promise<void> {
  await context.addInitScript(({ endpoint, keys }) => {
    let kept: object | null = null;
    const made = {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe() {
        kept = null;
        return Promise.resolve(true);
      },
    };
    PushManager.prototype.subscribe = () => Promise.resolve((kept = made) as never);
    PushManager.prototype.getSubscription = () => Promise.resolve(kept as never);
  }, subscription);
  await page.goto(`${server.address}#/mine`);
  await page.reload();
  await button(page, 'Notify me on this device').click();
  await page.getByText('This device tells you when').waitFor();
}

/**
 * Hands a push to the browser as its push service would, which keeps a message and sends it again until the browser has
 * taken it; gives the notification that is shown.
 */
async function delivered({ context, page }: Guest, data: string) {
  const session = await context.newCDPSession(page);
  const origin = new URL(server.address).origin;
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted);
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const [first] = await registration.getNotifications();
      return first === undefined ? null : { title: first.title, body: first.body, room: first.tag };
    });
  await expect
    .poll(
      async () => {
        await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
        return shown();
      },
      { interval: 1_000 },
    )
    .not.toBeNull();
  return shown();
}

const home = (page: Page) => page.goto(server.address);
const waits = (page: Page) => page.locator('section[aria-labelledby="your-move"] a.asked');

describe('A game by days', () => {
  test('waits on the first page, with a count in the title, until its player has chosen', async () => {
    const players = await playingByDays();
    const { asked, other } = await toChoose(players);
    expect(await asked.page.getByRole('timer').first().textContent()).toMatch(/^6 d 23 h|7 d 0 h$/);
    await home(other.page);
    await other.page.getByRole('heading', { name: /^Your online games/ }).waitFor();
    expect(await other.page.title()).toBe('Blue Moon');

    const again = await asked.context.newPage();
    await home(again);
    await waits(again).getByText('6 d 23 h').waitFor();
    await expect.poll(() => again.title()).toBe('(1) Blue Moon');
    await again.getByRole('link', { name: 'All your games' }).click();
    await again.getByRole('heading', { name: 'Your move' }).waitFor();
    await button(again, 'Start vacation').click();
    await again.getByText('Your clocks stand until').waitFor();
    await again.goBack();

    // The other one's page is told without being touched.
    const theirs = await other.context.newPage();
    await theirs.goto(asked.page.url());
    await table(theirs).waitFor();
    const spectator = await guest();
    await spectator.page.goto(`${asked.page.url()}/watch`);
    for (const page of [theirs, spectator.page]) {
      await page.getByText(/is on vacation\. The clock stands until \w+ \d/).waitFor();
      await page.getByText(/^On vacation until/).waitFor();
    }
    await leadOn({ asked, other: { ...other, page: theirs } });
    await expect.poll(() => other.page.title()).toBe('(1) Blue Moon');
    await expect.poll(() => again.title()).toBe('Blue Moon');
    await waits(other.page).click();
    await table(other.page).waitFor();
  });

  test('calls the player for whom it waits by a push, and lets them go on vacation', async () => {
    const players = await playingByDays([PUSHED, PUSHED]);
    const { asked, other } = await toChoose(players);
    const room = asked.page.url().split('/').at(-1);
    const service = await pushService();
    await subscribedTo(asked, service);
    await button(asked.page, 'Start vacation').click();
    await asked.page.getByText('Your clocks stand until').waitFor();
    expect(await violations(asked.page)).toEqual([]);
    await button(asked.page, 'End vacation').click();
    await asked.page.getByText(/You have (20|19) of 20 days left this year/).waitFor();

    await expect.poll(() => service.received).toHaveLength(1);
    expect(service.received[0]).toMatchObject({ room, waiting: 1, language: 'en' });
    const shown = await delivered(asked, JSON.stringify(service.received[0]));
    expect(shown).toEqual({
      title: 'Your move',
      body: expect.stringMatching(/waits for your move\. 6 days left\.$/),
      room,
    });

    await button(asked.page, 'Stop notifications').click();
    await button(asked.page, 'Notify me on this device').waitFor();
    await other.page.close();
  });

  test('is found on a phone without scrolling', async () => {
    const players = await playingByDays([PHONE, PHONE]);
    const { asked } = await toChoose(players);
    await home(asked.page);
    const row = waits(asked.page);
    await row.waitFor();
    const box = await row.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThan(664);
    expect(await violations(asked.page)).toEqual([]);
    await asked.page.goto(`${server.address}#/mine`);
    await asked.page.getByRole('heading', { name: 'Your move' }).waitFor();
    expect(await violations(asked.page)).toEqual([]);
  });
});
