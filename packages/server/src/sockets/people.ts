/** Somebody who has come to this server, with or without an account. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** Until when they may not play, in milliseconds. */
  readonly bannedUntil: number | null;
}

export interface People {
  byToken(token: string): Promise<Person | null>;
  newGuest(): Promise<{ readonly token: string; readonly person: Person }>;
  /** The name as it is kept, without what names may not contain. */
  rename(id: string, name: string): Promise<string>;
}
