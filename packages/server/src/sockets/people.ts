/** Somebody who has come to this server, with or without an account. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** Until when they may not play, in milliseconds. */
  readonly bannedUntil: number | null;
}

export interface People {
  /** Null if nobody has this token. */
  byToken(token: string): Promise<Person | null>;
  newGuest(): Promise<{ readonly token: string; readonly person: Person }>;
  /** The name is normal already; returns the name that they have from now on. */
  rename(id: string, name: string): Promise<string>;
  /** Those of the players who may not play at this time. */
  bannedAmong(ids: readonly string[]): Promise<readonly string[]>;
}
