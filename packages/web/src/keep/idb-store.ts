import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { GameStore } from './game-store.ts';

interface Schema extends DBSchema {
  readonly games: { readonly key: string; readonly value: unknown };
}

const NAME = 'bluemoon';
const VERSION = 1;

/** Games in the browser's own database. Other tabs hear of every change. */
export function idbStore(): GameStore {
  const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('bluemoon games');
  let opened: Promise<IDBPDatabase<Schema>> | null = null;

  const forget = (): void => {
    opened = null;
  };

  /** What failed once may work later, and a database that was closed has to be opened again. */
  function database(): Promise<IDBPDatabase<Schema>> {
    opened ??= open(forget).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opened;
  }

  const tellOthers = (): void => others?.postMessage('changed');

  return {
    async all() {
      const transaction = (await database()).transaction('games');
      const [ids, values] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
      return ids.map((id, i) => ({ id, value: values[i] }));
    },

    async read(id) {
      return (await database()).get('games', id);
    },

    async update(id, change) {
      const transaction = (await database()).transaction('games', 'readwrite');
      const next = change(await transaction.store.get(id));
      if (next !== undefined) await transaction.store.put(next, id);
      await transaction.done;
      if (next !== undefined) tellOthers();
    },

    async remove(id) {
      await (await database()).delete('games', id);
      tellOthers();
    },

    onOutsideChange(listener) {
      others?.addEventListener('message', listener);
      return () => others?.removeEventListener('message', listener);
    },
  };
}

async function open(forget: () => void): Promise<IDBPDatabase<Schema>> {
  const database = await openDB<Schema>(NAME, VERSION, {
    upgrade: (fresh) => {
      fresh.createObjectStore('games');
    },
    // A newer version of the program in another tab waits for this one to let go.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
  return database;
}
