import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { toStored } from '../src/keep/stored-game.ts';
import { toStoredSummary } from '../src/keep/summaries.ts';
import { listed } from '../test/keep/random-record.ts';
import { GAMES, MANY, putMany } from './many.ts';
import { putKept } from './storage.ts';
import { DESK, expectNoComplaints, visit } from './visit.ts';
import type { Visit } from './visit.ts';

/** What the page has done with its databases. */
interface Work {
  readonly gamesRead: number;
  /** Each is the replay of a game. */
  readonly summariesMade: number;
  /** The rows on the screen when it first read a game. */
  readonly rowsBefore: number;
}

/** Runs in the page before anything else. */
function countWork(): void {
  const work = { gamesRead: 0, summariesMade: 0, rowsBefore: 0 };
  Object.assign(window, { work });
  const noteRead = (games: number): void => {
    if (work.gamesRead === 0) work.rowsBefore = document.querySelectorAll('[data-kept]').length;
    work.gamesRead += games;
  };
  const on = (method: 'get' | 'getAll' | 'put', name: string, note: () => void): void => {
    const usual = Reflect.get(IDBObjectStore.prototype, method) as (...given: unknown[]) => IDBRequest;
    Reflect.set(
      IDBObjectStore.prototype,
      method,
      function (this: IDBObjectStore, ...given: unknown[]): IDBRequest {
        if (this.name === name) note();
        return Reflect.apply(usual, this, given);
      },
    );
  };
  on('get', 'games', () => noteRead(1));
  on('getAll', 'games', () => noteRead(Infinity));
  on('put', 'summaries', () => work.summariesMade++);
}

const workIn = (page: Page): Promise<Work> =>
  page.evaluate(() => (window as unknown as { readonly work: Work }).work);

/** A browser with years of use, whose page counts its work from the next load on. */
async function visitWithMany(): Promise<Visit> {
  const visitor = await visit('#/settings', { ...DESK, changesProfile: true });
  await visitor.page.locator('.settings').waitFor();
  await putMany(visitor.page);
  await visitor.context.addInitScript(countWork);
  return visitor;
}

/** The page that is open must not see the new address: it would begin to work there before the reload. */
async function open(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => history.replaceState(null, '', to), hash);
  await page.reload();
}

const rows = (page: Page, section: string): Promise<number> =>
  page.locator('section', { hasText: section }).locator('li[data-kept]').count();
const heading = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { name, exact: true }).waitFor();

describe('a browser with 1,000 games, 200 decks and 50 matches', () => {
  test('lists and counts games without replaying any, and compares them afterwards', async () => {
    const visitor = await visitWithMany();
    const { page } = visitor;
    for (const [hash, rowsBefore, isThere] of [
      ['#/games', 40, () => heading(page, 'Finished 950')],
      ['#/statistics', 0, () => page.locator('dl', { hasText: /Games\s*950/ }).waitFor()],
      ['#/', 0, () => page.getByRole('link', { name: /^Continue/ }).waitFor()],
    ] as const) {
      await open(page, hash);
      await isThere();
      await expect.poll(() => workIn(page)).toEqual({ gamesRead: MANY.games, summariesMade: 0, rowsBefore });
    }
    expectNoComplaints(visitor);
  });

  test('corrects what is wrong in a summary, and replays nothing else', async () => {
    const visitor = await visitWithMany();
    const { page } = visitor;
    const last = GAMES.at(-1);
    if (last === undefined) throw new Error('There are no games.');
    const summary = toStoredSummary(listed(last), toStored(last));
    await putKept(page, 'summaries', last.id, { ...summary, game: listed({ ...last, touched: 0 }) });
    const stale = { ...last, id: 'game-1', touched: last.touched + 1 };
    await putKept(page, 'games', stale.id, toStored(stale));
    await open(page, '#/games');
    await expect.poll(async () => (await workIn(page)).summariesMade).toBe(2);
    const ids = page.locator('section', { hasText: 'Finished' }).locator('li[data-kept]');
    const shown = (): Promise<readonly (string | null)[]> =>
      ids.evaluateAll((all) => all.slice(0, 2).map((one) => one.getAttribute('data-kept')));
    await expect.poll(shown).toEqual([stale.id, last.id]);
    expectNoComplaints(visitor);
  });

  test('shows a page of each list, and more of it by keyboard', async () => {
    const visitor = await visitWithMany();
    const { page } = visitor;
    for (const [hash, name] of [
      ['#/decks', `Your decks ${MANY.decks}`],
      ['#/match', `In progress ${MANY.matches}`],
      ['#/draft', `In progress ${MANY.drafts}`],
    ] as const) {
      await open(page, hash);
      await heading(page, name);
      expect(await page.locator('li[data-kept]').count()).toBe(20);
    }
    await open(page, '#/games');
    await heading(page, 'Finished 950');
    await page.getByRole('button', { name: 'Show 50 more (930 left)' }).press('Enter');
    await expect.poll(() => rows(page, 'Finished')).toBe(70);
    const focused = page.locator('section', { hasText: 'Finished' }).locator('li:nth-child(21) :focus');
    await focused.waitFor();
    await page.getByRole('button', { name: 'Show 50 more (880 left)' }).waitFor();
    await page.getByRole('button', { name: 'Show 30 more (30 left)' }).press(' ');
    await expect.poll(() => rows(page, 'In progress')).toBe(50);
    expectNoComplaints(visitor);
  });

  test('finds a deck for a match by its name or people', async () => {
    const visitor = await visit('#/settings', DESK);
    const { page } = visitor;
    await page.locator('.settings').waitFor();
    await putMany(page, ['decks']);
    await open(page, '#/match');
    await page.locator('form label', { hasText: 'Built' }).click();
    await page.getByRole('button', { name: 'Start the match' }).click();
    const decks = page.getByRole('button', { name: /^Deck \d/ });
    await page.getByRole('button', { name: 'Show 50 more (180 left)' }).waitFor();
    expect(await decks.count()).toBe(20);
    const search = page.getByRole('searchbox', { name: 'Find a deck' });
    await search.fill('terrah');
    await page.getByText('22 decks').waitFor();
    await search.fill('deck 151');
    await expect.poll(() => decks.count()).toBe(1);
    await decks.click();
    await page.getByRole('button', { name: 'Play Deck 151' }).click();
    await page.getByRole('heading', { name: 'Deck of Bot' }).waitFor();
    expectNoComplaints(visitor);
  });
});
