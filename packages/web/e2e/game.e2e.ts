import { BUILT_IN, readNotation, replay, viewFor } from '@bluemoon/engine';
import type { Seat } from '@bluemoon/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CARD_FACES, violations } from './axe.ts';
import { goTo, playOutByKeys } from './keyboard.ts';
import { chooseAny, nextDecision, pickFrom, playOut } from './playing.ts';
import { visitPosition } from './positions.ts';
import { keptNotation } from './storage.ts';
import { choose, click, shown } from './table.ts';
import { tapsToChoose } from './touch.ts';
import { expectNoComplaints, PHONE, visit } from './visit.ts';
import type { Visit } from './visit.ts';

async function expectAResult(visitor: Visit): Promise<void> {
  await expect
    .poll(() => visitor.page.locator('dialog h2').textContent())
    .toMatch(/^(You beat Nib|Nib won)$/);
  expect(await visitor.page.locator('dialog .crystals').textContent()).toMatch(/\d (crystals?|to \w+)/);
  expectNoComplaints(visitor);
}

/** Something in the part of the first page that opens below. */
async function chooseMore(page: Page, choice: string): Promise<void> {
  await page.getByText('More choices').click();
  await page.locator('.more label', { hasText: choice }).click();
}

/** Deals and choices of which we know that they make short games. */
describe('a game against a bot', () => {
  test('is one click away and can be played to its end with the mouse', async () => {
    const visitor = await visit('', { deal: 31 });
    const { page } = visitor;
    await page.getByRole('button', { name: /Play now/ }).click();
    await playOut(page, pickFrom(31));
    await expectAResult(visitor);
  });

  test('can be played from the first page to its end with nothing but keys', async () => {
    const visitor = await visit('', { deal: 8 });
    const { page } = visitor;
    await goTo(page, page.getByRole('button', { name: /Play now/ }));
    await page.keyboard.press('Enter');
    await playOutByKeys(page, pickFrom(8));
    await expectAResult(visitor);
    await goTo(page, page.getByRole('link', { name: 'New game' }));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /Play now/ }).waitFor();
  });

  test('can be played with a finger on a small phone, where a card is lifted before it is played', async () => {
    const visitor = await visit('', { ...PHONE, deal: 3 });
    const { page } = visitor;
    await page.getByRole('button', { name: /Play now/ }).tap();
    const press = tapsToChoose();
    await playOut(page, pickFrom(3), press);
    expect(press.lifted()).toBeGreaterThan(3);
    await expectAResult(visitor);
  });
});

describe('an opponent with a name', () => {
  test('sits at the table, tells how they play, and is there at the end', async () => {
    const visitor = await visit('', PHONE);
    const { page } = visitor;
    await page.getByRole('radio', { name: 'Brask' }).check();
    await page.getByRole('button', { name: /Play now.*Brask/ }).tap();
    await nextDecision(page);
    const face = page.getByRole('region', { name: 'The rival' }).getByRole('button', {
      name: 'Brask. Strength 5 of 8. Throws everything at you and hardly ever yields.',
    });
    expect(await page.locator('.side [data-opponent=brask]').count()).toBe(1);
    await face.locator('img').waitFor();
    const tip = page.locator('.tip', { hasText: 'Throws everything at you' });
    await face.tap();
    await tip.locator('img').waitFor();
    expect(await violations(page, CARD_FACES)).toEqual([]);
    await page.locator('.question').tap();
    await tip.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('button', { name: 'Concede' }).tap();
    await page.getByRole('button', { name: 'Yes' }).tap();
    const result = page.getByRole('dialog', { name: 'Brask won' });
    await result.locator('[data-opponent=brask] img').waitFor();
    expect(await violations(page)).toEqual([]);
    expectNoComplaints(visitor);
  });

  test('is the only kind of bot that has a face', async () => {
    const { page } = await visitPosition({ seats: [{ deck: 'vulca' }, { deck: 'hoax' }] });
    expect(await page.locator('.side').count()).toBe(2);
    expect(await page.locator('[data-opponent]').count()).toBe(0);
  });
});

describe('a game of two at one screen', () => {
  test('has a curtain behind which no hand can be found', async () => {
    const visitor = await visit('', { deal: 4 });
    const { page } = visitor;
    await page.locator('[data-part=rivals] button', { hasText: 'Aqua' }).click();
    await chooseMore(page, 'Two at one screen');
    await page.getByRole('button', { name: /Play now/ }).click();
    const pick = pickFrom(4);
    for (let curtains = 0; curtains < 12;) {
      if ((await nextDecision(page)) === 'choose') {
        // One of them retreats whenever possible, so that the curtain falls often.
        const givesIn = page.locator('.table:has(section.hand[data-hand="1"]) [data-option="retreat"]');
        if ((await givesIn.count()) > 0) await choose(page, 'retreat');
        else await chooseAny(page, pick, click);
        continue;
      }
      curtains++;
      const hands = await handsOf(page);
      const content = await page.content();
      for (const name of hands.flat().flatMap(namesOf)) expect(content).not.toContain(name);
      await page.locator('.curtain .button').click();
      await expectTheOtherHandHidden(page);
    }
    expectNoComplaints(visitor);
  });
});

const namesOf = (card: string): readonly string[] => [`:${card}"`, BUILT_IN.card(card).name.en];

async function stateOf(page: Page) {
  const state = replay(readNotation(await keptNotation(page), BUILT_IN)).states.at(-1);
  if (state === undefined) throw new Error('The game has no state.');
  return state;
}

async function handsOf(page: Page): Promise<readonly (readonly string[])[]> {
  const state = await stateOf(page);
  return ([0, 1] as const).map((seat) => viewFor(state, seat).seats[seat].hand.cards);
}

/** The page contains the viewer's own hand, and of the rival's hand only what the viewer may know. */
async function expectTheOtherHandHidden(page: Page): Promise<void> {
  await page.locator('section.hand').waitFor();
  const looker: Seat = (await page.locator('section.hand').getAttribute('data-hand')) === '1' ? 1 : 0;
  const other: Seat = looker === 0 ? 1 : 0;
  const { seats } = viewFor(await stateOf(page), looker);
  const { near, far } = await shown(page);
  expect(near.hand.toSorted()).toEqual(seats[looker].hand.cards.toSorted());
  expect(far.hand.toSorted()).toEqual(seats[other].hand.cards.toSorted());
  expect(far.handCount).toBe(seats[other].hand.count);
}

describe('two bots', () => {
  test('play with open hands while one watches', async () => {
    const visitor = await visit('', { deal: 5 });
    const { page } = visitor;
    await chooseMore(page, 'Watch two bots');
    await page.getByRole('button', { name: /Play now/ }).click();
    await page.locator('section.hand').waitFor();
    const { near, far } = await shown(page);
    expect(near.hand.length).toBe(near.counts.hand);
    expect(far.hand.length).toBe(far.counts.hand);
    expect(await page.locator('.dock .choice').count()).toBe(0);
    // The bots act by themselves; a match of theirs is watched to its end.
    await expect.poll(async () => (await shown(page)).log.length).toBeGreaterThan(1);
    expectNoComplaints(visitor);
  });
});
