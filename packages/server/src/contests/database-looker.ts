import type { GameKind } from '@bluemoon/wire';
import type { Database } from '../database/pool.ts';
import type { Presence } from '../database/presence.ts';
import type { GameEnd, TablesLooker } from './look-after.ts';

/** What the rows tell of tables, wherever they are played. */
export function databaseLooker({ pool }: Database, presence: Pick<Presence, 'whoIsHere'>): TablesLooker {
  return {
    async newsOf(tables) {
      const [{ rows }, here] = await Promise.all([
        pool.query<{ readonly id: string; readonly games: readonly GameEnd[] }>({
          name: 'table-news',
          text: TABLE_NEWS,
          values: [tables],
        }),
        presence.whoIsHere(tables),
      ]);
      return new Map(
        rows.map(({ id, games }) => [id, { games, here: new Set([...(here.get(id) ?? [])].map(String)) }]),
      );
    },
  };
}

const TABLE_NEWS = `select id, coalesce((
    select json_agg(json_build_object('winner', winner, 'crystals', crystals) order by number)
    from games where room = rooms.id), '[]') games
  from rooms where id = any($1::text[])`;

/** The drafts and tournaments that go on, or begin at a time that has come. */
export async function readRunning({ pool }: Database): Promise<readonly string[]> {
  const { rows } = await pool.query<{ readonly id: string }>({ name: 'running', text: RUNNING });
  return rows.map(({ id }) => id);
}

const RUNNING = `select id from rooms where kind <> 'table' and phase = 'playing'`;

/** Null for somebody without a rating in this kind of game. */
export async function ratingOf({ kysely }: Database, player: string, kind: GameKind): Promise<number | null> {
  const found = await kysely
    .selectFrom('ratings')
    .where('player', '=', Number(player))
    .where('kind', '=', kind)
    .select('rating')
    .executeTakeFirst();
  return found === undefined ? null : Math.round(found.rating);
}
