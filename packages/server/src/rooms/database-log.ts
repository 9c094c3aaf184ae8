import type { RoomAct, RoomPhase } from '@bluemoon/play';
import type { Notes } from '../database/notes.ts';
import type { Database } from '../database/pool.ts';
import { appender } from '../database/room-log.ts';
import type { AppenderOptions } from '../database/room-log.ts';
import { createRoom, readSince } from '../database/rooms.ts';
import type { StoredAct } from '../database/rooms.ts';
import type { Phase } from '../database/tables.ts';
import { turns } from '../database/turns.ts';
import type { Listing, RoomLog } from './log.ts';

/** The topic of notes about what the lobby shows. */
export const LOBBY = 'lobby';

export interface DatabaseLog extends RoomLog {
  /** Resolves when nothing is waiting to be written. */
  readonly idle: () => Promise<void>;
}

/** The record in the database; other processes are told after the commit. */
export function databaseLog(
  database: Database,
  notes: Pick<Notes, 'send'>,
  options: AppenderOptions = {},
): DatabaseLog {
  const { append, idle } = appender(database, options);
  const read = reader(database);
  return {
    idle,
    read,
    async append({ room, ply, act, due, listing }) {
      const { at } = act;
      const outcome =
        ply === 0 && listing !== null
          ? await created(database, room, act, listing)
          : await append({
              room,
              ply,
              act,
              at,
              due,
              ...(listing === null ? {} : { changes: changesOf(listing) }),
            });
      if (outcome === 'appended')
        notes.send({ rooms: [[room, ply]], topics: listing === null ? [] : [LOBBY] });
      return outcome;
    },
  };
}

async function created(
  database: Database,
  id: string,
  act: RoomAct,
  { phase, access, about, players }: Listing,
): Promise<'appended' | 'conflict'> {
  const seats = players.flatMap((player, seat) => (player === null ? [] : [[seat, Number(player)] as const]));
  const acts = [{ act, at: act.at, due: null }];
  const isNew = await createRoom(database, { id, phase: storedPhase(phase), access, about, seats, acts });
  return isNew ? 'appended' : 'conflict';
}

function changesOf({ phase, about, players }: Listing) {
  const seats = players.map((player, seat) => [seat, player === null ? null : Number(player)] as const);
  return { phase: storedPhase(phase), about, seats };
}

/** For the database a room waits until its first game begins. */
function storedPhase(phase: RoomPhase): Phase {
  switch (phase) {
    case 'preparing':
    case 'waiting':
      return 'waiting';
    case 'dealing':
    case 'playing':
      return 'playing';
    case 'over':
    case 'closed':
      return phase;
  }
}

/** Reads what is wanted at the same time by one query. */
function reader(database: Database): RoomLog['read'] {
  interface Wanted {
    readonly room: string;
    readonly ply: number;
    readonly resolve: (acts: readonly RoomAct[]) => void;
    readonly reject: (error: unknown) => void;
  }
  let wanted: Wanted[] = [];
  const work = async (): Promise<void> => {
    const now = wanted;
    wanted = [];
    try {
      const found = await readSince(database, now);
      for (const { room, ply, resolve } of now) resolve(actsFrom(found.get(room) ?? [], ply));
    } catch (error) {
      for (const { reject } of now) reject(error);
    }
  };
  const reading = turns(work, () => wanted.length > 0);
  return (room, ply) =>
    new Promise((resolve, reject) => {
      wanted.push({ room, ply, resolve, reject });
      reading.poke();
    });
}

/** A room may be wanted twice, from different plies. */
const actsFrom = (acts: readonly StoredAct[], from: number): readonly RoomAct[] => {
  const unique = new Map(acts.filter(({ ply }) => ply >= from).map(({ ply, act }) => [ply, act as RoomAct]));
  return [...unique.entries()].toSorted(([a], [b]) => a - b).map(([, act]) => act);
};
