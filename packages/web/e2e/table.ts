import type { Dragon, Seat } from '@bluemoon/engine';
import type { Locator, Page } from 'playwright-core';

/** How somebody presses something: with a mouse, a finger, keys. */
export type Press = (at: Locator) => Promise<void>;

export const click: Press = (at) => at.click();

/** A card on the table. */
export function spot(page: Page, seat: Seat, card: string): Locator {
  return page.locator(`.spot[data-spot="${seat}:${card}"]`);
}

/** The button of an option. */
export function button(page: Page, option: string): Locator {
  return page.locator(`button[data-option="${option}"]`);
}

/** Presses; what is final asks back and is pressed once more, and again if it has stopped asking meanwhile. */
export async function pressTwiceIfFinal(page: Page, at: Locator, press: Press = click): Promise<void> {
  await press(at);
  while ((await page.locator('.choice.armed').count()) > 0) await press(at);
}

/** Makes a choice where a player finds it: on a dragon, a button, or a card and then in its menu. */
export async function choose(page: Page, option: string, press: Press = click): Promise<void> {
  const [kind = '', about = ''] = option.split(':');
  if (kind === 'dragon') return press(page.locator(`[data-dragon="${about}"] .lit`));
  const card = page.locator(`.spot.lit[data-spot$=":${about.split(/[>+]/)[0] ?? ''}"]`).first();
  await button(page, option).or(card).first().waitFor();
  if ((await button(page, option).count()) > 0) return pressTwiceIfFinal(page, button(page, option), press);
  await press(card);
  if ((await page.locator('.menu').count()) > 0) await press(button(page, option));
}

/** One choice after the other. */
export async function chooseAll(page: Page, options: readonly string[], press: Press = click): Promise<void> {
  for (const option of options) await choose(page, option, press);
}

/** What the table shows, card by card. */
export interface Shown {
  readonly question: string;
  readonly near: Side;
  readonly far: Side;
  readonly dragons: Readonly<Record<Dragon, 'board' | 'near' | 'far'>>;
  /** The newest turn first. */
  readonly log: readonly string[];
}

export interface Side {
  readonly hand: readonly string[];
  readonly handCount: number;
  readonly active: readonly string[];
  readonly covered: readonly string[];
  /** Face-down cards by their place, `#0`, where they are not known. */
  readonly support: readonly string[];
  readonly ships: readonly string[];
  readonly total: string | null;
  readonly verdict: string;
  readonly counts: Readonly<Record<'drawDeck' | 'hand' | 'discardPile', number>>;
}

export function shown(page: Page): Promise<Shown> {
  return page.evaluate((): Shown => {
    const text = (at: Element | null | undefined): string =>
      at?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
    const near = Number(document.querySelector<HTMLElement>('section.hand')?.dataset['hand'] ?? 0);
    const cards = (within: string): string[] =>
      Array.from(document.querySelectorAll<HTMLElement>(`${within} .spot`), ({ dataset }) =>
        (dataset['spot'] ?? '').slice(2),
      );
    const count = (zone: string): number => Number(text(document.querySelector(`[data-zone="${zone}"] dd`)));
    const side = (seat: number): Side => {
      const plaque = document.querySelector(`.plaque${seat === near ? '.near' : ':not(.near)'}`);
      const total = plaque?.querySelector('.total .unseen b');
      return {
        hand: cards(`[data-hand="${seat}"]`),
        handCount: document.querySelectorAll(`[data-hand="${seat}"] li`).length,
        active: cards(`[data-zone="${seat}:combat"] .actives`),
        covered: cards(`[data-zone="${seat}:combat"] .covered`),
        support: cards(`[data-zone="${seat}:support"]`),
        ships: cards(`[data-zone="${seat}:influence"]`),
        total: total === null || total === undefined ? null : text(total),
        verdict: text(plaque?.querySelector('h3')),
        counts: {
          drawDeck: count(`${seat}:drawDeck`),
          hand: count(`${seat}:hand`),
          discardPile: count(`${seat}:discardPile`),
        },
      };
    };
    const placeOf = (dragon: string): 'board' | 'near' | 'far' => {
      const zone = document.querySelector(`[data-dragon="${dragon}"]`)?.closest<HTMLElement>('[data-zone]');
      const place = zone?.dataset['zone'] ?? '';
      return place === 'board' ? 'board' : place.startsWith(String(near)) ? 'near' : 'far';
    };
    return {
      question: text(document.querySelector('.question b')),
      near: side(near),
      far: side(1 - near),
      dragons: { lika: placeOf('lika'), doran: placeOf('doran'), sesha: placeOf('sesha') },
      log: Array.from(document.querySelectorAll('.log p'), text),
    };
  });
}
