import type { Box } from '@bluemoon/engine';
import type { Course } from './course.ts';
import type { Kept, Recorded } from './kept.ts';
import { liveRoom, loadRoom } from './live-room.ts';
import type { LiveRoom } from './live-room.ts';
import type { RoomLog } from './log.ts';
import { startPiecemeal } from './piecemeal.ts';
import type { Watcher } from './watcher.ts';

export interface RoomsOptions<V extends Kept, A extends Recorded, W> {
  readonly course: Course<V, A, W>;
  readonly log: RoomLog;
  readonly box: Box;
  readonly clock: () => number;
  /** Called when a room has been read, and after every act that this process knows of. */
  readonly advanced?: (room: V) => void;
  /** Called when what lists show of a room has changed. */
  readonly listed?: () => void;
}

/** All rooms of one kind that this process has in memory; the others are read when somebody comes. */
export interface Rooms<V extends Kept, A extends Recorded, W> {
  readonly course: Course<V, A, W>;
  /** If the same request came before, and its answer got lost, the room of that one. */
  open(id: string, first: A): Promise<LiveRoom<V, A, W>>;
  find(id: string): Promise<LiveRoom<V, A, W> | null>;
  /** From now on the watcher is told of every change. Nothing is sent if they have seen the newest ply. */
  watch(id: string, watcher: Watcher, seen: number | null): Promise<LiveRoom<V, A, W> | null>;
  unwatch(id: string, watcher: Watcher): void;
  watchersOf(id: string): ReadonlySet<Watcher>;
  /** The rooms that somebody watches through this process. */
  watched(): readonly string[];
  /** Another process has recorded something: who watches here is told. */
  noted(id: string): Promise<void>;
  /** Does what time brings, and forgets rooms that nobody watches. */
  sweep(): Promise<void>;
  readonly size: number;
}

interface Held<L> {
  readonly live: Promise<L | null>;
  /** The same, once it has been read. */
  read: L | null;
  readonly watchers: Set<Watcher>;
  touched: number;
}

/** A room that nobody watches is forgotten after that time; reading it again takes milliseconds. */
const IDLE_MS = 60_000;

const NOBODY: ReadonlySet<Watcher> = new Set();

export function startRooms<V extends Kept, A extends Recorded, W>({
  course,
  log,
  box,
  clock,
  advanced,
  listed,
}: RoomsOptions<V, A, W>): Rooms<V, A, W> {
  type Live = LiveRoom<V, A, W>;
  /** Rooms in which something that is due is being done. */
  const falling = new Set<string>();
  const held = new Map<string, Held<Live>>();

  const surroundings = {
    course,
    log,
    box,
    piecemeal: startPiecemeal(),
    advanced: (before: V, after: V): void => {
      course.tell(held.get(after.id)?.watchers ?? NOBODY, before, after);
      advanced?.(after);
      if (course.listingOf(before, after) !== null) listed?.();
    },
  };

  function hold(id: string, live: () => Promise<Live | null>): Held<Live> {
    const known = held.get(id);
    if (known !== undefined) {
      known.touched = clock();
      return known;
    }
    const entry: Held<Live> = { live: live(), read: null, watchers: new Set(), touched: clock() };
    held.set(id, entry);
    const forget = (): void => {
      if (held.get(id) === entry) held.delete(id);
    };
    entry.live.then((room) => {
      entry.read = room;
      if (room === null) forget();
    }, forget);
    return entry;
  }

  const holdRead = (id: string): Held<Live> =>
    hold(id, async () => {
      const live = await loadRoom(id, surroundings);
      if (live !== null) advanced?.(live.room);
      return live;
    });

  const isDue = ({ room }: Live, at: number): boolean => (course.dueOf(room) ?? Infinity) <= at;

  /** All that is due at once, such as the picks of several bots. */
  async function timeUp(id: string, live: Live, at: number): Promise<void> {
    if (falling.has(id)) return;
    falling.add(id);
    try {
      while (isDue(live, at)) {
        const answer = await live.act(null, (room) => course.timeUp(room, at, box));
        if (answer.kind === 'refused') return;
      }
    } finally {
      falling.delete(id);
    }
  }

  return {
    course,
    async open(id, act) {
      const room = course.opened(id, act);
      if (room === null) throw new Error(`no room begins with this: ${JSON.stringify(act)}`);
      const listing = course.listingOf(null, room);
      const awaited = course.awaitedOf?.(null, room) ?? [];
      const appended = await log.append({ room: id, ply: 0, act, due: course.dueOf(room), listing, awaited });
      const before = appended === 'conflict' ? await holdRead(id).live : null;
      if (before !== null) return before;
      const live = liveRoom(room, [], surroundings);
      hold(id, () => Promise.resolve(live));
      advanced?.(room);
      listed?.();
      return live;
    },
    find: (id) => holdRead(id).live,
    async watch(id, watcher, seen) {
      const entry = holdRead(id);
      const live = await entry.live;
      if (live === null) return null;
      await live.catchUp();
      entry.watchers.add(watcher);
      const { room } = live;
      if (room.ply !== seen) watcher.send(course.whole(room, watcher.player));
      return live;
    },
    unwatch(id, watcher) {
      const entry = held.get(id);
      if (entry?.watchers.delete(watcher) === true) entry.touched = clock();
    },
    watchersOf: (id) => held.get(id)?.watchers ?? NOBODY,
    watched: () => [...held].flatMap(([id, { watchers }]) => (watchers.size === 0 ? [] : [id])),
    async noted(id) {
      const live = await held.get(id)?.live;
      await live?.catchUp();
    },
    async sweep() {
      const now = clock();
      const fallen: Promise<void>[] = [];
      for (const [id, { read, watchers, touched }] of held) {
        if (read !== null && isDue(read, now)) fallen.push(timeUp(id, read, now));
        if (watchers.size === 0 && now - touched > IDLE_MS) held.delete(id);
      }
      await Promise.all(fallen);
    },
    get size() {
      return held.size;
    },
  };
}
