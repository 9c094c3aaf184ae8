import type { Page } from 'playwright-core';

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
