import type { Entry } from './entry.ts';

/** A key-value store. Every call may fail: storage can be denied, full or deleted. */
export interface GameStore {
  all(): Promise<readonly Entry[]>;
  ids(): Promise<readonly string[]>;
  /** In one transaction. The value is undefined if there is no such entry. */
  some(ids: readonly string[]): Promise<readonly Entry[]>;
  /** Undefined: no such entry. */
  read(id: string): Promise<unknown>;
  /**
   * A read and a write in one transaction. `change` gets the present value or undefined, and gives the new one;
   * undefined changes nothing.
   */
  update(id: string, change: (present: unknown) => unknown): Promise<void>;
  remove(id: string): Promise<void>;
  /** Calls the listener when another tab has changed something. Returns a function that stops listening. */
  onOutsideChange(listener: () => void): () => void;
}
