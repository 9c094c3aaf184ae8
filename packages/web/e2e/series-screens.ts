import { BUILT_IN } from '@bluemoon/engine';
import { agreeOn, draftView, peopleDeck } from '@bluemoon/play';
import type { Page } from 'playwright-core';
import { nextDraftStep, withPick } from '../src/series/draft-series.ts';
import type { DraftSeries } from '../src/series/draft-series.ts';
import { draftFor, FIRST_DRAFT } from '../src/series/draft-wishes.ts';
import { FIRST_MATCH, matchFor } from '../src/series/match-wishes.ts';
import { withDeck, withNextGame, withResult } from '../src/series/match-series.ts';
import type { MatchSeries } from '../src/series/match-series.ts';
import { DRAFT_STORAGE } from '../src/series/stored-draft.ts';
import { MATCH_STORAGE } from '../src/series/stored-match.ts';
import type { Scenery } from './screens.ts';
import { putKept } from './storage.ts';

const chanceOf = (id: string) => ({ newId: () => id, newSeed: () => 7, now: 1_700_000_000_000 });

function matchAfter(id: string, crystals: readonly (readonly [0 | 1, number])[]): MatchSeries {
  const begun = matchFor(FIRST_MATCH, { ...chanceOf(id), brought: [], box: BUILT_IN });
  const decided = withDeck(
    withDeck(begun, 0, peopleDeck('khind', BUILT_IN), 1),
    1,
    peopleDeck('pillar', BUILT_IN),
    1,
  );
  return crystals.reduce((series, [winner, count], game) => {
    const { series: playing } = withNextGame(series, chanceOf(`${id}-${game}`));
    return withResult(playing, { winner, crystals: count, reason: 'cardsOut' }, 1_700_000_000_000);
  }, decided);
}

function draftAfter(id: string, picks: number): DraftSeries {
  let series = draftFor({ ...FIRST_DRAFT, seats: 3 }, { ...chanceOf(id), box: BUILT_IN });
  for (let i = 0; i < picks; i++) {
    const step = nextDraftStep(series);
    if (step.step !== 'pick') return series;
    series = withPick(
      series,
      step.seat,
      draftView(series.draft, step.seat, BUILT_IN).packet[0] ?? '',
      1_700_000_000_000,
    );
  }
  return series;
}

async function go(page: Page, hash: string, sign: string): Promise<void> {
  await page.evaluate((to) => (location.hash = to), hash);
  await page.locator(sign).first().waitFor();
}

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();

/** A match that is stored, and looked at. */
const match = (name: string, series: MatchSeries): Scenery => ({
  name,
  async reach(page) {
    await go(page, '#/match', '.begin');
    await putKept(page, 'matches', series.id, MATCH_STORAGE.toStored(series));
    await go(page, `#/match/${series.id}`, '.facing, .take');
  },
});

const draft = (name: string, series: DraftSeries, sign: string): Scenery => ({
  name,
  async reach(page) {
    await go(page, '#/draft', '.begin');
    await putKept(page, 'drafts', series.id, DRAFT_STORAGE.toStored(series));
    await go(page, `#/draft/${series.id}`, sign);
  },
});

const everything = agreeOn({ match: true, emissaries: true, inquisitors: true, families: true });

export const SERIES_SCREENS: readonly Scenery[] = [
  {
    name: 'a match to be set up, with all choices',
    async reach(page) {
      await go(page, '#/match', '.begin');
      await page.locator('form label', { hasText: 'At random' }).click();
      await page.locator('summary').click();
      await page.locator('form label', { hasText: 'Tournament rules' }).click();
    },
  },
  match(
    'a deck to be chosen, with an emissary and a family',
    matchFor(
      { ...FIRST_MATCH, agreement: everything, choosing: 'secret' },
      { ...chanceOf('choosing'), brought: [], box: BUILT_IN },
    ),
  ),
  match(
    'a deck to be chosen among built ones',
    matchFor(
      { ...FIRST_MATCH, agreement: agreeOn({ match: true, decks: 'built' }) },
      { ...chanceOf('built'), brought: [], box: BUILT_IN },
    ),
  ),
  match('a match that begins', matchAfter('begins', [])),
  match(
    'a match in progress',
    matchAfter('progress', [
      [0, 2],
      [1, 3],
    ]),
  ),
  match(
    'a match that is over',
    matchAfter('over', [
      [0, 2],
      [1, 4],
      [0, 3],
    ]),
  ),
  {
    name: 'the list of matches',
    async reach(page) {
      await go(page, '#/match', '[data-kept]');
      await putKept(page, 'matches', 'broken', { form: 1, match: 'none' });
      await page.reload();
      await page.locator('.unreadable').waitFor();
      await press(page, /^Delete: You against/);
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    },
  },
  {
    name: 'a draft to be set up by hand',
    async reach(page) {
      await go(page, '#/draft', '.begin');
      await page.locator('form label', { hasText: '3' }).first().click();
      await page.locator('form label', { hasText: 'Choose peoples' }).click();
    },
  },
  draft('a draft', draftAfter('drafting', 9), '.packet'),
  {
    name: 'a card of a packet, chosen',
    reach: (page) => page.locator('.packet li button').first().click(),
  },
  draft('a deck to be built of picks', draftAfter('building', 100), '.building'),
  {
    name: 'a deck as suggested',
    reach: (page) => press(page, 'Suggest a deck'),
  },
  {
    name: 'drafted decks that can play',
    async reach(page) {
      await press(page, /^(This is my deck|Das ist mein Deck)$/);
      await page.locator('.rival').first().waitFor();
    },
  },
  {
    name: 'the list of drafts',
    reach: (page) => go(page, '#/draft', '[data-kept]'),
  },
];
