import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { guestName } from './guest-name.ts';
import { leaveTables, roomsEverOf, seated } from './own-rooms.ts';
import type { OwnRooms } from './own-rooms.ts';
import { endSessions, otherSessions } from './sessions.ts';

/**
 * What is left of somebody who wants to be deleted are the games, which are also those of others, and a number in them.
 * Returns the sessions that are no more.
 */
export async function deletePlayer(own: OwnRooms): Promise<readonly string[]> {
  const { kysely, player } = own;
  await leaveTables(own, guestName(player));
  return kysely.transaction().execute(async (queries) => {
    await forgetName(queries, player);
    const ended = await otherSessions(queries, player, null);
    await endSessions(queries, ended);
    await queries.deleteFrom('accounts').where('player', '=', Number(player)).execute();
    await queries.deleteFrom('ratings').where('player', '=', Number(player)).execute();
    await queries.deleteFrom('rating_changes').where('player', '=', Number(player)).execute();
    await queries.deleteFrom('challenges').where('player', '=', Number(player)).execute();
    for (const query of [
      sql`delete from blocks where player = ${player} or blocked = ${player}`,
      sql`delete from vacations where player = ${player}`,
      sql`delete from puzzles where player = ${player}`,
      sql`delete from awaited where player = ${player}`,
      sql`delete from reports where reported = ${player}`,
      sql`update reports set reporter = null where reporter = ${player}`,
    ])
      await query.execute(queries);
    await queries
      .updateTable('players')
      .set({ kind: 'gone', name: guestName(player), name_key: null, token_hash: null })
      .where('id', '=', Number(player))
      .execute();
    return ended;
  });
}

/** In the records and lists of all rooms in which they ever were. */
export async function forgetName(
  queries: Pick<Kysely<Tables>, 'getExecutor'>,
  player: string,
): Promise<void> {
  const name = guestName(player);
  // An act that only changes a name says whose by the seat; who opens a room without a choice of seats has the first.
  await sql`with visited as (${roomsEverOf(player)}),
    coming as (
      select room, ply, act ->> 'player' player, coalesce(act -> 'seat', '0') seat
      from acts join visited using (room) where act ->> 'kind' in ('open', 'sit', 'join')
      union all
      select room, ply, sitter ->> 'player', to_jsonb(number - 1)
      from acts join visited using (room), jsonb_array_elements(act -> 'seats') with ordinality laid (sitter, number)
      where act ->> 'kind' = 'lay'
    )
    update acts set act = jsonb_set(act, '{name}', to_jsonb(${name}::text)) from visited
    where acts.room = visited.room and act ? 'name' and ${player} = coalesce(act ->> 'player', (
      select coming.player from coming
      where coming.room = acts.room and coming.ply < acts.ply and coming.seat = act -> 'seat'
      order by coming.ply desc limit 1))`.execute(queries);
  await sql`update acts set act = jsonb_set(act, array['seats', seat, 'name'], to_jsonb(${name}::text)) from (
      select room, ply, (number - 1)::text seat
      from acts, jsonb_array_elements(act -> 'seats') with ordinality laid (sitter, number)
      where act ->> 'kind' = 'lay' and act -> 'seats' @> ${seated(player)}::jsonb and sitter ->> 'player' = ${player}
    ) own where acts.room = own.room and acts.ply = own.ply`.execute(queries);
  await sql`update acts set act = jsonb_set(act, array['drafters', seat, 'name'], to_jsonb(${name}::text)) from (
      select room, ply, (number - 1)::text seat
      from acts, jsonb_array_elements(act -> 'drafters') with ordinality laid (drafter, number)
      where act ->> 'kind' = 'lay' and act -> 'drafters' @> ${seated(player)}::jsonb and drafter ->> 'player' = ${player}
    ) own where acts.room = own.room and acts.ply = own.ply`.execute(queries);
  await sql`update rooms set about = jsonb_set(about, '{opener}', to_jsonb(${name}::text))
    from acts where acts.room = rooms.id and rooms.kind = 'tournament'
      and act ->> 'kind' = 'open' and act ->> 'player' = ${player}`.execute(queries);
  await sql`update rooms set about = jsonb_set(about, array['names', seat::text], to_jsonb(${name}::text))
    from seats where seats.room = rooms.id and seats.player = ${player}
      and jsonb_typeof(about -> 'names') = 'array'`.execute(queries);
}
