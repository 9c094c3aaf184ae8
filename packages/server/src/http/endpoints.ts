import type { FastifyReply } from 'fastify';
import type { Figures } from '../figures.ts';
import type { Limits } from '../sockets/limits.ts';
import { deviceWords } from '../people/device-words.ts';
import type { People } from '../sockets/people.ts';
import { addressOf, isNear, networkOf } from './address.ts';
import type { Endpoint } from './app.ts';
import { cookieFor, isProgram, originOf, tokenOf } from './caller.ts';

export interface EndpointParts {
  readonly publicUrl: string | null;
  readonly proxies: number;
  readonly limits: Limits;
  readonly figures: Figures;
  /** Null while there is no database. */
  readonly people: () => People | null;
  /** Null if online play is ready; otherwise why it is not. */
  readonly notReady: () => Promise<string | null>;
}

/** Everything that is not a file of the page. */
export function endpointsOf({
  publicUrl,
  proxies,
  limits,
  figures,
  people,
  notReady,
}: EndpointParts): readonly Endpoint[] {
  const turnAway = (reply: FastifyReply, status: 403 | 429 | 503, why: string): FastifyReply => {
    figures.turnedAway(status);
    if (status !== 403) reply.header('retry-after', status === 429 ? 600 : 2);
    return reply.code(status).send({ why });
  };
  return [
    {
      method: 'POST',
      path: '/online/guest',
      async answer(request, reply) {
        if (originOf(request.headers, publicUrl) === 'foreign') return turnAway(reply, 403, 'foreign');
        const now = people();
        if (now === null) return turnAway(reply, 503, 'notReady');
        const token = tokenOf(request.headers);
        const known = token === null ? null : await now.byToken(token);
        if (known !== null) {
          // A program would not notice.
          const fresh = isProgram(request.headers) ? null : await now.freshToken(known);
          if (fresh !== null) reply.header('set-cookie', cookieFor(fresh, publicUrl));
          return reply.code(204).send();
        }
        if (await limits.guest(networkOf(addressOf(request.raw, proxies))))
          return turnAway(reply, 429, 'tooFast');
        const guest = await now.newGuest(deviceWords(request.headers['user-agent']));
        return reply.header('set-cookie', cookieFor(guest.token, publicUrl)).code(204).send();
      },
    },
    {
      method: 'GET',
      path: '/healthz',
      answer: async (_request, reply) => uncached(reply).send({ alive: true }),
    },
    {
      method: 'GET',
      path: '/readyz',
      async answer(_request, reply) {
        const why = await notReady();
        if (why === null) return uncached(reply).send({ ready: true });
        return uncached(reply).code(503).send({ ready: false, why });
      },
    },
    {
      method: 'GET',
      path: '/metrics',
      async answer(request, reply) {
        // Players need not know how many they are; a collector stands next to the server.
        if (!isNear(request.raw)) return turnAway(reply, 403, 'foreign');
        return uncached(reply)
          .type(figures.type)
          .send(await figures.text());
      },
    },
  ];
}

const uncached = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-store');
