import { LESSONS } from '@bluemoon/lessons';
import type { Lesson } from '@bluemoon/lessons';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectShown } from './expecting.ts';
import { walkThrough } from './lessons.ts';
import { button, choose, click } from './table.ts';
import type { Press } from './table.ts';
import { tap } from './touch.ts';
import { expectNoComplaints, PHONE, visit } from './visit.ts';

const SMALL_PHONE = { ...PHONE, viewport: { width: 390, height: 664 } } as const;
const FIRST_FIGHTS = LESSONS.filter(({ chapter }) => chapter === 'firstFights');
const LAPTOP = { viewport: { width: 1366, height: 768 } } as const;

/** Makes the choices of a step. Cards that are discarded together are picked first. */
async function chooseThese(page: Page, choices: readonly string[], press: Press): Promise<void> {
  for (const [i, choice] of choices.entries()) {
    const next = choices[i + 1] ?? '';
    if (choice.startsWith('meet:') && (await button(page, choice).count()) === 0) continue;
    await choose(page, choice, press);
    // The first tap only lifts a card.
    const lifted = page.locator(`.spot.lit.pointed[data-spot$=":${choice.split(/[:>+]/)[1] ?? ''}"]`);
    if (press === tap && (await lifted.count()) > 0) await choose(page, choice, press);
    const picked = button(page, 'picked');
    if (choice.startsWith('discard:') && !next.startsWith('discard:') && (await picked.count()) > 0)
      await press(picked);
  }
}

/** The parts that the lesson points at: how many there are, and how many of them can be seen at least in part. */
function pointedAt(page: Page): Promise<{ readonly marked: number; readonly seen: number }> {
  return page.evaluate(() => {
    const marked = Array.from(document.querySelectorAll('.looked-at, [data-wanted]'));
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    const seen = marked.filter((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return parts.some((x) =>
        parts.some((y) => {
          const found = document.elementFromPoint(left + width * x, top + height * y);
          return found !== null && (element.contains(found) || found.contains(element));
        }),
      );
    });
    return { marked: marked.length, seen: seen.length };
  });
}

/** Does what each step asks for. */
async function goThrough(page: Page, lesson: Lesson, press: Press): Promise<void> {
  const steps = walkThrough(lesson);
  for (const [i, { progress, choices }] of steps.entries()) {
    await page.getByText(`Step ${i + 1} of ${steps.length}`, { exact: true }).waitFor({ state: 'attached' });
    const at = `${lesson.id}, step ${i + 1}`;
    // A card that is being read lies over the player's half; a tap beside it puts it away.
    if ((await page.locator('[data-part=slip]').count()) > 0) await press(page.locator('.question'));
    const isPointing = progress.look !== null || (progress.wanted ?? []).length > 0;
    await expect.poll(async () => [at, (await pointedAt(page)).seen > 0]).toEqual([at, isPointing]);
    if (progress.awaits === 'choice') await chooseThese(page, choices, press);
    else await press(page.getByRole('button', { name: 'Next', exact: true }));
  }
  await page.getByText('What you have learned').waitFor();
}

describe.each([
  ['with a finger on a phone', SMALL_PHONE, tap],
  ['with a mouse on a laptop', LAPTOP, click],
] as const)('the first fights, %s', (_, visiting, press) => {
  test('lead to their end one after the other, and are remembered as done', async () => {
    const visitor = await visit('#/learn', visiting);
    const { page } = visitor;
    await press(page.getByRole('link', { name: /The first fight.*Start here/ }));
    for (const lesson of FIRST_FIGHTS) {
      await page.getByRole('region', { name: `Lesson: ${lesson.title.en}`, exact: true }).waitFor();
      await goThrough(page, lesson, press);
      const isLast = lesson === FIRST_FIGHTS.at(-1);
      await press(page.getByRole('button', { name: isLast ? 'Leave' : 'Next lesson' }));
    }
    await page.getByText(`${FIRST_FIGHTS.length} of ${LESSONS.length} lessons done`).waitFor();
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
