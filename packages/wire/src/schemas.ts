import { PlayError, readDeck, readRoomTerms } from '@bluemoon/play';
import type { Deck, RoomRequest, RoomTerms } from '@bluemoon/play';
import { z } from 'zod';
import type { ToServer } from './messages.ts';
import { normalName } from './names.ts';
import { FACES, PHRASES } from './phrases.ts';
import type { Face, Phrase } from './phrases.ts';

/** Longer messages are refused before they are read. The longest honest one lays a table with a built deck. */
export const LONGEST_MESSAGE = 16_384;

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
const deck: z.ZodType<Deck> = readBy(readDeck, 'deck');

const roomRequest: z.ZodType<RoomRequest> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('terms'), terms }),
  z.strictObject({ kind: z.literal(['stand', 'close', 'takeBack', 'resign', 'claim']) }),
  z.strictObject({ kind: z.literal('name'), name: playerName }),
  z.strictObject({ kind: z.literal('deck'), deck }),
  z.strictObject({ kind: z.literal('ready'), fingerprint: z.string().regex(HEX) }),
  z.strictObject({ kind: z.literal('share'), seed: z.string().regex(HEX) }),
  z.strictObject({ kind: z.literal('choose'), ply, options }),
  z.strictObject({ kind: z.literal('askTakeBack'), to: ply }),
  z.strictObject({
    kind: z.literal('answerTakeBack'),
    answer: z.literal(['grantTakeBack', 'refuseTakeBack']),
  }),
]);

const saying = z.enum([...Object.keys(PHRASES), ...Object.keys(FACES)] as [Phrase | Face]);

const n = z.int().min(0);

/** Every message that a server understands. */
export const toServer: z.ZodType<ToServer> = z.discriminatedUnion('kind', [
  z.strictObject({ n, kind: z.literal('hello'), version: z.int() }),
  z.strictObject({ n, kind: z.literal('open'), id, terms, against: z.string().max(24).optional() }),
  z.strictObject({ n, kind: z.literal('sit'), room, id }),
  z.strictObject({ n, kind: z.literal('watch'), room, seen: ply.nullable() }),
  z.strictObject({ n, kind: z.literal('unwatch'), room }),
  z.strictObject({ n, kind: z.literal('act'), room, id, request: roomRequest }),
  z.strictObject({ n, kind: z.literal('say'), room, what: saying }),
  z.strictObject({ n, kind: z.literal('lobby'), is: z.literal(['shown', 'hidden']) }),
  z.strictObject({ n, kind: z.literal('pair'), id, terms, deck }),
  z.strictObject({ n, kind: z.literal('rename'), name: playerName }),
  z.strictObject({ n, kind: z.literal('mine') }),
  z.strictObject({ n, kind: z.literal('ping') }),
]) as z.ZodType<ToServer>;
