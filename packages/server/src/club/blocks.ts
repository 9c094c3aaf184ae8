import type { BlockedPlayer } from '@bluemoon/wire';
import type { Database } from '../database/pool.ts';

type Pool = Pick<Database, 'pool'>;

/** Who wants to have nothing to do with whom. It holds in both directions, except for phrases. */
export interface Blocks {
  /** Whether one of the two has blocked the other. */
  areApart(one: string, other: string): Promise<boolean>;
  /** Those who do not want to hear this player. */
  deafTo(player: string): Promise<ReadonlySet<string>>;
}

export const NO_BLOCKS: Blocks = {
  areApart: () => Promise.resolve(false),
  deafTo: () => Promise.resolve(new Set()),
};

export function databaseBlocks({ pool }: Pool): Blocks {
  return {
    async areApart(one, other) {
      const { rowCount } = await pool.query({ name: 'are-apart', text: APART, values: [one, other] });
      return rowCount !== 0;
    },
    async deafTo(player) {
      const { rows } = await pool.query<{ player: string }>({
        name: 'deaf-to',
        text: 'select player::text from blocks where blocked = $1',
        values: [player],
      });
      return new Set(rows.map((row) => row.player));
    },
  };
}

const APART = `select from blocks where (player = $1 and blocked = $2) or (player = $2 and blocked = $1)`;

/** Nobody needs more, and a list of them is shown. */
const MOST_BLOCKED = 500;

export async function block({ pool }: Pool, player: string, blocked: string): Promise<'done' | 'tooMany'> {
  const { rowCount } = await pool.query({
    name: 'block',
    text: `insert into blocks (player, blocked) select $1, $2
      where (select count(*) from blocks where player = $1) < $3
      on conflict (player, blocked) do update set blocked = excluded.blocked`,
    values: [player, blocked, MOST_BLOCKED],
  });
  return rowCount === 0 ? 'tooMany' : 'done';
}

export async function unblock({ pool }: Pool, player: string, blocked: string): Promise<void> {
  await pool.query('delete from blocks where player = $1 and blocked = $2', [player, blocked]);
}

/** The newest first. */
export async function blockedBy({ pool }: Pool, player: string): Promise<readonly BlockedPlayer[]> {
  const { rows } = await pool.query<BlockedPlayer>(
    `select blocked::int player, name from blocks join players on players.id = blocks.blocked
      where player = $1 order by blocks.made desc`,
    [player],
  );
  return rows;
}
