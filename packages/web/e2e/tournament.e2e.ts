import { tournamentNowFor } from '@bluemoon/play';
import { WIRE_VERSION } from '@bluemoon/wire';
import type { ToClient, ToServer, WireRefusal } from '@bluemoon/wire';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ATournament } from '../test/tournament/a-tournament.ts';
import { violations } from './axe.ts';
import { DESK, PHONE, visit } from './visit.ts';
import type { Visiting } from './visit.ts';

interface Shown {
  readonly page: Page;
  readonly complaints: readonly string[];
  /** What the page has asked for. */
  readonly asked: readonly unknown[];
}

/** The page of a tournament as one of its players sees it; a server would tell the same. */
async function show(
  tournament: ATournament | null,
  viewer: number | null,
  visiting: Visiting = DESK,
): Promise<Shown> {
  const { page, context, complaints } = await visit('#/settings', { ...visiting, changesProfile: true });
  const asked: unknown[] = [];
  await context.route('**/online/guest', (route) => route.fulfill({ json: {} }));
  await context.routeWebSocket(/\/online$/, (socket) => {
    const tell = (message: ToClient): void => socket.send(JSON.stringify(message));
    const whole = (): void => {
      if (tournament === null) return;
      const now = tournamentNowFor(tournament.now, viewer === null ? null : `p${viewer}`);
      tell({ kind: 'tournament', room: tournament.now.id, now });
    };
    const answer = (message: ToServer): void => {
      const { n } = message;
      const refuse = (why: WireRefusal): void => tell({ kind: 'refused', n, why });
      switch (message.kind) {
        case 'hello':
          return tell({
            kind: 'welcome',
            version: WIRE_VERSION,
            name: 'me',
            time: Date.now(),
            bots: ['solid'],
          });
        case 'ping':
          return tell({ kind: 'pong', n, time: Date.now() });
        case 'watch':
          if (tournament === null) return refuse({ kind: 'unknownRoom' });
          whole();
          return tell({ kind: 'done', n });
        case 'openTournament':
          asked.push(message.terms);
          return tell({ kind: 'done', n, room: tournament?.now.id ?? '' });
        case 'join':
          asked.push({ kind: 'join', deck: message.deck });
          return refuse({ kind: 'inTournament', why: { kind: 'full' } });
        case 'addBot':
          asked.push({ kind: 'addBot', level: message.level });
          return tell({ kind: 'done', n });
        case 'tournament':
          asked.push(message.request);
          tournament?.ask(viewer ?? 0, message.request);
          whole();
          return tell({ kind: 'done', n });
        default:
          return tell({ kind: 'done', n });
      }
    };
    socket.onMessage((text) => answer(JSON.parse(String(text)) as ToServer));
  });
  await page.evaluate((id) => (location.hash = `#/tournament/${id}`), tournament?.now.id ?? 'none');
  await page
    .getByRole('heading', { name: tournament?.now.terms.name ?? 'There is no such tournament' })
    .waitFor();
  return { page, complaints, asked };
}

/** Eighteen players in the third of five rounds, like those of every Saturday. */
const thirdRound = () => new ATournament({}, Date.now()).start(18).round().round().come(1, 2, 3);

test('A tournament shows the own game, the standings and the pairings', async () => {
  const tournament = thirdRound();
  const { page, complaints } = await show(tournament, 3);
  await page.getByText('Round 3 of 5, 18 players, 10 + 10, Swiss').waitFor();
  const { standings, entrants } = tournamentNowFor(tournament.now, null);
  const rows = page.locator('tbody tr');
  expect(await rows.count()).toBe(18);
  expect(await rows.first().innerText()).toContain(entrants[standings[0]?.entrant ?? 0]?.name);
  expect(await rows.first().locator('.squares i').allInnerTexts()).toEqual(['1', '1', '·', '', '']);
  expect(await page.locator('ol li .middle').count()).toBe(9);
  const own = page.locator('section.own');
  expect(await own.innerText()).toMatch(/^Your game: player-\d\d/);
  expect(await own.getByRole('link', { name: 'Go to your table' }).getAttribute('href')).toMatch(
    /^#\/t\/[\w-]{12}$/,
  );
  await page.getByRole('button', { name: 'Round 1' }).click();
  expect(await page.locator('ol li .middle b').first().innerText()).toBe('0 : 1');
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('It explains its tie-breaks on a press', async () => {
  const { page } = await show(thirdRound(), null);
  await page.getByRole('button', { name: 'Buchholz', exact: true }).click();
  await page.locator('dialog').getByText('The points of all your rivals added up.').waitFor();
  expect(await page.locator('dialog li').count()).toBe(6);
});

test('Who wants to sit out a round says so, and can change their mind', async () => {
  const { page, asked } = await show(thirdRound(), 3);
  await page.getByRole('button', { name: 'Skip the next round' }).click();
  await page.getByRole('button', { name: 'Play the next round after all' }).waitFor();
  expect(asked).toEqual([{ kind: 'skip' }]);
});

test('Withdrawing is asked about first', async () => {
  const { page, asked } = await show(thirdRound(), 3);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByText('You have withdrawn').waitFor();
  expect(asked).toEqual([{ kind: 'withdraw' }]);
});

test('Joining asks for a deck, and says why it was refused', async () => {
  const { page, asked } = await show(new ATournament().join(1).join(2), 30);
  await page.getByRole('button', { name: 'Join' }).click();
  await page.locator('dialog').getByRole('button').nth(1).click();
  await page.getByText('All places are taken.').waitFor();
  expect(asked).toMatchObject([{ kind: 'join', deck: { cards: expect.anything() } }]);
});

test('On a phone its parts are behind three buttons, and nothing is wider than the screen', async () => {
  const { page } = await show(thirdRound(), 3, PHONE);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const [part, seen] of [
    ['Pairings', 'ol li .middle'],
    ['Rules', 'dl dt'],
    ['Standings', 'tbody tr'],
  ] as const) {
    await page.getByRole('button', { name: part, exact: true }).click();
    await page.locator(seen).first().waitFor();
    expect(await width()).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  }
});

test('On paper everything is there, and no buttons', async () => {
  const { page } = await show(thirdRound(), 3, PHONE);
  await page.emulateMedia({ media: 'print' });
  for (const part of ['tbody tr', 'ol li .middle', 'dl dt', 'th.paper'])
    expect(await page.locator(part).first().isVisible()).toBe(true);
  for (const part of ['.parts', 'section.own', '.left', '.actions', '.print', '.rounds[role=group]'])
    expect(await page.locator(part).first().isVisible()).toBe(false);
});

test('A finished tournament has a podium', async () => {
  const tournament = new ATournament({ system: { kind: 'knockOut', thirdPlace: 'played' }, lateEntry: 0 });
  const { page } = await show(tournament.start(8).round().round().round(), 3);
  const podium = page.getByRole('list', { name: 'The first places' }).getByRole('listitem');
  expect(await podium.count()).toBe(3);
  await page.getByText('The tournament is over').waitFor();
});

test('Its opener lets house bots join, and starts it', async () => {
  const { page, asked } = await show(new ATournament().join(1).join(2), 1);
  await page.getByRole('button', { name: 'Solid' }).click();
  await page.getByRole('button', { name: 'Start now' }).click();
  await page.getByText('Round 1 of 1').waitFor();
  expect(asked).toEqual([{ kind: 'addBot', level: 'solid' }, { kind: 'start' }]);
});

test('Somebody opens a tournament of their own', async () => {
  const { page, asked, complaints } = await show(new ATournament(), 1);
  await page.evaluate(() => (location.hash = '#/tournament/new'));
  await page.getByRole('textbox', { name: 'Name' }).fill('Saturday Swiss');
  for (const name of ['Built decks', 'best of 3'])
    await page.getByRole('radio', { name }).check({ force: true });
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Starts at').fill('2020-01-01T10:00');
  await page.getByRole('button', { name: 'Open the tournament' }).click();
  await page.getByText('This time is over. Choose a later one.').waitFor();
  await page.getByLabel('Starts at').fill('');
  await page.getByRole('button', { name: 'Open the tournament' }).click();
  await page.getByRole('heading', { name: 'Saturday Swiss' }).waitFor();
  expect(asked).toMatchObject([
    { name: 'Saturday Swiss', agreement: { decks: 'built' }, bestOf: 3, start: { kind: 'opener' } },
  ]);
  expect(complaints).toEqual([]);
});

test('A tournament that is not there is told as such', async () => {
  const { page } = await show(null, null);
  expect(await page.getByRole('link', { name: 'Home' }).count()).toBe(1);
});
