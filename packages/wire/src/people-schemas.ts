import { z } from 'zod';
import { MOST_PUZZLES, REPORT_REASONS, VACATION_DAYS } from './people.ts';
import { playerName } from './schemas.ts';

/** In bytes; the longest honest body is a subscription, except for all puzzles that somebody has tried. */
export const LONGEST_PEOPLE_BODY = 4096;
export const LONGEST_PUZZLES_BODY = 65_536;

const puzzle = z.string().regex(/^[a-z]{1,12}-\d{1,4}$/);
const end = z.literal(['solved', 'helped', 'failed', 'later']);
const day = z.int().min(0).max(1e6);

const endpoint = z.url().max(1000);
const key = z.string().regex(/^[\w-]{16,128}={0,2}$/);
const room = z.string().regex(/^[\w-]{8,32}$/);

const who = z.union([
  z.strictObject({ room, seat: z.literal([0, 1]) }),
  z.strictObject({ name: playerName }),
  z.strictObject({ player: z.int().min(1) }),
]);

/** By the last part of their path. */
export const PEOPLE_REQUESTS = {
  'push/subscribe': z.strictObject({
    endpoint,
    keys: z.strictObject({ p256dh: key, auth: key }),
    language: z.literal(['en', 'de']),
  }),
  'push/unsubscribe': z.strictObject({ endpoint }),
  block: z.strictObject({ who, is: z.literal(['blocked', 'free']) }),
  report: z.strictObject({ who, reason: z.enum(REPORT_REASONS), room: room.nullable() }),
  /** No days: the clocks run again. */
  vacation: z.strictObject({ days: z.int().min(0).max(VACATION_DAYS) }),
  /** What this device knows of the puzzles that the player has tried. */
  puzzles: z.strictObject({
    ends: z.array(z.tuple([puzzle, end])).max(MOST_PUZZLES),
    streak: z.strictObject({ length: day, last: day.nullable(), forgiven: day.nullable() }),
  }),
} as const;

export type PeopleRequest = keyof typeof PEOPLE_REQUESTS;
export type PeopleSaid<Request extends PeopleRequest> = z.input<(typeof PEOPLE_REQUESTS)[Request]>;
export type PeopleRead<Request extends PeopleRequest> = z.output<(typeof PEOPLE_REQUESTS)[Request]>;
export type PushSubscribing = PeopleRead<'push/subscribe'>;
