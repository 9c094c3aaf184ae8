import { PEOPLES } from '@bluemoon/engine';
import { GAME_KINDS } from '@bluemoon/wire';
import type { ProfileRefusal } from '@bluemoon/wire';
import { playerName } from '@bluemoon/wire/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { MIXED } from '../games/ended-game.ts';
import type { Profiles } from '../profiles/profiles.ts';
import type { Limits } from '../sockets/limits.ts';
import type { People } from '../sockets/people.ts';
import { addressOf, networkOf } from './address.ts';
import type { Endpoint } from './app.ts';
import { tokenOf } from './caller.ts';

export interface ProfileEndpointParts {
  readonly proxies: number;
  readonly limits: Pick<Limits, 'reading'>;
  /** Null while there is no database. */
  readonly online: () => { readonly people: People; readonly profiles?: Profiles | undefined } | null;
}

const kind = z.enum(GAME_KINDS as [(typeof GAME_KINDS)[number]]);
const people = z.enum([...PEOPLES, MIXED]);
const game = z.strictObject({
  room: z.string().regex(/^[\w-]{8,32}$/),
  number: z.coerce.number().int().min(1).max(100_000),
});

const STATUS: Readonly<Record<ProfileRefusal['why'], number>> = {
  malformed: 400,
  unknownPlayer: 404,
  unknownGame: 404,
  tooFast: 429,
  notReady: 503,
};

/** Long enough for those who go back and forth, short enough to see the game that has just ended. */
const A_MOMENT = 'private, max-age=5';
/** A record never changes. Its players may delete their names, so that it is not kept for long. */
const AN_HOUR = 'public, max-age=3600';
const NOT_KEPT = 'no-store';

/** Pages that anybody may read, with or without an account. */
export function profileEndpoints({ proxies, limits, online }: ProfileEndpointParts): readonly Endpoint[] {
  const refuse = (reply: FastifyReply, refusal: ProfileRefusal): FastifyReply => {
    if (refusal.why === 'tooFast' || refusal.why === 'notReady') reply.header('retry-after', 2);
    return reply.header('cache-control', NOT_KEPT).code(STATUS[refusal.why]).send(refusal);
  };

  /** One page, with everything around it. What is asked stands in the address. */
  function reading<Query>(
    path: string,
    query: z.ZodType<Query>,
    cache: string,
    missing: 'unknownPlayer' | 'unknownGame',
    read: (asked: Query, profiles: Profiles, caller: () => Promise<string | null>) => Promise<object | null>,
  ): Endpoint {
    return {
      method: 'GET',
      path,
      async answer(request, reply) {
        const now = online();
        if (now?.profiles === undefined) return refuse(reply, { why: 'notReady' });
        if (await limits.reading(networkOf(addressOf(request.raw, proxies))))
          return refuse(reply, { why: 'tooFast' });
        const asked = query.safeParse(askedIn(request));
        if (!asked.success) return refuse(reply, { why: 'malformed', message: z.prettifyError(asked.error) });
        const found = await read(asked.data, now.profiles, () => callerOf(request, now.people));
        return found === null
          ? refuse(reply, { why: missing })
          : reply.header('cache-control', cache).send(found);
      },
    };
  }

  return [
    reading(
      '/online/profile',
      z.strictObject({ name: playerName }),
      A_MOMENT,
      'unknownPlayer',
      async ({ name }, profiles, caller) => profiles.profile(name, await caller()),
    ),
    reading(
      '/online/games',
      z.strictObject({
        name: playerName,
        kind: z.exactOptional(kind),
        people: z.exactOptional(people),
        against: z.exactOptional(people),
        rival: z.exactOptional(playerName),
        result: z.exactOptional(z.enum(['won', 'lost', 'void'])),
        before: z.exactOptional(z.string().regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z_\d{1,15}$/)),
      }),
      A_MOMENT,
      'unknownPlayer',
      ({ name, before, ...filter }, profiles) => profiles.games(name, filter, before ?? null),
    ),
    reading(
      '/online/curve',
      z.strictObject({ name: playerName, kind }),
      A_MOMENT,
      'unknownPlayer',
      ({ name, kind: of }, profiles) => profiles.curve(name, of),
    ),
    reading('/online/best', z.strictObject({ kind }), A_MOMENT, 'unknownPlayer', ({ kind: of }, profiles) =>
      profiles.best(of),
    ),
    reading('/online/game', game, AN_HOUR, 'unknownGame', ({ room, number }, profiles) =>
      profiles.game(room, number),
    ),
    reading('/online/game/rating', game, NOT_KEPT, 'unknownGame', ({ room, number }, profiles) =>
      profiles.rating(room, number),
    ),
  ];
}

/** The router has been given the path alone. */
function askedIn({ originalUrl }: FastifyRequest): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(originalUrl.split('?')[1] ?? ''));
}

async function callerOf({ headers }: FastifyRequest, people: People): Promise<string | null> {
  const token = tokenOf(headers);
  const person = token === null ? null : await people.byToken(token);
  return person?.id ?? null;
}
