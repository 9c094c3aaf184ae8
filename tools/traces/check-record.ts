/** Checks that parsed JSON is a recorded game, and says what is wrong if it is not. */
import { PEOPLES } from '@bluemoon/engine';
import type { RecordedEvent, RecordedGame } from './record.ts';
import { LISTED } from './record.ts';

type Check = (value: unknown) => boolean;

const isNumber: Check = (value) => Number.isInteger(value);
const isText: Check = (value) => typeof value === 'string';
const isSeat: Check = (value) => value === 0 || value === 1;
const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const pairOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length === 2 && value.every(check);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTextOrNull: Check = (value) => value === null || isText(value);
const isNames = listOf(isText);
const isNumbers = pairOf(isNumber);
const isPairOfNames = pairOf(isNames);
const isFlag = isSeat;
const isElement = oneOf('fire', 'earth');

type Shape = Readonly<Record<string, Check>>;

function wrongKey(value: Readonly<Record<string, unknown>>, shape: Shape): string | undefined {
  return Object.keys(shape).find((key) => shape[key]?.(value[key]) !== true);
}

const hasShape =
  (shape: Shape): Check =>
  (value) =>
    isObject(value) && wrongKey(value, shape) === undefined;

const isLegal = hasShape({
  ...Object.fromEntries(LISTED.map((kind) => [kind, optional(isNames)])),
  load: optional(listOf(pairOf(isText))),
  pass: optional(isFlag),
});
const isWorth = hasShape({
  c: isText,
  v: isNumber,
  vi: optional(isFlag),
  ti: optional(isFlag),
  ii: optional(isFlag),
  tb: optional(isFlag),
  on: optional(isText),
});
const isShips: Check = (value) => isObject(value) && Object.values(value).every(isNames);

const EVENTS: Readonly<Record<RecordedEvent['t'], Shape>> = {
  turn: {
    n: isNumber,
    p: isSeat,
    fight: oneOf('fire', 'earth', null),
    dragons: isNumbers,
    deckN: isNumbers,
    power: optional(isNumbers),
    hand: isPairOfNames,
    active: optional(isPairOfNames),
    covered: optional(isPairOfNames),
    support: optional(isPairOfNames),
    ships: optional(pairOf(isShips)),
    discard: isPairOfNames,
  },
  act: {
    p: isSeat,
    ph: oneOf('begin', 'leader', 'engage', 'char', 'support'),
    a: oneOf(...LISTED, 'pass', 'start', 'continue', 'decline', 'retreat'),
    c: optional(isText),
    ship: optional(isText),
    legal: optional(isLegal),
    couldContinue: optional(isFlag),
  },
  choose: {
    p: isSeat,
    whose: isSeat,
    by: isText,
    min: isNumber,
    max: isNumber,
    from: listOf(isTextOrNull),
    picked: listOf(isTextOrNull),
    nLegal: optional(isNumber),
  },
  announce: {
    p: isSeat,
    el: isElement,
    power: isNumber,
    opp: isNumber,
    shield: isFlag,
    cards: pairOf(listOf(isWorth)),
  },
  rand: { k: oneOf('hand', 'bluff'), p: isSeat, c: isText, by: isText },
  draw: { p: isSeat, c: isText, by: isText },
  mv: { p: isSeat, c: isText, from: isText, to: isText, by: optional(isText), ship: optional(isText) },
  deck: { p: isSeat, by: isText, kind: oneOf('shuffle', 'bottom'), order: isNames },
  disclose: { p: isSeat, cards: isNames, by: isText },
  call: { p: isSeat, call: isFlag },
  bluff: { p: isSeat, good: isFlag },
  retreat: { p: isSeat, dragons: isNumber, cards: isNumbers, bluffs: isNumbers },
  dragon: { p: isSeat, dragons: isNumbers, by: isText, fourth: optional(isFlag) },
  fight_over: { dragons: isNumbers },
  flood: { p: isSeat },
};

const isPeople: Check = (value) =>
  PEOPLES.some((people) => isText(value) && people === String(value).toLowerCase());

const GAME: Shape = {
  v: oneOf(1),
  id: isText,
  people: pairOf(isPeople),
  first: isSeat,
  decks: isPairOfNames,
  ev: Array.isArray,
  result: hasShape({
    winner: isSeat,
    crystals: isNumber,
    dragons: isNumbers,
    reason: oneOf('fourth_dragon', 'cards_out'),
    neutral: isFlag,
    ranOut: isNumbers,
    hand: isNumbers,
    draw: isNumbers,
    turns: isNumber,
    fights: isNumber,
  }),
};

/** What is wrong with the value, or undefined if it is a recorded game. */
export function faultOf(value: unknown): string | undefined {
  if (!isObject(value)) return 'a game is a JSON object';
  const wrong = wrongKey(value, GAME);
  if (wrong !== undefined) return `“${wrong}” is missing or invalid`;
  for (const [at, event] of (value as unknown as RecordedGame).ev.entries()) {
    const fault = faultOfEvent(event);
    if (fault !== undefined) return `entry ${at} of “ev” ${fault}`;
  }
  return undefined;
}

function faultOfEvent(event: unknown): string | undefined {
  if (!isObject(event)) return 'is not an object';
  const shape = Object.hasOwn(EVENTS, String(event['t']))
    ? EVENTS[event['t'] as RecordedEvent['t']]
    : undefined;
  if (shape === undefined) return `is of an unknown kind: ${JSON.stringify(event['t'])}`;
  const wrong = wrongKey(event, shape);
  return wrong === undefined ? undefined : `has a missing or invalid “${wrong}”`;
}
