import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { packText, SPARROW } from '../test/decks/a-pack.ts';
import { chooseAny, nextDecision, pickFrom } from './playing.ts';
import { fileOf } from './positions.ts';
import { click } from './table.ts';
import { expectNoComplaints, PHONE, visit } from './visit.ts';

const verdict = (page: Page) => page.locator('.verdict');
const inPool = (page: Page, card: string) => page.locator(`#pool-${card}`);
const rows = (page: Page) => page.locator('[data-kept]');

/** A new deck on that of a people, in the builder. */
async function buildOn(page: Page, people: string): Promise<void> {
  await page.getByRole('button', { name: `Build on ${people}` }).click();
  await verdict(page).waitFor();
}

async function lookFor(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox').fill(words);
}

async function toDecks(page: Page): Promise<void> {
  await page.goto(`${inject('address')}#/decks`);
  await page.locator('#prebuilt').waitFor();
}

async function loadPack(page: Page, name: string, text: string): Promise<void> {
  await page.locator('input[accept*=json]').setInputFiles(fileOf(name, text));
  await page.locator('.report').waitFor();
}

/** Begins a game with the deck that is open, and plays until the own first turn is over. */
async function playFirstTurn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play with this deck' }).click();
  await page.getByLabel('Rival’s deck').selectOption('hoax');
  await page.getByRole('radio', { name: 'You', exact: true }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/#\/game\//);
  const pick = pickFrom(3);
  for (let i = 0; i < 40 && !(await page.locator('.log').textContent())?.includes('Turn 2'); i++) {
    if ((await nextDecision(page)) !== 'choose') break;
    await chooseAny(page, pick, click);
  }
  await expect.poll(() => page.locator('.log').textContent()).toContain('Turn 2');
}

describe('A deck of one’s own', () => {
  test('is built from nothing to legal by clicking, with every broken rule named, and plays a first turn', async () => {
    const visitor = await visit('#/decks');
    const { page } = visitor;
    await page.getByRole('button', { name: 'Build a deck' }).click();
    await expect.poll(() => verdict(page).textContent()).toContain('The deck needs a leader.');
    await page.getByRole('button', { name: 'Choose a leader' }).click();
    await page.locator('dialog[open] button', { hasText: 'Vulca' }).click();
    await expect.poll(() => verdict(page).textContent()).toContain('needs exactly 30; 30 more');
    for (let i = 0; i < 30; i++) await page.locator('.card-button').nth(i).click();
    await expect.poll(() => verdict(page).textContent()).toContain('This deck is legal.');

    await lookFor(page, 'Roomban');
    await inPool(page, 'roomban-rockmaster').click();
    await expect.poll(() => verdict(page).locator('[data-rule]').count()).toBe(1);
    expect(await verdict(page).textContent()).toMatch(/may have exactly 30; 1 fewer.*DECK-1/s);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => verdict(page).textContent()).toContain('This deck is legal.');

    await page.getByLabel('Name of the deck').fill('All fire');
    await playFirstTurn(page);
    await toDecks(page);
    await expect.poll(() => rows(page).textContent()).toMatch(/All fire.*Legal.*30 of 30 cards/s);
    expectNoComplaints(visitor);
  });

  test('says which cards cost too many moons, and each can be read from there', async () => {
    const visitor = await visit('#/decks');
    const { page } = visitor;
    await buildOn(page, 'Flit');
    await page.getByRole('button', { name: 'Change the leader' }).click();
    await page.locator('dialog[open] button', { hasText: 'Hoax' }).click();
    const moons = verdict(page).locator('[data-rule="DECK-4"]');
    await expect
      .poll(() => moons.textContent())
      .toMatch(/moons on cards of others, \d+ more than the 10 allowed/);
    const first = moons.getByRole('button').first();
    const name = await first.textContent();
    await first.click();
    expect(await page.locator('dialog[open] h2').first().textContent()).toBe(name);
    await page.keyboard.press('Escape');
    expectNoComplaints(visitor);
  });

  test('is built by keys alone', async () => {
    const visitor = await visit('#/decks');
    const { page } = visitor;
    await buildOn(page, 'Aqua');
    const first = page.locator('.card-button').first();
    await first.focus();
    const before = await first.getAttribute('aria-pressed');
    await page.keyboard.press('Enter');
    await expect.poll(() => first.getAttribute('aria-pressed')).toBe(before === 'true' ? 'false' : 'true');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('i');
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await expect
      .poll(() =>
        page
          .locator('.card-button')
          .nth(1)
          .evaluate((one) => one === document.activeElement),
      )
      .toBe(true);
    await page.keyboard.press('Control+z');
    await expect.poll(() => first.getAttribute('aria-pressed')).toBe(before);
    expectNoComplaints(visitor);
  });

  test('is built with a finger, and is there again after a reload', async () => {
    const visitor = await visit('#/decks', PHONE);
    const { page } = visitor;
    await page.getByRole('button', { name: 'Build on Terrah' }).tap();
    await page.locator('.card-button[aria-pressed=true]').first().tap();
    await expect.poll(() => page.locator('.bar .counts').textContent()).toMatch(/29\s*\/30/);
    await page.locator('.parts button', { hasText: 'Deck' }).tap();
    await expect.poll(() => verdict(page).textContent()).toContain('1 more');
    await page.reload();
    await page.locator('.parts button', { hasText: 'Deck' }).tap();
    await expect.poll(() => verdict(page).textContent()).toContain('1 more');
    expectNoComplaints(visitor);
  });

  test('can be the deck of a people with an emissary or a family', async () => {
    const visitor = await visit('#/decks');
    const { page } = visitor;
    await buildOn(page, 'Buka');
    await page.locator('label', { hasText: 'People deck with extras' }).click();
    await page.getByLabel('Emissary').selectOption({ index: 1 });
    await expect.poll(() => verdict(page).textContent()).toContain('This deck is legal.');
    await expect.poll(() => page.locator('.state p').textContent()).toContain('38 cards');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.getByLabel('Emissary').inputValue()).toBe('');
    expectNoComplaints(visitor);
  });

  test('is left for the page before by going back, with what covered it', async () => {
    const visitor = await visit('#/decks');
    const { page } = visitor;
    await buildOn(page, 'Khind');
    await page.getByRole('link', { name: 'Lab' }).click();
    await page.getByRole('button', { name: 'Play with this deck' }).click();
    await page.locator('dialog[open]').waitFor();
    await page.goBack();
    await verdict(page).waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expectNoComplaints(visitor);
  });

  test('is duplicated, deleted and brought back', async () => {
    const visitor = await visit('#/decks');
    const { page } = visitor;
    await buildOn(page, 'Khind');
    await toDecks(page);
    await page.getByRole('button', { name: 'Duplicate Khind deck' }).click();
    await expect.poll(() => rows(page).count()).toBe(2);
    await page.getByRole('button', { name: 'Delete Khind deck, copy' }).click();
    await expect.poll(() => rows(page).count()).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => rows(page).count()).toBe(2);
    expectNoComplaints(visitor);
  });
});

describe('A deck as text', () => {
  test('that is broken is told line by line; what can be read becomes a deck, and nothing is lost', async () => {
    const visitor = await visit('#/decks');
    const { page } = visitor;
    await buildOn(page, 'Mimix');
    await toDecks(page);
    await page.getByRole('button', { name: 'Import a deck' }).click();
    const file = page.locator('dialog[open] input[type=file]');
    await file.setInputFiles(fileOf('letter.txt', 'Dear friend'));
    await expect
      .poll(() => page.locator('dialog[open]').textContent())
      .toContain('No card was found in this text.');
    expect(await page.getByRole('button', { name: /^Create/ }).count()).toBe(0);
    await file.setInputFiles(fileOf('deck.txt', '# Deck: Half\nLeader: Inferno\nVolka\nFireblast\n'));
    await expect
      .poll(() => page.locator('dialog[open]').textContent())
      .toContain('Line 3, “Volka”: there is no such card. Did you mean Volca?');
    await page.getByRole('button', { name: 'Create it without them' }).click();
    await expect.poll(() => verdict(page).textContent()).toContain('29 more');
    await toDecks(page);
    await expect.poll(() => rows(page).count()).toBe(2);
    expectNoComplaints(visitor);
  });

  test('saved as a file comes back the same in another browser', async () => {
    const visitor = await visit('#/decks');
    const { page } = visitor;
    await buildOn(page, 'Pillar');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('pillar-deck.deck.txt');
    const stream = await download.createReadStream();
    const text = Buffer.concat(await stream.toArray()).toString();
    const elsewhere = await visit('#/decks');
    await elsewhere.page.getByRole('button', { name: 'Import a deck' }).click();
    await elsewhere.page.locator('dialog[open] input[type=file]').setInputFiles(fileOf('deck.txt', text));
    await elsewhere.page.getByRole('button', { name: 'Create the deck' }).click();
    await expect.poll(() => verdict(elsewhere.page).textContent()).toContain('This deck is legal.');
    expectNoComplaints(visitor);
    expectNoComplaints(elsewhere);
  });
});

describe('The deck lab', () => {
  test('shows win rates with intervals while bots play, in the background, until it is stopped', async () => {
    const visitor = await visit('#/decks');
    const { page } = visitor;
    await buildOn(page, 'Vulca');
    await page.getByRole('link', { name: 'Lab' }).click();
    await page.getByRole('button', { name: 'None', exact: true }).click();
    await page.locator('label', { hasText: 'Hoax' }).click();
    // Enough of them that they are still at it when they are stopped.
    await page.locator('label', { hasText: '400' }).click();
    await page.getByRole('button', { name: 'Start the games' }).click();
    const overall = page.locator('[data-rival=all]');
    await expect.poll(() => overall.textContent()).toMatch(/\d+ of \d+.*%.*\d+% to \d+%/s);
    await page.getByRole('link', { name: 'Build' }).click();
    await verdict(page).waitFor();
    await page.getByRole('link', { name: 'Lab' }).click();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    const standing = page.locator('.progress p');
    expect(await standing.textContent()).toMatch(/^Stopped after \d+ of 400 games$/);
    await page.getByRole('link', { name: 'Build' }).click();
    await page.locator('.card-button').first().click();
    await page.getByRole('link', { name: 'Lab' }).click();
    await page.getByText('The deck has changed since these games.').waitFor();
    await page.getByRole('link', { name: 'Build' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => verdict(page).textContent()).toContain('This deck is legal.');
    expectNoComplaints(visitor);
  });
});

describe('A card pack', () => {
  test('that is broken is told with line and field, and changes nothing', async () => {
    const visitor = await visit('#/decks');
    const { page } = visitor;
    await loadPack(page, 'birds.json', packText(SPARROW));
    await loadPack(page, 'worse.json', packText({ ...SPARROW, id: 'crow', number: 302, fire: 99 }));
    await expect
      .poll(() => page.locator('.report').textContent())
      .toMatch(/“worse\.json” was not loaded and nothing was changed.*Line \d+\s*cards\[0\]\.fire/s);
    expect(await page.locator('[data-pack]').count()).toBe(1);
    await loadPack(page, 'letter.json', 'Dear friend');
    await expect.poll(() => page.locator('.report').textContent()).toContain('“letter.json” was not loaded');
    expect(await page.locator('[data-pack]').textContent()).toContain('Ash Sparrow');
    expectNoComplaints(visitor);
  });

  test('brings cards into gallery, builder and game; the game goes on when the pack is gone', async () => {
    const visitor = await visit('#/decks');
    const { page } = visitor;
    await loadPack(page, 'birds.json', packText(SPARROW));
    await page.getByRole('link', { name: 'Ash Sparrow' }).click();
    await expect.poll(() => page.locator('.card.full').first().textContent()).toContain('Ash');
    await toDecks(page);
    await buildOn(page, 'Vulca');
    await page.locator('.card-button[aria-pressed=true]').first().click();
    await lookFor(page, 'Ash Sparrow');
    await inPool(page, 'ash-sparrow').click();
    await expect.poll(() => verdict(page).textContent()).toContain('This deck is legal.');
    await playFirstTurn(page);
    const game = page.url();
    const log = (await page.locator('.log').textContent()) ?? '';
    const firstTurn = log.slice(log.indexOf('Turn 1'));
    expect(firstTurn).toContain('Turn 1');

    await toDecks(page);
    await page.getByRole('button', { name: 'Remove the pack birds.json' }).click();
    await expect.poll(() => page.locator('[data-pack]').count()).toBe(0);
    await expect.poll(() => rows(page).textContent()).toContain('Not legal yet');
    await page.goto(game);
    await page.reload();
    await nextDecision(page);
    await expect.poll(() => page.locator('.log').textContent()).toContain(firstTurn);
    const pick = pickFrom(5);
    for (let i = 0; i < 6 && (await nextDecision(page)) === 'choose'; i++) await chooseAny(page, pick, click);
    await page.goto(`${inject('address')}#/games`);
    await page.getByRole('heading', { name: /Vulca, own deck/ }).waitFor();
    expect(await page.getByText('cannot be read').count()).toBe(0);
    expectNoComplaints(visitor);
  });
});
