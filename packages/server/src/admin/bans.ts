import type { Database } from '../database/pool.ts';

export interface FoundPlayer {
  readonly id: number;
  readonly name: string;
  readonly banned_until: Date | null;
}

/** A number is an id; anything else is a name, which several guests may have. */
export function findPlayers({ kysely }: Database, nameOrId: string): Promise<readonly FoundPlayer[]> {
  const players = kysely
    .selectFrom('players')
    .select(['id', 'name', 'banned_until'])
    // House bots have no sessions, and nobody to keep out.
    .where((eb) =>
      eb.or([
        eb('bot', '=', false),
        eb.exists(
          eb.selectFrom('sessions').select('sessions.id').whereRef('sessions.player', '=', 'players.id'),
        ),
      ]),
    );
  return /^\d{1,15}$/.test(nameOrId)
    ? players.where('id', '=', Number(nameOrId)).execute()
    : players
        .where(({ fn, eb }) => eb(fn<string>('lower', ['name']), '=', nameOrId.toLowerCase()))
        .orderBy('seen', 'desc')
        .limit(20)
        .execute();
}

/** Null ends a ban. Servers that run notice it within half a minute. */
export async function banUntil({ kysely }: Database, id: number, until: Date | null): Promise<void> {
  await kysely.updateTable('players').set({ banned_until: until }).where('id', '=', id).execute();
}

/** For good, in terms of a database. */
export const FOR_GOOD = new Date('9999-12-31T00:00:00Z');
