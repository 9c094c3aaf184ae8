import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** For lists of any length: one parameter, where `in` has one for each and PostgreSQL at most 65,535. */
export const anyOf = (ids: readonly string[]): RawBuilder<number> => sql<number>`any(${ids.map(Number)})`;
