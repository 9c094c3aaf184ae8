import { ENTRIES, loadPuzzle, puzzleState, rightOptions, tryOption } from '@bluemoon/analysis/puzzles';
import type { Puzzle } from '@bluemoon/analysis/puzzles';
import { BUILT_IN, decision } from '@bluemoon/engine';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { tapsToChoose } from './touch.ts';
import { chooseAll, choose, click } from './table.ts';
import { expectNoComplaints, PHONE, visit } from './visit.ts';

/** An easy one that begins with a card to play, and something wrong to play instead. */
async function easyPuzzle(): Promise<{ readonly puzzle: Puzzle; readonly wrong: string }> {
  for (const entry of ENTRIES.filter(({ difficulty, kind }) => difficulty === 1 && kind === 'onlyMove')) {
    const puzzle = await loadPuzzle(entry);
    if (puzzle === null) continue;
    const state = puzzleState(puzzle, BUILT_IN);
    const right = rightOptions(puzzle, state);
    const wrong = decision(state)?.options.find(({ id, kind }) => kind === 'play' && !right.includes(id));
    const isPlain = puzzle.solution.every((id) => /^(?:play:[\w-]+|done)$/.test(id));
    if (wrong !== undefined && isPlain && right.includes(puzzle.solution[0] ?? ''))
      return { puzzle, wrong: wrong.id };
  }
  throw new Error('There is no such puzzle.');
}

/** What the solver presses: what leaves no choice is carried out by itself. */
function pressesOf(puzzle: Puzzle): readonly string[] {
  const presses: string[] = [];
  for (let state = puzzleState(puzzle, BUILT_IN); ;) {
    const [press = ''] = rightOptions(puzzle, state);
    const tried = tryOption(puzzle, state, press);
    if (tried.kind === 'wrong') throw new Error('What is right is wrong.');
    presses.push(press);
    if (tried.solved) return presses;
    ({ state } = tried);
  }
}

test.each([
  ['on a laptop', {}, () => click],
  ['on a phone', PHONE, tapsToChoose],
] as const)(
  'A wrong card goes back with a reason and costs rating once; then it is solved, %s',
  async (_, visiting, startPressing) => {
    const press = startPressing();
    const { puzzle, wrong } = await easyPuzzle();
    const visitor = await visit(`#/puzzles/${puzzle.id}`, visiting);
    const { page } = visitor;
    await choose(page, wrong, press);
    await page.getByText('Not this one').waitFor();
    await page.locator(`[data-hand="${puzzle.seat}"] [data-spot$=":${wrong.split(':')[1]}"]`).waitFor();
    await chooseAll(page, pressesOf(puzzle), press);
    await page.getByRole('heading', { name: 'Why it works' }).waitFor();
    const rating = /rating is (\d+)/.exec((await page.locator('.panel').textContent()) ?? '')?.[1];
    expect(Number(rating)).toBeLessThan(1500);
    await press(page.getByRole('button', { name: 'One step back' }));
    await press(page.getByRole('button', { name: 'Next puzzle' }));
    await page.waitForURL((url) => !url.hash.endsWith(puzzle.id));
    expectNoComplaints(visitor);
  },
);

test('Hints name first where to look and then what; the solution counts as failed', async () => {
  const { puzzle } = await easyPuzzle();
  const visitor = await visit(`#/puzzles/${puzzle.id}`, { locale: 'de-DE' });
  const { page } = visitor;
  const tips = page.locator('.panel .hint');
  await page.getByRole('button', { name: 'Tipp', exact: true }).click();
  await expect.poll(() => tips.count()).toBe(1);
  await page.getByRole('button', { name: 'Noch ein Tipp' }).click();
  await expect.poll(() => tips.count()).toBe(2);
  await page.getByRole('button', { name: 'Lösung zeigen' }).click();
  await page.getByRole('button', { name: /zählt als nicht gelöst/ }).click();
  await page.getByRole('heading', { name: 'Die Lösung' }).waitFor();
  await page.evaluate(() => (location.hash = '#/puzzles'));
  await page.getByText('Nicht gelöst').waitFor({ state: 'attached' });
  expectNoComplaints(visitor);
});

test('On a phone the solution is in the menu, where it can be read', async () => {
  const { puzzle } = await easyPuzzle();
  const visitor = await visit(`#/puzzles/${puzzle.id}`, PHONE);
  const { page } = visitor;
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: 'Show solution' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show solution' }).tap();
  await page.getByRole('button', { name: 'It counts as failed. Show it?' }).tap();
  await page.getByRole('heading', { name: 'The solution' }).waitFor();
  expectNoComplaints(visitor);
});

test('The first page leads to the puzzle of the day', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await page.getByRole('link', { name: /Puzzle of the day/ }).click();
  await page.locator('.panel .task').waitFor();
  expectNoComplaints(visitor);
});
