import { sql } from 'kysely';
import type { GameFilter, GameShown, GamesShown, PlayerShown } from '@bluemoon/wire';
import type { Database } from '../database/pool.ts';
import { shown } from './player-shown.ts';

const PAGE = 20;

interface Row extends Omit<GameShown, 'ended' | 'rival' | 'rivalPeople'> {
  readonly id: number;
  readonly ended: Date;
  readonly rival_people: string;
  readonly rival_name: string;
  readonly rival_kind: PlayerShown['kind'];
}

/** The newest games of a player, a page of them; `before` is where the page before ended. */
export async function gamesOf(
  { kysely }: Pick<Database, 'kysely'>,
  player: number,
  filter: Omit<GameFilter, 'rival'> & { readonly rival?: number } = {},
  before: string | null = null,
): Promise<GamesShown> {
  let query = kysely
    .selectFrom('played')
    .innerJoin('games', 'games.id', 'played.game')
    .innerJoin('players as rivals', 'rivals.id', 'played.rival')
    .leftJoin('rating_changes', (join) =>
      join
        .onRef('rating_changes.game', '=', 'played.game')
        .onRef('rating_changes.player', '=', 'played.player'),
    )
    .where('played.player', '=', player);
  if (filter.rival !== undefined) query = query.where('played.rival', '=', filter.rival);
  if (filter.kind !== undefined) query = query.where('played.kind', '=', filter.kind);
  if (filter.people !== undefined) query = query.where('played.people', '=', filter.people);
  if (filter.against !== undefined) query = query.where('played.rival_people', '=', filter.against);
  if (filter.result !== undefined) query = query.where('played.result', '=', filter.result);
  const place = before === null ? null : placeOf(before);
  if (place !== null)
    query = query.where(sql<boolean>`(played.ended, played.game) < (${place.ended}, ${place.game}::bigint)`);
  const rows: readonly Row[] = await query
    .orderBy('played.ended', 'desc')
    .orderBy('played.game', 'desc')
    .limit(PAGE + 1)
    .select([
      'games.id',
      'room',
      'number',
      'played.ended',
      'played.kind',
      'people',
      'rival_people',
      'result',
      'reason',
      'crystals',
      'rivals.name as rival_name',
      'rivals.kind as rival_kind',
      sql<number | null>`rating_changes.after - rating_changes.before`.as('change'),
    ])
    .execute();
  const last = rows[PAGE - 1];
  return {
    games: rows.slice(0, PAGE).map(gameShown),
    next: rows.length > PAGE && last !== undefined ? `${last.ended.toISOString()}_${last.id}` : null,
  };
}

function gameShown({
  id: _id,
  ended,
  rival_name,
  rival_kind,
  rival_people,
  change,
  ...rest
}: Row): GameShown {
  return {
    ...rest,
    ended: ended.getTime(),
    rival: shown({ name: rival_name, kind: rival_kind }),
    rivalPeople: rival_people,
    change: change === null ? null : Math.round(change),
  };
}

/** Null for what is no place of a list; the list begins at its top then. */
function placeOf(before: string): { readonly ended: Date; readonly game: number } | null {
  const [, time = '', game = ''] = /^(.+)_(\d+)$/.exec(before) ?? [];
  const ended = new Date(time);
  return Number.isNaN(ended.getTime()) ? null : { ended, game: Number(game) };
}
