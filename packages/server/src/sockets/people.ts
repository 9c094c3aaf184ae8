/** Somebody who has come to this server, with or without an account. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** A bot is a program with an account; house bots need none. */
  readonly kind: 'guest' | 'named' | 'bot';
  /** What this browser or program is known by; it ends when they sign out. */
  readonly session: string;
  /** Until when they may not play, in milliseconds. */
  readonly bannedUntil: number | null;
}

export interface People {
  /** Null if nobody has this token. */
  byToken(token: string): Promise<Person | null>;
  /** What the browser should be known by from now on; null: as before. */
  freshToken(person: Person): Promise<string | null>;
  /** `device` is what a list of devices calls the browser. */
  newGuest(device?: string): Promise<{ readonly token: string; readonly person: Person }>;
  /** The name is normal already; returns the name that they have from now on. */
  rename(id: string, name: string): Promise<string>;
  /** The named player of this name; null if there is none. */
  named(name: string): Promise<string | null>;
  /** Those of the players who may not play at this time. */
  bannedAmong(ids: readonly string[]): Promise<readonly string[]>;
  /** Those of the sessions that are no more: signed out, or stolen. */
  endedAmong(sessions: readonly string[]): Promise<readonly string[]>;
}
