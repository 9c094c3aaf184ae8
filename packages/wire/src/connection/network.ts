import type { ToClient } from '../messages.ts';

/** What a line to the server brings. */
export interface LineEvents {
  opened(): void;
  heard(text: string): void;
  /** `unknownPlayer`: the server knows no such token, so that calling again is of no use. */
  closed(why: 'lost' | 'unknownPlayer'): void;
}

export interface Line {
  send(text: string): void;
  close(): void;
}

/** What a server says to a browser that asks to be known: nothing, that it is not ready, or it is no such server. */
export type Announced = 'known' | 'failed' | 'notReady' | 'noServer';

/** What a connection needs from outside. */
export interface Network {
  /** A person wants to hear that the server is not ready; a program wants what it asked for to be done. */
  readonly asker: 'person' | 'program';
  /** Asks the server to know this player before every call, where a token does not do that. */
  announce?(): Promise<Announced>;
  dial(events: LineEvents): Line;
  /** Reads a message. A client that keeps many rooms may leave out what it does not need of them. */
  read?(text: string): ToClient;
  /** Milliseconds since 1970. */
  clock(): number;
  /** From 0 to 1. */
  random(): number;
  /** Calls back after a time; the returned function prevents it. */
  later(milliseconds: number, act: () => void): () => void;
  /** How long the first pause before calling again is, and the longest, in milliseconds. */
  readonly pauses?: { readonly first: number; readonly longest: number };
}
