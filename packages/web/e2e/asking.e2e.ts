import type { Handwritten } from '@bluemoon/lessons';
import { describe, expect, test } from 'vitest';
import { expectShown } from './expecting.ts';
import { nextDecision } from './playing.ts';
import { visitPosition } from './positions.ts';
import { button, choose, chooseAll, shown, spot } from './table.ts';
import { tap } from './touch.ts';
import { expectNoComplaints, PHONE, visit } from './visit.ts';

/** The visitor has to match 5 Fire. */
const FIGHT: Handwritten = {
  element: 'fire',
  seats: [
    { deck: 'vulca', hand: ['volca', 'fireblast', 'flickering-fires'], combat: ['glimmer'] },
    { deck: 'hoax', hand: ['catusan'], combat: ['athradysas-the-seeker'] },
  ],
};

const RULE_ID = /[A-Z]+-\d+/;

describe('the table answers', () => {
  test('why a total is what it is, and by which rules if one asks', async () => {
    const visitor = await visitPosition(FIGHT);
    const { page } = visitor;
    await page.getByRole('button', { name: 'Why this total for Hoax?' }).click();
    const dialog = page.getByRole('dialog');
    await expect.poll(() => dialog.textContent()).toContain('Athradysas the Seeker adds 5 Fire');
    expect(await dialog.textContent()).not.toMatch(RULE_ID);
    await dialog.getByRole('button', { name: 'Which rule?' }).click();
    expect(await dialog.textContent()).toMatch(/POWER-\d/);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expectNoComplaints(visitor);
  });

  test('why a card cannot be played now, when it is pointed at', async () => {
    const visitor = await visitPosition(FIGHT);
    const { page } = visitor;
    await choose(page, 'continue');
    await spot(page, 0, 'fireblast').hover();
    const reader = page.locator('.reading .reader');
    await expect.poll(() => reader.textContent()).toContain('Fireblast');
    expect(await reader.locator('.why').textContent()).not.toMatch(RULE_ID);
    await reader.getByRole('button', { name: 'Which rule?' }).click();
    expect(await reader.locator('.why').textContent()).toMatch(RULE_ID);
    await spot(page, 0, 'fireblast').click();
    await expectShown(page, { near: { active: ['glimmer'] } });
    expectNoComplaints(visitor);
  });

  test('what a card says, large, to a long press', async () => {
    const visitor = await visitPosition(FIGHT, PHONE);
    const { page } = visitor;
    const box = await spot(page, 0, 'volca').boundingBox();
    const session = await visitor.context.newCDPSession(page);
    const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 40 };
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await page.getByRole('dialog').locator('.card.full').waitFor();
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await page.getByRole('dialog').textContent()).toContain('Volca');
    await expectShown(page, { near: { active: ['glimmer'] } });
    expectNoComplaints(visitor);
  });

  test('what a card says, large, to the right mouse button or a key', async () => {
    const visitor = await visitPosition(FIGHT);
    const { page } = visitor;
    const dialog = page.getByRole('dialog', { name: 'The card' });
    const large = dialog.locator('.card.full');
    const expectLarge = async (name: string): Promise<void> => {
      await expect.poll(() => large.textContent()).toContain(name);
      const inReader = await page.locator('.reading .card.full').boundingBox();
      const { width } = (await large.boundingBox()) ?? { width: 0 };
      expect(width).toBeGreaterThan(inReader?.width ?? 0);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    };
    await choose(page, 'continue');
    await spot(page, 0, 'volca').click({ button: 'right' });
    await expectLarge('Volca');
    await spot(page, 1, 'athradysas-the-seeker').hover();
    await page.keyboard.press('i');
    await expectLarge('Athradysas');
    // Enter plays a card that can be played, and shows any other.
    await spot(page, 0, 'fireblast').press('Enter');
    await expectLarge('Fireblast');
    await expectShown(page, { near: { active: ['glimmer'] } });
    expectNoComplaints(visitor);
  });

  test('what the strong bot would do, and does it on request', async () => {
    const visitor = await visitPosition(FIGHT);
    const { page } = visitor;
    await page.getByRole('button', { name: 'Hint' }).click();
    const hints = page.locator('.hints li button');
    await hints.first().waitFor();
    expect(await hints.allTextContents()).toEqual([
      expect.stringMatching(/\d+ ?%/),
      expect.stringMatching(/\d+ ?%/),
    ]);
    const { question } = await shown(page);
    await hints.first().click();
    await expect.poll(async () => (await shown(page)).question).not.toBe(question);
    expectNoComplaints(visitor);
  });
});

describe('the question', () => {
  test('stays while phases pass in which there is nothing to choose', async () => {
    const visitor = await visitPosition(FIGHT, {
      settings: { speed: 'normal' },
      reducedMotion: 'no-preference',
    });
    const { page } = visitor;
    await page.evaluate(() => {
      const question = document.querySelector('.question');
      const read = new Set<string>();
      Object.assign(window, { read });
      if (question === null) return;
      const options = { subtree: true, childList: true, characterData: true };
      new MutationObserver(() => read.add(question.textContent ?? '')).observe(question, options);
    });
    await chooseAll(page, ['continue', 'play:volca']);
    await button(page, 'done').waitFor();
    const read = await page.evaluate(() => [...(window as unknown as { read: Set<string> }).read]);
    expect(read.map((said) => said.trim())).toEqual([
      expect.stringMatching(/^Play a character/),
      expect.stringMatching(/^Play a booster/),
    ]);
    expectNoComplaints(visitor);
  });
});

describe('a turn that cannot be finished', () => {
  test('says what it costs to take it back, and does so at the second press only', async () => {
    const position = {
      backtrack: 'retreat',
      element: 'fire',
      seats: [
        { deck: 'hoax', hand: ['Sarogakanas the Ancient', 'Tome of Wisdom'] },
        { deck: 'vulca', hand: ['Volca', 'Sear'], combat: ['Scorch the Inflammable'] },
      ],
    } as const;
    const visitor = await visitPosition(position, { locale: 'de-DE' });
    const { page } = visitor;
    await chooseAll(page, ['continue', 'play:sarogakanas-the-ancient', 'discard-at-random']);
    const back = button(page, 'take-back');
    await expect.poll(() => back.textContent()).toContain('Du musst dich zurückziehen');
    // Long words on the buttons leave room for the question.
    const question = page.locator('.question b');
    const { height } = (await question.boundingBox()) ?? { height: 0 };
    expect(height).toBeLessThan(100);
    await back.click();
    await expect.poll(() => back.textContent()).toContain('Noch einmal drücken');
    await back.click();
    await expect.poll(() => page.locator('.log').textContent()).toContain('nimmst den Zug zurück');
    await expect.poll(async () => Object.values((await shown(page)).dragons)).toContain('far');
    expectNoComplaints(visitor);
  });
});

describe('a slip of the finger', () => {
  test('makes no final choice: that takes a second press', async () => {
    const visitor = await visitPosition(FIGHT);
    const { page } = visitor;
    await button(page, 'retreat').click();
    await page.getByText('Press again to confirm').waitFor();
    await expectShown(page, { near: { active: ['glimmer'] }, dragons: { lika: 'board' } });
    await spot(page, 0, 'glimmer').click();
    await page.getByText('Press again to confirm').waitFor({ state: 'detached' });
    await choose(page, 'retreat');
    await expect.poll(async () => (await shown(page)).far.active).toEqual([]);
    expectNoComplaints(visitor);
  });

  test('is taken back, until the rival has acted', async () => {
    const visitor = await visitPosition(FIGHT);
    const { page } = visitor;
    const back = page.getByRole('button', { name: /^Take back/ });
    await choose(page, 'continue');
    await choose(page, 'play:volca');
    await back.click();
    await expectShown(page, { near: { active: ['glimmer'], covered: [] } });
    await choose(page, 'play:volca');
    await choose(page, 'done');
    await nextDecision(page);
    await expect.poll(() => back.getAttribute('aria-disabled')).toBe('true');
    expect(await back.textContent()).toContain('The rival has already acted.');
    expectNoComplaints(visitor);
  });
});

describe('a bot that thinks', () => {
  test('is stopped, and goes on when it may', async () => {
    const visitor = await visit('', { deal: 12, settings: { last: null } });
    const { page } = visitor;
    await page.evaluate(() => {
      // The button is there for a moment only.
      new MutationObserver(() => {
        const stop = [...document.querySelectorAll('button')].find(
          (one) => one.textContent === 'Stop thinking',
        );
        if (stop === undefined || 'isStopped' in window) return;
        Object.assign(window, { isStopped: true });
        stop.click();
      }).observe(document.body, { subtree: true, childList: true });
    });
    await page.locator('label', { hasText: 'Orrun' }).click();
    await page.locator('details summary').click();
    await page
      .locator('.more fieldset', { hasText: 'Who starts' })
      .locator('label', { hasText: 'Rival' })
      .click();
    await page.getByRole('button', { name: /Play now/ }).click();
    await page.getByText('The bot was stopped.').waitFor();
    const { far } = await shown(page);
    expect(far.active).toEqual([]);
    await page.getByRole('button', { name: 'Keep thinking' }).click();
    await nextDecision(page);
    expectNoComplaints(visitor);
  });
});

describe('on a phone', () => {
  test('a hand that is wider than the screen shows what can be played', async () => {
    const characters = ['flamebreath-the-dazzling', 'volca', 'blaze', 'spark', 'ignite', 'sear', 'torch'];
    const visitor = await visitPosition(
      {
        ...FIGHT,
        seats: [{ ...FIGHT.seats[0], hand: [...characters, 'fearsome-spirits'] }, FIGHT.seats[1]],
      },
      PHONE,
    );
    const { page } = visitor;
    await chooseAll(page, ['continue', 'play:volca']);
    await page.locator('.spot.lit[data-spot="0:fearsome-spirits"]').waitFor();
    const right = async (): Promise<number> => {
      const box = await spot(page, 0, 'fearsome-spirits').boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0);
    };
    await expect.poll(right).toBeLessThanOrEqual(360);
    expectNoComplaints(visitor);
  });

  test('nothing is wider than the screen, and the log is one tap away', async () => {
    const visitor = await visitPosition(FIGHT, PHONE);
    const { page } = visitor;
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await tap(button(page, 'continue'));
    await tap(page.getByRole('button', { name: 'Log' }));
    await page.getByRole('dialog', { name: 'Log' }).waitFor();
    expectNoComplaints(visitor);
  });
});
