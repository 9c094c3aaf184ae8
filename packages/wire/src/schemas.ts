import type { Card } from '@bluemoon/engine';
import {
  PlayError,
  readDeck,
  readDraftRoomTerms,
  readTournamentTerms,
  readRoomTerms,
  readSeenTerms,
} from '@bluemoon/play';
import type {
  Deck,
  DraftRoomRequest,
  DraftRoomTerms,
  RoomRequest,
  RoomTerms,
  TablePack,
  TournamentRequest,
  TournamentTerms,
} from '@bluemoon/play';
import { z } from 'zod';
import type { ToServer } from './messages.ts';
import { normalName } from './names.ts';
import { FACES, PHRASES } from './phrases.ts';
import type { Face, Phrase } from './phrases.ts';

export { LONGEST_MESSAGE } from './messages.ts';

/** The longest honest message without card packs lays a table with a built deck. */
export const USUAL_LONGEST = 16_384;

/** More than anybody plays with at once. */
const MOST_PACKS = 8;
/** As long as the name of a file may be. */
const LONGEST_PACK_NAME = 255;

/** Nothing that hides or reverses what stands beside it. */
const VISIBLE = /^[^\p{C}\p{Zl}\p{Zp}]+$/u;
const HEX = /^[0-9a-f]{64}$/;
const ply = z.int().min(0).max(1_000_000);
const room = z.string().regex(/^[\w-]{8,32}$/);
/** Made by the client; random, so that two clients never make the same. */
const id = z.string().regex(/^[\w-]{8,64}$/);
/** Longer than any name, so that only one fault is told. */
const LONGEST_NAME_GIVEN = 200;
export const playerName = z
  .string()
  .max(LONGEST_NAME_GIVEN)
  .transform((text, context) => {
    const name = normalName(text);
    if (name !== null) return name;
    context.issues.push({
      code: 'custom',
      message: 'A name has 1 to 24 characters, a letter or digit among them, and nothing invisible.',
      input: text,
    });
    return z.NEVER;
  });
const options = z.array(z.string().min(1).max(200)).min(1).max(100);

/** What `play` reads by itself, with an error that names the place. */
function readBy<T>(read: (value: unknown, path: string) => T, path: string): z.ZodType<T> {
  return z.unknown().transform((value, context) => {
    try {
      return read(value, path);
    } catch (error) {
      if (!(error instanceof PlayError)) throw error;
      context.issues.push({ code: 'custom', message: error.words.en, input: value });
      return z.NEVER;
    }
  });
}

const terms: z.ZodType<RoomTerms> = readBy(readRoomTerms, 'terms');
const seenTerms: z.ZodType<RoomTerms> = readBy(readSeenTerms, 'terms');
const deck: z.ZodType<Deck> = readBy(readDeck, 'deck');

/** Only its form: what its cards say is checked by the server, which tells what is wrong with them. */
const pack: z.ZodType<TablePack> = z.strictObject({
  name: z.string().min(1).max(LONGEST_PACK_NAME).regex(VISIBLE),
  cards: z.array(z.custom<Card>()).min(1),
});

const roomRequest: z.ZodType<RoomRequest> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('terms'), terms }),
  z.strictObject({ kind: z.literal('packs'), packs: z.array(pack).max(MOST_PACKS) }),
  z.strictObject({ kind: z.literal(['stand', 'close', 'withdraw', 'takeBack', 'resign', 'claim']) }),
  z.strictObject({ kind: z.literal('name'), name: playerName }),
  z.strictObject({ kind: z.literal('deck'), deck }),
  z.strictObject({
    kind: z.literal('ready'),
    fingerprint: z.string().regex(HEX),
    terms: z.exactOptional(seenTerms),
  }),
  z.strictObject({ kind: z.literal('share'), seed: z.string().regex(HEX) }),
  z.strictObject({ kind: z.literal('choose'), ply, options }),
  z.strictObject({ kind: z.literal('askTakeBack'), to: ply }),
  z.strictObject({
    kind: z.literal('answerTakeBack'),
    answer: z.literal(['grantTakeBack', 'refuseTakeBack']),
  }),
]);

const draftTerms: z.ZodType<DraftRoomTerms> = readBy(readDraftRoomTerms, 'terms');
const card = z.string().min(1).max(100);

const draftRequest: z.ZodType<DraftRoomRequest> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('terms'), terms: draftTerms }),
  z.strictObject({ kind: z.literal(['close', 'ready', 'notReady', 'leave', 'return']) }),
  z.strictObject({ kind: z.literal('name'), name: playerName }),
  z.strictObject({ kind: z.literal('pick'), card }),
  z.strictObject({ kind: z.literal('deck'), cards: z.array(card).max(100) }),
]);

const tournamentTerms: z.ZodType<TournamentTerms> = readBy(readTournamentTerms, 'terms');

const tournamentRequest: z.ZodType<TournamentRequest> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal(['leave', 'withdraw', 'skip', 'unskip', 'start', 'callOff']) }),
  z.strictObject({ kind: z.literal('deck'), deck }),
]);

const saying = z.enum([...Object.keys(PHRASES), ...Object.keys(FACES)] as [Phrase | Face]);

const n = z.int().min(0);

/** Every message that a server understands. */
export const toServer: z.ZodType<ToServer> = z.discriminatedUnion('kind', [
  z.strictObject({ n, kind: z.literal('hello'), version: z.int() }),
  z.strictObject({
    n,
    kind: z.literal('open'),
    id,
    terms,
    against: z.string().max(24).optional(),
    challenge: z.exactOptional(playerName),
  }),
  z.strictObject({ n, kind: z.literal('decline'), room, id }),
  z.strictObject({ n, kind: z.literal('sit'), room, id, terms: z.exactOptional(terms) }),
  z.strictObject({ n, kind: z.literal('watch'), room, seen: ply.nullable() }),
  z.strictObject({ n, kind: z.literal('unwatch'), room }),
  z.strictObject({ n, kind: z.literal('act'), room, id, request: roomRequest }),
  z.strictObject({ n, kind: z.literal('say'), room, what: saying }),
  z.strictObject({ n, kind: z.literal('lobby'), is: z.literal(['shown', 'hidden']) }),
  z.strictObject({ n, kind: z.literal('pair'), id, terms, deck }),
  z.strictObject({ n, kind: z.literal('openDraft'), id, terms: draftTerms }),
  z.strictObject({ n, kind: z.literal(['sitInDraft', 'startDraft']), room, id }),
  z.strictObject({ n, kind: z.literal('draft'), room, id, request: draftRequest }),
  z.strictObject({ n, kind: z.literal('openTournament'), id, terms: tournamentTerms }),
  z.strictObject({ n, kind: z.literal('join'), room, id, deck: deck.nullable() }),
  z.strictObject({ n, kind: z.literal('addBot'), room, id, level: z.string().max(24) }),
  z.strictObject({ n, kind: z.literal('tournament'), room, id, request: tournamentRequest }),
  z.strictObject({ n, kind: z.literal('rename'), name: playerName }),
  z.strictObject({ n, kind: z.literal('mine') }),
  z.strictObject({ n, kind: z.literal('myGames'), is: z.literal(['shown', 'hidden']) }),
  z.strictObject({ n, kind: z.literal('ping') }),
]) as z.ZodType<ToServer>;
