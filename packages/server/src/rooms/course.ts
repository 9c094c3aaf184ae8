import type { Box } from '@bluemoon/engine';
import type { Kept, Recorded } from './kept.ts';
import type { Listing, Row } from './log.ts';
import type { Watcher } from './watcher.ts';

export type Outcome<V, A, W> =
  | { readonly kind: 'done'; readonly room: V; readonly act: A }
  | { readonly kind: 'refused'; readonly why: W };

/** How one kind of room goes on, so that all kinds are kept alike. `W` is why a request is refused. */
export interface Course<V extends Kept, A extends Recorded, W> {
  /** Null if such a room does not begin like this. */
  readonly opened: (id: string, first: A) => V | null;
  readonly enacted: (room: V, act: A, box: Box) => V;
  /** A record that leads to the same room with less work. */
  readonly abridged?: (acts: readonly A[]) => readonly A[];
  /** When time brings the next act, in milliseconds; null if it does not. */
  readonly dueOf: (room: V) => number | null;
  /** The act that is due by itself. */
  readonly timeUp: (room: V, at: number, box: Box) => Outcome<V, A, W>;
  /** What lists show of the room; null if that has not changed. */
  readonly listingOf: (before: V | null, after: V) => Listing | null;
  /** What changes in whom the room waits for; nothing where nobody is told of it by push. */
  readonly awaitedOf?: (before: V | null, after: V) => Row['awaited'];
  /** Those whose presence others are told of, by place; null for an empty place. */
  readonly sittersOf: (room: V) => readonly (Sitting | null)[];
  /** Tells everybody what an act has changed, each what they may know. */
  readonly tell: (watchers: Iterable<Watcher>, before: V, after: V) => void;
  /** The message with all that a player may know. */
  readonly whole: (room: V, player: string) => string;
}

export interface Sitting {
  readonly player: string;
  readonly bot: string | null;
}
