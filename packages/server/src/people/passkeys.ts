import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** What a passkey belongs to: the name of the host that the page came from. */
export interface Place {
  readonly origin: string;
}

export interface MadePasskey {
  readonly id: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** As a browser says it; the schema has checked its form. */
export interface Said {
  readonly id: string;
  readonly response: { readonly clientDataJSON: string };
}

type Purpose = Tables['challenges']['purpose'];

/** What browsers ask their owners for, and whether the answers are true. */
export interface Passkeys {
  /** What a browser needs to make a passkey; it is remembered until it comes back. */
  toMake(player: string, name: string, place: Place): Promise<object>;
  /** Null if it was not made for this player, here and now. */
  made(player: string, said: Said, place: Place): Promise<MadePasskey | null>;
  toUse(purpose: 'signIn' | 'prove', player: string | null, place: Place): Promise<object>;
  /** The player whose passkey was used, here and now; null if it was not. */
  used(purpose: 'signIn' | 'prove', player: string | null, said: Said, place: Place): Promise<string | null>;
}

const NAME = 'Blue Moon';

/** A person has to find their phone. */
const PATIENCE_S = 300;

const hostOf = ({ origin }: Place): string => new URL(origin).hostname;

export function databasePasskeys(kysely: Kysely<Tables>): Passkeys {
  async function remember(challenge: string, purpose: Purpose, player: string | null): Promise<void> {
    await sql`with late as (delete from challenges where made < now() - ${PATIENCE_S} * interval '1 second')
      insert into challenges (challenge, purpose, player)
      values (${challenge}, ${purpose}, ${player})`.execute(kysely);
  }

  /** The challenge that is answered, if we have asked it; once. */
  async function asked(said: Said, purpose: Purpose, player: string | null): Promise<string | null> {
    const challenge = challengeIn(said);
    if (challenge === null) return null;
    const { rows } = await sql`delete from challenges where challenge = ${challenge} and purpose = ${purpose}
      and player is not distinct from ${player}::bigint
      and made > now() - ${PATIENCE_S} * interval '1 second' returning purpose`.execute(kysely);
    return rows.length === 1 ? challenge : null;
  }

  const ownedBy = (player: string) =>
    kysely.selectFrom('passkeys').select(['id', 'transports']).where('player', '=', Number(player)).execute();

  return {
    async toMake(player, name, place) {
      const options = await generateRegistrationOptions({
        rpName: NAME,
        rpID: hostOf(place),
        userName: name,
        userDisplayName: name,
        userID: new TextEncoder().encode(`player ${player}`),
        excludeCredentials: await ownedBy(player),
        // It is all that signs somebody in, so it has to be found without a name and to know its owner.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await remember(options.challenge, 'register', player);
      return options;
    },
    async made(player, said, place) {
      const expectedChallenge = await asked(said, 'register', player);
      if (expectedChallenge === null) return null;
      const answer = await verifyRegistrationResponse({
        response: said as RegistrationResponseJSON,
        expectedChallenge,
        expectedOrigin: place.origin,
        expectedRPID: hostOf(place),
      }).catch(untrue);
      if (answer?.verified !== true) return null;
      const { id, publicKey, counter, transports = [] } = answer.registrationInfo.credential;
      return { id, publicKey: Buffer.from(publicKey), counter, transports };
    },
    async toUse(purpose, player, place) {
      const options = await generateAuthenticationOptions({
        rpID: hostOf(place),
        userVerification: 'required',
        ...(player === null ? {} : { allowCredentials: await ownedBy(player) }),
      });
      await remember(options.challenge, purpose, player);
      return options;
    },
    async used(purpose, player, said, place) {
      const kept = await kysely
        .selectFrom('passkeys')
        .selectAll()
        .where('id', '=', said.id)
        .executeTakeFirst();
      if (kept === undefined || (player !== null && String(kept.player) !== player)) return null;
      const expectedChallenge = await asked(said, purpose, player);
      if (expectedChallenge === null) return null;
      const { id, public_key, counter, transports } = kept;
      const answer = await verifyAuthenticationResponse({
        response: said as AuthenticationResponseJSON,
        expectedChallenge,
        expectedOrigin: place.origin,
        expectedRPID: hostOf(place),
        credential: { id, publicKey: new Uint8Array(public_key), counter, transports },
      }).catch(untrue);
      if (answer?.verified !== true) return null;
      await sql`update passkeys set counter = ${answer.authenticationInfo.newCounter}, used = now()
        where id = ${id}`.execute(kysely);
      return String(kept.player);
    },
  };
}

/** What the browser was asked, as it says itself; null if that cannot be read. */
function challengeIn({
  response,
}: {
  readonly response: { readonly clientDataJSON: string };
}): string | null {
  try {
    return decodeClientDataJSON(response.clientDataJSON).challenge;
  } catch {
    return null;
  }
}

/** The library throws for most of what is not true, and for what it cannot read. */
const untrue = (): null => null;
