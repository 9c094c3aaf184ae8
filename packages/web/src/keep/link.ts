import { boxOf, BUILT_IN, encode, NotationError, readNotation, writeNotation } from '@bluemoon/engine';
import type { GameRecord } from '@bluemoon/engine';
import { choicesFromLetters, choicesToLetters } from './choice-numbers.ts';
import { packed, unpacked } from './packing.ts';
import type { Packed } from './packing.ts';

/**
 * What stands behind `#/link/`, `.` between its fields: version and packing, length and checksum of the rest, the rest.
 * Unpacked the rest is the number of choices, the choices, a checksum of their ids, and how the game began. The game
 * itself tells which choices were legal, so that they need only their places. Of 52 whole games between all peoples by
 * bots and at random the longest took 128 letters; positions took 280 to 530.
 */
const HEAD = /^1([pd])\.([0-9a-z]{1,4})\.([0-9a-z]{7})\.(.*)$/s;
const PART_OF_HEAD = /^(1([pd](\.([0-9a-z]{0,4}(\.[0-9a-z]{0,7})?)?)?)?)?$/;
const LATER_HEAD = /^([2-9]|1\d)\d*[a-z]\./;

/** Some messengers cut longer addresses. */
const MOST_LETTERS = 4_000;
const MOST_BYTES = 40_000;
const MOST_CHOICES = 5_000;

/**
 * Why a link cannot be followed, or made:
 * - `noLink`: it never was one
 * - `cutOff`: its end is missing
 * - `changed`: letters are not those it was made of
 * - `newer`: a later version of this program made it
 * - `otherRules`: the game in it cannot have been, as the rules and cards are now
 * - `tooLong`: a file is the better way; also for games with cards of packs, which would have to be in it
 */
export type LinkFault = 'noLink' | 'cutOff' | 'changed' | 'newer' | 'otherRules' | 'tooLong';

export class LinkError extends Error {
  readonly fault: LinkFault;

  constructor(fault: LinkFault) {
    super(`The link cannot be used: ${fault}.`);
    this.name = 'LinkError';
    this.fault = fault;
  }
}

/** The content of a link to a game; a record that begins with a position and has no choices is that position. */
export async function linkContent(record: GameRecord): Promise<string> {
  const { setup, choices } = record;
  if (choices.length > MOST_CHOICES || boxOf(record).packCards.length > 0) throw new LinkError('tooLong');
  const { how, letters } = await packed(
    [
      choices.length.toString(36),
      choicesToLetters(record),
      checksum(choices.join(' ')),
      startText(setup),
    ].join('.'),
  );
  const packing = how === 'plain' ? 'p' : 'd';
  const content = `1${packing}.${letters.length.toString(36)}.${checksum(letters)}.${letters}`;
  if (content.length > MOST_LETTERS) throw new LinkError('tooLong');
  return content;
}

/** The record in a link, or a LinkError; nothing else is ever thrown. */
export async function readLink(content: string): Promise<GameRecord> {
  const text = await unpackedWithin(MOST_BYTES, checked(content));
  const [, count, letters, sum, start] =
    /^([0-9a-z]{1,4})\.([\w-]*)\.([0-9a-z]{7})\.(.*)$/s.exec(text ?? '') ?? [];
  if (count === undefined || letters === undefined || start === undefined) throw new LinkError('noLink');
  const number = Number.parseInt(count, 36);
  if (number > MOST_CHOICES) throw new LinkError('tooLong');
  const setup = setupFrom(start);
  const choices = choicesFromLetters(setup, number, letters);
  if (choices === null || checksum(choices.join(' ')) !== sum) throw new LinkError('otherRules');
  return { setup, choices };
}

async function unpackedWithin(mostBytes: number, packed: Packed): Promise<string | null> {
  try {
    return await unpacked(packed, mostBytes);
  } catch (error) {
    if (error instanceof RangeError) throw new LinkError('tooLong');
    throw error;
  }
}

/** As far as can be told without unpacking. Letters after the end, such as the full stop of a sentence, do no harm. */
function checked(content: string): Packed {
  if (content.length > MOST_LETTERS) throw new LinkError('tooLong');
  const [, packing, length, sum, letters] = HEAD.exec(content) ?? [];
  if (packing === undefined || length === undefined || letters === undefined)
    throw new LinkError(headFault(content));
  const own = letters.slice(0, Number.parseInt(length, 36));
  if (own.length < Number.parseInt(length, 36)) throw new LinkError('cutOff');
  if (checksum(own) !== sum) throw new LinkError('changed');
  return { how: packing === 'p' ? 'plain' : 'deflated', letters: own };
}

function headFault(content: string): LinkFault {
  if (PART_OF_HEAD.test(content)) return 'cutOff';
  return LATER_HEAD.test(content) ? 'newer' : 'noLink';
}

/** In the order of docs/NOTATION.md; a game that begins with a position has only that. */
const HEADERS = ['edition', 'backtrack', 'A', 'B', 'seed', 'first', 'order A', 'order B'] as const;
const POSITION = 'position';
/** What may be agreed on besides; it stands after the edition, so that links from before there was any can be read. */
const AGREED = ['match', 'mulligan'] as const;

/** The headers of the record without their names: `.` between two, `~` between the words of one. */
function startText(setup: GameRecord['setup']): string {
  if (POSITION in setup) return encode(setup.position);
  const lines = writeNotation({ setup, choices: [] })
    .replaceAll(/\n[ \t]+/g, ' ')
    .split('\n');
  const agreed = AGREED.filter((one) => setup[one] === true);
  const fields = HEADERS.flatMap((header) => {
    const line = lines.find((one) => one.startsWith(`${header}: `));
    return line === undefined ? [] : [line.slice(header.length + 2).replaceAll(' ', '~')];
  });
  return fields.map((field, i) => (i === 0 ? [field, ...agreed].join('~') : field)).join('.');
}

function setupFrom(text: string): GameRecord['setup'] {
  const isPosition = text.startsWith('bm');
  const fields = isPosition
    ? [text.match(/.{1,90}/gs) ?? []]
    : text.split('.').map((field) => field.split('~'));
  const headers = isPosition ? [POSITION] : HEADERS;
  if (fields.length > headers.length) throw new LinkError('noLink');
  const [first = [], ...rest] = fields;
  const agreed = isPosition ? [] : AGREED.filter((one) => first.includes(one));
  const named = [first.slice(0, first.length - agreed.length), ...rest];
  const lines = [
    ...named.map((words, i) => [`${headers[i]}:`, ...words].join('\n ')),
    ...agreed.map((one) => `${one}: yes`),
  ];
  try {
    return readNotation(['blue moon record 1', ...lines, 'result: unfinished'].join('\n'), BUILT_IN).setup;
  } catch (error) {
    if (error instanceof NotationError) throw new LinkError('otherRules');
    throw error;
  }
}

/** FNV-1a. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0');
}
