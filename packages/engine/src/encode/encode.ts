import type { Box } from '../cards/box.ts';
import { RulesError } from '../rules-error.ts';
import { gameOf } from '../decision/new-game.ts';
import { deckListOf } from '../compile/game.ts';
import type { BacktrackPolicy, Edition, Game, Rules } from '../compile/game.ts';
import { listOptions } from '../turn/run.ts';
import { checkPosition } from './check-position.ts';
import { deckFromWords, deckToWords } from './deck-words.ts';
import { shortened } from '../reading/shortened.ts';
import { cellsToText, textToCells } from './cells.ts';
import { FIRST_VERSION, fieldsOfSecond } from './first-version.ts';
import {
  AGENDA_SIZE,
  BOOSTER_SUPPORT,
  CELLS_BEFORE_BLUFFING,
  CHARACTER,
  ENGAGEMENT,
  OVER,
  PHASE,
  STATE_CELLS,
  TURN_NUMBER,
  TURN_SEAT,
} from '../state/layout.ts';
import { workbenchFor } from '../state/workbench.ts';
import type { State } from '../state/workbench.ts';

/**
 * Format, with `.` between the fields: version, edition, backtrack policy, single game or match, the two decks, the
 * cells, the Engagement snapshot as a difference from them, with a cryptographic stream its key, checksum. A new layout
 * of the cells needs a new version; cells at the end that older positions did not have are left out while they are 0.
 */
const VERSION = 'bm2';
const STREAM_VERSION = 'bm3';
const FIELDS = 9;
const KEY_WORDS = 8;
const NO_SNAPSHOT = '-';
/** Two decks of 64 cards with long names and two sets of cells are well below. */
const MAX_LETTERS = 20_000;

const EDITIONS: readonly Edition[] = ['legends', 'first'];
const SERIES: readonly Rules['series'][] = ['single', 'match'];
const POLICIES: readonly BacktrackPolicy[] = ['free', 'loss', 'retreat'];

/** A state as one word, safe in URLs and file names. */
export function encode(state: State): string {
  const { game, cells, engagement } = state;
  const body = [
    game.chance === null ? VERSION : STREAM_VERSION,
    game.rules.edition,
    game.rules.backtrack,
    game.rules.series,
    ...game.decks.map((deck) => deckToWords(deckListOf(deck)).join('~')),
    shortText(cells),
    engagement === null ? NO_SNAPSHOT : shortText(difference(cells, engagement)),
    ...(game.chance === null ? [] : [cellsToText(game.chance)]),
  ].join('.');
  return `${body}.${checksum(body)}`;
}

/** The state that was encoded; throws a RulesError if the text is invalid. */
export function decode(text: string, box: Box): State {
  if (typeof text !== 'string') fail('It is not text');
  if (text.length > MAX_LETTERS) fail(`It has at most ${MAX_LETTERS} characters, not ${text.length}`);
  const fields = text.split('.');
  if (fields[0] === FIRST_VERSION) return decode(secondVersion(fields), box);
  const hasStream = fields[0] === STREAM_VERSION;
  if (fields[0] !== VERSION && !hasStream)
    fail(`A position begins with “${VERSION}.” or “${STREAM_VERSION}.”, not with “${shortened(fields[0])}”`);
  const count = hasStream ? FIELDS + 1 : FIELDS;
  if (fields.length !== count) fail(`A position has ${count} fields, not ${fields.length}`);
  const body = fields.slice(0, -1).join('.');
  if (fields.at(-1) !== checksum(body)) fail('The checksum is wrong: characters are missing or changed');
  const state = stateFrom(fields, hasStream ? keyFrom(fields[FIELDS - 1]) : null, box);
  checkPosition(state.game, state.cells, fail);
  checkSnapshot(state);
  checkDecision(state);
  if (encode(state) !== text) fail('The position is not in its one spelling');
  return state;
}

/** Version 1 stays readable. */
function secondVersion(fields: readonly string[]): string {
  const body = fields.slice(0, -1).join('.');
  const moved = fields.at(-1) === checksum(body) ? fieldsOfSecond(fields) : null;
  if (moved === null) fail('The checksum is wrong: characters are missing or changed');
  const second = [VERSION, ...moved].join('.');
  return `${second}.${checksum(second)}`;
}

function fail(why: string): never {
  throw new RulesError('badPosition', `This is not a position: ${why}.`);
}

/** Without bluffs so far, a position is written as it was before bluffs were counted. */
function shortText(cells: Int32Array): string {
  const hasBluffs = cells.subarray(CELLS_BEFORE_BLUFFING).some((cell) => cell !== 0);
  return cellsToText(hasBluffs ? cells : cells.subarray(0, CELLS_BEFORE_BLUFFING));
}

function difference(a: Int32Array, b: Int32Array): Int32Array {
  return a.map((cell, i) => cell ^ b[i]);
}

/** FNV-1a. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

function stateFrom(fields: readonly string[], chance: Game['chance'], box: Box): State {
  const [, edition, backtrack, series, first, second, cellText, snapshotText] = fields;
  const game = { ...gameFrom({ edition, backtrack, series }, [first, second], box), chance };
  const cells = cellsFrom(cellText);
  const engagement = snapshotText === NO_SNAPSHOT ? null : difference(cells, cellsFrom(snapshotText));
  return { game, cells, engagement };
}

function gameFrom(
  { edition, backtrack, series }: Readonly<Record<keyof Rules, string>>,
  decks: readonly [string, string],
  box: Box,
): Game {
  const deckFrom = (words: string) => deckFromWords(words.split('~'), box, fail);
  return gameOf({
    edition: EDITIONS.find((known) => known === edition) ?? fail('There is no such edition'),
    backtrack: POLICIES.find((known) => known === backtrack) ?? fail('There is no such backtrack policy'),
    decks: [deckFrom(decks[0]), deckFrom(decks[1])],
    ...(SERIES.find((known) => known === series) === undefined
      ? fail('There is no such series of games')
      : {}),
    ...(series === 'match' ? { match: true } : {}),
  });
}

function cellsFrom(text: string): Int32Array {
  const short = textToCells(text, CELLS_BEFORE_BLUFFING);
  if (short === null) return textToCells(text, STATE_CELLS) ?? fail(`There are not ${STATE_CELLS} cells`);
  const cells = new Int32Array(STATE_CELLS);
  cells.set(short);
  return cells;
}

function keyFrom(text: string): Int32Array {
  return textToCells(text, KEY_WORDS) ?? fail(`The key of its chance does not have ${KEY_WORDS} words`);
}

/** The snapshot is the Engagement phase of this turn; phases in which the turn can be taken back need one. */
function checkSnapshot({ game, cells, engagement }: State): void {
  const isNeeded = cells[PHASE] === CHARACTER || cells[PHASE] === BOOSTER_SUPPORT;
  if (engagement === null) {
    if (isNeeded) fail('The Engagement phase of this turn is missing');
    return;
  }
  checkPosition(game, engagement, fail);
  if (engagement[PHASE] !== ENGAGEMENT || engagement[AGENDA_SIZE] !== 0)
    fail('The turn would be taken back to another phase');
  const isSameTurn =
    engagement[TURN_SEAT] === cells[TURN_SEAT] && engagement[TURN_NUMBER] === cells[TURN_NUMBER];
  if (!isSameTurn) fail('The turn would be taken back to another turn');
}

/** There is a legal option, or the game is over. */
function checkDecision(state: State): void {
  if (state.cells[PHASE] === OVER) return;
  const t = workbenchFor(state, null);
  try {
    listOptions(t);
  } catch {
    fail('Nobody has anything to decide');
  }
  if (t.optionCount === 0) fail('Nobody has anything to decide');
}
