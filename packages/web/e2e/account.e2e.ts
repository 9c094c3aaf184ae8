import { text } from 'node:stream/consumers';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { button, DESK, dock, guest, PHONE, playing, table } from './guests.ts';
import type { Guest } from './guests.ts';
import { newFleet } from './processes.ts';
import type { Fleet } from './processes.ts';

let fleet: Fleet;
/** By its name: there are no passkeys for an address of numbers. */
let place: { readonly address: string };
beforeAll(async () => {
  fleet = await newFleet('account');
  place = { address: `http://localhost:${fleet.first.port}/` };
});
afterAll(() => fleet.close());

const PASSWORD = 'three dragons';

const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const field = (within: Locator, label: string): Locator => within.getByLabel(label, { exact: true });

async function account(one: Guest): Promise<Page> {
  await one.page.goto(`${place.address}#/account`);
  await one.page.getByRole('heading', { name: 'You', exact: true }).waitFor();
  return one.page;
}

/** The code that they were shown. */
async function takeName(page: Page, name: string): Promise<string> {
  const form = part(page, 'Take a name');
  await field(form, 'Name').fill(name);
  await field(form, 'Password').fill(PASSWORD);
  await button(page, 'Take this name').click();
  return keptCode(page);
}

async function keptCode(page: Page): Promise<string> {
  const code = (await page.locator('[data-part="code"]').textContent()) ?? '';
  await button(page, 'I have kept it').click();
  await part(page, 'Where you are signed in').waitFor();
  return code;
}

async function signIn(page: Page, name: string): Promise<void> {
  const form = part(page, 'Sign in');
  await field(form, 'Name').first().fill(name);
  await field(form, 'Password').first().fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** A phone's finger, always on the sensor. */
async function authenticator(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('A guest takes a name in the middle of a game, keeps it, and is called so', async () => {
  const { ada, bert, link } = await playing(place);
  const name = 'Ada Lovelace';
  await takeName(await account(ada), name);
  await ada.page.goto(place.address);
  await ada.page.getByRole('link', { name: `You: ${name}` }).waitFor();
  await ada.page.goto(link);
  await table(ada.page).waitFor();
  await bert.page.getByText(name).first().waitFor();
  await dock(ada.page).waitFor();
  expect(ada.page.url()).toBe(link);
});

test('A second device signs in with the password, and is signed out from the first', async () => {
  const [desk, phone] = [await guest(), await guest(PHONE)];
  await takeName(await account(desk), 'Berta');
  await account(phone);
  await signIn(phone.page, 'berta');
  await phone.page.getByRole('heading', { name: 'Berta' }).waitFor();
  await desk.page.reload();
  await button(desk.page, 'Sign out everywhere else').click();
  await expect.poll(() => part(desk.page, 'Where you are signed in').getByRole('listitem').count()).toBe(1);
  await phone.page.reload();
  await button(phone.page, 'Take this name').waitFor();
  await signIn(phone.page, 'Berta');
  await button(phone.page, 'Sign out here').waitFor();
});

test('What is wrong is said in words, and nothing is lost', async () => {
  const [one, other] = [await guest(), await guest()];
  await takeName(await account(one), 'Cleo');
  const page = await account(other);
  const form = part(page, 'Take a name');
  await field(form, 'Name').fill('C1eo');
  await field(form, 'Password').fill(PASSWORD);
  await button(page, 'Take this name').click();
  await page.getByText('Somebody has this name, or one that looks like it. Choose another.').waitFor();
  await signIn(page, 'Cleopatra');
  await page.getByText('That is not right. Check what you typed.').waitFor();
  expect(await field(form, 'Name').inputValue()).toBe('C1eo');
});

test('A passkey makes a name and signs in, without a password', async () => {
  const one = await guest({ ...DESK, changesProfile: true });
  await authenticator(one.context, one.page);
  const page = await account(one);
  await field(part(page, 'Take a name'), 'Name').fill('Dora');
  await button(page, 'With a passkey, without a password').click();
  await keptCode(page);
  await button(page, 'Sign out here').click();
  await button(page, 'Sign in with a passkey').click();
  await page.getByRole('heading', { name: 'Dora' }).waitFor();
  // Who has only a passkey proves with it who they are.
  await page.getByText('Set a password').click();
  await page.getByLabel('New password').fill(PASSWORD);
  await button(page, 'Save the password').click();
  await page.getByText('Change the password').waitFor();
  expect(await button(page, /^Remove the passkey/).count()).toBe(1);
});

test('A lost password is replaced by the recovery code', async () => {
  const [one, other] = [await guest(), await guest()];
  const code = await takeName(await account(one), 'Emil');
  const page = await account(other);
  await page.getByText('Password lost?').click();
  const form = part(page, 'Sign in').locator('details');
  await field(form, 'Name').fill('Emil');
  await field(form, 'Recovery code').fill(code);
  await field(form, 'New password').fill('four dragons');
  await button(page, 'Use the recovery code').click();
  expect(await keptCode(page)).not.toBe(code);
  await page.getByRole('heading', { name: 'Emil' }).waitFor();
  await one.page.reload();
  await button(one.page, 'Take this name').waitFor();
});

test('Everything can be exported, and deleted with a second step', async () => {
  const { ada, bert } = await playing(place);
  const page = await account(ada);
  await takeName(page, 'Frieda');
  const download = page.waitForEvent('download');
  await button(page, 'Export my data').click();
  const file: unknown = JSON.parse(await text(await (await download).createReadStream()));
  expect(file).toMatchObject({ name: 'Frieda', kind: 'named', games: [] });
  await bert.page.getByText('Frieda').first().waitFor();
  await page.getByText('Delete me', { exact: true }).click();
  await field(part(page, 'Your data'), 'Your password now').fill(PASSWORD);
  await button(page, 'Delete me for good').click();
  await button(page, 'Take this name').waitFor();
  await page.goto(place.address);
  await page.getByRole('link', { name: 'You: Guest' }).waitFor();
  // The rival has won, against nobody in particular.
  await expect.poll(() => bert.page.getByText('Frieda').count()).toBe(0);
});

test('All of it can be reached with the keyboard and read aloud, on a phone too', async () => {
  const one = await guest(PHONE);
  const page = await account(one);
  await button(page, 'Take this name').waitFor();
  const faults = [...(await violations(page))];
  await field(part(page, 'Take a name'), 'Name').focus();
  await page.keyboard.type('Gerda');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.locator('[data-part="code"]').waitFor();
  faults.push(...(await violations(page)));
  await keptCode(page);
  for (const summary of await page.locator('summary').all()) await summary.press('Enter');
  faults.push(...(await violations(page)));
  expect(faults).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);
});

test('Without a server for online games the page says so', async () => {
  const one = await guest();
  await one.context.route('**/online/guest', (route) => route.fulfill({ status: 404, body: '' }));
  const page = await account(one);
  await page.getByText('This page comes from a host that plays no online games.').waitFor();
  await one.context.unrouteAll();
  await button(page, 'Try again').click();
  await button(page, 'Take this name').waitFor();
  expect(await button(page, 'Try again').count()).toBe(0);
});
