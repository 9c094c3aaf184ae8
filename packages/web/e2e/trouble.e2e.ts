import { randomRecord } from '../test/keep/random-record.ts';
import { linkContent } from '../src/keep/link.ts';
import { describe, expect, test } from 'vitest';
import { chooseAny, nextDecision, pickFrom } from './playing.ts';
import { click, shown } from './table.ts';
import { expectNoComplaints, revisit, visit } from './visit.ts';

describe('an address that leads nowhere', () => {
  test.each([
    ['#/game/nobody-knows-me', 'This game is not in this browser.'],
    ['#/replay/nobody-knows-me/7', 'This game is not in this browser.'],
    ['#/learn/juggling', 'This lesson does not exist.'],
    ['#/link/hello', 'This link does not work'],
  ])('%s says so and leads home', async (hash, words) => {
    const visitor = await revisit(hash);
    const { page } = visitor;
    await page.getByRole('heading', { name: words }).waitFor();
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('button', { name: /Play now/ }).waitFor();
    expectNoComplaints(visitor);
  });

  test.each(['#/nowhere', '#/%E0%A4%A', '#///', '#/game'])('%s is the first page', async (hash) => {
    const visitor = await revisit(hash);
    await visitor.page.getByRole('button', { name: /Play now/ }).waitFor();
    expectNoComplaints(visitor);
  });

  test('a card that does not exist is told, and others are looked for', async () => {
    const visitor = await revisit('#/cards/volcano-king');
    await visitor.page.getByRole('alert').waitFor();
    await visitor.page.getByRole('alert').getByRole('link').click();
    await expect.poll(() => visitor.page.getByRole('searchbox').inputValue()).toBe('volcano king');
    expectNoComplaints(visitor);
  });
});

describe('a link that was damaged on its way', () => {
  test.each([
    ['cut off', (content: string) => content.slice(0, -9), 'The end of the link is missing'],
    [
      'changed',
      (content: string) => content.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')),
      'have changed',
    ],
    ['of a later version', (content: string) => content.replace(/^1/, '2'), 'A newer version'],
  ])('%s says what happened', async (_, damage, words) => {
    const content = await linkContent(randomRecord({ decks: ['flit', 'aqua'], seed: 3 }, 20));
    const visitor = await revisit(`#/link/${damage(content)}`);
    await visitor.page.getByText(words).waitFor();
    expectNoComplaints(visitor);
  });
});

describe('a browser that stores nothing', () => {
  test('plays all the same, and says that games last until the page is closed', async () => {
    const visitor = await visit('', { deal: 9, changesProfile: true });
    const { page, context } = visitor;
    await context.addInitScript(() => {
      const denied = (): never => {
        throw new DOMException('The user denied permission to access the database.', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: denied });
      IDBFactory.prototype.open = denied;
    });
    await page.reload();
    await page.getByRole('button', { name: /Play now/ }).click();
    const pick = pickFrom(9);
    for (let i = 0; i < 5; i++) {
      await nextDecision(page);
      await chooseAny(page, pick, click);
    }
    await nextDecision(page);
    const left = await shown(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Leave the table' }).click();
    await page.getByRole('link', { name: /^Games/ }).click();
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toContain('does not let the page save anything');
    await page.getByRole('link', { name: /^Continue/ }).click();
    await nextDecision(page);
    expect(await shown(page)).toEqual(left);
    await page.evaluate(() => (location.hash = '#/settings'));
    await page.locator('label', { hasText: 'Deutsch' }).click();
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
    expectNoComplaints(visitor);
  });
});

describe('a bot that cannot be loaded', () => {
  test('costs nothing but its answer: the game goes on when it is back', async () => {
    const visitor = await visit('', { deal: 10, changesProfile: true });
    const { page, context } = visitor;
    await context.route(/bot-worker/, (route) => route.abort());
    await page.locator('details summary').click();
    await page
      .locator('.more fieldset', { hasText: 'Who starts' })
      .locator('label', { hasText: 'Rival' })
      .click();
    await page.getByRole('button', { name: /Play now/ }).click();
    await page.getByText(/The bot could not answer/).waitFor();
    await context.unroute(/bot-worker/);
    await page.getByRole('button', { name: 'Keep thinking' }).click();
    expect(await nextDecision(page)).toBe('choose');
  });
});

describe('a network that breaks off', () => {
  test('before the first game is told, and the next press begins it', async () => {
    const visitor = await visit('', { changesProfile: true });
    const { page, context } = visitor;
    await context.route(/program|GameScreen|unfinished/, (route) => route.abort());
    await page.reload();
    await page.getByRole('button', { name: /Play now/ }).click();
    await page.getByText('The table could not be loaded.').waitFor();
    await context.unroute(/program|GameScreen|unfinished/);
    await page.getByRole('button', { name: /Play now/ }).click();
    expect(await nextDecision(page)).toBe('choose');
  });
});

describe('the number of a deal', () => {
  test('has to be one, and deals the same cards again', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.getByText('More choices').click();
    const seed = page.getByLabel('Deal number');
    await seed.fill('twelve');
    await page.getByText('Enter a whole number from 0 to 4294967295, or leave it empty.').waitFor();
    await page.getByRole('button', { name: /Play now/ }).click();
    expect(new URL(page.url()).hash).not.toContain('game');
    const hands: (readonly string[])[] = [];
    for (let i = 0; i < 2; i++) {
      await seed.fill('12');
      await page.getByRole('button', { name: /Play now/ }).click();
      await nextDecision(page);
      hands.push((await shown(page)).near.hand);
      await page.goBack();
      await page.getByText('More choices').click();
    }
    expect(hands[1]).toEqual(hands[0]);
    expectNoComplaints(visitor);
  });
});
