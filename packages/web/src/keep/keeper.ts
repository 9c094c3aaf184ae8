import { pauseWhenDue } from './yield-to-page.ts';
import type { PageTime } from './yield-to-page.ts';
import type { GameStore } from './game-store.ts';
import type { ExitBackup, BackupEntry } from './exit-backup.ts';
import { sortTimeOf, touchedOf } from './entry.ts';
import type { Entry } from './entry.ts';

/** How things of one kind are stored and read. */
export interface Form<Thing, Kept> {
  readonly toStored: (thing: Thing) => unknown;
  /** Never throws. */
  readonly read: (entry: Entry) => Kept;
  /** Whether `read` would give the same for both. Never throws. */
  readonly isSame: (one: unknown, other: unknown) => boolean;
}

/** Whether things are stored, or only kept in memory until the page is closed, and why. */
export type Persistence =
  | { readonly kind: 'lasting' }
  | { readonly kind: 'untilClosed'; readonly why: 'denied' | 'full' | 'newer' };

/** What a keeper needs from the browser. */
export interface Environment extends PageTime {
  readonly store: GameStore;
  readonly exitBackup: ExitBackup;
  readonly newId: () => string;
}

/**
 * Stores and lists things of one kind, such as games. Other tabs may do so at the same time. Its functions never throw.
 */
export interface Keeper<Thing, Kept> {
  readonly persistence: Persistence;
  /** Saves asynchronously; of several saves of one thing only the last is written. */
  save(thing: Thing): void;
  /** Resolves when everything is written, or has failed to be. */
  settled(): Promise<void>;
  /** Reads a thing that this page will write to. Null: there is no such thing. */
  open(id: string): Promise<Kept | null>;
  /** The latest first. */
  all(): AsyncGenerator<Kept>;
  /** What there is, without reading it from the store. */
  overview(): Promise<Overview>;
  /** Those that are stored. */
  entries(ids: readonly string[]): Promise<readonly Entry[]>;
  read(entry: Entry): Kept;
  remove(id: string): Promise<void>;
  /** Undoes a removal that happened in this page. */
  restore(id: string): Promise<void>;
  /** What can be restored, the latest first. */
  readonly removed: readonly Kept[];
  /** Listens to changes here and in other tabs. Returns a function that stops listening. */
  onChange(listener: (change: Change) => void): () => void;
}

export interface Overview {
  /** The ids of all other entries. */
  readonly stored: readonly string[];
  /** Entries that could not be written, such as a later version of a stored one. */
  readonly unwritten: readonly Entry[];
}

export type Change =
  | { readonly kind: 'kept' }
  /** Another tab saved or removed something. */
  | { readonly kind: 'elsewhere' }
  /** Another tab changed the same thing, so this page continues with a copy. */
  | { readonly kind: 'branched'; readonly from: string; readonly to: string };

export function keeperOf<Thing extends { readonly id: string }, Kept>(
  form: Form<Thing, Kept>,
  { store, exitBackup, newId, yieldToPage, clock }: Environment,
): Keeper<Thing, Kept> {
  let persistence: Persistence = { kind: 'lasting' };
  const listeners = new Set<(change: Change) => void>();
  /** To be written, by id. */
  const queue = new Map<string, Thing>();
  /** What has not been written yet, or could not be. */
  const unwritten = new Map<string, unknown>();
  /** The time of each entry that this page last wrote or opened; an entry with another time is from another tab. */
  const known = new Map<string, number | null>();
  /** From ids to the ids of their copies. */
  const branches = new Map<string, string>();
  const removed = new Map<string, unknown>();
  /** A cache, since reading replays a game. */
  const cache = new Map<string, { readonly value: unknown; readonly kept: Kept }>();
  let writing: Promise<void> = Promise.resolve();

  const tell = (change: Change): void => listeners.forEach((listener) => listener(change));
  store.onOutsideChange(() => tell({ kind: 'elsewhere' }));

  function note(failure: unknown): void {
    persistence = { kind: 'untilClosed', why: reasonOf(failure) };
  }

  function noteSuccess(): void {
    if (unwritten.size === 0) persistence = { kind: 'lasting' };
  }

  async function tryTo(act: () => Promise<void>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      note(error);
      return false;
    }
  }

  async function write(id: string, value: unknown): Promise<'written' | 'foreign' | 'failed'> {
    let isForeign = false;
    const done = await tryTo(() =>
      store.update(id, (present) => {
        const touched = touchedOf(present);
        // What a page wrote just before it was left may also be in its exit backup.
        const isOurs = touched === known.get(id) || touched === touchedOf(value);
        isForeign = present !== undefined && !isOurs;
        return isForeign ? undefined : value;
      }),
    );
    if (!done) return 'failed';
    return isForeign ? 'foreign' : 'written';
  }

  async function keep(id: string, value: unknown): Promise<void> {
    switch (await write(id, value)) {
      case 'written':
        known.set(id, touchedOf(value));
        unwritten.delete(id);
        return;
      case 'failed':
        unwritten.set(id, value);
        return;
      case 'foreign': {
        const branch = newId();
        branches.set(id, branch);
        unwritten.delete(id);
        await keep(branch, value);
        tell({ kind: 'branched', from: id, to: branch });
      }
    }
  }

  const writtenAs = (id: string): string => {
    const branch = branches.get(id);
    return branch === undefined ? id : writtenAs(branch);
  };

  async function writeQueue(): Promise<void> {
    await yieldToPage();
    if (queue.size === 0) return;
    const things = [...queue.values()];
    queue.clear();
    for (const thing of things) unwritten.set(writtenAs(thing.id), form.toStored(thing));
    await writeUnwritten();
  }

  async function writeUnwritten(): Promise<void> {
    for (const [id, value] of unwritten) await keep(id, value);
    noteSuccess();
    tell({ kind: 'kept' });
  }

  function yetToWrite(): readonly BackupEntry[] {
    const values = new Map(unwritten);
    for (const thing of queue.values()) values.set(writtenAs(thing.id), form.toStored(thing));
    return Array.from(values, ([id, value]) => ({ id, value, replaces: known.get(id) ?? null }));
  }

  for (const { id, value, replaces } of exitBackup.take()) {
    unwritten.set(id, value);
    known.set(id, replaces);
  }
  if (unwritten.size > 0) writing = writeUnwritten();
  exitBackup.onLeaving(yetToWrite);

  async function settled(): Promise<void> {
    await writing;
    if (queue.size > 0) await settled();
  }

  /** Empty if the store cannot be read. */
  async function fromStore<One>(read: () => Promise<readonly One[]>): Promise<readonly One[]> {
    let found: readonly One[] = [];
    const done = await tryTo(async () => {
      found = await read();
    });
    if (done) noteSuccess();
    return found;
  }

  const unwrittenEntries = (): readonly Entry[] => Array.from(unwritten, ([id, value]) => ({ id, value }));

  async function allEntries(): Promise<readonly Entry[]> {
    const stored = await fromStore(() => store.all());
    const elsewhere = stored.filter(({ id, value }) => value !== undefined && !unwritten.has(id));
    return [...unwrittenEntries(), ...elsewhere].toSorted((a, b) => sortTimeOf(b) - sortTimeOf(a));
  }

  async function valueOf(id: string): Promise<unknown> {
    if (unwritten.has(id)) return unwritten.get(id);
    let value: unknown;
    await tryTo(async () => {
      value = await store.read(id);
    });
    return value;
  }

  function keptFrom(entry: Entry): Kept {
    const cached = cache.get(entry.id);
    if (cached !== undefined && form.isSame(cached.value, entry.value)) return cached.kept;
    const kept = form.read(entry);
    cache.set(entry.id, { value: entry.value, kept });
    return kept;
  }

  return {
    get persistence() {
      return persistence;
    },

    save(thing) {
      queue.set(thing.id, thing);
      writing = writing.then(writeQueue, writeQueue);
    },

    settled,

    async open(id) {
      await settled();
      const value = await valueOf(id);
      if (value === undefined) return null;
      known.set(id, touchedOf(value));
      return keptFrom({ id, value });
    },

    async *all() {
      await settled();
      const pause = pauseWhenDue({ yieldToPage, clock });
      for (const entry of await allEntries()) {
        yield keptFrom(entry);
        await pause();
      }
    },

    async overview() {
      await settled();
      const ids = await fromStore(() => store.ids());
      return { stored: ids.filter((id) => !unwritten.has(id)), unwritten: unwrittenEntries() };
    },

    async entries(ids) {
      const stored = await fromStore(() => store.some(ids));
      return stored.filter(({ value }) => value !== undefined);
    },

    read: keptFrom,

    async remove(id) {
      await settled();
      const value = await valueOf(id);
      if (value === undefined) return;
      const wasUnwritten = unwritten.delete(id);
      const isGone = await tryTo(() => store.remove(id));
      if (isGone || wasUnwritten) removed.set(id, value);
      tell({ kind: 'kept' });
    },

    async restore(id) {
      const value = removed.get(id);
      if (value === undefined) return;
      if (!(await tryTo(() => store.update(id, (present) => (present === undefined ? value : undefined)))))
        unwritten.set(id, value);
      removed.delete(id);
      tell({ kind: 'kept' });
    },

    get removed() {
      return Array.from(removed, ([id, value]) => keptFrom({ id, value })).toReversed();
    },

    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function reasonOf(failure: unknown): Extract<Persistence, { kind: 'untilClosed' }>['why'] {
  const name = failure instanceof Error || failure instanceof DOMException ? failure.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'VersionError' ? 'newer' : 'denied';
}
