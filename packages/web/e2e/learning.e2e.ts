import { LESSONS } from '@bluemoon/lessons';
import { describe, expect, test } from 'vitest';
import { minimumCard } from '../layout/judge.ts';
import { expectShown } from './expecting.ts';
import { choose } from './table.ts';
import { expectNoComplaints, PHONE, visit } from './visit.ts';
import { NEXT, prepareWalk, pressSeen, walkLesson, withFinger, withMouse } from './walking.ts';

const SMALL_PHONE = { ...PHONE, viewport: { width: 390, height: 664 } } as const;
const LAPTOP = { viewport: { width: 1366, height: 768 } } as const;

const HALF = Math.ceil(LESSONS.length / 2);

/** Every lesson is walked through once: a second device would only press the same. */
describe.each([
  ['the first lessons, with a finger on a phone', SMALL_PHONE, withFinger, LESSONS.slice(0, HALF)],
  ['the other lessons, with a mouse on a laptop', LAPTOP, withMouse, LESSONS.slice(HALF)],
] as const)('%s', (_, visiting, press, lessons) => {
  test('lead to their end one after the other, and are remembered as done', async () => {
    const visitor = await visit('#/learn', visiting);
    const { page } = visitor;
    await page.evaluate(prepareWalk);
    const walker = { page, press, cardWidth: minimumCard(visiting.viewport) };
    await page.locator(`a[href="#/learn/${lessons[0]?.id}"]`).click();
    for (const lesson of lessons) {
      await walkLesson(walker, lesson);
      await page.getByText('What you have learned').waitFor();
      await pressSeen(walker, NEXT);
    }
    await page.evaluate(() => (location.hash = '#/learn'));
    await page.getByText(`${lessons.length} of ${LESSONS.length} lessons done`).waitFor();
    expectNoComplaints(visitor);
  });
});

describe('the first lesson', () => {
  test('highlights the button that its text names, and nothing else', async () => {
    const visitor = await visit('#/learn/first-fight');
    const { page } = visitor;
    const goOn = page.getByRole('button', { name: 'Next', exact: true });
    await goOn.click();
    await goOn.click();
    const wanted = page.locator('[data-wanted]');
    await expect.poll(() => wanted.getAttribute('data-option')).toBe('start');
    expect(await page.locator('.looked-at').count()).toBe(0);
    await choose(page, 'start');
    await expect.poll(() => wanted.getAttribute('data-spot')).toBe('0:volca');
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
        // The name itself may have several lines.
        const end = Array.from(link.getClientRects()).at(-1)?.right ?? 0;
        return range.getBoundingClientRect().left < end - 1;
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
