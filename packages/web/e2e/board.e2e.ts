import { expect, test } from 'vitest';
import { linkTo } from './positions.ts';
import { tap, tapsToChoose } from './touch.ts';
import { choose, spot } from './table.ts';
import { expectNoComplaints, PHONE, visit, visitAgain } from './visit.ts';

/** A fight in Fire in which Vulca has to match 5. */
const FIGHT = {
  element: 'fire',
  phase: 'character',
  seats: [
    { deck: 'vulca', hand: ['Torch', 'Ignite', 'Scorch the Inflammable'], support: ['Flickering Fires'] },
    { deck: 'hoax', hand: ['Muster Reinforcements'], combat: ['Catusan'], support: ['Tome of Wisdom'] },
  ],
} as const;

test('Lines are played for both sides, named, kept, and shared as a link', async () => {
  const visitor = await visit(`#/b/${await linkTo(FIGHT)}`, { permissions: ['clipboard-write'] });
  const { page } = visitor;
  const lines = page.getByRole('region', { name: 'Lines' });
  await page.locator('[data-thought]').first().waitFor();
  await choose(page, 'play:torch');
  await lines.getByRole('button', { name: 'Play Torch' }).waitFor();
  await lines.getByRole('button', { name: 'To the start' }).click();
  await choose(page, 'play:ignite');
  await lines.getByRole('button', { name: 'Name this line' }).click();
  await lines.getByRole('textbox').fill('Ignite first');
  await lines.getByRole('button', { name: 'Save' }).click();
  await lines.getByText('Ignite first').waitFor();

  const again = await visitAgain(visitor, new URL(page.url()).hash);
  await again.getByText('Ignite first').waitFor();
  await again.getByRole('region', { name: 'Lines' }).getByRole('button', { name: 'Play Torch' }).waitFor();

  await page.getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('A fight in Fire');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Kept' }).waitFor();
  await page.evaluate(() => (location.hash = '#/board'));
  await page.getByRole('link', { name: 'A fight in Fire' }).click();
  await page.getByText('Ignite first').waitFor();
  expectNoComplaints(visitor);
});

test('The choice that the bot thinks best can be played from its panel', async () => {
  const visitor = await visit(`#/b/${await linkTo(FIGHT)}`);
  const { page } = visitor;
  const best = page.locator('[data-thought]').first();
  await expect.poll(() => best.getAttribute('data-thought')).toBe('play:scorch-the-inflammable');
  await best.click();
  const lines = page.getByRole('region', { name: 'Lines' });
  await lines.getByRole('button', { name: 'Play Scorch the Inflammable' }).waitFor();
  // What needs no decision follows at once.
  const step = lines.locator('[aria-current=step]');
  await expect.poll(() => step.allTextContents()).toEqual(['End the Character phase']);
  expectNoComplaints(visitor);
});

test('The panel of the bot and the lines is wide enough for its longest words', async () => {
  const visitor = await visit(`#/b/${await linkTo(FIGHT)}`, { locale: 'de-DE' });
  const { page } = visitor;
  await page.locator('[data-thought]').first().click();
  await page.getByRole('button', { name: 'Variante benennen' }).click();
  const parts = page.locator('.panel :is(b, button, input, p)');
  const cut = await parts.evaluateAll((all) => {
    const right = document.querySelector('.panel')?.getBoundingClientRect().right ?? 0;
    return all
      .filter((part) => part.getBoundingClientRect().right > right || part.scrollWidth > part.clientWidth + 1)
      .map((part) => part.textContent);
  });
  expect(cut).toEqual([]);
  expectNoComplaints(visitor);
});

test('A position is laid out by keys and by dragging, and says what is wrong until it is right', async () => {
  const visitor = await visit('#/lay-out');
  const { page } = visitor;
  const laid = (card: string) => page.locator(`[data-laid="${card}"]`);
  const own = (place: string) => page.locator(`section[aria-label=Vulca] [data-place=${place}]`);
  await laid('0:torch').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Hand', exact: true }).press('Enter');
  await own('hand').locator('[data-laid="0:torch"]').waitFor();

  await laid('0:spark').dragTo(own('combat'));
  await own('combat').locator('[data-laid="0:spark"]').waitFor();
  await page.getByText('Vulca, Combat, active').waitFor();
  await page.getByText('has to be empty without a fight').waitFor();
  expect(await page.getByRole('button', { name: 'To the board' }).getAttribute('aria-disabled')).toBe('true');

  await laid('1:catusan').click();
  await page.getByRole('button', { name: 'Combat, active' }).click();
  await page.getByRole('combobox', { name: 'Fight' }).selectOption('fire');
  await page.getByText('This position can be played.').waitFor();
  await page.getByRole('button', { name: 'To the board' }).click();
  await spot(page, 0, 'torch').waitFor();
  await spot(page, 1, 'catusan').waitFor();
  expectNoComplaints(visitor);
});

test('On a phone the dock tells the best choice, and a sheet has the rest', async () => {
  const visitor = await visit(`#/b/${await linkTo(FIGHT)}`, PHONE);
  const { page } = visitor;
  await page.getByText(/Best: .* %/).waitFor();
  await choose(page, 'play:torch', tapsToChoose());
  await tap(page.getByRole('button', { name: 'Menu' }));
  const lines = page.getByRole('dialog').getByRole('region', { name: 'Lines' });
  await lines.getByRole('button', { name: 'Play Torch' }).waitFor();
  await tap(lines.getByRole('button', { name: 'To the start' }));
  await tap(page.getByRole('button', { name: 'Close' }));
  await spot(page, 0, 'torch').waitFor();
  expectNoComplaints(visitor);
});
