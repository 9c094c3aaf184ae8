import { OPPONENTS } from '@bluemoon/ai';
import { BUILT_IN, OUTSIDERS, PEOPLES } from '@bluemoon/engine';
import { peopleName } from '@bluemoon/engine/names';
import type { CDPSession, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { nameLines } from '../src/card/name-lines.ts';
import { CARD_FACES, violations } from './axe.ts';
import { CARD_SCREENS, DECK_SCREENS, EMPTY_SCREENS, GAME_SCREENS } from './screens.ts';
import type { Scenery } from './screens.ts';
import { SERIES_SCREENS } from './series-screens.ts';
import { expectNoComplaints, PHONE, visit } from './visit.ts';
import type { Visit } from './visit.ts';

type Spoken = 'en' | 'de';

/** As somebody does it in another tab; the page itself is not touched. */
async function speak(page: Page, tab: Page, language: Spoken): Promise<void> {
  await tab.evaluate((now) => {
    localStorage.setItem('bluemoon.settings', JSON.stringify({ speed: 'off', language: now }));
  }, language);
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(language);
}

/** All that the page says, to those who see and those who listen. */
function said(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const words: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) words.push(walker.currentNode.textContent ?? '');
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const attribute of ['aria-label', 'title', 'placeholder', 'alt'])
        words.push(one.getAttribute(attribute) ?? '');
    return [...new Set(words.map((word) => word.replaceAll(/\s+/g, ' ').trim()))];
  });
}

/** Words that are the same in both languages. */
const SHARED = [
  'Analyse',
  'Bot',
  'Bots',
  'Name',
  'Deck',
  'Decks',
  'Draft',
  'Hand',
  'Inquisitor',
  'Match',
  'Mutant',
  'Bluff (neutral)',
  'Normal',
  'Phase',
];
const PROPER = [
  'some games.txt',
  'birds.json',
  'Lika',
  'Doran',
  'Sesha',
  'Blue Moon',
  'Legends',
  'English',
  'Deutsch',
  'Tab',
  'Enter',
  'Esc',
];
const RULE = /^[A-Z]+(-[A-Z]+)*-\d+(, |$)/;

/** A name may differ in its epithet only, and is set on two lines. */
function linesShared(one: string, other: string): readonly string[] {
  const [mine, yours] = [nameLines(one), nameLines(other)];
  const lines = [one, mine.first, mine.second ?? ''];
  return lines.filter((line) => line === other || line === yours.first || line === yours.second);
}

/** Proper names. */
const NAMES = [
  ...BUILT_IN.cards.flatMap(({ name }) => linesShared(name.en, name.de)),
  ...[...PEOPLES, ...OUTSIDERS]
    .filter((people) => peopleName(people, 'en') === peopleName(people, 'de'))
    .map((people) => peopleName(people, 'en')),
  ...OPPONENTS.map((name) => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`),
  ...SHARED,
  ...PROPER,
]
  .filter((name) => name !== '')
  .toSorted((a, b) => b.length - a.length);

const isName = (words: string): boolean =>
  RULE.test(words) || !/\p{L}{2}/u.test(NAMES.reduce((left, name) => left.replaceAll(name, ''), words));

/** A second page of the browser, in which nothing of the program runs. */
async function quietTab({ context }: Visit): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(`${inject('address')}icon.svg`);
  return tab;
}

const DESK = { viewport: { width: 1200, height: 700 }, isMobile: false, hasTouch: false } as const;

/** To reach a screen takes longer than to look at it, so that a window becomes a phone while it is there. */
async function becomes(page: Page, session: CDPSession, device: typeof DESK | typeof PHONE): Promise<void> {
  const { viewport, isMobile, hasTouch } = device;
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...viewport,
    deviceScaleFactor: 1,
    mobile: isMobile,
  });
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(viewport.width);
}

let visitor: Visit;

/** Elements, roles and colours are the same in both languages, so that axe looks at each device in one of them. */
async function tour(screens: readonly Scenery[]): Promise<readonly string[]> {
  visitor = await visit('#/settings', DESK);
  const { page } = visitor;
  const tab = await quietTab(visitor);
  const session = await visitor.context.newCDPSession(page);
  // A page in the background is given one frame a second.
  await page.bringToFront();
  const faults: string[] = [];
  for (const { name, reach, faces, turn, leave } of screens) {
    await speak(page, tab, 'en');
    await reach(page);
    const english = new Set(await said(page));
    const atDesk = await violations(page, faces === undefined ? CARD_FACES : undefined);
    await becomes(page, session, PHONE);
    await turn?.(page);
    for (const words of await said(page)) english.add(words);
    await speak(page, tab, 'de');
    const german = new Set(await said(page));
    const onPhone = await violations(page, CARD_FACES);
    await becomes(page, session, DESK);
    for (const words of await said(page)) german.add(words);
    await leave?.(page);
    faults.push(
      ...atDesk.map((fault) => `${name}: ${fault}`),
      ...onPhone.map((fault) => `${name}, in German on a phone: ${fault}`),
      ...[...german]
        .filter((words) => english.has(words) && !isName(words))
        .map((words) => `${name}, in German still: ${words}`),
    );
  }
  await session.detach();
  return faults;
}

test.each([
  ['before any game', EMPTY_SCREENS],
  ['with cards', CARD_SCREENS],
  ['with decks', DECK_SCREENS],
  ['with games', GAME_SCREENS],
  ['with matches and drafts', SERIES_SCREENS],
])(
  'every screen %s is accessible at a desk and on a phone, and becomes German at once',
  async (_, screens) => {
    expect(await tour(screens)).toEqual([]);
    expectNoComplaints(visitor);
  },
);
