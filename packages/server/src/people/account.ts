import type { AccountRefusal } from '@bluemoon/wire';
import type { Kysely } from 'kysely';
import { codeOf } from '../database/fault.ts';
import type { Tables } from '../database/tables.ts';
import { nameKey } from './name-key.ts';
import type { Passkeys, Place } from './passkeys.ts';
import type { Passwords } from './passwords.ts';

export interface AccountParts {
  readonly kysely: Kysely<Tables>;
  readonly passwords: Passwords;
  readonly passkeys: Passkeys;
}

/** The browser that asks. */
export interface Asking extends Place {
  readonly device: string;
}

type Why = Exclude<AccountRefusal, { readonly why: 'tooEarly' | 'tooFast' | 'busy' }>['why'];

export interface Refused {
  readonly kind: 'refused';
  readonly refusal: AccountRefusal;
}

export const refused = (why: Why): Refused => ({ kind: 'refused', refusal: { why } });

export interface KeptAccount {
  readonly player: number;
  readonly name: string;
  readonly password_hash: string | null;
  readonly recovery_hash: Buffer;
  readonly renamed: Date | null;
}

const accounts = ({ kysely }: AccountParts) =>
  kysely
    .selectFrom('accounts')
    .innerJoin('players', 'players.id', 'accounts.player')
    .select([
      'accounts.player',
      'players.name',
      'accounts.password_hash',
      'accounts.recovery_hash',
      'accounts.renamed',
    ])
    .where('players.kind', '=', 'named');

export const accountOf = (parts: AccountParts, player: string): Promise<KeptAccount | undefined> =>
  accounts(parts).where('players.id', '=', Number(player)).executeTakeFirst();

/** Any spelling that looks like the name will do. */
export const accountNamed = (parts: AccountParts, name: string): Promise<KeptAccount | undefined> =>
  accounts(parts).where('players.name_key', '=', nameKey(name)).executeTakeFirst();

const UNIQUE_VIOLATION = '23505';

/** What two want at the same time, one gets. */
export async function orTaken<T>(work: Promise<T>): Promise<T | Refused> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === UNIQUE_VIOLATION) return refused('nameTaken');
    throw error;
  }
}
