import { askAs, phaseOf, seatOf } from '@bluemoon/play';
import type { Room, RoomRequest } from '@bluemoon/play';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { OpenHall } from '../hall.ts';

/** The part of the hall that is needed to act at tables. */
export interface TablesOfHall extends Pick<OpenHall, 'clock'> {
  readonly rooms: Pick<OpenHall['rooms'], 'find'>;
}

/** Rooms of all kinds in which the player ever was: they came, or a draft or tournament seated them. */
export const roomsEverOf = (player: string): RawBuilder<{ readonly room: string }> => sql`
  select room from acts where act ->> 'player' = ${player} and act ->> 'kind' in ('open', 'sit', 'join')
  union
  select room from acts where act ->> 'kind' = 'lay' and act -> 'seats' @> ${seated(player)}::jsonb`;

/** For comparing with the seats of a table that was laid. */
export const seated = (player: string): string => JSON.stringify([{ player }]);

/** Rooms in which the player sits and that somebody may still look at. */
async function roomsOf(kysely: Kysely<Tables>, player: string): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`select id from seats join rooms on rooms.id = seats.room
    where seats.player = ${player} and live and kind = 'table' and phase <> 'closed'
      and (phase <> 'over' or touched > now() - interval '1 day')`.execute(kysely);
  return rows.map(({ id }) => id);
}

/** Does at each table of a player what is wanted there; what the table refuses was not needed. */
async function atTables(
  { kysely, hall, player }: OwnRooms,
  wanted: (room: Room) => readonly RoomRequest[],
): Promise<void> {
  const { rooms, clock } = hall;
  for (const id of await roomsOf(kysely, player)) {
    const live = await rooms.find(id);
    if (live === null) continue;
    for (const request of wanted(live.room))
      await live.act(null, (room) => askAs(room, player, request, { at: clock() }));
  }
}

export interface OwnRooms {
  readonly kysely: Kysely<Tables>;
  readonly hall: TablesOfHall;
  readonly player: string;
}

/** The player is called like this from now on, wherever they sit. */
export const renameAtTables = (own: OwnRooms, name: string): Promise<void> =>
  atTables(own, () => [{ kind: 'name', name, standing: 'named' }]);

/** The name is taken away; that says nothing of whether the player has an account. */
export const unnameAtTables = (own: OwnRooms, name: string): Promise<void> =>
  atTables(own, () => [{ kind: 'name', name }]);

/** The player goes, so that nobody waits for them: games are given up, tables without a game closed. */
export const leaveTables = (own: OwnRooms, name: string): Promise<void> =>
  atTables(own, (room) => [{ kind: 'name', name }, ...leavingOf(room, own.player)]);

function leavingOf(room: Room, player: string): readonly RoomRequest[] {
  switch (phaseOf(room)) {
    case 'playing':
      return [{ kind: 'resign' }];
    case 'over':
    case 'closed':
      return [];
    case 'waiting':
    case 'preparing':
    case 'dealing':
      return [{ kind: room.opener === seatOf(room, player) ? 'close' : 'stand' }];
  }
}
