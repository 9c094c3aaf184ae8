import { beginGame, BUILT_IN, viewFor } from '@bluemoon/engine';
import type { Handwritten } from '@bluemoon/lessons';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { linkContent } from '../src/keep/link.ts';
import { violations } from './axe.ts';
import { expectShown, expectTold } from './expecting.ts';
import { nextDecision } from './playing.ts';
import { visitAsTwo, visitPosition } from './positions.ts';
import { button, choose, chooseAll, shown, spot } from './table.ts';
import { tapsToChoose } from './touch.ts';
import { expectNoComplaints, PHONE, visit } from './visit.ts';

const cardsIn = (page: Page, within: string): Promise<readonly string[]> =>
  page
    .locator(`${within} .spot`)
    .evaluateAll((spots) =>
      spots.map((one) => (one instanceof HTMLElement ? one.dataset['spot'] : '') ?? ''),
    );

function expectCards(page: Page, within: string, cards: readonly string[]): Promise<void> {
  return expect.poll(() => cardsIn(page, within)).toEqual(cards);
}

describe('A Hyla card', () => {
  test('takes the one place that both share from that of the rival', async () => {
    const visitor = await visitPosition({
      element: 'fire',
      phase: 'leadership',
      seats: [
        { leader: 'inferno', hand: ['lantern-pond', 'volca'], combat: ['glimmer'] },
        {
          leader: 'xelethotiras',
          hand: ['catusan'],
          combat: ['bodius-maloderus'],
          beside: ['toadstone-shrine'],
        },
      ],
    });
    const { page } = visitor;
    await expectCards(page, '.hyla', ['1:toadstone-shrine']);
    expect(await page.locator('.hyla small').textContent()).toBe('Hoax');
    await choose(page, 'play:lantern-pond');
    await expectCards(page, '.hyla', ['0:lantern-pond']);
    expect(await page.locator('.hyla small').textContent()).toBe('yours');
    await expectShown(page, { near: { hand: ['volca'] }, far: { counts: { discardPile: 1 } } });
    expectNoComplaints(visitor);
  });
});

describe('A card that can be replaced', () => {
  const position: Handwritten = {
    element: 'fire',
    phase: 'leadership',
    seats: [
      {
        leader: 'inferno',
        hand: ['hollow-log-chorus', 'nanu-noon'],
        drawDeck: ['torch'],
        combat: ['glimmer'],
      },
      { leader: 'xelethotiras', hand: ['catusan'], combat: ['bodius-maloderus'] },
    ],
  };

  test('is not replaced by a slip: it says first what will happen', async () => {
    const visitor = await visitPosition(position);
    const { page } = visitor;
    await spot(page, 0, 'nanu-noon').click();
    expect(await page.locator('.menu button').allInnerTexts()).toEqual([
      'Discard Nanu Noon and draw another card',
    ]);
    await button(page, 'replace:nanu-noon').click();
    await expectShown(page, {
      near: { hand: ['torch', 'hollow-log-chorus'], counts: { discardPile: 1, drawDeck: 0 } },
    });
    expectNoComplaints(visitor);
  });

  test('can be played as well, and asks which', async () => {
    const visitor = await visitPosition(position, PHONE);
    const { page } = visitor;
    await choose(page, 'replace:hollow-log-chorus', tapsToChoose());
    await expectShown(page, { near: { hand: ['torch', 'nanu-noon'] } });
    expectNoComplaints(visitor);
  });
});

describe('Interference', () => {
  /** It is the rival's turn, and only with the book can they stay in the fight. */
  const answering = (holds: string, draws: string): Handwritten => ({
    element: 'fire',
    turn: 1,
    phase: 'boosterSupport',
    seats: [
      {
        leader: 'inferno',
        hand: ['volca', holds],
        drawDeck: [draws],
        combat: ['flamebreath-the-dazzling'],
      },
      { leader: 'xelethotiras', hand: ['tome-of-wisdom'], combat: ['athradysas-the-seeker'] },
    ],
  });

  test('cancels the card that is declared, which lies in the middle meanwhile', async () => {
    const visitor = await visitPosition(answering('severed-ropes', 'spark'));
    const { page } = visitor;
    await expectCards(page, '.declared', ['1:tome-of-wisdom']);
    expect(await page.locator('.declared h3').textContent()).toBe('Hoax is about to play');
    expect(await page.locator('.reading .reader .card').innerText()).toMatch(/Tome\s+of Wisdom/);
    await expectShown(page, { question: 'Interfere with Tome of Wisdom?', far: { support: [] } });
    expect(await violations(page)).toEqual([]);
    await choose(page, 'play:severed-ropes');
    await expectTold(
      page,
      'Hoax declares Tome of Wisdom.',
      'You play Severed Ropes.',
      'Tome of Wisdom is cancelled.',
    );
    await expectCards(page, '.declared', []);
    const { near, far } = await shown(page);
    expect(near.hand).not.toContain('severed-ropes');
    expect(far.support).toEqual([]);
    expectNoComplaints(visitor);
  });

  test('can be kept for later', async () => {
    const visitor = await visitPosition(answering('severed-ropes', 'spark'), PHONE);
    const { page } = visitor;
    await choose(page, 'refuse', tapsToChoose());
    await expectShown(page, { far: { support: ['tome-of-wisdom'], total: '8' } });
    expect((await shown(page)).near.hand).toContain('severed-ropes');
    expectNoComplaints(visitor);
  });

  test('is not asked for where there is none in hand', async () => {
    const visitor = await visitPosition(answering('spark', 'severed-ropes'));
    const { page } = visitor;
    await expectTold(page, 'Hoax declares Tome of Wisdom.', 'Hoax plays Tome of Wisdom.');
    await expectShown(page, { far: { support: ['tome-of-wisdom'] } });
    expectNoComplaints(visitor);
  });

  test('is asked for all the same where two people share a screen', async () => {
    const asked = async (holds: string, draws: string): Promise<readonly string[]> => {
      const visitor = await visitAsTwo({
        element: 'fire',
        phase: 'boosterSupport',
        seats: [
          { leader: 'xelethotiras', hand: ['tome-of-wisdom'], combat: ['athradysas-the-seeker'] },
          {
            leader: 'inferno',
            hand: ['volca', holds],
            drawDeck: [draws],
            combat: ['flamebreath-the-dazzling'],
          },
        ],
      });
      const { page } = visitor;
      await choose(page, 'play:tome-of-wisdom');
      const curtain = page.locator('.curtain');
      const told = await curtain.innerText();
      await curtain.locator('.button').click();
      await expectCards(page, '.declared', ['0:tome-of-wisdom']);
      const { question } = await shown(page);
      const letIt = await button(page, 'refuse').innerText();
      await choose(page, 'refuse');
      const back = await curtain.innerText();
      await curtain.locator('.button').click();
      await expectShown(page, { near: { support: ['tome-of-wisdom'] } });
      expectNoComplaints(visitor);
      return [told, question, letIt, back];
    };
    const held = await asked('severed-ropes', 'spark');
    expect(await asked('spark', 'severed-ropes')).toEqual(held);
    expect(held).toContain('Interfere with Tome of Wisdom?');
  });

  test('does not spoil taking back where it stayed away', async () => {
    const visitor = await visitPosition({
      element: 'fire',
      phase: 'boosterSupport',
      seats: [
        { leader: 'xelethotiras', hand: ['tome-of-wisdom'], combat: ['athradysas-the-seeker'] },
        {
          leader: 'inferno',
          hand: ['volca'],
          drawDeck: ['severed-ropes'],
          combat: ['flamebreath-the-dazzling'],
        },
      ],
    });
    const { page } = visitor;
    await choose(page, 'play:tome-of-wisdom');
    await expectShown(page, { near: { support: ['tome-of-wisdom'] } });
    await button(page, 'done').waitFor();
    await page.keyboard.press('z');
    await expectShown(page, { near: { support: [], hand: ['tome-of-wisdom'] } });
    expectNoComplaints(visitor);
  });
});

describe('Beside the leader', () => {
  test('lie emissary, inquisitor and achievements; of these each player discards one', async () => {
    const visitor = await visitPosition({
      element: 'fire',
      series: 'match',
      phase: 'leadership',
      dragons: { lika: 0 },
      seats: [
        {
          leader: 'inferno',
          hand: ['likas-crystal-horn', 'volca'],
          combat: ['glimmer'],
          beside: ['seshas-crystal-eye'],
          emissaries: ['ondalin-of-the-pools', 'thunderfist'],
        },
        {
          leader: 'xelethotiras',
          hand: ['catusan'],
          combat: ['bodius-maloderus'],
          beside: ['dorans-crystal-scale'],
        },
      ],
    });
    const { page } = visitor;
    const own = '.beside.near';
    await expectCards(page, own, ['0:ondalin-of-the-pools', '0:thunderfist', '0:seshas-crystal-eye']);
    await expectCards(page, '.beside:not(.near)', ['1:dorans-crystal-scale']);
    await choose(page, 'play:likas-crystal-horn');
    await expectShown(page, { question: 'Each discards an achievement card: which?' });
    expect(await violations(page)).toEqual([]);
    await choose(page, 'discard:seshas-crystal-eye');
    await expectCards(page, own, ['0:ondalin-of-the-pools', '0:thunderfist', '0:likas-crystal-horn']);
    await expectCards(page, '.beside:not(.near)', []);
    await expectShown(page, { near: { counts: { discardPile: 1 } }, far: { counts: { discardPile: 1 } } });
    expectNoComplaints(visitor);
  });

  test('each card can be read large, where stand-ins say what they are', async () => {
    const visitor = await visitPosition({
      element: 'fire',
      series: 'match',
      phase: 'leadership',
      seats: [
        { leader: 'inferno', hand: ['lantern-pond'], combat: ['glimmer'], emissaries: ['thunderfist'] },
        { hand: ['catusan'], combat: ['bodius-maloderus'], beside: ['likas-crystal-horn', 'dew-gatherer'] },
      ],
    });
    const { page } = visitor;
    const large = page.locator('.reading .reader .card');
    for (const id of ['likas-crystal-horn', 'dew-gatherer'] as const) {
      await spot(page, 1, id).hover();
      await expect.poll(() => large.textContent()).toContain(BUILT_IN.card(id).name.en.split(' ')[0]);
      expect(await large.locator('.stand-in').textContent()).toBe('stand-in');
    }
    await spot(page, 1, 'likas-crystal-horn').hover();
    await large.locator('.dragon[alt="Lika"]').waitFor();
    await spot(page, 0, 'thunderfist').hover();
    await expect.poll(() => large.textContent()).toContain('Thunderfist');
    expectNoComplaints(visitor);
  });
});

describe('A mulligan', () => {
  test('exchanges two cards of the starting hand with one button', async () => {
    const setup = { decks: ['vulca', 'hoax'], seed: 5, first: 0, mulligan: true } as const;
    const record = { setup, choices: [] };
    const [one = '', two = '', ...kept] = viewFor(beginGame(record.setup).state, 0).seats[0].hand.cards;
    const visitor = await visit(`#/link/${await linkContent(record)}`);
    const { page } = visitor;
    await nextDecision(page);
    await expectShown(page, { question: 'Exchange cards of your starting hand?' });
    await spot(page, 0, two).click();
    await spot(page, 0, one).click();
    await button(page, 'picked').click();
    await expect.poll(async () => (await shown(page)).near.hand).toEqual(expect.arrayContaining(kept));
    await expectShown(page, {
      question: 'Play a leadership card?',
      near: { counts: { hand: 6, drawDeck: 24 } },
    });
    await expectTold(page, 'You shuffle the draw deck.');
    expectNoComplaints(visitor);
  });

  test('leaves the hand as it is if the player keeps it', async () => {
    const setup = { decks: ['vulca', 'hoax'], seed: 5, first: 0, mulligan: true } as const;
    const visitor = await visit(`#/link/${await linkContent({ setup, choices: [] })}`);
    const { page } = visitor;
    await nextDecision(page);
    const { hand } = (await shown(page)).near;
    await chooseAll(page, ['done', 'done']);
    await button(page, 'start').waitFor();
    expect((await shown(page)).near.hand).toEqual(hand);
    expectNoComplaints(visitor);
  });
});
