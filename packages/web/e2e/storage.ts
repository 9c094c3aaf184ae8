import type { Page } from 'playwright-core';
import type { Entry } from '../src/keep/entry.ts';
import { databaseOf } from '../src/keep/idb-store.ts';
import type { Kind } from '../src/keep/idb-store.ts';

/** What the browser has stored of the game that the page shows. */
export async function keptNotation(page: Page): Promise<string> {
  const [, id = ''] = /#\/(?:game|replay)\/([^/]*)/.exec(page.url()) ?? [];
  const kept = await page.evaluate(async (key) => {
    const finished = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('No answer.')));
      });
    const database = await finished(indexedDB.open('bluemoon'));
    const value: unknown = await finished(database.transaction('games').objectStore('games').get(key));
    database.close();
    return value;
  }, id);
  if (typeof kept !== 'object' || kept === null || !('notation' in kept))
    throw new Error('Nothing is stored.');
  return String(kept.notation);
}

/** The same once it no longer changes: saving comes a moment after what is seen. */
export async function settledNotation(page: Page): Promise<string> {
  let last = '';
  for (;;) {
    await page.waitForTimeout(200);
    const now = await keptNotation(page).catch(() => '');
    if (now !== '' && now === last) return now;
    last = now;
  }
}

/** Lays something into what the browser keeps of one kind, as if it had been saved before. */
export async function putKept(page: Page, kind: Kind, id: string, value: unknown): Promise<void> {
  await putAllKept(page, kind, [{ id, value }]);
}

export async function putAllKept(page: Page, kind: Kind, entries: readonly Entry[]): Promise<void> {
  await page.evaluate(
    async ([where, name, content]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name, 1);
        // The page has not been there yet.
        request.addEventListener('upgradeneeded', () => request.result.createObjectStore(where));
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('No answer.')));
      });
      const transaction = database.transaction(where, 'readwrite');
      const store = transaction.objectStore(where);
      for (const { id, value } of JSON.parse(content) as readonly Entry[]) store.put(value, id);
      await new Promise((resolve) => transaction.addEventListener('complete', resolve));
      database.close();
    },
    [kind, databaseOf(kind), JSON.stringify(entries)] as const,
  );
}
