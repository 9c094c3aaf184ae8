import { randomBytes } from 'node:crypto';
import type { Box, Seat } from '@bluemoon/engine';
import { openRoom, timeoutIn } from '@bluemoon/play';
import type { Room, RoomTerms, Sitter } from '@bluemoon/play';
import { dueOf } from './due.ts';
import { listingOf } from './lines.ts';
import { liveRoom, loadRoom } from './live-room.ts';
import type { LiveRoom } from './live-room.ts';
import type { RoomLog } from './log.ts';
import { tellChange, viewerOf, wholeRoom } from './telling.ts';
import type { Watcher } from './telling.ts';

export interface RoomsOptions {
  readonly log: RoomLog;
  readonly box: Box;
  readonly clock: () => number;
  /** Called when a room has been read, and after every act that this process knows of. */
  readonly advanced?: (room: Room) => void;
  /** Called when what lists show of a room has changed. */
  readonly listed?: () => void;
}

export interface Opening {
  readonly id: string;
  readonly terms: RoomTerms;
  readonly seat: Seat;
  readonly opener: Omit<Sitter, 'deck'>;
}

/** All rooms that this process has in memory; the others are read when somebody comes. */
export interface Rooms {
  open(opening: Opening): Promise<LiveRoom>;
  find(id: string): Promise<LiveRoom | null>;
  /** From now on the watcher is told of every change. Nothing is sent if they have seen the newest ply. */
  watch(id: string, watcher: Watcher, seen: number | null): Promise<LiveRoom | null>;
  unwatch(id: string, watcher: Watcher): void;
  watchersOf(id: string): ReadonlySet<Watcher>;
  /** The rooms that somebody watches through this process. */
  watched(): readonly string[];
  /** Another process has recorded something: who watches here is told. */
  noted(id: string): Promise<void>;
  /** Ends games whose time is up, and forgets rooms that nobody watches. */
  sweep(): Promise<void>;
  readonly size: number;
}

interface Held {
  readonly live: Promise<LiveRoom | null>;
  /** The same, once it has been read. */
  read: LiveRoom | null;
  readonly watchers: Set<Watcher>;
  touched: number;
}

/** A room that nobody watches is forgotten after that time; reading it again takes milliseconds. */
const IDLE_MS = 60_000;

const NOBODY: ReadonlySet<Watcher> = new Set();

export function startRooms({ log, box, clock, advanced, listed }: RoomsOptions): Rooms {
  const held = new Map<string, Held>();

  const surroundings = {
    log,
    box,
    advanced: (before: Room, after: Room): void => {
      tellChange(held.get(after.id)?.watchers ?? NOBODY, before, after);
      advanced?.(after);
      if (listingOf(before, after) !== null) listed?.();
    },
  };

  function hold(id: string, live: () => Promise<LiveRoom | null>): Held {
    const known = held.get(id);
    if (known !== undefined) {
      known.touched = clock();
      return known;
    }
    const entry: Held = { live: live(), read: null, watchers: new Set(), touched: clock() };
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

  const holdRead = (id: string): Held =>
    hold(id, async () => {
      const live = await loadRoom(id, surroundings);
      if (live !== null) advanced?.(live.room);
      return live;
    });

  async function timeUp(live: LiveRoom, at: number): Promise<void> {
    await live.act(null, (room) => timeoutIn(room, { at, box }));
  }

  return {
    async open({ id, terms, seat, opener }) {
      const master = randomBytes(32).toString('hex');
      const act = { kind: 'open', seat, terms, master, ...opener, at: clock() } as const;
      const room = openRoom(id, act);
      const listing = listingOf(null, room);
      const appended = await log.append({ room: id, ply: 0, act, due: null, listing });
      // The same request came before; its answer got lost.
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
      if (room.ply !== seen) watcher.send(wholeRoom(room, viewerOf(room, watcher.player)));
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
        const due = read === null ? null : dueOf(read.room);
        if (read !== null && due !== null && due <= now) fallen.push(timeUp(read, now));
        if (watchers.size === 0 && now - touched > IDLE_MS) held.delete(id);
      }
      await Promise.all(fallen);
    },
    get size() {
      return held.size;
    },
  };
}
