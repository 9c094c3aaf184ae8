import type { RatingOfGame } from '@bluemoon/wire';
import type { Database } from '../database/pool.ts';

/** What a game did to the ratings of its players; null if it is not over, or never was. */
export async function ratingOfGame(
  { kysely }: Pick<Database, 'kysely'>,
  room: string,
  number: number,
): Promise<RatingOfGame | null> {
  const rows = await kysely
    .selectFrom('games')
    .innerJoin('played', 'played.game', 'games.id')
    .leftJoin('rating_changes', (join) =>
      join
        .onRef('rating_changes.game', '=', 'played.game')
        .onRef('rating_changes.player', '=', 'played.player'),
    )
    .where('room', '=', room)
    .where('number', '=', number)
    .orderBy('seat')
    .select(['games.rating', 'before', 'after', 'deviation'])
    .execute();
  const [first, second] = rows;
  if (first === undefined || second === undefined) return null;
  return { verdict: first.rating, changes: [changeOf(first), changeOf(second)] };
}

interface Row {
  readonly before: number | null;
  readonly after: number | null;
  readonly deviation: number | null;
}

function changeOf({ before, after, deviation }: Row): RatingOfGame['changes'][0] {
  if (before === null || after === null || deviation === null) return null;
  const now = Math.round(after);
  return { by: now - Math.round(before), rating: now, deviation: Math.round(deviation) };
}
