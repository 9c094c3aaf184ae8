import type { AccountRead } from '@bluemoon/wire/account-schemas';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Person } from '../sockets/people.ts';
import { accountNamed, orTaken, refused } from './account.ts';
import type { AccountParts, Asking, Refused } from './account.ts';
import { guestName } from './guest-name.ts';
import { isForNobody, nameKey } from './name-key.ts';
import type { MadePasskey } from './passkeys.ts';
import { isRecoveryCode, newRecoveryCode, recoveryHash } from './secrets.ts';
import { endSessions, openSession, otherSessions } from './sessions.ts';

/** From now on the browser is known by another token. */
export interface Entered {
  readonly kind: 'entered';
  readonly token: string;
  readonly player: string;
  /** A new recovery code, if one was made. */
  readonly recovery: string | null;
  /** Sessions that are no more, or whose player is called otherwise: their lines end. */
  readonly ended: readonly string[];
}

/** A guest gets a name that is theirs alone, and stays the same player. */
export async function become(
  parts: AccountParts,
  person: Person,
  said: AccountRead<'become'>,
  asking: Asking,
): Promise<Entered | Refused> {
  const { name } = said;
  if (person.kind !== 'guest') return refused('alreadyNamed');
  if (isForNobody(name)) return refused('nameUnusable');
  if (await isTaken(parts, name)) return refused('nameTaken');
  if ('password' in said && isWeak(said.password, name)) return refused('weakPassword');
  const password = 'password' in said ? await parts.passwords.hash(said.password) : null;
  const passkey = 'passkey' in said ? await parts.passkeys.made(person.id, said.passkey, asking) : null;
  if (password === null && passkey === null) return refused('passkeyFailed');
  const recovery = newRecoveryCode();
  return orTaken(
    parts.kysely.transaction().execute(async (queries) => {
      const { rows } =
        await sql`update players set kind = 'named', name = ${name}, name_key = ${nameKey(name)}
        where id = ${person.id} and kind = 'guest' returning id`.execute(queries);
      if (rows.length === 0) return refused('alreadyNamed');
      const former = await guestsNoLongerCalled(queries, name);
      await queries
        .insertInto('accounts')
        .values({
          player: Number(person.id),
          password_hash: password,
          recovery_hash: recoveryHash(recovery),
          renamed: null,
        })
        .execute();
      if (passkey !== null) await keepPasskey(queries, person.id, passkey, asking.device);
      const entered = await enter(queries, person.id, asking, 'alone');
      return { ...entered, recovery, ended: [...entered.ended, ...former] };
    }),
  );
}

/** Who was called like this before is a guest among many again. Their lines have to come back to know it. */
async function guestsNoLongerCalled(queries: Transaction<Tables>, name: string): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: number }>`with former as (
      update players set name = ${guestName('')} || id, name_key = null
      where kind = 'guest' and name_key = ${nameKey(name)} returning id
    )
    select sessions.id from sessions join former on former.id = sessions.player`.execute(queries);
  return rows.map(({ id }) => String(id));
}

/** Unknown names and wrong passwords take the same time and get the same answer. */
export async function signIn(
  parts: AccountParts,
  before: Person | null,
  said: AccountRead<'sign-in'>,
  asking: Asking,
): Promise<Entered | Refused> {
  const player = 'passkey' in said ? await byPasskey(parts, said, asking) : await byPassword(parts, said);
  if (player === null) return refused('passkey' in said ? 'passkeyFailed' : 'wrong');
  return parts.kysely.transaction().execute(async (queries) => {
    const entered = await enter(queries, player, asking, 'besides');
    // Somebody who knew the token that this browser came with does not come in with it.
    const ended = before === null ? [] : [before.session];
    await endSessions(queries, ended);
    return { ...entered, ended };
  });
}

const byPasskey = (
  { passkeys }: AccountParts,
  { passkey }: Extract<AccountRead<'sign-in'>, { readonly passkey: unknown }>,
  asking: Asking,
): Promise<string | null> => passkeys.used('signIn', null, passkey, asking);

async function byPassword(
  parts: AccountParts,
  { name, password }: Extract<AccountRead<'sign-in'>, { readonly password: string }>,
): Promise<string | null> {
  const account = await accountNamed(parts, name);
  const fits = await parts.passwords.fits(password, account?.password_hash ?? null);
  return fits && account !== undefined ? String(account.player) : null;
}

/** Sets a new password. Everything that opened the account before does so no more. */
export async function recover(
  parts: AccountParts,
  { name, code, password }: AccountRead<'recover'>,
  asking: Asking,
): Promise<Entered | Refused> {
  const account = await accountNamed(parts, name);
  if (!isRecoveryCode(code, account?.recovery_hash) || account === undefined) return refused('wrong');
  if (isWeak(password, account.name)) return refused('weakPassword');
  const hash = await parts.passwords.hash(password);
  const recovery = newRecoveryCode();
  return parts.kysely.transaction().execute(async (queries) => {
    // Of two who use the code at the same time, one finds it used.
    const { rows } = await sql`update accounts set password_hash = ${hash},
      recovery_hash = ${recoveryHash(recovery)}
      where player = ${account.player} and recovery_hash = ${account.recovery_hash} returning player`.execute(
      queries,
    );
    if (rows.length === 0) return refused('wrong');
    await queries.deleteFrom('passkeys').where('player', '=', account.player).execute();
    return { ...(await enter(queries, String(account.player), asking, 'alone')), recovery };
  });
}

/** A new session with a new token, `alone` instead of all others or `besides` them. */
async function enter(
  queries: Transaction<Tables>,
  player: string,
  { device }: Asking,
  how: 'alone' | 'besides',
): Promise<Entered> {
  const ended = how === 'alone' ? await otherSessions(queries, player, null) : [];
  await endSessions(queries, ended);
  const { token } = await openSession(queries, Number(player), device);
  return { kind: 'entered', token, player, recovery: null, ended };
}

async function isTaken({ kysely }: AccountParts, name: string): Promise<boolean> {
  const owner = await kysely
    .selectFrom('players')
    .select('id')
    .where('kind', 'in', ['named', 'bot'])
    .where('name_key', '=', nameKey(name))
    .executeTakeFirst();
  return owner !== undefined;
}

/** What everybody would try first. */
export const isWeak = (password: string, name: string): boolean =>
  nameKey(password) === nameKey(name) || /^(.)\1*$/u.test(password);

export async function keepPasskey(
  queries: Pick<Transaction<Tables>, 'insertInto'>,
  player: string,
  { id, publicKey, counter, transports }: MadePasskey,
  device: string,
): Promise<void> {
  await queries
    .insertInto('passkeys')
    .values({
      id,
      player: Number(player),
      public_key: publicKey,
      counter,
      transports: [...transports],
      device,
      used: null,
    })
    .execute();
}
