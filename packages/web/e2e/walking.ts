import type { Lesson } from '@bluemoon/lessons';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { walkThrough } from './lessons.ts';
import type { WalkedStep } from './lessons.ts';

/** A finger or a mouse at a point of the page. */
export type PressAt = (page: Page, x: number, y: number) => Promise<void>;

export const withFinger: PressAt = (page, x, y) => page.touchscreen.tap(x, y);
export const withMouse: PressAt = (page, x, y) => page.mouse.click(x, y);

export interface Walker {
  readonly page: Page;
  readonly press: PressAt;
  /** The width of a card in play on such a screen. */
  readonly cardWidth: number;
}

const walks = new Map<Lesson, readonly WalkedStep[]>();

function walkOf(lesson: Lesson): readonly WalkedStep[] {
  const walk = walks.get(lesson) ?? walkThrough(lesson);
  walks.set(lesson, walk);
  return walk;
}

/** Does what each step asks for, by pressing only what can be seen; what glows where something glows. */
export async function walkLesson(walker: Walker, lesson: Lesson): Promise<void> {
  for (const [done, { progress, choices }] of walkOf(lesson).entries()) {
    const at = { lesson: lesson.id, done };
    const isPointing = progress.look !== null || (progress.wanted ?? []).length > 0;
    const expected = isPointing ? [] : ['points at nothing'];
    expect({ ...at, faults: await faultsAt(walker, at) }).toEqual({ ...at, faults: expected });
    if (progress.awaits === 'goOn') await pressSeen(walker, NEXT);
    else if (progress.wanted !== null && progress.wanted.length > 0) await pressGlowing(walker, at);
    else await choose(walker, choices);
  }
}

/** A step of a lesson, by the number of steps before it. */
interface At {
  readonly lesson: string;
  readonly done: number;
}

/** The button that leads on, in the lesson or in the dock. */
export const NEXT = '[aria-label^="Lesson"] .ways .primary, [data-part=dock] .actions > .primary';

/** Waits for the step. What it points at has to be in sight, its text as a whole, and cards as large as in play. */
function faultsAt({ page, cardWidth }: Walker, { lesson, done }: At): Promise<readonly string[]> {
  return page.evaluate(
    async ({ lesson, done, cardWidth }) => {
      const isThere = (): boolean =>
        location.hash.endsWith(`/${lesson}`) &&
        document.querySelector('.steps .now') !== null &&
        document.querySelectorAll('.steps .done').length === done;
      const end = performance.now() + 300_000;
      while (!isThere()) {
        if (performance.now() > end) return ['is not reached'];
        await new Promise(requestAnimationFrame);
      }
      const faults: string[] = [];
      const marked = document.querySelectorAll('.looked-at, [data-wanted]');
      if (marked.length === 0) faults.push('points at nothing');
      for (const one of marked)
        if (window.pointOf(one) === null)
          faults.push(`points at something covered: ${one.outerHTML.slice(0, 90)}`);
      const said = document.querySelector('.said');
      if (said === null || said.scrollHeight > said.clientHeight + 4)
        faults.push('its text has to be scrolled');
      if (document.querySelector('[data-part=slip]') !== null) faults.push('a card is still being read');
      for (const { offsetWidth } of document.querySelectorAll<HTMLElement>(
        '.actives .spot, [data-zone$=":support"] .spot',
      ))
        if (offsetWidth < cardWidth) faults.push(`a card is ${offsetWidth} px wide`);
      return faults;
    },
    { lesson, done, cardWidth },
  );
}

/** A card may have to be lifted first, then chosen, then perhaps something in its menu: whatever glows on top. */
async function pressGlowing(walker: Walker, { lesson, done }: At): Promise<void> {
  const stepsDone = (): Promise<number> => walker.page.locator('.steps .done').count();
  for (let presses = 0; (await stepsDone()) === done; presses++) {
    if (presses > MAX_PRESSES)
      throw new Error(`${lesson}: pressing what glows does not lead on from step ${done + 1}.`);
    await pressSeen(walker, '[data-wanted]');
  }
}

/** For one choice. */
const MAX_PRESSES = 4;

/** Finds the choices on cards, dragons and buttons, as a player would. Cards that are discarded together are picked. */
async function choose(walker: Walker, choices: readonly string[]): Promise<void> {
  for (const [i, choice] of choices.entries()) {
    const [kind = '', about = ''] = choice.split(':');
    const [card = ''] = about.split(/[>+]/);
    const isPayment = kind === 'meet' && choices[i + 1]?.startsWith('discard:') === true;
    // Pressing a card of the hand both meets a demand and picks the first card for it.
    if (isPayment && !(await isThere(walker, optionButton(choice)))) continue;
    if (kind === 'dragon') await pressSeen(walker, `[data-dragon="${about}"] .lit`);
    else if (await isThere(walker, optionButton(choice))) await pressButton(walker, choice);
    else await pressCard(walker, card, choice);
    const isPicked = kind === 'discard' && choices[i + 1]?.startsWith('discard:') !== true;
    if (isPicked && (await isThere(walker, optionButton('picked')))) await pressButton(walker, 'picked');
  }
}

const optionButton = (option: string): string => `button[data-option="${option}"]`;

async function pressButton(walker: Walker, option: string): Promise<void> {
  await pressSeen(walker, optionButton(option));
  while (await isThere(walker, '.choice.armed')) await pressSeen(walker, '.choice.armed');
}

/** The first tap of a finger only lifts a card. */
async function pressCard(walker: Walker, card: string, option: string): Promise<void> {
  const spot = `.spot.lit[data-spot$=":${card}"]`;
  const isLifted = await isThere(walker, `${spot}.pointed`);
  await pressSeen(walker, spot);
  if (walker.press === withFinger && !isLifted) await pressSeen(walker, '[data-part=slip] .button');
  if (await isThere(walker, '.menu')) await pressButton(walker, option);
}

function isThere({ page }: Walker, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.querySelector(wanted) !== null, selector);
}

/** Presses the first of these elements that is not covered, and waits until the page has dealt with it. */
export async function pressSeen({ page, press }: Walker, selector: string): Promise<void> {
  const point = await page.evaluate((wanted) => {
    window.pressed = new Promise((resolve) =>
      addEventListener('click', () => setTimeout(resolve), { capture: true, once: true }),
    );
    for (const one of document.querySelectorAll(wanted)) {
      const point = window.pointOf(one);
      if (point !== null) return point;
    }
    return null;
  }, selector);
  if (point === null) throw new Error(`Nothing of ${selector} can be pressed.`);
  await press(page, point.x, point.y);
  await page.evaluate(() => window.pressed);
}

declare global {
  interface Window {
    /** A point of the element that nothing else covers; a ship is pressed with what it carries. */
    pointOf: (element: Element) => { readonly x: number; readonly y: number } | null;
    pressed: Promise<void>;
  }
}

/** Runs in the page before anything else. */
export function prepareWalk(): void {
  window.pointOf = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const whole = element.parentElement?.matches('.ship') === true ? element.parentElement : element;
    const parts = [0.5, 0.3, 0.15, 0.7, 0.85, 0.05, 0.95];
    for (const across of parts)
      for (const down of parts) {
        const [x, y] = [left + width * across, top + height * down];
        const isInWindow = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
        if (isInWindow && whole.contains(document.elementFromPoint(x, y))) return { x, y };
      }
    return null;
  };
}
