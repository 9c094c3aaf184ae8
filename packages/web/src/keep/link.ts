import {
  boxOf,
  BUILT_IN,
  encode,
  isStreamSeed,
  NotationError,
  PROOF_KEYS,
  readNotation,
  writeNotation,
} from '@bluemoon/engine';
import type { GameRecord, Seat } from '@bluemoon/engine';
import { choicesFromLetters, choicesToLetters } from './choice-numbers.ts';
import { checksum } from './checksum.ts';
import { packed, seedFromLetters, seedToLetters, unpacked } from './packing.ts';
import type { Packed } from './packing.ts';

/**
 * The content after `#/link/`. Fields, separated by `.`: version and packing, length of the body, checksum of the body,
 * body. The unpacked body: number of choices, choices, checksum of their ids, setup. A choice is stored as its index
 * among the legal ones, which the engine lists. Of 52 whole games between all peoples, by bots and at random, the
 * longest took 128 letters; positions took 280 to 530. A seed of 256 bits adds 43 letters, a proof about 300.
 */
const HEAD = /^1([pd])\.([0-9a-z]{1,4})\.([0-9a-z]{7})\.(.*)$/s;
const PART_OF_HEAD = /^(1([pd](\.([0-9a-z]{0,4}(\.[0-9a-z]{0,7})?)?)?)?)?$/;
const LATER_HEAD = /^([2-9]|1\d)\d*[a-z]\./;

/** After the body if somebody conceded, by seat. Earlier versions ignore what follows the body. */
const CONCEDED = ['.concededA', '.concededB'] as const;

/** Some messengers cut longer links. */
const MAX_LENGTH = 4_000;
const MAX_BYTES = 40_000;
const MAX_CHOICES = 5_000;

/**
 * Why a link cannot be opened, or created:
 * - `noLink`: not in the format of a link
 * - `cutOff`: its end is missing
 * - `changed`: the checksum of its letters is wrong
 * - `newer`: created by a later version of this program
 * - `otherRules`: its game is illegal under the present rules and cards
 * - `tooLong`: use a file; also for games with pack cards, which the link would have to contain
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

/** The content of a link to a game, or to a position: a record that begins with it and has no choices. */
export async function linkContent(record: GameRecord, conceded?: Seat): Promise<string> {
  const { setup, choices } = record;
  if (choices.length > MAX_CHOICES || boxOf(record).packCards.length > 0) throw new LinkError('tooLong');
  const { how, letters } = await packed(
    [
      choices.length.toString(36),
      choicesToLetters(record),
      checksum(choices.join(' ')),
      startText(setup),
    ].join('.'),
  );
  const packing = how === 'plain' ? 'p' : 'd';
  const body = `1${packing}.${letters.length.toString(36)}.${checksum(letters)}.${letters}`;
  const content = conceded === undefined ? body : `${body}${CONCEDED[conceded]}`;
  if (content.length > MAX_LENGTH) throw new LinkError('tooLong');
  return content;
}

/** Who conceded the game in a link. */
export function concededIn(content: string): Seat | undefined {
  const [, , length = '0', , letters = ''] = HEAD.exec(content) ?? [];
  const rest = letters.slice(Number.parseInt(length, 36));
  return ([0, 1] as const).find((seat) => rest.startsWith(CONCEDED[seat]));
}

/** The record in a link. Throws nothing but `LinkError`. */
export async function readLink(content: string): Promise<GameRecord> {
  const text = await unpackedWithin(MAX_BYTES, checked(content));
  const [, count, letters, sum, start] =
    /^([0-9a-z]{1,4})\.([\w-]*)\.([0-9a-z]{7})\.(.*)$/s.exec(text ?? '') ?? [];
  if (count === undefined || letters === undefined || start === undefined) throw new LinkError('noLink');
  const number = Number.parseInt(count, 36);
  if (number > MAX_CHOICES) throw new LinkError('tooLong');
  const setup = setupFrom(start);
  const choices = choicesFromLetters(setup, number, letters);
  if (choices === null || checksum(choices.join(' ')) !== sum) throw new LinkError('otherRules');
  return { setup, choices };
}

async function unpackedWithin(maxBytes: number, packed: Packed): Promise<string | null> {
  try {
    return await unpacked(packed, maxBytes);
  } catch (error) {
    if (error instanceof RangeError) throw new LinkError('tooLong');
    throw error;
  }
}

/** Checks what can be checked without unpacking. Letters after the end, such as a full stop, are ignored. */
function checked(content: string): Packed {
  if (content.length > MAX_LENGTH) throw new LinkError('tooLong');
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
/** Flags after the edition. Older links have none. */
const AGREED = ['match', 'mulligan'] as const;
/** The flag of a proof, whose headers are the words of the last field. */
const PROOF = 'proof';

/** The headers of the record without their names: `.` between two, `~` between the words of one. */
function startText(setup: GameRecord['setup']): string {
  if (POSITION in setup) return encode(setup.position);
  const lines = writeNotation({ setup, choices: [] })
    .replaceAll(/\n[ \t]+/g, ' ')
    .split('\n');
  const valueOf = (header: string): readonly string[] => {
    const line = lines.find((one) => one.startsWith(`${header}: `));
    return line === undefined ? [] : [shortSeed(header, line.slice(header.length + 2))];
  };
  const agreed = AGREED.filter((one) => setup[one] === true);
  const hasProof = setup.proof !== undefined;
  const flags = [...agreed, ...(hasProof ? [PROOF] : [])];
  const fields = HEADERS.flatMap((header) => valueOf(header).map((value) => value.replaceAll(' ', '~')));
  const [edition, ...rest] = fields;
  const proof = hasProof ? [PROOF_KEYS.flatMap(valueOf).join('~')] : [];
  return [[edition, ...flags].join('~'), ...rest, ...proof].join('.');
}

function setupFrom(text: string): GameRecord['setup'] {
  const lines = text.startsWith('bm') ? positionLines(text) : dealLines(text);
  try {
    return readNotation(['blue moon record 1', ...lines, 'result: unfinished'].join('\n'), BUILT_IN).setup;
  } catch (error) {
    if (error instanceof NotationError) throw new LinkError('otherRules');
    throw error;
  }
}

function positionLines(text: string): readonly string[] {
  return [headerLine(POSITION, text.match(/.{1,90}/gs) ?? [])];
}

function dealLines(text: string): readonly string[] {
  const [first = [], ...rest] = text.split('.').map((field) => field.split('~'));
  const hasProof = first.at(-1) === PROOF;
  const proof = (hasProof ? rest.pop() : undefined) ?? [];
  const agreed = AGREED.filter((one) => first.includes(one));
  const edition = first.slice(0, first.length - agreed.length - (hasProof ? 1 : 0));
  if (1 + rest.length > HEADERS.length || proof.length > PROOF_KEYS.length) throw new LinkError('noLink');
  return [
    ...[edition, ...rest].map((words, i) => headerLine(HEADERS[i], words)),
    ...agreed.map((one) => headerLine(one, ['yes'])),
    ...proof.map((word, i) => headerLine(PROOF_KEYS[i], [word])),
  ];
}

function headerLine(header: string | undefined, words: readonly string[]): string {
  return [`${header}:`, ...words.map((word) => longSeed(header ?? '', word))].join('\n ');
}

/** Where the value is a seed or a fingerprint, or may be one. */
const OF_DIGITS = /seed|fingerprint/;

function shortSeed(header: string, value: string): string {
  return OF_DIGITS.test(header) && isStreamSeed(value) ? seedToLetters(value) : value;
}

function longSeed(header: string, word: string): string {
  return (OF_DIGITS.test(header) ? seedFromLetters(word) : null) ?? word;
}
