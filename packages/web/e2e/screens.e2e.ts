import { BUILT_IN, OUTSIDERS, PEOPLES } from '@bluemoon/engine';
import { peopleName } from '@bluemoon/engine/names';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { nameLines } from '../src/card/name-lines.ts';
import { RULES_OF_WORDS, violations } from './axe.ts';
import { CARD_SCREENS, DECK_SCREENS, EMPTY_SCREENS, GAME_SCREENS } from './screens.ts';
import type { Scenery } from './screens.ts';
import { SERIES_SCREENS } from './series-screens.ts';
import { DESK, expectNoComplaints, PHONE, visit, visitAgain } from './visit.ts';
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
  'Inquisitor',
  'Match',
  'Mutant',
  'Bluff (neutral)',
  'Normal',
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
  ...SHARED,
  ...PROPER,
]
  .filter((name) => name !== '')
  .toSorted((a, b) => b.length - a.length);

const isName = (words: string): boolean =>
  RULE.test(words) || !/\p{L}{2}/u.test(NAMES.reduce((left, name) => left.replaceAll(name, ''), words));

describe.each([
  ['a desk', DESK],
  ['a phone', PHONE],
])('on %s', (_, device) => {
  let visitor: Visit;
  const tour = async (screens: readonly Scenery[]): Promise<readonly string[]> => {
    visitor = await visit('#/settings', device);
    const { page } = visitor;
    const tab = await visitAgain(visitor, '#/settings');
    // A page in the background is given one frame a second.
    await page.bringToFront();
    const faults: string[] = [];
    for (const { name, reach, leave } of screens) {
      await speak(page, tab, 'en');
      await reach(page);
      const english = await said(page);
      const inEnglish = await violations(page);
      await speak(page, tab, 'de');
      const german = await said(page);
      const inGerman = await violations(page, RULES_OF_WORDS);
      await leave?.(page);
      faults.push(
        ...inEnglish.map((fault) => `${name}: ${fault}`),
        ...inGerman
          .filter((fault) => !inEnglish.includes(fault))
          .map((fault) => `${name}, in German: ${fault}`),
        ...german
          .filter((words) => english.includes(words) && !isName(words))
          .map((words) => `${name}, in German still: ${words}`),
      );
    }
    return faults;
  };

  test.each([
    ['before any game', EMPTY_SCREENS],
    ['with cards', CARD_SCREENS],
    ['with decks', DECK_SCREENS],
    ['with games', GAME_SCREENS],
    ['with matches and drafts', SERIES_SCREENS],
  ])('every screen %s is accessible, and becomes German at once', async (__, screens) => {
    expect(await tour(screens)).toEqual([]);
    expectNoComplaints(visitor);
  });
});
