import { pausesIn } from './breath.ts';
import type { Breath } from './breath.ts';
import type { GameStore } from './game-store.ts';
import type { LastWords, Word } from './last-words.ts';
import { touchedOf } from './entry.ts';
import type { Entry } from './entry.ts';

/** How things of one kind are stored and read again. */
export interface Form<Thing, Kept> {
  readonly toStored: (thing: Thing) => unknown;
  /** Never fails, whatever is there. */
  readonly read: (entry: Entry) => Kept;
  /** Whether reading both would give the same; never fails either. */
  readonly isSame: (one: unknown, other: unknown) => boolean;
}

/** Whether things last, or only live as long as the page, and why. */
export type Keeping =
  { readonly kind: 'lasting' } | { readonly kind: 'untilClosed'; readonly why: 'denied' | 'full' | 'newer' };

/** What the keeper needs from outside. */
export interface Surroundings extends Breath {
  readonly store: GameStore;
  readonly lastWords: LastWords;
  readonly newId: () => string;
}

/**
 * Everything that is known of what this browser keeps of one kind, such as its games. None of its functions fails.
 */
export interface Keeper<Thing, Kept> {
  readonly keeping: Keeping;
  /** Saves as soon as the page has time; of several savings of one thing, the last counts. */
  save(thing: Thing): void;
  /** Waits until all is saved that can be. */
  settled(): Promise<void>;
  /** For whoever goes on with it: from now on this page writes to it. Null: there is no such thing. */
  open(id: string): Promise<Kept | null>;
  /** All of them, the latest first, each as soon as it is read. */
  all(): AsyncGenerator<Kept>;
  remove(id: string): Promise<void>;
  /** Undoes a removal since the page was opened. */
  restore(id: string): Promise<void>;
  /** The removals since the page was opened, which can be undone, the latest first. */
  readonly removed: readonly Kept[];
  /** Tells of changes here and in other tabs; gives back how to stop listening. */
  onChange(listener: (change: Change) => void): () => void;
}

export type Change =
  | { readonly kind: 'kept' }
  /** Another tab saved or removed something. */
  | { readonly kind: 'elsewhere' }
  /** It went another way in another tab, so this page goes on with a copy. */
  | { readonly kind: 'branched'; readonly from: string; readonly to: string };

export function keeperOf<Thing extends { readonly id: string }, Kept>(
  form: Form<Thing, Kept>,
  { store, lastWords, newId, breathe, clock }: Surroundings,
): Keeper<Thing, Kept> {
  let keeping: Keeping = { kind: 'lasting' };
  const listeners = new Set<(change: Change) => void>();
  /** To be written; the latest state of each. */
  const waiting = new Map<string, Thing>();
  /** What could not be written lives on here. */
  const unwritten = new Map<string, unknown>();
  /** When this page last wrote or opened each; whatever else is found there was written by somebody else. */
  const known = new Map<string, number | null>();
  /** What goes on under another id. */
  const branches = new Map<string, string>();
  const removed = new Map<string, unknown>();
  /** What was read before need not be read again. */
  const readBefore = new Map<string, { readonly value: unknown; readonly kept: Kept }>();
  let writing: Promise<void> = Promise.resolve();

  const tell = (change: Change): void => listeners.forEach((listener) => listener(change));
  store.onOutsideChange(() => tell({ kind: 'elsewhere' }));

  function note(failure: unknown): void {
    keeping = { kind: 'untilClosed', why: reasonOf(failure) };
  }

  function noteSuccess(): void {
    if (unwritten.size === 0) keeping = { kind: 'lasting' };
  }

  /** False if it failed. */
  async function tryTo(act: () => Promise<void>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      note(error);
      return false;
    }
  }

  async function write(id: string, value: unknown): Promise<'written' | 'isAnothers' | 'failed'> {
    let isAnothers = false;
    const done = await tryTo(() =>
      store.update(id, (there) => {
        const touched = touchedOf(there);
        // What a page wrote just before it was left may also be among its last words.
        const isOurs = touched === known.get(id) || touched === touchedOf(value);
        isAnothers = there !== undefined && !isOurs;
        return isAnothers ? undefined : value;
      }),
    );
    if (!done) return 'failed';
    return isAnothers ? 'isAnothers' : 'written';
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
      case 'isAnothers': {
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

  async function writeWaiting(): Promise<void> {
    await breathe();
    if (waiting.size === 0) return;
    const things = [...waiting.values()];
    waiting.clear();
    for (const thing of things) unwritten.set(writtenAs(thing.id), form.toStored(thing));
    await writeUnwritten();
  }

  async function writeUnwritten(): Promise<void> {
    for (const [id, value] of unwritten) await keep(id, value);
    noteSuccess();
    tell({ kind: 'kept' });
  }

  function yetToWrite(): readonly Word[] {
    const values = new Map(unwritten);
    for (const thing of waiting.values()) values.set(writtenAs(thing.id), form.toStored(thing));
    return Array.from(values, ([id, value]) => ({ id, value, replaces: known.get(id) ?? null }));
  }

  for (const { id, value, replaces } of lastWords.take()) {
    unwritten.set(id, value);
    known.set(id, replaces);
  }
  if (unwritten.size > 0) writing = writeUnwritten();
  lastWords.onLeaving(yetToWrite);

  async function settled(): Promise<void> {
    await writing;
    if (waiting.size > 0) await settled();
  }

  async function entries(): Promise<readonly Entry[]> {
    let stored: readonly Entry[] = [];
    const done = await tryTo(async () => {
      stored = await store.all();
    });
    if (done) noteSuccess();
    const here = Array.from(unwritten, ([id, value]) => ({ id, value }));
    const elsewhere = stored.filter(({ id, value }) => value !== undefined && !unwritten.has(id));
    return [...here, ...elsewhere].toSorted((a, b) => lastTouch(b) - lastTouch(a));
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
    const before = readBefore.get(entry.id);
    if (before !== undefined && form.isSame(before.value, entry.value)) return before.kept;
    const kept = form.read(entry);
    readBefore.set(entry.id, { value: entry.value, kept });
    return kept;
  }

  return {
    get keeping() {
      return keeping;
    },

    save(thing) {
      waiting.set(thing.id, thing);
      writing = writing.then(writeWaiting, writeWaiting);
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
      const pause = pausesIn({ breathe, clock });
      for (const entry of await entries()) {
        yield keptFrom(entry);
        await pause();
      }
    },

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
      if (!(await tryTo(() => store.update(id, (there) => (there === undefined ? value : undefined)))))
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

/** What cannot be read and has no time comes first, where it is seen. */
function lastTouch({ value }: Entry): number {
  return touchedOf(value) ?? Number.MAX_VALUE;
}

function reasonOf(failure: unknown): Extract<Keeping, { kind: 'untilClosed' }>['why'] {
  const name = failure instanceof Error || failure instanceof DOMException ? failure.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'VersionError' ? 'newer' : 'denied';
}
