import { normalName } from '@bluemoon/wire';
import { sql } from 'kysely';
import type { Database } from '../database/pool.ts';
import { isForNobody, nameKey } from '../people/name-key.ts';
import { openSession } from '../people/sessions.ts';

export type MadeBot =
  /** The token is told once: the database has only its hash. */
  | { readonly kind: 'made'; readonly id: number; readonly name: string; readonly token: string }
  | { readonly kind: 'refused'; readonly why: 'unusable' | 'taken' };

/** An account for a program: marked as a bot everywhere, and rated. */
export async function makeBot({ kysely }: Database, wanted: string): Promise<MadeBot> {
  const name = normalName(wanted);
  if (name === null || isForNobody(name)) return { kind: 'refused', why: 'unusable' };
  return kysely.transaction().execute(async (queries): Promise<MadeBot> => {
    const { rows } = await sql<{ readonly id: number }>`
      insert into players (name, name_key, kind) values (${name}, ${nameKey(name)}, 'bot')
      on conflict (name_key) where kind in ('named', 'bot') do nothing returning id`.execute(queries);
    const [made] = rows;
    if (made === undefined) return { kind: 'refused', why: 'taken' };
    const { token } = await openSession(queries, made.id, 'program');
    return { kind: 'made', id: made.id, name, token };
  });
}
