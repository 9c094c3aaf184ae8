/** Somebody who follows a room over one connection. */
export interface Watcher {
  readonly player: string;
  readonly send: (message: string) => void;
}
