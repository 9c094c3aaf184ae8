import type { AccountNow } from '@bluemoon/wire';
import type { AccountRead, Proof } from '@bluemoon/wire/account-schemas';
import { sql } from 'kysely';
import type { Person } from '../sockets/people.ts';
import { accountOf, orTaken, refused } from './account.ts';
import type { AccountParts, Asking, KeptAccount, Refused } from './account.ts';
import { isWeak, keepPasskey } from './entering.ts';
import { isForNobody, nameKey } from './name-key.ts';
import type { Said } from './passkeys.ts';
import { newRecoveryCode, recoveryHash } from './secrets.ts';
import { endSessions, otherSessions } from './sessions.ts';

export interface Changed {
  readonly kind: 'changed';
  /** A new recovery code, if one was made. */
  readonly recovery: string | null;
  /** Sessions that are no more, or whose player is called otherwise: their lines end. */
  readonly ended: readonly string[];
}

const DAY_MS = 24 * 3600 * 1000;

/** Others should still know who somebody is. */
const RENAMED_EVERY_MS = 30 * DAY_MS;

const MOST_PASSKEYS = 10;

const changed = (ended: readonly string[] = [], recovery: string | null = null): Changed => ({
  kind: 'changed',
  recovery,
  ended,
});

const mayRenameFrom = ({ renamed }: KeptAccount): number =>
  renamed === null ? 0 : renamed.getTime() + RENAMED_EVERY_MS;

/** Everything that a player may know of their own account. */
export async function accountNow(parts: AccountParts, person: Person): Promise<AccountNow> {
  const { id, name } = person;
  const account = await accountOf(parts, id);
  if (account === undefined) return { kind: 'guest', name };
  const [devices, passkeys] = await Promise.all([
    parts.kysely
      .selectFrom('sessions')
      .select(['id', 'device', 'made', 'seen'])
      .where('player', '=', Number(id))
      .orderBy('seen', 'desc')
      .execute(),
    parts.kysely
      .selectFrom('passkeys')
      .select(['id', 'device', 'made', 'used'])
      .where('player', '=', Number(id))
      .orderBy('made')
      .execute(),
  ]);
  const from = mayRenameFrom(account);
  return {
    kind: 'named',
    name: account.name,
    hasPassword: account.password_hash !== null,
    renameFrom: from > Date.now() ? from : null,
    devices: devices.map(({ id: session, device, made, seen }) => ({
      id: String(session),
      device,
      made: made.getTime(),
      seen: seen.getTime(),
      isThis: String(session) === person.session,
    })),
    passkeys: passkeys.map(({ id: key, device, made, used }) => ({
      id: key,
      device,
      made: made.getTime(),
      used: used?.getTime() ?? null,
    })),
  };
}

/** Whether it is still the player who asks, and not somebody who found the browser open or stole its token. */
export async function isProved(
  { passwords, passkeys }: AccountParts,
  { player, password_hash }: KeptAccount,
  proof: Proof,
  asking: Asking,
): Promise<boolean> {
  if ('password' in proof) return passwords.fits(proof.password, password_hash);
  return (await passkeys.used('prove', String(player), proof.passkey, asking)) !== null;
}

export async function rename(
  parts: AccountParts,
  { id }: Person,
  { name }: AccountRead<'rename'>,
): Promise<Changed | Refused> {
  const account = await accountOf(parts, id);
  if (account === undefined) return refused('guestsCannot');
  const from = mayRenameFrom(account);
  if (from > Date.now()) return { kind: 'refused', refusal: { why: 'tooEarly', until: from } };
  if (isForNobody(name)) return refused('nameUnusable');
  return orTaken(
    parts.kysely.transaction().execute(async (queries) => {
      await sql`update players set name = ${name}, name_key = ${nameKey(name)} where id = ${id}`.execute(
        queries,
      );
      await sql`update accounts set renamed = now() where player = ${id}`.execute(queries);
      return changed();
    }),
  );
}

export async function signOut(
  { kysely }: AccountParts,
  { id, kind, session }: Person,
  { where }: AccountRead<'sign-out'>,
): Promise<Changed | Refused> {
  // Nobody could ever come back as them.
  if (kind === 'guest') return refused('guestsCannot');
  const ended = await endingAt(where);
  await endSessions(kysely, ended);
  return changed(ended);

  async function endingAt(place: typeof where): Promise<readonly string[]> {
    if (place === 'here') return [session];
    if (place === 'everywhere') return otherSessions(kysely, id, null);
    const others = await otherSessions(kysely, id, session);
    return place === 'elsewhere' ? others : others.filter((one) => one === place.device);
  }
}

/** Changes how a player signs in; the proof is checked first. */
export async function changeKeys(
  parts: AccountParts,
  person: Person,
  said: KeyChange,
  asking: Asking,
): Promise<Changed | Refused> {
  const account = await accountOf(parts, person.id);
  if (account === undefined) return refused('guestsCannot');
  if (!(await isProved(parts, account, said.proof, asking))) return refused('wrong');
  switch (said.to) {
    case 'password':
      return setPassword(parts, person, account, said.password);
    case 'new-recovery': {
      const recovery = newRecoveryCode();
      await sql`update accounts set recovery_hash = ${recoveryHash(recovery)}
        where player = ${person.id}`.execute(parts.kysely);
      return changed([], recovery);
    }
    case 'add-passkey':
      return addPasskey(parts, person, said.passkey, asking);
    case 'remove-passkey':
      return removePasskey(parts, account, said.id);
  }
}

export type KeyChange =
  | ({ readonly to: 'password' } & AccountRead<'password'>)
  | ({ readonly to: 'new-recovery' } & AccountRead<'new-recovery'>)
  | ({ readonly to: 'add-passkey' } & AccountRead<'add-passkey'>)
  | ({ readonly to: 'remove-passkey' } & AccountRead<'remove-passkey'>);

/** Who knew the old one is put out. */
async function setPassword(
  { kysely, passwords }: AccountParts,
  { id, session }: Person,
  { name }: KeptAccount,
  password: string,
): Promise<Changed | Refused> {
  if (isWeak(password, name)) return refused('weakPassword');
  const hash = await passwords.hash(password);
  return kysely.transaction().execute(async (queries) => {
    await sql`update accounts set password_hash = ${hash} where player = ${id}`.execute(queries);
    const ended = await otherSessions(queries, id, session);
    await endSessions(queries, ended);
    return changed(ended);
  });
}

async function addPasskey(
  { kysely, passkeys }: AccountParts,
  { id }: Person,
  said: Said,
  asking: Asking,
): Promise<Changed | Refused> {
  const kept = await kysely.selectFrom('passkeys').select('id').where('player', '=', Number(id)).execute();
  if (kept.length >= MOST_PASSKEYS) return refused('tooManyPasskeys');
  const made = await passkeys.made(id, said, asking);
  if (made === null || kept.some((one) => one.id === made.id)) return refused('passkeyFailed');
  await keepPasskey(kysely, id, made, asking.device);
  return changed();
}

async function removePasskey(
  { kysely }: AccountParts,
  { player, password_hash }: KeptAccount,
  id: string,
): Promise<Changed | Refused> {
  const { rows } = await sql`delete from passkeys where id = ${id} and player = ${player}
    and (${password_hash !== null} or exists (
      select from passkeys other where other.player = ${player} and other.id <> ${id}))
    returning id`.execute(kysely);
  return rows.length === 0 ? refused('lastWayIn') : changed();
}
