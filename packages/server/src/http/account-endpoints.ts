import { Readable } from 'node:stream';
import type { AccountRefusal } from '@bluemoon/wire';
import { ACCOUNT_REQUESTS, LONGEST_BODY } from '@bluemoon/wire/account-schemas';
import type { AccountRead, AccountRequest } from '@bluemoon/wire/account-schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Figures } from '../figures.ts';
import type { Asking, Refused } from '../people/account.ts';
import type { Changed, KeyChange } from '../people/account-changes.ts';
import type { Accounts } from '../people/accounts.ts';
import { deviceWords } from '../people/device-words.ts';
import type { Entered } from '../people/entering.ts';
import { nameKey } from '../people/name-key.ts';
import { Busy } from '../people/passwords.ts';
import type { People, Person } from '../sockets/people.ts';
import type { AccountLimits, Guess } from './account-limits.ts';
import { addressOf, networkOf } from './address.ts';
import type { Endpoint } from './app.ts';
import { cookieFor, noCookie, originOf, tokenOf } from './caller.ts';
import { jsonIn } from './json-in.ts';

export interface AccountEndpointParts {
  readonly publicUrl: string | null;
  readonly proxies: number;
  readonly limits: AccountLimits;
  readonly figures: Figures;
  /** Null while there is no database. */
  readonly online: () => { readonly people: People; readonly accounts?: Accounts | undefined } | null;
  /** Ends the open lines of these sessions. */
  readonly dismiss: (sessions: readonly string[]) => void;
}

/** Who asks, and from where. */
interface Caller extends Asking {
  readonly accounts: Accounts;
  readonly network: string;
  readonly person: Person | null;
}

type Outcome = Entered | Changed | Refused | { readonly kind: 'wanted'; readonly options: object };

const PATH = '/online/account';

const STATUS: Readonly<Record<AccountRefusal['why'], number>> = {
  malformed: 400,
  nameUnusable: 400,
  weakPassword: 400,
  unknown: 401,
  wrong: 401,
  passkeyFailed: 401,
  foreign: 403,
  guestsCannot: 403,
  alreadyNamed: 409,
  nameTaken: 409,
  tooManyPasskeys: 409,
  lastWayIn: 409,
  tooEarly: 409,
  tooFast: 429,
  busy: 503,
  notReady: 503,
};

const BUSY_MS = 1000;
const NOT_READY_MS = 2000;

const refusing = (refusal: AccountRefusal): Refused => ({ kind: 'refused', refusal });

/** What pages ask about the player behind their cookie. Nothing of it is for programs or for pages of other sites. */
export function accountEndpoints(parts: AccountEndpointParts): readonly Endpoint[] {
  const { publicUrl, proxies, limits, figures, online, dismiss } = parts;

  function refuse(reply: FastifyReply, { refusal }: Refused): FastifyReply {
    figures.refusedAccount(refusal.why);
    const after = waitOf(refusal);
    if (after !== null) reply.header('retry-after', Math.ceil(after / 1000));
    return reply.code(STATUS[refusal.why]).send(refusal);
  }

  async function callerOf(request: FastifyRequest): Promise<Caller | Refused> {
    const now = online();
    if (now?.accounts === undefined) return refusing({ why: 'notReady' });
    const network = networkOf(addressOf(request.raw, proxies));
    const after = await limits.request(network);
    if (after !== null) return refusing({ why: 'tooFast', after });
    const { headers } = request;
    const token = tokenOf(headers);
    return {
      accounts: now.accounts,
      network,
      origin: headers.origin ?? '',
      device: deviceWords(headers['user-agent']),
      person: token === null ? null : await now.people.byToken(token),
    };
  }

  function answer(reply: FastifyReply, outcome: Outcome): FastifyReply {
    switch (outcome.kind) {
      case 'refused':
        return refuse(reply, outcome);
      case 'wanted':
        return reply.send(outcome.options);
      case 'entered':
        return changed(reply.header('set-cookie', cookieFor(outcome.token, publicUrl)), outcome);
      case 'changed':
        return changed(reply, outcome);
    }
  }

  function changed(
    reply: FastifyReply,
    { ended, recovery }: Pick<Changed, 'ended' | 'recovery'>,
  ): FastifyReply {
    // Not before the browser has its new cookie: a page that came back with the old one would become a new guest.
    reply.raw.once('finish', () => dismiss(ended));
    return reply.send(recovery === null ? {} : { recovery });
  }

  /** One thing that may be asked, with everything around it. */
  function writing<Request extends AccountRequest>(
    what: Request,
    act: (said: AccountRead<Request>, caller: Caller, reply: FastifyReply) => Promise<Outcome>,
  ): Endpoint {
    return {
      method: 'POST',
      path: `${PATH}/${what}`,
      longestBody: LONGEST_BODY,
      async answer(request, reply) {
        reply.header('cache-control', 'no-store');
        if (originOf(request.headers, publicUrl) !== 'own')
          return refuse(reply, refusing({ why: 'foreign' }));
        const caller = await callerOf(request);
        if ('kind' in caller) return refuse(reply, caller);
        const said = ACCOUNT_REQUESTS[what].safeParse(jsonIn(request));
        if (!said.success) return refuse(reply, refusing({ why: 'malformed' }));
        return answer(reply, await act(said.data as AccountRead<Request>, caller, reply).catch(whyBusy));
      },
    };
  }

  function byPlayer<Request extends AccountRequest>(
    what: Request,
    act: (
      said: AccountRead<Request>,
      person: Person,
      caller: Caller,
      reply: FastifyReply,
    ) => Promise<Outcome>,
  ): Endpoint {
    return writing(what, async (said, caller, reply) =>
      caller.person === null ? refusing({ why: 'unknown' }) : act(said, caller.person, caller, reply),
    );
  }

  /** Something that depends on a secret which somebody could try to guess. */
  async function guessing(at: Guess, attempt: () => Promise<Outcome>): Promise<Outcome> {
    const after = await limits.guess(at);
    if (after !== null) return refusing({ why: 'tooFast', after });
    const outcome = await attempt();
    if (outcome.kind !== 'refused') await limits.forgive(at);
    return outcome;
  }

  const keyChange = (to: KeyChange['to']): Endpoint =>
    byPlayer(to, (said, person, caller) =>
      guessing({ kind: 'inside', session: person.session }, () =>
        caller.accounts.changeKeys(person, { ...said, to } as KeyChange, caller),
      ),
    );

  return [
    {
      method: 'GET',
      path: PATH,
      async answer(request, reply) {
        reply.header('cache-control', 'no-store');
        const caller = await callerOf(request);
        if ('kind' in caller) return refuse(reply, caller);
        const { person, accounts } = caller;
        return person === null
          ? refuse(reply, refusing({ why: 'unknown' }))
          : reply.send(await accounts.now(person));
      },
    },
    {
      method: 'GET',
      path: `${PATH}/export`,
      async answer(request, reply) {
        reply.header('cache-control', 'no-store');
        const caller = await callerOf(request);
        if ('kind' in caller) return refuse(reply, caller);
        const { person, accounts } = caller;
        if (person === null) return refuse(reply, refusing({ why: 'unknown' }));
        const after = await limits.export(person.id);
        if (after !== null) return refuse(reply, refusing({ why: 'tooFast', after }));
        return reply
          .type('application/json; charset=utf-8')
          .header('content-disposition', 'attachment; filename="bluemoon.json"')
          .send(Readable.from(accounts.export(person)));
      },
    },
    byPlayer('become', async (said, person, caller) => {
      const after = await limits.newName(caller.network);
      return after === null
        ? caller.accounts.become(person, said, caller)
        : refusing({ why: 'tooFast', after });
    }),
    writing('sign-in', (said, caller) => {
      const attempt = (): Promise<Outcome> => caller.accounts.signIn(caller.person, said, caller);
      // A passkey cannot be guessed.
      return 'passkey' in said ? attempt() : guessing(outside(said.name, caller), attempt);
    }),
    writing('recover', (said, caller) =>
      guessing(outside(said.name, caller), () => caller.accounts.recover(said, caller)),
    ),
    writing('passkey-wanted', (said, caller) => caller.accounts.passkeyWanted(caller.person, said, caller)),
    byPlayer('sign-out', async (said, person, caller, reply) => {
      const outcome = await caller.accounts.signOut(person, said);
      if (outcome.kind === 'changed' && outcome.ended.includes(person.session))
        reply.header('set-cookie', noCookie(publicUrl));
      return outcome;
    }),
    byPlayer('rename', (said, person, caller) => caller.accounts.rename(person, said)),
    keyChange('password'),
    keyChange('new-recovery'),
    keyChange('add-passkey'),
    keyChange('remove-passkey'),
    byPlayer('delete', (said, person, caller, reply) =>
      guessing({ kind: 'inside', session: person.session }, async () => {
        const outcome = await caller.accounts.delete(person, said, caller);
        if (outcome.kind === 'changed') reply.header('set-cookie', noCookie(publicUrl));
        return outcome;
      }),
    ),
  ];
}

const outside = (name: string, { network }: Caller): Guess => ({
  kind: 'outside',
  name: nameKey(name),
  network,
});

function waitOf(refusal: AccountRefusal): number | null {
  if ('after' in refusal) return refusal.after;
  return refusal.why === 'notReady' ? NOT_READY_MS : null;
}

function whyBusy(error: unknown): Refused {
  if (error instanceof Busy) return refusing({ why: 'busy', after: BUSY_MS });
  throw error;
}
