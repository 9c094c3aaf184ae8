/** What this browser knows of online play before it connects. Small: the first page loads it. */
const PLAYED = 'bluemoon.online';
const NO_SERVER = 'bluemoon.noServer';

/** Whether this browser has sat at an online table, so that games may wait for it. */
export const hasPlayedOnline = (): boolean => read(() => localStorage, PLAYED);

export const notePlayed = (): void => write(() => localStorage, PLAYED, 'yes');

/** Whether the page was found to come from a host that plays no online games. */
export const hasNoServer = (): boolean => read(() => sessionStorage, NO_SERVER);

export function noteServer(found: string): void {
  if (found === 'unavailable') write(() => sessionStorage, NO_SERVER, 'yes');
  else if (found === 'open') write(() => sessionStorage, NO_SERVER, '');
}

function read(storage: () => Storage, key: string): boolean {
  try {
    return storage().getItem(key) === 'yes';
  } catch {
    return false;
  }
}

function write(storage: () => Storage, key: string, value: string): void {
  try {
    storage().setItem(key, value);
  } catch {
    // Storage is denied; the page asks the server when it is needed.
  }
}
