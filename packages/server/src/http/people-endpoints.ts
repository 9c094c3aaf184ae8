import type { PeopleRefusal } from '@bluemoon/wire';
import { LONGEST_PEOPLE_BODY, LONGEST_PUZZLES_BODY, PEOPLE_REQUESTS } from '@bluemoon/wire/people-schemas';
import type { PeopleRead, PeopleRequest } from '@bluemoon/wire/people-schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, Club } from '../club/club.ts';
import type { Figures } from '../figures.ts';
import type { People, Person } from '../sockets/people.ts';
import type { AccountLimits } from './account-limits.ts';
import { addressOf, networkOf } from './address.ts';
import type { Endpoint } from './app.ts';
import { originOf, tokenOf } from './caller.ts';
import { jsonIn } from './json-in.ts';

export interface PeopleEndpointParts {
  readonly publicUrl: string | null;
  readonly proxies: number;
  readonly limits: Pick<AccountLimits, 'request'>;
  readonly figures: Figures;
  /** Null while there is no database. */
  readonly online: () => { readonly people: People; readonly club?: Club | undefined } | null;
}

interface Caller {
  readonly club: Club;
  readonly person: Person;
}

const PATH = '/online';

const STATUS: Readonly<Record<PeopleRefusal['why'], number>> = {
  malformed: 400,
  unknown: 401,
  foreign: 403,
  noPush: 403,
  aBot: 403,
  yourself: 403,
  nobody: 404,
  tooLong: 409,
  tooFast: 429,
  notReady: 503,
};

/** What pages ask about pushes, vacation, puzzles, and players who annoy the one behind their cookie. */
export function peopleEndpoints({
  publicUrl,
  proxies,
  limits,
  figures,
  online,
}: PeopleEndpointParts): readonly Endpoint[] {
  function refuse(reply: FastifyReply, refusal: PeopleRefusal): FastifyReply {
    figures.turnedAway(STATUS[refusal.why]);
    return reply.code(STATUS[refusal.why]).send(refusal);
  }

  async function callerOf(request: FastifyRequest): Promise<Caller | PeopleRefusal> {
    const now = online();
    if (now?.club === undefined) return { why: 'notReady' };
    const network = networkOf(addressOf(request.raw, proxies));
    if ((await limits.request(network)) !== null) return { why: 'tooFast' };
    const token = tokenOf(request.headers);
    const person = token === null ? null : await now.people.byToken(token);
    return person === null ? { why: 'unknown' } : { club: now.club, person };
  }

  const reading = (path: string, tell: (caller: Caller) => Promise<object>): Endpoint => ({
    method: 'GET',
    path: `${PATH}/${path}`,
    async answer(request, reply) {
      reply.header('cache-control', 'no-store');
      const caller = await callerOf(request);
      return 'why' in caller ? refuse(reply, caller) : reply.send(await tell(caller));
    },
  });

  const writing = <Request extends PeopleRequest>(
    what: Request,
    act: (said: PeopleRead<Request>, caller: Caller) => Promise<Answer>,
  ): Endpoint => ({
    method: 'POST',
    path: `${PATH}/${what}`,
    longestBody: what === 'puzzles' ? LONGEST_PUZZLES_BODY : LONGEST_PEOPLE_BODY,
    async answer(request, reply) {
      reply.header('cache-control', 'no-store');
      if (originOf(request.headers, publicUrl) !== 'own') return refuse(reply, { why: 'foreign' });
      const caller = await callerOf(request);
      if ('why' in caller) return refuse(reply, caller);
      const said = PEOPLE_REQUESTS[what].safeParse(jsonIn(request));
      if (!said.success) return refuse(reply, { why: 'malformed' });
      const answer = await act(said.data as PeopleRead<Request>, caller);
      return answer.kind === 'refused' ? refuse(reply, answer.refusal) : reply.send(answer.told ?? {});
    },
  });

  return [
    reading('push', async ({ club }) => ({ key: club.pushKey })),
    writing('push/subscribe', (said, { club, person }) => club.subscribe(person, said)),
    writing('push/unsubscribe', ({ endpoint }, { club, person }) => club.unsubscribe(person, endpoint)),
    reading('blocked', async ({ club, person }) => ({ blocked: await club.blocked(person) })),
    writing('block', ({ who, is }, { club, person }) => club.block(person, who, is)),
    writing('report', ({ who, ...about }, { club, person }) => club.report(person, who, about)),
    reading('vacation', ({ club, person }) => club.vacation(person)),
    writing('vacation', ({ days }, { club, person }) => club.takeVacation(person, days)),
    writing('puzzles', (said, { club, person }) => club.keepPuzzles(person, said)),
  ];
}
