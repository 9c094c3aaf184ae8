import { createHash } from 'node:crypto';
import type { Database } from '../database/pool.ts';

/** The players that the house bots are, by level; made when they are first needed. Nobody has a token for them. */
export async function botPlayers(
  { kysely }: Database,
  levels: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: string; readonly name: string }>> {
  const players = await Promise.all(
    levels.map(async (level) => {
      const token_hash = createHash('sha256').update(`house bot ${level}`).digest();
      const { id, name } = await kysely
        .insertInto('players')
        .values({ token_hash, name: level, bot: true })
        .onConflict((same) => same.column('token_hash').doUpdateSet({ bot: true }))
        .returning(['id', 'name'])
        .executeTakeFirstOrThrow();
      return [level, { id: String(id), name }] as const;
    }),
  );
  return new Map(players);
}
