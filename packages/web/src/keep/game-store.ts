import type { Entry } from './entry.ts';

/** Where games lie, whatever it is made of. Everything may fail: storage can be denied, full or gone. */
export interface GameStore {
  all(): Promise<readonly Entry[]>;
  /** Undefined: there is nothing. */
  read(id: string): Promise<unknown>;
  /**
   * Nobody else writes between reading and writing. `change` gets what is there, or undefined, and gives what shall be
   * there; undefined leaves everything as it is.
   */
  update(id: string, change: (there: unknown) => unknown): Promise<void>;
  remove(id: string): Promise<void>;
  /** Tells when somebody else, such as another tab, has changed something; gives back how to stop listening. */
  onOutsideChange(listener: () => void): () => void;
}
