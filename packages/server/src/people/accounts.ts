import type { AccountNow } from '@bluemoon/wire';
import type { AccountRead } from '@bluemoon/wire/account-schemas';
import type { Database } from '../database/pool.ts';
import type { Person } from '../sockets/people.ts';
import { accountOf, refused } from './account.ts';
import type { Asking, Refused } from './account.ts';
import { accountNow, changeKeys, isProved, rename, signOut } from './account-changes.ts';
import type { Changed, KeyChange } from './account-changes.ts';
import { deletePlayer } from './deletion.ts';
import { become, recover, signIn } from './entering.ts';
import type { Entered } from './entering.ts';
import { exported } from './export.ts';
import { renameAtTables } from './own-rooms.ts';
import type { TablesOfHall } from './own-rooms.ts';
import { databasePasskeys } from './passkeys.ts';
import { startPasswords } from './passwords.ts';
import type { Passwords } from './passwords.ts';
import { otherSessions } from './sessions.ts';

/** Everything that somebody can do with their name. Who may try how often is for the caller to say. */
export interface Accounts {
  now(person: Person): Promise<AccountNow>;
  become(person: Person, said: AccountRead<'become'>, asking: Asking): Promise<Entered | Refused>;
  /** `before` is whom the browser was known as. */
  signIn(before: Person | null, said: AccountRead<'sign-in'>, asking: Asking): Promise<Entered | Refused>;
  recover(said: AccountRead<'recover'>, asking: Asking): Promise<Entered | Refused>;
  /** What a browser needs to make or use a passkey. */
  passkeyWanted(
    person: Person | null,
    said: AccountRead<'passkey-wanted'>,
    asking: Asking,
  ): Promise<{ readonly kind: 'wanted'; readonly options: object } | Refused>;
  signOut(person: Person, said: AccountRead<'sign-out'>): Promise<Changed | Refused>;
  rename(person: Person, said: AccountRead<'rename'>): Promise<Changed | Refused>;
  changeKeys(person: Person, said: KeyChange, asking: Asking): Promise<Changed | Refused>;
  delete(person: Person, said: AccountRead<'delete'>, asking: Asking): Promise<Changed | Refused>;
  /** The parts of one JSON file. */
  export(person: Person): AsyncGenerator<string>;
}

export interface AccountsParts {
  readonly database: Database;
  readonly hall: TablesOfHall;
  readonly passwords?: Passwords;
}

export function databaseAccounts({ database, hall, passwords = startPasswords() }: AccountsParts): Accounts {
  const { kysely } = database;
  const passkeys = databasePasskeys(kysely);
  const parts = { kysely, passwords, passkeys };
  const own = (player: string) => ({ kysely, hall, player });
  return {
    now: (person) => accountNow(parts, person),
    become: async (person, said, asking) => {
      const outcome = await become(parts, person, said, asking);
      if (outcome.kind === 'entered') await renameAtTables(own(person.id), said.name);
      return outcome;
    },
    signIn: (before, said, asking) => signIn(parts, before, said, asking),
    recover: (said, asking) => recover(parts, said, asking),
    async passkeyWanted(person, said, asking) {
      if (said.to === 'signIn')
        return { kind: 'wanted', options: await passkeys.toUse('signIn', null, asking) };
      if (person === null) return refused('unknown');
      if (said.to === 'prove')
        return { kind: 'wanted', options: await passkeys.toUse('prove', person.id, asking) };
      const name = said.to === 'become' ? said.name : person.name;
      return { kind: 'wanted', options: await passkeys.toMake(person.id, name, asking) };
    },
    signOut: (person, said) => signOut(parts, person, said),
    async rename(person, said) {
      const outcome = await rename(parts, person, said);
      if (outcome.kind === 'refused') return outcome;
      await renameAtTables(own(person.id), said.name);
      // Lines know the old name; those who come back are told the new one.
      return { ...outcome, ended: await otherSessions(kysely, person.id, null) };
    },
    changeKeys: (person, said, asking) => changeKeys(parts, person, said, asking),
    async delete(person, { proof }, asking) {
      const account = await accountOf(parts, person.id);
      if (account !== undefined && (proof === null || !(await isProved(parts, account, proof, asking))))
        return refused('wrong');
      return { kind: 'changed', recovery: null, ended: await deletePlayer(own(person.id)) };
    },
    export: (person) => exported({ ...parts, database }, person),
  };
}
