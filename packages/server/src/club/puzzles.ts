import { mergedProgress, NO_PUZZLES } from '@bluemoon/analysis/puzzles';
import type { PuzzleProgress } from '@bluemoon/analysis/puzzles';
import { MOST_PUZZLES } from '@bluemoon/wire';
import type { Pool, PoolClient } from 'pg';
import type { Database } from '../database/pool.ts';
import { inTransaction } from '../database/transaction.ts';

/** What the player has done so far, on all devices together. */
export const puzzlesOf = ({ pool }: Pick<Database, 'pool'>, player: string): Promise<PuzzleProgress> =>
  progressIn(pool, player);

/** Adds what one device knows, and tells what all of them know. */
export const keepPuzzles = (
  database: Pick<Database, 'pool'>,
  player: string,
  said: PuzzleProgress,
): Promise<PuzzleProgress> =>
  inTransaction(database, async (client) => {
    // One device at a time.
    await client.query('select from players where id = $1 for update', [player]);
    const { ends, streak } = mergedProgress(await progressIn(client, player), said);
    const progress = { ends: ends.slice(0, MOST_PUZZLES), streak };
    await client.query(
      `insert into puzzles (player, progress) values ($1, $2)
        on conflict (player) do update set progress = excluded.progress`,
      [player, JSON.stringify(progress)],
    );
    return progress;
  });

async function progressIn(on: Pool | PoolClient, player: string): Promise<PuzzleProgress> {
  const { rows } = await on.query<{ progress: PuzzleProgress }>(
    'select progress from puzzles where player = $1',
    [player],
  );
  return rows[0]?.progress ?? NO_PUZZLES;
}
