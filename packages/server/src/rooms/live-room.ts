import type { Box } from '@bluemoon/engine';
import { enacted, openRoom } from '@bluemoon/play';
import type { Room, RoomAct, RoomOutcome, RoomRefusal } from '@bluemoon/play';
import { dueOf } from './due.ts';
import { listingOf } from './lines.ts';
import type { RoomLog } from './log.ts';

/** A room in the memory of this process, as far as its record is known here. */
export interface LiveRoom {
  readonly room: Room;
  /**
   * Checks a request against the newest state that is known and records it; where another process was faster, it is
   * checked again against what that one recorded. Requests of one room wait for each other.
   */
  act(id: string | null, request: (room: Room) => RoomOutcome): Promise<Answer>;
  /** Reads what other processes have recorded. */
  catchUp(): Promise<void>;
}

export type Answer = { readonly kind: 'done' } | { readonly kind: 'refused'; readonly why: RoomRefusal };

/** Called for every act, in order. */
export type Advanced = (before: Room, after: Room) => void;

/** How many requests of the past are recognised when they are sent again. A client has one or two under way. */
const REMEMBERED = 16;

export interface Surroundings {
  readonly log: RoomLog;
  readonly box: Box;
  readonly advanced: Advanced;
}

/** Null if there is no such room. */
export async function loadRoom(id: string, around: Surroundings): Promise<LiveRoom | null> {
  const acts = await around.log.read(id, 0);
  const [first, ...others] = acts;
  if (first?.kind !== 'open') return null;
  let room = openRoom(id, first);
  for (const act of others) room = enacted(room, act, around.box);
  return liveRoom(room, idsOf(acts), around);
}

export function liveRoom(begun: Room, begunIds: readonly string[], around: Surroundings): LiveRoom {
  const { log, box, advanced } = around;
  let room = begun;
  let ids = begunIds.slice(-REMEMBERED);
  let last: Promise<unknown> = Promise.resolve();

  function advance(after: Room, act: RoomAct): void {
    const before = room;
    room = after;
    if (act.id !== undefined) ids = [...ids, act.id].slice(-REMEMBERED);
    advanced(before, after);
  }

  async function readOn(): Promise<void> {
    for (const act of await log.read(room.id, room.ply)) advance(enacted(room, act, box), act);
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  }

  return {
    get room() {
      return room;
    },
    act: (id, request) =>
      inTurn(async () => {
        for (let isNewest = false; ;) {
          if (id !== null && ids.includes(id)) return { kind: 'done' };
          const outcome = request(room);
          if (outcome.kind === 'refused') {
            if (isNewest) return outcome;
            // What was refused may be right after what others have recorded.
            await readOn();
            isNewest = true;
            continue;
          }
          const { act, room: after } = outcome;
          const listing = listingOf(room, after);
          const appended = await log.append({
            room: room.id,
            ply: room.ply,
            act,
            due: dueOf(after),
            listing,
          });
          if (appended === 'appended') {
            advance(after, act);
            return { kind: 'done' };
          }
          await readOn();
          isNewest = true;
        }
      }),
    catchUp: () => inTurn(readOn),
  };
}

const idsOf = (acts: readonly RoomAct[]): readonly string[] =>
  acts.flatMap(({ id }) => (id === undefined ? [] : [id]));
