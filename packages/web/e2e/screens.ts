import { writeNotation } from '@bluemoon/engine';
import type { Handwritten } from '@bluemoon/lessons';
import type { Page } from 'playwright-core';
import { linkContent } from '../src/keep/link.ts';
import { packText, SPARROW } from '../test/decks/a-pack.ts';
import { playedOn, randomRecord } from '../test/keep/random-record.ts';
import { chooseAny, nextDecision, pickFrom } from './playing.ts';
import { fileOf, linkTo } from './positions.ts';
import { button, choose, chooseAll, click, spot } from './table.ts';

/** A page in a certain state, and how to get there in a large window that speaks English. */
export interface Scenery {
  readonly name: string;
  readonly reach: (page: Page) => Promise<unknown>;
  /** Left out: axe looks past the faces of cards, which are the same wherever they are. */
  readonly faces?: 'looked at';
  /** Where a phone shows one part at a time: to the same part. */
  readonly turn?: (page: Page) => Promise<unknown>;
  /** Back to the scenery before; left out: the next one can be reached from anywhere. */
  readonly leave?: (page: Page) => Promise<unknown>;
}

async function go(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => (location.hash = to), hash);
}

const at = (name: string, hash: string, sign: string): Scenery => ({
  name,
  async reach(page) {
    await go(page, hash);
    await page.locator(sign).first().waitFor();
  },
});

/** A position, and what is done with it. */
const table = (name: string, position: Handwritten, act: (page: Page) => Promise<unknown>): Scenery => ({
  name,
  async reach(page) {
    await go(page, `#/link/${await linkTo(position)}`);
    await page.waitForURL(/#\/game\//);
    await nextDecision(page);
    await act(page);
  },
});

/** A fight in which much lies on the table. */
const CROWDED: Handwritten = {
  element: 'fire',
  dragons: { lika: 0, sesha: 0 },
  seats: [
    {
      deck: 'khind',
      hand: ['funfun', 'topgun', 'nostyle', 'noclue', 'gluing-dust'],
      combat: ['funfair', 'funflap'],
      covered: ['topnotch', 'coolcat'],
      discardPile: ['funflop'],
    },
    {
      deck: 'buka',
      hand: ['captain-su-cha', 'armory', 'letter-of-marque'],
      disclosed: ['armory'],
      combat: ['commodore-lo-tan'],
      covered: ['sailingmaster-yo-cha'],
      bluffs: ['cannoneer-tara-ko', 'cannoneer-alo-cha'],
      ships: { 'rising-sun': ['cannoneer-qu-cha', 'commodore-tai-marn'] },
    },
  ],
};

const SHORT = randomRecord({ decks: ['vulca', 'hoax'], seed: 7, first: 0 }, 24);

const OVER = playedOn(SHORT, 2000, 2);

/** Before any game was played. */
export const EMPTY_SCREENS: readonly Scenery[] = [
  at('the first page', '#/', '.start'),
  at('the list of games, empty', '#/games', '.none'),
  at('statistics, empty', '#/statistics', '.none'),
  at('a game that is not there', '#/game/nobody', 'main h1'),
  at('matches, none yet', '#/match', '.none'),
  at('a match that is not there', '#/match/nobody', 'main h1'),
  at('drafts, none yet', '#/draft', '.none'),
  at('a draft that is not there', '#/draft/nobody', 'main h1'),
  at('a link that leads nowhere', '#/link/hello', 'main h1'),
  at('settings', '#/settings', '.settings'),
  at('the rules at hand', '#/rules', 'article'),
  { name: 'the rules, with nothing found', reach: (page) => page.getByRole('searchbox').fill('xyzzy') },
  at('kept lines, none yet', '#/board', '.none'),
  {
    name: 'a position that is laid out, with something wrong and a card to be moved',
    async reach(page) {
      await go(page, '#/lay-out');
      await page.locator('[data-laid="0:spark"]').click();
      await page.locator('.bar button').nth(1).click();
      await page.locator('[data-laid="0:torch"]').click();
    },
  },
  {
    name: 'the analysis board',
    async reach(page) {
      await go(page, `#/b/${await linkTo(CROWDED)}`);
      await nextDecision(page);
    },
  },
  at('puzzles', '#/puzzles', '.groups'),
  at('a puzzle', '#/puzzles/hoax-1', '.panel .task'),
  at('lessons', '#/learn', 'li a.next'),
  at('a lesson', '#/learn/first-fight', 'section.panel'),
  {
    name: 'a lesson with a goal that was missed',
    async reach(page) {
      await go(page, '#/learn/mimix');
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await chooseAll(page, ['continue', 'play:virgin-of-pure-earth']);
    },
  },
];

export const CARD_SCREENS: readonly Scenery[] = [
  { ...at('the gallery', '#/cards', '.list li a'), faces: 'looked at' },
  { ...at('the gallery, with a card large', '#/cards/volca?words=volca', '.card.full'), faces: 'looked at' },
  at('the gallery, with nothing found', '#/cards?words=xyzzy', '.dragon'),
  at('the decks', '#/cards?show=decks', 'table'),
  at('a deck', '#/cards?show=decks&deck=buka', 'table'),
];

/** A new deck on that of Terrah. */
async function buildADeck(page: Page): Promise<void> {
  await go(page, '#/decks');
  await page.getByRole('button', { name: 'Build on Terrah' }).click();
  await page.locator('.card-button .card').first().waitFor();
}

/** The deck, with few cards to choose from. */
async function reachDeck(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('shield');
  await page.locator('.verdict').waitFor();
}

async function turnToDeck(page: Page): Promise<void> {
  await page.locator('.parts button').last().click();
  await page.locator('.verdict').waitFor();
}

export const DECK_SCREENS: readonly Scenery[] = [
  at('the list of decks, empty', '#/decks', '.none'),
  {
    name: 'a deck to be read in',
    async reach(page) {
      await page.getByRole('button', { name: 'Import a deck' }).click();
      await page.getByRole('textbox').fill('Volka\nFireblast');
      await page.locator('.found li').waitFor();
    },
    leave: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'a pack',
    async reach(page) {
      await page.locator('input[accept*=json]').setInputFiles(fileOf('birds.json', packText(SPARROW)));
      await page.locator('[data-pack] a').waitFor();
    },
  },
  {
    name: 'the builder',
    async reach(page) {
      await buildADeck(page);
      // Two dozen cards of eleven peoples, in both languages: all of them were looked at in the gallery.
      await page.getByRole('searchbox').fill('mu');
      await page.locator('.card-button').first().click();
    },
  },
  { name: 'the deck beside it, with what is wrong', reach: reachDeck, turn: turnToDeck },
  {
    name: 'leaders to choose from',
    reach: (page) => page.getByRole('button', { name: 'Change the leader' }).click(),
    leave: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'a card of the deck to be read',
    reach: (page) => page.locator('.panel li .card').first().click(),
    leave: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'the deck of a people with additions',
    async reach(page) {
      await page.locator('label', { hasText: 'People deck with extras' }).click();
      await page.getByLabel('Emissary').selectOption({ index: 1 });
    },
  },
  {
    name: 'a game with a deck of one’s own',
    reach: (page) => page.getByRole('button', { name: 'Play with this deck' }).click(),
    leave: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'the lab',
    async reach(page) {
      await page.getByRole('link', { name: 'Lab' }).click();
      await page.locator('label', { hasText: 'Novice' }).click();
      await page.getByRole('button', { name: 'Start the games' }).click();
      await page.locator('[data-rival=all] svg .spread').waitFor();
      await page.getByRole('button', { name: 'Stop', exact: true }).click();
    },
  },
  at('the list of decks', '#/decks', '[data-kept]'),
  at('a deck that is not there', '#/decks/nobody', 'main h1'),
];

const escape = (page: Page): Promise<void> => page.keyboard.press('Escape');

export const GAME_SCREENS: readonly Scenery[] = [
  { ...table('a game', CROWDED, (page) => spot(page, 0, 'funfair').focus()), faces: 'looked at' },
  {
    name: 'the menu of a game',
    reach: (page) => page.getByRole('button', { name: 'Menu' }).click(),
    leave: escape,
  },
  { name: 'the log of a game', reach: (page) => page.keyboard.press('l'), leave: escape },
  {
    name: 'the reasons of a total',
    reach: (page) => page.locator('.plaque .total').first().click(),
    leave: escape,
  },
  {
    name: 'hints',
    async reach(page) {
      await page.keyboard.press('h');
      await page.locator('.hints li').first().waitFor();
    },
    async leave(page) {
      const close = page.locator('.hints .close');
      await ((await close.count()) > 0 ? close.click() : escape(page));
    },
  },
  {
    name: 'a choice to be pressed again',
    async reach(page) {
      await button(page, 'retreat').click();
      await page.locator('.armed').waitFor();
    },
    leave: (page) => choose(page, 'continue'),
  },
  {
    name: 'choices at a card',
    async reach(page) {
      await spot(page, 0, 'funfun').press('Enter');
      await page.locator('.menu').waitFor();
    },
  },
  table(
    'a search of the draw deck',
    {
      element: 'fire',
      seats: [
        { deck: 'khind', hand: ['blow-whistle-of-friendship', 'topgun'], combat: ['funflop'] },
        { deck: 'hoax', hand: ['catusan'], combat: ['athradysas-the-seeker'] },
      ],
    },
    async (page) => {
      await choose(page, 'play:blow-whistle-of-friendship');
      await page.locator('.tray').waitFor();
    },
  ),
  table(
    'cards to be picked',
    {
      element: 'fire',
      seats: [
        { deck: 'aqua', hand: ['oomola-aqua-delta', 'giant-octopus', 'tidal-flood'], combat: ['kelp-leech'] },
        { deck: 'hoax', hand: ['catusan'], combat: ['athradysas-the-seeker'] },
      ],
    },
    async (page) => {
      await chooseAll(page, ['continue', 'play:oomola-aqua-delta']);
      await spot(page, 0, 'tidal-flood').press('Enter');
      await button(page, 'picked').waitFor();
    },
  ),
  {
    name: 'a curtain',
    async reach(page) {
      await takeIn(page, 'position.json', JSON.stringify({ ...CROWDED, turn: 0 }));
      await page
        .getByRole('link', { name: /^Continue.*Khind.*Buka/ })
        .first()
        .click();
      const pick = pickFrom(1);
      while ((await nextDecision(page)) === 'choose') await chooseAny(page, pick, click);
    },
  },
  {
    name: 'a result',
    async reach(page) {
      const one = { ...SHORT, choices: OVER.choices.slice(0, -1) };
      const last = OVER.choices.at(-1) ?? '';
      await takeIn(page, 'nearly over.txt', writeNotation(one));
      await page
        .getByRole('link', { name: /^Continue.*Vulca against Hoax/ })
        .first()
        .click();
      while ((await nextDecision(page)) === 'curtain') await page.locator('.curtain .button').click();
      await choose(page, last);
      await page.locator('dialog[open] h2').waitFor();
    },
  },
  {
    name: 'a replay',
    async reach(page) {
      await go(page, `#/link/${await linkContent(SHORT)}`);
      await page.getByRole('slider').waitFor();
    },
  },
  {
    name: 'a replay to be played on',
    reach: (page) => page.getByRole('button', { name: 'Play on from here' }).click(),
  },
  {
    name: 'the list of games',
    async reach(page) {
      const broken = writeNotation(SHORT).replace(/\bstart\b/, 'stare');
      await takeIn(page, 'some games.txt', `${broken}\n${writeNotation(OVER)}`);
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    },
  },
  {
    name: 'the first page, with a game to continue and all choices',
    async reach(page) {
      await go(page, '#/');
      await page.locator('.continue').waitFor();
      await page.locator('details summary').click();
    },
  },
  {
    name: 'statistics',
    async reach(page) {
      const players = '# players: person, bot novice\n';
      await takeIn(
        page,
        'played.txt',
        players + writeNotation(randomRecord({ decks: ['flit', 'aqua'], seed: 2 })),
      );
      await go(page, '#/statistics');
      await page.locator('table').first().waitFor();
    },
  },
];

async function takeIn(page: Page, name: string, text: string): Promise<void> {
  await go(page, '#/games');
  await page.locator('input[type=file]').setInputFiles(fileOf(name, text));
  await page.locator('.report').waitFor();
}
