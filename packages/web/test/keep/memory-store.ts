import type { GameStore } from '../../src/keep/game-store.ts';
import type { GameEnvironment } from '../../src/keep/games.ts';
import type { BackupEntry } from '../../src/keep/exit-backup.ts';

/** What several tabs share. Every access fails with `failure` while it is set; `isFull` allows only reading. */
export interface SharedDisk {
  readonly values: Map<string, unknown>;
  readonly summaries: Map<string, unknown>;
  failure: Error | null;
  isFull: boolean;
  readonly tabs: Set<() => void>;
  /** What tabs could not write before they were closed. */
  readonly backup: BackupEntry[];
  readonly exits: (() => readonly BackupEntry[])[];
}

export function emptyDisk(): SharedDisk {
  return {
    values: new Map(),
    summaries: new Map(),
    failure: null,
    isFull: false,
    tabs: new Set(),
    backup: [],
    exits: [],
  };
}

/** A store of one tab. It copies values, like IndexedDB. */
export function memoryStore(disk: SharedDisk, kind: 'values' | 'summaries' = 'values'): GameStore {
  const values = disk[kind];
  let ownListener: (() => void) | null = null;

  async function reach(): Promise<void> {
    await Promise.resolve();
    if (disk.failure !== null) throw disk.failure;
  }

  const tellOthers = (): void => {
    if (kind === 'values') disk.tabs.forEach((listener) => listener !== ownListener && listener());
  };

  return {
    async all() {
      await reach();
      return Array.from(values, ([id, value]) => ({ id, value: structuredClone(value) }));
    },
    async ids() {
      await reach();
      return [...values.keys()];
    },
    async some(ids) {
      await reach();
      return ids.map((id) => ({ id, value: structuredClone(values.get(id)) }));
    },
    async read(id) {
      await reach();
      return structuredClone(values.get(id));
    },
    async update(id, change) {
      await reach();
      const next = change(structuredClone(values.get(id)));
      if (next === undefined) return;
      if (disk.isFull) throw new DOMException('no room', 'QuotaExceededError');
      values.set(id, structuredClone(next));
      tellOthers();
    },
    async remove(id) {
      await reach();
      values.delete(id);
      tellOthers();
    },
    onOutsideChange(listener) {
      ownListener = listener;
      disk.tabs.add(listener);
      return () => disk.tabs.delete(listener);
    },
  };
}

export function tabAt(disk: SharedDisk, newId: () => string): GameEnvironment {
  return {
    store: memoryStore(disk),
    summaries: memoryStore(disk, 'summaries'),
    exitBackup: {
      onLeaving: (unwritten) => disk.exits.push(unwritten),
      take: () => disk.backup.splice(0),
    },
    newId,
    yieldToPage: () => Promise.resolve(),
    clock: () => 0,
    untilIdle: () => Promise.resolve(),
  };
}

/** Closes all tabs at this moment. */
export function closeAll(disk: SharedDisk): SharedDisk {
  const backup = disk.exits.flatMap((unwritten) => unwritten());
  return { ...emptyDisk(), values: new Map(disk.values), summaries: new Map(disk.summaries), backup };
}
