import { boxWith, BUILT_IN } from '@bluemoon/engine';
import type { Card } from '@bluemoon/engine';
import { deckToText, draftView, peopleDeck } from '@bluemoon/play';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import {
  draftedDeckOf,
  nextDraftStep,
  withBuilt,
  withMeeting,
  withPick,
} from '../src/series/draft-series.ts';
import { draftFor, FIRST_DRAFT } from '../src/series/draft-wishes.ts';
import { withNextGame, withResult } from '../src/series/match-series.ts';
import type { MatchSeries } from '../src/series/match-series.ts';
import { MATCH_STORAGE } from '../src/series/stored-match.ts';
import { packText, SPARROW } from '../test/decks/a-pack.ts';
import { nextDecision, playOn } from './playing.ts';
import { fileOf } from './positions.ts';
import { keptNotation, putKept, settledNotation } from './storage.ts';
import { spot } from './table.ts';
import { expectNoComplaints, PHONE, visit, visitAgain } from './visit.ts';
import type { Visit } from './visit.ts';

const label = (page: Page, text: string) => page.locator('form label', { hasText: text }).first();

/** The crystals of both sides, as the page of the match shows them. */
async function score(page: Page): Promise<readonly number[]> {
  await page.locator('.facing').waitFor();
  return (await page.locator('.facing .score b').allTextContents()).map(Number);
}

async function takeDeck(page: Page, people: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${people}`) }).click();
  await page.getByRole('button', { name: `Play ${people}` }).click();
}

/** Plays the game that is next, and comes back to the match. */
async function playNextGame(page: Page, seed: number): Promise<void> {
  await page.getByRole('button', { name: /^Play game/ }).click();
  await playOn(page, seed);
  await page.getByRole('link', { name: 'Continue the match' }).click();
  await page.locator('.facing').waitFor();
}

describe('a match', () => {
  test('of two at one screen records who conceded a game', async () => {
    const visitor = await visit('#/match', { deal: 3 });
    const { page } = visitor;
    await label(page, 'Two at one screen').click();
    await page.getByRole('button', { name: 'Start the match' }).click();
    await takeDeck(page, 'Flit');
    await takeDeck(page, 'Terrah');
    await page.getByRole('button', { name: /^Play game/ }).click();
    await page.locator('.curtain .button', { hasText: 'Terrah' }).click();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Concede' }).click();
    await page.getByText('Does Terrah concede this game?').waitFor();
    await page.getByRole('button', { name: 'Yes' }).click();
    await page.getByRole('dialog', { name: 'Flit won' }).waitFor();
    await page.getByRole('link', { name: 'Continue the match' }).click();
    expect(await score(page)).toEqual([4, 0]);
    await page.getByText('because the rival conceded').waitFor();
    expectNoComplaints(visitor);
  });

  test('against a bot is played to five crystals, noted game by game', async () => {
    const visitor = await visit('', { deal: 3 });
    const { page } = visitor;
    await page.getByRole('link', { name: /^Match/ }).click();
    await page.getByRole('button', { name: 'Start the match' }).click();
    await takeDeck(page, 'Flit');
    await takeDeck(page, 'Terrah');
    expect(await score(page)).toEqual([0, 0]);
    for (let game = 1; (await page.getByRole('heading', { name: /wins? the match/ }).count()) === 0; game++) {
      const before = await score(page);
      await playNextGame(page, game);
      const after = await score(page);
      const [own = 0, other = 0] = after.map((crystals, seat) => crystals - (before[seat] ?? 0));
      expect(Math.min(own, other)).toBe(0);
      expect(Math.max(own, other)).toBeGreaterThan(0);
      const row = page.locator('.sheet tbody tr').nth(game - 1);
      expect(await row.locator('.score').textContent()).toBe(after.join(' : '));
      if (Math.max(...after) >= 5) break;
      // The loser starts, and the decks have changed sides.
      await page.getByText(own > 0 ? 'Bot Nib starts' : 'You start').waitFor();
      const [near] = await page.locator('.side .words b').allTextContents();
      expect(near).toBe(game % 2 === 0 ? 'Flit' : 'Terrah');
    }
    await page.getByRole('heading', { name: /(You win|Bot Nib wins) the match/ }).waitFor();
    await page.getByRole('link', { name: 'All matches' }).click();
    await expect.poll(() => page.getByRole('heading', { name: 'Finished 1' }).count()).toBe(1);
    expectNoComplaints(visitor);
  });

  test('that is left goes on as it was, within a game and between games', async () => {
    const visitor = await visit('#/match', { deal: 5 });
    const { page } = visitor;
    await page.getByRole('button', { name: 'Start the match' }).click();
    await takeDeck(page, 'Vulca');
    await page.getByRole('heading', { name: 'Deck of Bot Nib' }).waitFor();
    await page.getByRole('link', { name: 'All matches' }).click();
    await page.getByRole('link', { name: /^Continue/ }).waitFor();
    await page.close();
    const again = await visitAgain(visitor, '#/match');
    await again.getByRole('link', { name: /^Continue.*You against Bot Nib/ }).click();
    await takeDeck(again, 'Hoax');
    await again.getByRole('button', { name: 'Play game 1' }).click();
    await nextDecision(again);
    const left = await settledNotation(again);
    await again.close();
    const third = await visitAgain(visitor, '#/match');
    await third.getByRole('link', { name: /^Continue.*You/ }).click();
    await third.getByRole('link', { name: 'Continue game 1' }).click();
    await nextDecision(third);
    expect(await settledNotation(third)).toBe(left);
    await playOn(third, 5);
    await expect.poll(() => keptNotation(third)).toMatch(/^result: [AB] wins/m);
    // Closed without looking back at the match: the result is not lost.
    await third.close();
    const last = await visitAgain(visitor, '#/match');
    await last.getByRole('link', { name: /^Continue.*You/ }).click();
    await last.getByRole('heading', { name: 'Game 2' }).waitFor();
    expect(await last.locator('.sheet tbody tr').count()).toBe(1);
    expectNoComplaints(visitor);
  });

  test('in two tabs is one match: each follows what the other does', async () => {
    const visitor = await visit('#/match', { deal: 5 });
    const { page } = visitor;
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.getByRole('heading', { name: 'Choose your deck' }).waitFor();
    const other = await visitAgain(visitor, new URL(page.url()).hash);
    const rivalsDeck = other.getByRole('heading', { name: 'Deck of Bot Nib' });
    await takeDeck(page, 'Vulca');
    await rivalsDeck.waitFor();
    await takeDeck(other, 'Hoax');
    await page.getByRole('button', { name: 'Choose other decks' }).click();
    await other.getByRole('heading', { name: 'Choose your deck' }).waitFor();
    await takeDeck(page, 'Aqua');
    await rivalsDeck.waitFor();
    await takeDeck(other, 'Flit');
    await page.getByRole('button', { name: 'Play game 1' }).click();
    await nextDecision(page);
    await other.getByRole('link', { name: 'Continue game 1' }).waitFor();
    await other.getByRole('link', { name: 'All matches' }).click();
    await other.getByRole('heading', { name: 'In progress 1' }).waitFor();
    expectNoComplaints(visitor);
  });

  test('of two at one screen hides a secret choice behind a curtain until both have chosen', async () => {
    const visitor = await visit('#/match');
    const { page } = visitor;
    await label(page, 'Two at one screen').click();
    await label(page, 'In secret').click();
    await label(page, 'Choose again').click();
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.getByRole('button', { name: 'I am Player 1, show my cards' }).click();
    await takeDeck(page, 'Khind');
    const curtain = page.getByRole('button', { name: 'I am Player 2, show my cards' });
    await curtain.waitFor();
    expect(await page.content()).not.toContain('Khind');
    await curtain.click();
    await takeDeck(page, 'Aqua');
    await expect.poll(() => page.locator('.side .words b').allTextContents()).toEqual(['Khind', 'Aqua']);
    expectNoComplaints(visitor);
  });

  test('of two bots with emissaries, families and mulligan is watched', async () => {
    const visitor = await visit('#/match', { deal: 8 });
    const { page } = visitor;
    await label(page, 'Watch two bots').click();
    await label(page, 'At random').click();
    await page.getByText('Extra rules').click();
    for (const extra of ['Emissaries', 'Buka families', 'Mulligan']) await label(page, extra).click();
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.getByRole('button', { name: 'Watch game 1' }).click();
    await page.locator('dialog[open]').waitFor();
    expect(await keptNotation(page)).toContain('mulligan: yes');
    await page.getByRole('link', { name: 'Continue the match' }).click();
    await expect.poll(() => page.locator('.sheet tbody tr').count()).toBe(1);
    expectNoComplaints(visitor);
  });

  test('with families shows which cards the number of a family stands for', async () => {
    const visitor = await visit('#/match');
    const { page } = visitor;
    await page.getByText('Extra rules').click();
    await label(page, 'Buka families').click();
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.locator('.family label', { hasText: '4' }).click();
    await page.getByText(/^Family 4 adds .*Quartermaster Kura Ko.*Letter of Marque\.$/).waitFor();
    await page
      .locator('.family')
      .getByRole('button', { name: /^Letter of Marque/ })
      .click();
    await page.getByRole('dialog', { name: 'Letter of Marque' }).waitFor();
    expectNoComplaints(visitor);
  });

  test('cannot be drawn from a single people, and says so', async () => {
    const visitor = await visit('#/match');
    const { page } = visitor;
    await label(page, 'At random').click();
    for (const people of ['Vulca', 'Hoax', 'Mimix', 'Flit', 'Khind', 'Terrah', 'Pillar', 'Aqua'])
      await page.locator('.marks').getByRole('button', { name: people }).click();
    await page.getByText('Choose at least two.').waitFor();
    await page.getByRole('button', { name: 'Start the match' }).click({ force: true });
    expect(page.url()).toMatch(/#\/match$/);
    expectNoComplaints(visitor);
  });
});

const QUEEN: Card = {
  id: 'ash-queen',
  name: { en: 'Ash Queen', de: 'Aschenkönigin' },
  people: 'vulca',
  number: 302,
  type: 'leader',
  text: [
    {
      when: 'endPhase',
      may: true,
      if: { is: 'dragons', who: 'rival', atLeast: 1 },
      steps: [{ do: 'draw', count: 1 }],
    },
  ],
};
const WHAT_SHE_SAYS = 'if you have at least one dragon, I may draw one additional card.';

/** Loads a pack, and reads in a deck that is led by its leader and holds its card. */
async function withPackAndDeck(page: Page): Promise<void> {
  await page.locator('input[accept*=json]').setInputFiles(fileOf('ashes.json', packText(QUEEN, SPARROW)));
  await page.locator('[data-pack]').waitFor();
  const [, ...rest] = peopleDeck('vulca', BUILT_IN).cards;
  const deck = { leader: QUEEN.id, cards: [...rest, SPARROW.id] };
  const text = `# Deck: Ashes\n${deckToText(deck, 'en', boxWith([QUEEN, SPARROW]))}`;
  await page.getByRole('button', { name: 'Import a deck' }).click();
  await page.locator('dialog[open] input[type=file]').setInputFiles(fileOf('ashes.txt', text));
  await page.getByRole('button', { name: 'Create the deck' }).click();
  await expect.poll(() => page.locator('.verdict').textContent()).toContain('This deck is legal.');
}

async function expectQueenAtTable(page: Page): Promise<void> {
  await nextDecision(page);
  await spot(page, 0, QUEEN.id).hover();
  await expect.poll(() => page.locator('.reader .card.full').textContent()).toContain('Ash Queen');
  expect(await page.locator('.reader .card.full').textContent()).toContain(WHAT_SHE_SAYS);
}

describe('a match with cards of a pack', () => {
  test('goes on with them when the pack is gone, and so does its game', async () => {
    const visitor = await visit('#/decks', { deal: 6 });
    const { page } = visitor;
    await withPackAndDeck(page);
    await page.goto(`${inject('address')}#/match`);
    await label(page, 'Built').click();
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.getByRole('button', { name: /^Ashes/ }).click();
    await page.getByRole('button', { name: 'Play Ashes' }).click();
    await takeDeck(page, 'Hoax');
    await page.getByText('Ash Queen · 30 cards').waitFor();
    const match = page.url();
    await page.getByRole('button', { name: 'Play game 1' }).click();
    await expectQueenAtTable(page);
    expect(await settledNotation(page)).toContain(SPARROW.id);

    await page.goto(`${inject('address')}#/decks`);
    await page.getByRole('button', { name: 'Remove the pack ashes.json' }).click();
    await expect.poll(() => page.locator('[data-pack]').count()).toBe(0);
    await page.goto(match);
    await page.reload();
    await page.getByText('Ash Queen · 30 cards').waitFor();
    await page.getByRole('link', { name: 'Continue game 1' }).click();
    await expectQueenAtTable(page);
    await playOn(page, 6);
    await page.getByRole('link', { name: 'Continue the match' }).click();
    await expect.poll(() => page.locator('.sheet tbody tr').textContent()).toContain('Vulca');
    await page.getByRole('link', { name: 'All matches' }).click();
    await page.getByRole('link', { name: /^(Continue|Score sheet)/ }).waitFor();
    expect(await page.locator('.unreadable').count()).toBe(0);
    expectNoComplaints(visitor);
  });
});

/** Keeps the first card of packet after packet. */
async function keepCards(page: Page, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    await page.locator('.packet li button').first().click();
    await page.locator('.keep').click();
  }
}

/** The same to the end of the draft, as fast as the page can show it. */
async function keepAllOtherCards(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const click = async (selector: string): Promise<void> => {
      document.querySelector<HTMLElement>(selector)?.click();
      await new Promise((resolve) => setTimeout(resolve));
    };
    while (document.querySelector('.packet') !== null) {
      await click('.packet li button');
      await click('.keep');
    }
  });
}

const picks = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.picks li button')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['card'] ?? ''));

async function beginDraft(visitor: Visit): Promise<void> {
  await visitor.page.getByRole('button', { name: 'Start the draft' }).click();
  await visitor.page.locator('.packet').waitFor();
}

/** Of the third and the second of three people who drafted; both are about to choose decks for the second game. */
function draftedMatchAfterAGame(): MatchSeries {
  const chance = { newId: () => 'drafted', newSeed: () => 7, now: 1_700_000_000_000 };
  let series = draftFor({ ...FIRST_DRAFT, seats: 3, people: 3, match: true }, { ...chance, box: BUILT_IN });
  for (let step = nextDraftStep(series); step.step !== 'play'; step = nextDraftStep(series)) {
    const { seat } = step;
    series =
      step.step === 'pick'
        ? withPick(series, seat, draftView(series.draft, seat, BUILT_IN).packet[0] ?? '', chance.now)
        : withBuilt(series, seat, draftedDeckOf(series, seat).cards, chance.now);
  }
  const begun = withMeeting(series, [2, 1], chance);
  if (begun.kind !== 'match') throw new Error('A match was agreed on.');
  const { series: playing } = withNextGame(begun.match, chance);
  return withResult(playing, { winner: 0, crystals: 2, reason: 'cardsOut' }, chance.now);
}

describe('a draft', () => {
  test('against five bots leads through deck building to the first turn of a first game', async () => {
    const visitor = await visit('', { deal: 2 });
    const { page } = visitor;
    await page.getByRole('link', { name: /^Draft/ }).click();
    await beginDraft(visitor);
    await page.getByText('Round 1 of 7').waitFor();
    await page.getByText('The rest goes right, to Bot 5').waitFor();
    await keepCards(page, 5);
    await page.getByText('The last card is set aside face down.').waitFor();
    await keepCards(page, 1);
    await page.getByText('The rest goes left, to Bot 1').waitFor();
    const kept = await picks(page);
    expect(kept).toHaveLength(6);
    await page.getByLabel('Order').selectOption('Fire');
    expect((await picks(page)).toSorted()).toEqual(kept.toSorted());
    // Closed and continued, with everything where it was.
    const packet = await page.locator('.packet li').allTextContents();
    await page.close();
    const again = await visitAgain(visitor, '#/draft');
    await again.getByRole('link', { name: /^Continue.*Draft with 6 seats/ }).click();
    await again.locator('.packet').waitFor();
    expect(await again.locator('.packet li').allTextContents()).toEqual(packet);
    expect(await picks(again)).toEqual(kept);
    await keepAllOtherCards(again);
    await again.getByRole('heading', { name: 'Build your deck' }).waitFor();
    expect(await again.locator('.in li, .out li').count()).toBe(kept.length + 36);
    const done = again.getByRole('button', { name: 'This is my deck' });
    expect(await done.getAttribute('aria-disabled')).toBe('true');
    await again.getByRole('button', { name: 'Suggest a deck' }).click();
    await again.locator('.in li button').first().click();
    await expect.poll(() => again.locator('.bar p').textContent()).toBe('29 of 30, 1 more card');
    await again.locator('.out li button').first().click();
    await done.click();
    await again.getByRole('button', { name: /^Play against Bot 3/ }).click();
    await nextDecision(again);
    expect(await keptNotation(again)).toMatch(/^A: none /m);
    expectNoComplaints(visitor);
  });

  test('of two people hides the cards of each behind a curtain', async () => {
    const visitor = await visit('#/draft');
    const { page } = visitor;
    await label(page, '2').click();
    await page
      .locator('form fieldset', { hasText: 'People at this screen' })
      .locator('label', { hasText: '2' })
      .click();
    await page.getByRole('button', { name: 'Start the draft' }).click();
    for (const player of ['Player 1', 'Player 2', 'Player 1']) {
      await page.getByRole('button', { name: `I am ${player}, show my cards` }).click();
      await keepCards(page, 1);
    }
    await page.getByRole('heading', { name: 'Hand the screen to Player 2' }).waitFor();
    expect(await page.locator('[data-card]').count()).toBe(0);
    expectNoComplaints(visitor);
  });

  test('for two becomes a match, on a phone', async () => {
    const visitor = await visit('#/draft', { ...PHONE, deal: 4 });
    const { page } = visitor;
    await label(page, '2').tap();
    await label(page, 'Matches').tap();
    await page.getByRole('button', { name: 'Start the draft' }).tap();
    for (let i = 0; i < 6; i++) {
      await page.locator('.packet li button').first().tap();
      await page.locator('.keep').tap();
    }
    await keepAllOtherCards(page);
    await page.getByRole('heading', { name: 'Build your deck' }).waitFor();
    await page.getByRole('button', { name: 'Suggest a deck' }).tap();
    const standing = page.locator('.bar p');
    await expect.poll(() => standing.textContent()).toBe('30 of 30');
    // Neither what was begun nor what was finished is lost by leaving, not even if the page has no time to write it.
    await page
      .locator('.out li button')
      .first()
      .evaluate((card: HTMLElement) => {
        Object.assign(window, { setTimeout: () => 0 });
        card.click();
        location.reload();
      });
    await expect.poll(() => standing.textContent()).toBe('31 of 30, 1 card too many');
    await page.locator('.in li button').first().tap();
    await page.getByRole('button', { name: 'This is my deck' }).tap();
    await page.getByRole('button', { name: 'Change the deck' }).tap();
    await expect.poll(() => standing.textContent()).toBe('30 of 30');
    await page.reload();
    await page.getByRole('button', { name: /^Match against Bot Nib/ }).tap();
    await page.getByRole('button', { name: 'Play game 1' }).tap();
    expect(await nextDecision(page)).toBe('choose');
    expectNoComplaints(visitor);
  });

  test('keeps a deck that its owner has half changed between two games, out of sight of the other', async () => {
    const visitor = await visit('#/match');
    const { page } = visitor;
    await page.locator('.begin').waitFor();
    const series = draftedMatchAfterAGame();
    await putKept(page, 'matches', series.id, MATCH_STORAGE.toStored(series));
    await page.goto(`${inject('address')}#/match/${series.id}`);
    const standing = page.locator('.bar p');
    const ready = (player: number) =>
      page.getByRole('button', { name: `I am Player ${player}, show my cards` });
    await ready(3).click();
    await page.locator('.in li button').first().click();
    await expect.poll(() => standing.textContent()).toBe('29 of 30, 1 more card');
    await page.reload();
    await ready(3).click();
    await expect.poll(() => standing.textContent()).toBe('29 of 30, 1 more card');
    await page.locator('.out li button').first().click();
    await page.getByRole('button', { name: 'Play Drafted deck' }).click();
    await ready(2).click();
    await expect.poll(() => standing.textContent()).toBe('30 of 30');
    expectNoComplaints(visitor);
  });
});
