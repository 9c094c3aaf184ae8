import { readFileSync } from 'node:fs';
import { BUILT_IN, readNotation, replay, writeNotation } from '@bluemoon/engine';
import type { GameRecord } from '@bluemoon/engine';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { linkContent } from '../src/keep/link.ts';
import { playedOn, randomRecord } from '../test/keep/random-record.ts';
import { expectShown } from './expecting.ts';
import { chooseAny, nextDecision, pickFrom } from './playing.ts';
import { fileOf } from './positions.ts';
import type { GivenFile } from './positions.ts';
import { keptNotation } from './storage.ts';
import { choose, click, shown } from './table.ts';
import { expectNoComplaints, revisit, visit, visitAgain } from './visit.ts';

/** Six turns of Vulca against Hoax. */
const SHORT: GameRecord = randomRecord({ decks: ['vulca', 'hoax'], seed: 7, first: 0 }, 24);

async function visitReplay(record: GameRecord, come = revisit) {
  const visitor = await come(`#/link/${await linkContent(record)}`);
  await visitor.page.getByRole('slider').waitFor();
  return visitor;
}

async function playSome(page: Page, choices: number): Promise<void> {
  const pick = pickFrom(11);
  for (let i = 0; i < choices; i++) {
    await nextDecision(page);
    await chooseAny(page, pick, click);
  }
  await nextDecision(page);
}

async function give(page: Page, ...files: readonly GivenFile[]): Promise<void> {
  await page.locator('input[type=file]').setInputFiles([...files]);
  await page.locator('.report').waitFor();
}

interface Exported {
  readonly name: string;
  readonly text: string;
}

async function exported(page: Page): Promise<Exported> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export all' }).click(),
  ]);
  const stream = await download.createReadStream();
  return { name: download.suggestedFilename(), text: Buffer.concat(await stream.toArray()).toString() };
}

const rows = (page: Page): Promise<number> => page.locator('li[data-kept]').count();

describe('a game that is left', () => {
  test('goes on from the first page as it was, after the page was closed', async () => {
    const visitor = await visit('', { deal: 6 });
    await visitor.page.getByRole('button', { name: /Play now/ }).click();
    await playSome(visitor.page, 12);
    const left = await shown(visitor.page);
    await visitor.page.close();
    const page = await visitAgain(visitor);
    await page.getByRole('link', { name: /Continue Vulca against Hoax/ }).click();
    await nextDecision(page);
    expect(await shown(page)).toEqual(left);
    await playSome(page, 3);
    expectNoComplaints(visitor);
  });

  test('can be taken back as far as before', async () => {
    const visitor = await visit('', { deal: 6 });
    const { page } = visitor;
    await page.getByRole('button', { name: /Play now/ }).click();
    await choose(page, 'start');
    await nextDecision(page);
    await page.reload();
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect.poll(() => page.locator('[data-option="start"]').count()).toBe(1);
    expectNoComplaints(visitor);
  });

  test('is played in one tab at a time: a second one says so, takes it over and hands it back', async () => {
    const visitor = await visit('', { deal: 6 });
    const { page } = visitor;
    await page.getByRole('button', { name: /Play now/ }).click();
    await nextDecision(page);
    const other = await visitAgain(visitor, new URL(page.url()).hash);
    await other.getByRole('heading', { name: 'You are playing this game in another tab' }).waitFor();
    await choose(page, 'start');
    await nextDecision(page);
    const left = await shown(page);
    await other.getByRole('button', { name: 'Play on here' }).click();
    await nextDecision(other);
    expect(await shown(other)).toEqual(left);
    await page.getByRole('heading', { name: 'This game goes on in another tab' }).waitFor();
    await playSome(other, 2);
    const further = await shown(other);
    await page.getByRole('button', { name: 'Play on here again' }).click();
    await nextDecision(page);
    expect(await shown(page)).toEqual(further);
    await playSome(page, 1);
    await other.getByRole('heading', { name: 'This game goes on in another tab' }).waitFor();
    // A tab that is closed keeps nothing from the others.
    await page.close();
    await other.reload();
    await nextDecision(other);
    await other.goto(`${inject('address')}#/games`);
    await expect.poll(() => rows(other)).toBe(1);
    expectNoComplaints(visitor);
  });

  test('is never played over where tabs do not notice each other: the second goes on with a copy', async () => {
    const visitor = await visit('', { deal: 6, changesProfile: true });
    const { page, context } = visitor;
    await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
    await page.reload();
    await page.getByRole('button', { name: /Play now/ }).click();
    await nextDecision(page);
    const other = await visitAgain(visitor, new URL(page.url()).hash);
    await nextDecision(other);
    await choose(page, 'start');
    await nextDecision(page);
    await expect.poll(() => keptNotation(page)).toContain('start');
    await choose(other, 'decline');
    await nextDecision(other);
    const list = await visitAgain(visitor, '#/games');
    await expect.poll(() => rows(list)).toBe(2);
    expectNoComplaints(visitor);
  });
});

describe('a replay', () => {
  test('shows every moment of a game, step by step or by the scrubber', async () => {
    const visitor = await visitReplay(SHORT);
    const { page } = visitor;
    const moment = page.getByText(/^Choice \d+ of/);
    await page.getByRole('button', { name: 'To the end' }).click();
    await expect.poll(() => moment.textContent()).toMatch(/^Choice 24 of 24, turn \d+$/);
    const end = await shown(page);
    await page.getByRole('button', { name: 'To the beginning' }).click();
    await expectShown(page, { near: { counts: { hand: 6, drawDeck: 24 }, active: [] }, log: [] });
    await page.getByRole('button', { name: 'One step forward' }).click();
    await expect.poll(() => moment.textContent()).toMatch(/^Choice 1 of 24/);
    await page.getByRole('slider').fill('24');
    expect(await shown(page)).toEqual(end);
    await page.getByRole('slider').press('ArrowLeft');
    await expect.poll(() => moment.textContent()).toMatch(/^Choice 23 of 24/);
    await page.reload();
    await expect.poll(() => moment.textContent()).toMatch(/^Choice 23 of 24/);
    expectNoComplaints(visitor);
  });

  test('is seen by either player, or with all hands open', async () => {
    const visitor = await visitReplay(SHORT);
    const { page } = visitor;
    const seenBy = (who: string): Promise<void> => page.locator('.replay label', { hasText: who }).click();
    await page.getByRole('button', { name: 'To the end' }).click();
    const own = await shown(page);
    expect(own.near.hand).toHaveLength(own.near.counts.hand);
    expect(own.far.hand.length).toBeLessThan(own.far.counts.hand);
    await seenBy('Hoax');
    const others = await shown(page);
    expect(others.near.hand).toHaveLength(own.far.counts.hand);
    expect(others.far.counts).toEqual(own.near.counts);
    await seenBy('Both hands');
    const open = await shown(page);
    expect(open.near.hand.toSorted()).toEqual(own.near.hand.toSorted());
    expect(open.far.hand.toSorted()).toEqual(others.near.hand.toSorted());
    expectNoComplaints(visitor);
  });

  test('runs by itself until it is paused', async () => {
    const visitor = await visitReplay(SHORT);
    const { page } = visitor;
    await page.getByRole('button', { name: 'Watch the game' }).click();
    await expect.poll(async () => Number(await page.getByRole('slider').inputValue())).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Pause' }).click();
    const stopped = await page.getByRole('slider').inputValue();
    await page.waitForTimeout(2000);
    expect(await page.getByRole('slider').inputValue()).toBe(stopped);
    expectNoComplaints(visitor);
  });

  test('can be played on from any moment, as a game of its own', async () => {
    const visitor = await visitReplay(SHORT);
    const { page } = visitor;
    const original = await keptNotation(page);
    await page.getByRole('slider').fill('9');
    const { near, far, dragons } = await shown(page);
    await page.getByRole('button', { name: 'Play on from here' }).click();
    // It is the turn of the Hoax: as the Vulca one would see a bot play on at once.
    await page.getByRole('button', { name: 'as Hoax' }).click();
    await page.waitForURL(/#\/game\//);
    await page.locator('section.hand').waitFor();
    const record = readNotation(await keptNotation(page), BUILT_IN);
    expect(record.choices.slice(0, 9)).toEqual(SHORT.choices.slice(0, 9));
    await expectShown(page, { near: { counts: far.counts }, far: { counts: near.counts }, dragons });
    await playSome(page, 2);
    await page.goBack();
    await page.getByRole('slider').waitFor();
    expect(await keptNotation(page)).toBe(original);
    expectNoComplaints(visitor);
  });
});

describe('a link', () => {
  test('is made in the menu, and brings the game to another browser', async () => {
    const visitor = await visit('', { deal: 8, permissions: ['clipboard-read', 'clipboard-write'] });
    const { page } = visitor;
    await page.getByRole('button', { name: /Play now/ }).click();
    await playSome(page, 6);
    const record = readNotation(await keptNotation(page), BUILT_IN);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Copy a link to this game' }).click();
    await expect.poll(() => page.getByRole('status').textContent()).toContain('The link is copied.');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.startsWith(inject('address'))).toBe(true);
    const elsewhere = await visit(new URL(link).hash);
    // It begins at the beginning, so that nothing is given away.
    await elsewhere.page.getByText(/^Choice 0 of \d+, turn 1$/).waitFor();
    await elsewhere.page.getByRole('button', { name: 'Watch the game' }).waitFor();
    expect(readNotation(await keptNotation(elsewhere.page), BUILT_IN)).toEqual(record);
    expectNoComplaints(visitor);
    expectNoComplaints(elsewhere);
  });
});

describe('a link on a phone', () => {
  test.each([
    [320, 568],
    [844, 390],
  ])('has room for the words of its buttons, %i × %i', async (width, height) => {
    const phone = { locale: 'de-DE', viewport: { width, height }, isMobile: true, hasTouch: true };
    const visitor = await visitReplay(SHORT, (hash) => visit(hash, phone));
    const tooWide = visitor.page
      .locator('[data-part=actions] button')
      .evaluateAll((buttons) =>
        buttons.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
      );
    expect(await tooWide).toEqual([]);
    expectNoComplaints(visitor);
  });
});

describe('the list of games', () => {
  test('takes in what can be read of a file, says what cannot, and loses nothing', async () => {
    const visitor = await visitReplay(SHORT, visit);
    const { page } = visitor;
    await page.goto(`${inject('address')}#/games`);
    await expect.poll(() => rows(page)).toBe(1);
    const good = writeNotation(randomRecord({ decks: ['aqua', 'buka'], seed: 3 }, 20));
    const broken = writeNotation(randomRecord({ decks: ['khind', 'flit'], seed: 4 }, 20)).replace(
      /\bdone\b/,
      'dance',
    );
    await give(
      page,
      fileOf('two games.bluemoon.txt', `${broken}\n${good}`),
      fileOf('letter.txt', 'Dear friend'),
    );
    const report = page.locator('.report');
    await expect.poll(() => report.textContent()).toContain('1 game added.');
    const told = await report.textContent();
    expect(told).toMatch(
      /two games\.bluemoon\.txt\s+line \d+:\s+“dance” is not legal here\. Legal would be: /,
    );
    expect(told).toMatch(/letter\.txt\s+line 1:\s+A record begins with the line “blue moon record 1”/);
    expect(await rows(page)).toBe(2);
    await page.getByRole('heading', { name: 'Aqua against Buka' }).waitFor();
    await give(page, fileOf('again.txt', good));
    await expect.poll(() => report.textContent()).toContain('1 game was already here.');
    expect(await rows(page)).toBe(2);
    await page.reload();
    await expect.poll(() => rows(page)).toBe(2);
    expectNoComplaints(visitor);
  });

  test('exports all games into a file that another browser imports', async () => {
    const visitor = await visit('#/games');
    const { page } = visitor;
    const records = [
      SHORT,
      playedOn(SHORT, 500, 2),
      randomRecord({ decks: ['pillar', 'terrah'], seed: 5 }, 30),
    ];
    await give(page, ...records.map((record, i) => fileOf(`game ${i}.txt`, writeNotation(record))));
    expect(await rows(page)).toBe(3);
    const { name, text } = await exported(page);
    expect(name).toMatch(/^all-games-\d{4}-\d\d-\d\d\.bluemoon\.txt$/);
    const elsewhere = await visit('#/games');
    await give(elsewhere.page, fileOf('all.txt', text));
    await expect.poll(() => elsewhere.page.locator('.report').textContent()).toContain('3 games added.');
    expect((await exported(elsewhere.page)).text).toBe(text);
    expectNoComplaints(visitor);
    expectNoComplaints(elsewhere);
  });

  test('brings a deleted game back', async () => {
    const visitor = await visit('#/games');
    const { page } = visitor;
    await give(page, fileOf('game.txt', writeNotation(SHORT)));
    await page.getByRole('button', { name: /^Delete/ }).click();
    await expect.poll(() => rows(page)).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => rows(page)).toBe(1);
    expectNoComplaints(visitor);
  });
});

/** The end of a game, which is soon analysed. */
function lastChoices(count: number): GameRecord {
  const example = new URL('../../../docs/examples/game.txt', import.meta.url);
  const record = readNotation(readFileSync(example, 'utf8'), BUILT_IN);
  const position = replay(record).states.at(-1 - count);
  if (position === undefined) throw new RangeError(`The game has no ${count} choices.`);
  return { setup: { position }, choices: record.choices.slice(-count) };
}

describe('without a network', () => {
  test('the table opens again, a bot plays, and games, puzzles and positions are looked into', async () => {
    const visitor = await visit('', { serviceWorkers: 'allow', changesProfile: true });
    const { page, context } = visitor;
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state !== 'activated')
        await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
    });
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: /Play now/ }).click();
    await playSome(page, 8);
    for (const screen of [
      'games',
      'match',
      'draft',
      'cards',
      'decks',
      'rules',
      'learn',
      'statistics',
      'settings',
    ]) {
      await page.goto(`${inject('address')}#/${screen}`);
      await page.locator('main h1, header h1').first().waitFor();
      expect(await page.getByText('could not be loaded').count()).toBe(0);
    }
    // Each needs a worker, and what that loads.
    const open = (hash: string) => page.goto(`${inject('address')}${hash}`);
    await open('#/puzzles/today');
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.locator('.panel .hint').waitFor();
    await open(`#/b/${await linkContent(SHORT)}`);
    await page.locator('[data-thought]').first().waitFor();
    await open(`#/link/${await linkContent(lastChoices(3))}/0`);
    await page.waitForURL(/#\/analysis\//);
    await page.locator('.bars:not(.unknown)').waitFor();
    expectNoComplaints(visitor);
  });
});
