import type { GameStore } from '../../src/keep/game-store.ts';
import type { Surroundings } from '../../src/keep/keeper.ts';
import type { Word } from '../../src/keep/last-words.ts';

/** What several tabs share. `failure` is what every access meets while it is set; `full` lets only reading through. */
export interface SharedDisk {
  readonly values: Map<string, unknown>;
  failure: Error | null;
  isFull: boolean;
  readonly tabs: Set<() => void>;
  /** What tabs could not write before they were left. */
  readonly words: Word[];
  readonly leavings: (() => readonly Word[])[];
}

export function emptyDisk(): SharedDisk {
  return { values: new Map(), failure: null, isFull: false, tabs: new Set(), words: [], leavings: [] };
}

/** One tab's way to the disk; it copies what goes in and out, as a real one does. */
export function memoryStore(disk: SharedDisk): GameStore {
  let ownListener: (() => void) | null = null;

  async function reach(): Promise<void> {
    await Promise.resolve();
    if (disk.failure !== null) throw disk.failure;
  }

  const tellOthers = (): void => disk.tabs.forEach((listener) => listener !== ownListener && listener());

  return {
    async all() {
      await reach();
      return Array.from(disk.values, ([id, value]) => ({ id, value: structuredClone(value) }));
    },
    async read(id) {
      await reach();
      return structuredClone(disk.values.get(id));
    },
    async update(id, change) {
      await reach();
      const next = change(structuredClone(disk.values.get(id)));
      if (next === undefined) return;
      if (disk.isFull) throw new DOMException('no room', 'QuotaExceededError');
      disk.values.set(id, structuredClone(next));
      tellOthers();
    },
    async remove(id) {
      await reach();
      disk.values.delete(id);
      tellOthers();
    },
    onOutsideChange(listener) {
      ownListener = listener;
      disk.tabs.add(listener);
      return () => disk.tabs.delete(listener);
    },
  };
}

/** What a tab on this disk finds around it. */
export function tabAt(disk: SharedDisk, newId: () => string): Surroundings {
  return {
    store: memoryStore(disk),
    lastWords: {
      onLeaving: (unwritten) => disk.leavings.push(unwritten),
      take: () => disk.words.splice(0),
    },
    newId,
    breathe: () => Promise.resolve(),
    clock: () => 0,
  };
}

/** All tabs are left at this moment, and come to nothing more. */
export function leaveAll(disk: SharedDisk): SharedDisk {
  const words = disk.leavings.flatMap((unwritten) => unwritten());
  return { ...emptyDisk(), values: new Map(disk.values), words };
}
