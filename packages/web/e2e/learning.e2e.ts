import { LESSONS } from '@bluemoon/lessons';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectShown } from './expecting.ts';
import { choose, click } from './table.ts';
import type { Press } from './table.ts';
import { tapsToChoose } from './touch.ts';
import { expectNoComplaints, PHONE, visit } from './visit.ts';

const [FIRST_SCENE] = LESSONS[0]?.scenes ?? [];
const STEPS = FIRST_SCENE?.steps ?? [];

/** Does what each step wants, until the lesson says what was learned. */
async function goThrough(page: Page, press: Press): Promise<void> {
  const goOn = page.getByRole('button', { name: 'Next', exact: true });
  for (const [i, step] of STEPS.entries()) {
    await page.getByText(`Step ${i + 1} of ${STEPS.length}`).waitFor({ state: 'attached' });
    if (step.kind === 'choose')
      await choose(page, step.wants[0] === 'dragon' ? 'dragon:lika' : (step.wants[0] ?? ''), press);
    else await press(goOn);
  }
  await page.getByText('What you have learned').waitFor();
}

describe('the first lesson', () => {
  test('leads through the first fight to its end, and is remembered as done', async () => {
    const visitor = await visit('#/learn');
    const { page } = visitor;
    await page.getByRole('link', { name: /The first fight.*Start here/ }).click();
    await goThrough(page, click);
    await expectShown(page, { dragons: { lika: 'near' }, near: { active: [], support: [] } });
    await page.getByRole('button', { name: 'Next lesson' }).click();
    await page.getByRole('heading', { name: 'The second fight' }).waitFor();
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByText(/^1 of \d+ lessons done$/).waitFor();
    await page.getByRole('link', { name: /The first fight.*Done/ }).waitFor();
    expectNoComplaints(visitor);
  });

  test('meets other choices with a reason, and nothing happens', async () => {
    const visitor = await visit('#/learn/first-fight');
    const { page } = visitor;
    const goOn = page.getByRole('button', { name: 'Next', exact: true });
    await goOn.click();
    await goOn.click();
    await choose(page, 'decline');
    await page.getByText('Declining is for weak hands.').waitFor();
    await choose(page, 'start');
    await choose(page, 'play:flamebreath-the-dazzling');
    await page.getByText('Keep it for later').waitFor();
    await expectShown(page, { near: { active: [] } });
    await choose(page, 'play:volca');
    await expectShown(page, { near: { active: ['volca'] } });
    expectNoComplaints(visitor);
  });

  test('works with a finger on a phone', async () => {
    const visitor = await visit('#/learn/first-fight', PHONE);
    const { page } = visitor;
    await goThrough(page, tapsToChoose());
    expectNoComplaints(visitor);
  });
});

describe('a lesson with a goal', () => {
  test('lets one try again', async () => {
    const visitor = await visit('#/learn/mimix');
    const { page } = visitor;
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByText('Match 7 Earth with a pair').waitFor();
    await choose(page, 'continue');
    await choose(page, 'play:virgin-of-pure-earth');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectShown(page, { near: { active: ['young-bear'] } });
    await choose(page, 'continue');
    await choose(page, 'play:spirit-of-the-night');
    await choose(page, 'play:spirit-of-the-light');
    await choose(page, 'done');
    await expect.poll(() => page.getByText('2 and 5 make 7 Earth').count()).toBe(1);
    expectNoComplaints(visitor);
  });
});

describe('the rules at hand', () => {
  test('are searched, and their cards lead to the gallery', async () => {
    const visitor = await visit('#/rules');
    const { page } = visitor;
    await page.getByRole('searchbox').fill('shield');
    await expect.poll(() => page.getByRole('status').textContent()).toMatch(/^\d+ entries$/);
    await page.getByRole('searchbox').fill('zebra');
    await page.getByText('No rule mentions “zebra”.').waitFor();
    await page.getByRole('button', { name: 'Show all rules' }).click();
    await page.locator('article .card-link').first().click();
    await page.waitForURL(/#\/cards\//);
    expectNoComplaints(visitor);
  });

  test('begin no line with the mark that follows the name of a card, however wide they are', async () => {
    const visitor = await visit('#/rules');
    const { page } = visitor;
    await page.locator('article .card-link').first().waitFor();
    const { marks, torn } = await page.evaluate(() => {
      const found = Array.from(document.querySelectorAll('article .card-link'), (link) => {
        const text = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        text.currentNode = link.lastChild ?? link;
        let mark = text.nextNode() as Text | null;
        while (mark?.data === '') mark = text.nextNode() as Text | null;
        return { link, mark };
      }).flatMap(({ link, mark }) => (mark !== null && /^[^\s\w]/u.test(mark.data) ? [{ link, mark }] : []));
      const isTorn = ({ link, mark }: (typeof found)[number]): boolean => {
        const range = document.createRange();
        range.setStart(mark, 0);
        range.setEnd(mark, 1);
        return range.getBoundingClientRect().left < link.getBoundingClientRect().right - 1;
      };
      const torn: string[] = [];
      for (let width = 260; width < 460; width += 4) {
        document.body.style.width = `${width}px`;
        torn.push(
          ...found.filter(isTorn).map(({ link, mark }) => `${link.textContent}${mark.data.slice(0, 9)}`),
        );
      }
      return { marks: found.length, torn };
    });
    expect(marks).toBeGreaterThan(2);
    expect(torn).toEqual([]);
    expectNoComplaints(visitor);
  });
});
