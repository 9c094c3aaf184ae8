import type { Somebody } from '@bluemoon/wire';
import type { Database } from '../database/pool.ts';
import { nameKey } from '../people/name-key.ts';

export interface Found {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'named' | 'bot' | 'gone';
}

/** Null if there is nobody like that. */
export async function findSomebody({ pool }: Pick<Database, 'pool'>, who: Somebody): Promise<Found | null> {
  const { rows } = await pool.query<Found>(queryOf(who));
  return rows[0] ?? null;
}

const COLUMNS = 'players.id::text id, players.name, players.kind';

function queryOf(who: Somebody): { readonly text: string; readonly values: unknown[] } {
  if ('player' in who) return { text: `select ${COLUMNS} from players where id = $1`, values: [who.player] };
  // Only these names are nobody else's.
  if ('name' in who)
    return {
      text: `select ${COLUMNS} from players where name_key = $1 and kind in ('named', 'bot')`,
      values: [nameKey(who.name)],
    };
  return {
    text: `select ${COLUMNS} from seats join players on players.id = seats.player where room = $1 and seat = $2`,
    values: [who.room, who.seat],
  };
}
