import type { Notes } from '../database/notes.ts';
import { patientReader } from '../database/patient.ts';
import type { Database } from '../database/pool.ts';
import { appender } from '../database/room-log.ts';
import type { AppenderOptions, RoomChanges } from '../database/room-log.ts';
import { createRoom, readSince } from '../database/rooms.ts';
import type { StoredAct } from '../database/rooms.ts';
import { turns } from '../database/turns.ts';
import type { Recorded } from './kept.ts';
import type { Listing, RoomLog, Row } from './log.ts';

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
    async append({ room, ply, act, due, listing, awaited }) {
      const { at } = act;
      const outcome =
        ply === 0 && listing !== null
          ? await created(database, { room, act, listing, awaited })
          : await append({
              room,
              ply,
              act,
              at,
              due,
              ...(listing === null && awaited.length === 0 ? {} : { changes: changesOf(listing, awaited) }),
            });
      if (outcome === 'appended')
        notes.send({ rooms: [[room, ply]], topics: listing === null ? [] : [LOBBY] });
      return outcome;
    },
  };
}

async function created(
  database: Database,
  { room: id, act, listing, awaited }: Pick<Row, 'room' | 'act' | 'awaited'> & { readonly listing: Listing },
): Promise<'appended' | 'conflict'> {
  const { kind, phase, access, about, players } = listing;
  const seats = players.flatMap((player, seat) => (player === null ? [] : [[seat, Number(player)] as const]));
  const acts = [{ act, at: act.at, due: null }];
  const room = { id, kind, phase, access, about, seats, acts, awaited: numbered(awaited) };
  return (await createRoom(database, room)) ? 'appended' : 'conflict';
}

function changesOf(listing: Listing | null, awaited: Row['awaited']): RoomChanges {
  if (listing === null) return { awaited: numbered(awaited) };
  const { phase, about, players, ended } = listing;
  const seats = numbered(players.map((player, seat) => [seat, player]));
  return { phase, about, seats, awaited: numbered(awaited), ...(ended === null ? {} : { ended }) };
}

const numbered = (places: Row['awaited']): readonly (readonly [place: number, player: number | null])[] =>
  places.map(([place, player]) => [place, player === null ? null : Number(player)]);

/** Reads what is wanted at the same time by one query. */
function reader(database: Database): RoomLog['read'] {
  interface Wanted {
    readonly room: string;
    readonly ply: number;
    readonly resolve: (acts: readonly Recorded[]) => void;
    readonly reject: (error: unknown) => void;
  }
  let wanted: Wanted[] = [];
  const patiently = patientReader(database);
  const work = async (): Promise<void> => {
    const now = wanted;
    wanted = [];
    try {
      const found = await patiently(() => readSince(database, now));
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
const actsFrom = (acts: readonly StoredAct[], from: number): readonly Recorded[] => {
  const unique = new Map(acts.filter(({ ply }) => ply >= from).map(({ ply, act }) => [ply, act as Recorded]));
  return [...unique.entries()].toSorted(([a], [b]) => a - b).map(([, act]) => act);
};
