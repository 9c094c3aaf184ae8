import type { Box } from '@bluemoon/engine';
import type { Course, Outcome } from './course.ts';
import type { Kept, Recorded } from './kept.ts';
import type { RoomLog } from './log.ts';
import type { Piecemeal } from './piecemeal.ts';

/** A room in the memory of this process, as far as its record is known here. */
export interface LiveRoom<V extends Kept, A extends Recorded, W> {
  readonly room: V;
  /**
   * Checks a request against the newest state that is known and records it; where another process was faster, it is
   * checked again against what that one recorded. Requests of one room wait for each other.
   */
  act(id: string | null, request: (room: V) => Outcome<V, A, W>): Promise<Answer<W>>;
  /** Reads what other processes have recorded. */
  catchUp(): Promise<void>;
}

export type Answer<W> = { readonly kind: 'done' } | { readonly kind: 'refused'; readonly why: W };

/** How many requests of the past are recognised when they are sent again. A client has one or two under way. */
const REMEMBERED = 16;

export interface Surroundings<V extends Kept, A extends Recorded, W> {
  readonly course: Course<V, A, W>;
  readonly log: RoomLog;
  readonly box: Box;
  readonly piecemeal: Piecemeal;
  /** Called for every act, in order. */
  readonly advanced: (before: V, after: V) => void;
}

/** Null if there is no such room. */
export async function loadRoom<V extends Kept, A extends Recorded, W>(
  id: string,
  around: Surroundings<V, A, W>,
): Promise<LiveRoom<V, A, W> | null> {
  const acts = await recordOf<A>(around.log, id, 0);
  const short = around.course.abridged?.(acts) ?? acts;
  const room = await around.piecemeal(replayed(id, short, around));
  return room === null ? null : liveRoom(room, idsOf(acts), around);
}

/** Acts of a piece; a few milliseconds of work. */
const PIECE = 50;

function* replayed<V extends Kept, A extends Recorded, W>(
  id: string,
  [first, ...others]: readonly A[],
  { course, box }: Pick<Surroundings<V, A, W>, 'course' | 'box'>,
): Generator<void, V | null> {
  let room = first === undefined ? null : course.opened(id, first);
  if (room === null) return null;
  for (const [i, act] of others.entries()) {
    if (i % PIECE === PIECE - 1) yield;
    room = course.enacted(room, act, box);
  }
  return room;
}

export function liveRoom<V extends Kept, A extends Recorded, W>(
  begun: V,
  begunIds: readonly string[],
  around: Surroundings<V, A, W>,
): LiveRoom<V, A, W> {
  const { course, log, box, advanced } = around;
  let room = begun;
  let ids = begunIds.slice(-REMEMBERED);
  let last: Promise<unknown> = Promise.resolve();

  function advance(after: V, act: A): void {
    const before = room;
    room = after;
    if (act.id !== undefined) ids = [...ids, act.id].slice(-REMEMBERED);
    advanced(before, after);
  }

  async function readOn(): Promise<void> {
    for (const act of await recordOf<A>(log, room.id, room.ply)) advance(course.enacted(room, act, box), act);
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
          const appended = await log.append({
            room: room.id,
            ply: room.ply,
            act,
            due: course.dueOf(after),
            listing: course.listingOf(room, after),
            awaited: course.awaitedOf?.(room, after) ?? [],
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

/** Under the id of a room there are only acts of its kind. */
const recordOf = async <A extends Recorded>(log: RoomLog, id: string, from: number): Promise<readonly A[]> =>
  (await log.read(id, from)) as readonly A[];

const idsOf = (acts: readonly Recorded[]): readonly string[] =>
  acts.flatMap(({ id }) => (id === undefined ? [] : [id]));
