import type { Box } from '../cards/box.ts';
import { decision } from '../decision/decision.ts';
import { RulesError } from '../rules-error.ts';
import type { GameSetup } from '../decision/new-game.ts';
import type { Proof } from '../decision/proof.ts';
import type { DeckList } from '../compile/game.ts';
import { deckFromWords } from '../encode/deck-words.ts';
import { shortened } from '../reading/shortened.ts';
import { decode } from '../encode/encode.ts';
import { isStreamSeed } from '../state/chacha.ts';
import type { Seed } from '../state/chance.ts';
import type { Seat } from '../state/layout.ts';
import type { State } from '../state/workbench.ts';
import type { People } from '../vocabulary/card.ts';
import { EDITIONS, PLAYERS, POLICIES } from './format.ts';
import { NotationError, withoutStop } from './notation-error.ts';
import { PROOF_FORMS, PROOF_KEYS, PROOF_VERSIONS, proofOf } from './proof.ts';
import type { GameRecord, MidgameSetup } from './record.ts';

export const HEADER_KEYS = [
  'edition',
  'backtrack',
  'match',
  'mulligan',
  'A',
  'B',
  'seed',
  'first',
  'order A',
  'order B',
  ...PROOF_KEYS,
  'position',
] as const;
export type HeaderKey = (typeof HEADER_KEYS)[number];

/** One header: its line, and the words after the colon, including those of continuation lines. */
export interface Header {
  readonly line: number;
  readonly words: readonly string[];
}

export type Headers = ReadonlyMap<HeaderKey, Header>;

/** `end` is the line after the headers; a missing header is reported there. */
export function setupFrom(headers: Headers, end: number, box: Box): GameRecord['setup'] {
  return headers.has('position') ? midgameFrom(headers, end, box) : dealFrom(headers, end, box);
}

/** A position contains what the other headers say, so no other header is allowed. */
function midgameFrom(headers: Headers, end: number, box: Box): MidgameSetup {
  const { line, words } = need(headers, 'position', end);
  for (const [key, other] of headers) {
    if (key !== 'position') throw new NotationError(other.line, { kind: 'besidePosition', key });
  }
  const position = positionFrom(words.join(''), line, box);
  if (decision(position) === null) throw new NotationError(line, { kind: 'positionOver' });
  return { position };
}

function positionFrom(text: string, line: number, box: Box): State {
  try {
    return decode(text, box);
  } catch (error) {
    if (error instanceof RulesError)
      throw new NotationError(line, { kind: 'badSetup', why: withoutStop(error.message) });
    throw error;
  }
}

function dealFrom(headers: Headers, end: number, box: Box): GameSetup {
  const first = seatFrom(need(headers, 'first', end));
  const orders = ordersFrom(headers);
  const proof = proofFrom(headers, end);
  return {
    edition: oneOf(need(headers, 'edition', end), EDITIONS),
    backtrack: oneOf(need(headers, 'backtrack', end), POLICIES),
    decks: [deckFrom(need(headers, 'A', end), box), deckFrom(need(headers, 'B', end), box)],
    seed: seedFrom(need(headers, 'seed', end)),
    ...agreed(headers, 'match'),
    ...agreed(headers, 'mulligan'),
    ...(first === undefined ? {} : { first }),
    ...(orders === undefined ? {} : { orders }),
    ...(proof === undefined ? {} : { proof }),
  };
}

function agreed<K extends 'match' | 'mulligan'>(headers: Headers, key: K): { readonly [key in K]?: true } {
  const header = headers.get(key);
  if (header === undefined || oneOf(header, ['yes', 'no']) === 'no') return {};
  return { [key]: true } as { readonly [key in K]: true };
}

function need(headers: Headers, key: HeaderKey, end: number): Header {
  const header = headers.get(key);
  if (header === undefined) throw new NotationError(end, { kind: 'headerMissing', key });
  if (header.words.length === 0) throw new NotationError(header.line, { kind: 'headerEmpty', key });
  return header;
}

function oneOf<T extends string>(header: Header, known: readonly T[]): T {
  const said = header.words.join(' ');
  const found = known.find((word) => word === said);
  if (found !== undefined) return found;
  throw new NotationError(header.line, { kind: 'notOneOf', said: shortened(said), known });
}

function deckFrom(header: Header, box: Box): People | DeckList {
  return deckFromWords(header.words, box, (why) => {
    throw new NotationError(header.line, { kind: 'badSetup', why });
  });
}

function seedFrom(header: Header): Seed {
  const said = header.words.join(' ');
  if (isStreamSeed(said)) return said;
  const seed = Number(said);
  if (/^-?\d{1,16}$/.test(said) && Number.isSafeInteger(seed)) return seed;
  throw new NotationError(header.line, { kind: 'noSeed', said: shortened(said) });
}

function seatFrom(header: Header): Seat | undefined {
  const said = oneOf(header, [...PLAYERS, 'random']);
  return said === 'random' ? undefined : (PLAYERS.indexOf(said) as Seat);
}

function ordersFrom(headers: Headers): readonly [readonly string[], readonly string[]] | undefined {
  const a = headers.get('order A');
  const b = headers.get('order B');
  if (a !== undefined && b !== undefined) return [a.words, b.words];
  const alone = a ?? b;
  if (alone !== undefined) throw new NotationError(alone.line, { kind: 'orderAlone' });
  return undefined;
}

/** All of its headers or none. */
function proofFrom(headers: Headers, end: number): Proof | undefined {
  if (!PROOF_KEYS.some((key) => headers.has(key))) return undefined;
  oneOf(need(headers, 'proof', end), PROOF_VERSIONS);
  return proofOf((key, form) => {
    const header = need(headers, key, end);
    const said = header.words.join(' ');
    if (PROOF_FORMS[form].test(said)) return said;
    throw new NotationError(header.line, { kind: 'badProof', key, form, said: shortened(said) });
  });
}
