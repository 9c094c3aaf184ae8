import { describe, expect, inject, test } from 'vitest';
import { packText, SPARROW } from '../test/decks/a-pack.ts';
import { nextDecision, pickFrom, chooseAny } from './playing.ts';
import { fileOf } from './positions.ts';
import { click } from './table.ts';
import { expectNoComplaints, visit } from './visit.ts';

describe('The policy of the page', () => {
  test('stops a script that has got into its text, which the browser complains about', async () => {
    const { page, complaints } = await visit();
    await page.getByRole('button', { name: /Play now/ }).waitFor();
    await page.evaluate(() => {
      const scripts = '<img src="icon.svg" onload="document.title = \'taken over\'">';
      document.body.insertAdjacentHTML('beforeend', scripts);
      const script = document.createElement('script');
      script.textContent = "document.title = 'taken over'";
      document.body.append(script);
    });
    await expect.poll(() => complaints.length).toBe(2);
    for (const complaint of complaints) expect(complaint).toContain('Content Security Policy');
    expect(await page.title()).not.toBe('taken over');
  });

  test('stops nothing of a game with bots, of the lab and of a card pack', async () => {
    const visitor = await visit('#/decks');
    const { page } = visitor;
    await page.locator('input[accept*=json]').setInputFiles(fileOf('birds.json', packText(SPARROW)));
    await page.getByRole('link', { name: 'Ash Sparrow' }).click();
    await expect.poll(() => page.locator('.card.full').first().textContent()).toContain('Ash');

    await page.goto(`${inject('address')}#/decks`);
    await page.getByRole('button', { name: 'Build on Vulca' }).click();
    await page.getByRole('link', { name: 'Lab' }).click();
    await page.locator('label', { hasText: 'Novice' }).click();
    await page.getByRole('button', { name: 'Start the games' }).click();
    await expect.poll(() => page.locator('[data-rival=all]').textContent()).toMatch(/\d+ of \d+.*%/s);

    await page.goto(inject('address'));
    await page.getByRole('button', { name: /Play now/ }).click();
    const pick = pickFrom(1);
    for (let i = 0; i < 20 && (await nextDecision(page)) === 'choose'; i++)
      await chooseAny(page, pick, click);
    await expect.poll(() => page.locator('.log').textContent()).toContain('Turn 2');
    expectNoComplaints(visitor);
  });
});

test('An address where nothing is says so, also once the page is kept for offline', async () => {
  const { page } = await visit('', { serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const answer = await page.goto(`${inject('address')}cards/cinder`);
  expect(answer?.status()).toBe(404);
  await page.getByText('Unter dieser Adresse gibt es nichts.').waitFor();
  await page.getByRole('link', { name: 'To the table' }).click();
  await page.getByRole('button', { name: /Play now/ }).waitFor();
});
