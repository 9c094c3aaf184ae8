import { describe, expect, test } from 'vitest';
import { pickFrom, playOut } from './playing.ts';
import { expectNoComplaints, visit, withBrowser } from './visit.ts';

withBrowser();

describe('a game against a bot', () => {
  test('is one click away and can be played to its end with the mouse', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.getByRole('button', { name: /Play now/ }).click();
    await playOut(page, pickFrom(1));
    await expect.poll(() => page.locator('dialog h2').textContent()).toMatch(/won \d crystals?/);
    expectNoComplaints(visitor);
  });
});
