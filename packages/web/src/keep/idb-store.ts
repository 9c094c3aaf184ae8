import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { GameStore } from './game-store.ts';

/** Each kind has its own database, so that a new kind needs no upgrade of the others. */
export type Kind = 'games' | 'summaries' | 'matches' | 'drafts' | 'decks' | 'packs' | 'boards';

interface ObjectStore {
  readonly key: string;
  readonly value: unknown;
}

interface Schema extends DBSchema {
  readonly games: ObjectStore;
  readonly summaries: ObjectStore;
  readonly matches: ObjectStore;
  readonly drafts: ObjectStore;
  readonly decks: ObjectStore;
  readonly packs: ObjectStore;
  readonly boards: ObjectStore;
}

const VERSION = 1;

/** A store in IndexedDB. Other tabs are notified of every change. */
export function idbStore(kind: Kind): GameStore {
  const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`bluemoon ${kind}`);
  let opened: Promise<IDBPDatabase<Schema>> | null = null;

  const forget = (): void => {
    opened = null;
  };

  /** Opening may succeed at a later attempt, and a database that was closed has to be opened again. */
  function database(): Promise<IDBPDatabase<Schema>> {
    opened ??= open(kind, forget).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opened;
  }

  const tellOthers = (): void => others?.postMessage('changed');

  return {
    async all() {
      const transaction = (await database()).transaction(kind);
      const [ids, values] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
      return ids.map((id, i) => ({ id, value: values[i] }));
    },

    async ids() {
      return (await database()).getAllKeys(kind);
    },

    async some(ids) {
      const { store } = (await database()).transaction(kind);
      return Promise.all(ids.map(async (id) => ({ id, value: await store.get(id) })));
    },

    async read(id) {
      return (await database()).get(kind, id);
    },

    async update(id, change) {
      const transaction = (await database()).transaction(kind, 'readwrite');
      const next = change(await transaction.store.get(id));
      if (next !== undefined) await transaction.store.put(next, id);
      await transaction.done;
      if (next !== undefined) tellOthers();
    },

    async remove(id) {
      await (await database()).delete(kind, id);
      tellOthers();
    },

    onOutsideChange(listener) {
      others?.addEventListener('message', listener);
      return () => others?.removeEventListener('message', listener);
    },
  };
}

/** Games had the only database once. */
export const databaseOf = (kind: Kind): string => (kind === 'games' ? 'bluemoon' : `bluemoon ${kind}`);

async function open(kind: Kind, forget: () => void): Promise<IDBPDatabase<Schema>> {
  const database = await openDB<Schema>(databaseOf(kind), VERSION, {
    upgrade: (fresh) => {
      fresh.createObjectStore(kind);
    },
    // A newer version of the program in another tab waits until this one is closed.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
  return database;
}
