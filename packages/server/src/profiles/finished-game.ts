import { roomNowFor } from '@bluemoon/play';
import type { RoomAct } from '@bluemoon/play';
import type { FinishedGame, PlayerShown } from '@bluemoon/wire';
import type { Database } from '../database/pool.ts';
import { readSince } from '../database/rooms.ts';
import { finishedRooms } from '../games/finished-rooms.ts';
import { shown } from './player-shown.ts';

/** Null if there is no such game, or if it is not over. */
export async function finishedGame(
  database: Pick<Database, 'kysely' | 'pool'>,
  room: string,
  number: number,
): Promise<FinishedGame | null> {
  const found = await database.kysely
    .selectFrom('games')
    .innerJoin('played', 'played.game', 'games.id')
    .innerJoin('players', 'players.id', 'played.player')
    .where('room', '=', room)
    .where('number', '=', number)
    .orderBy('seat')
    .select(['winner', 'reason', 'crystals', 'games.ended', 'name', 'players.kind'])
    .execute();
  const [first, second] = found;
  if (first === undefined || second === undefined) return null;
  const acts = (await readSince(database, [{ room, ply: 0 }])).get(room) ?? [];
  for (const ended of finishedRooms(
    room,
    acts.map(({ act }) => act as RoomAct),
  )) {
    if (ended.room.results.length !== number) continue;
    const { replay, packs } = roomNowFor(ended.room, 'spectator');
    if (replay === null) return null;
    const { winner, reason, crystals } = first;
    // Names as they are today: somebody may have another one, or none any more.
    const players: readonly [PlayerShown, PlayerShown] = [shown(first), shown(second)];
    const { record } = replay;
    return { room, number, ended: first.ended.getTime(), players, winner, reason, crystals, record, packs };
  }
  return null;
}
