import type { GameKind } from '@bluemoon/wire';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Rows as they are read and written. Times of rows that games depend on are bound as dates by Kysely. */
type Stamp = ColumnType<Date, Date | undefined, Date>;
type Json = ColumnType<unknown, string, string>;

export type Phase = 'waiting' | 'playing' | 'over' | 'closed';
export type RoomKind = 'table' | 'draft' | 'tournament';
export type Access = 'link' | 'lobby';
/** `gone` is what is left of somebody who deleted their data: a number in the records of games. */
export type PlayerKind = 'guest' | 'named' | 'bot' | 'gone';

export interface Tables {
  players: {
    id: Generated<number>;
    /** Only what the first version wrote; tokens have a table of their own. */
    token_hash: Buffer | null;
    name: string;
    /** Null for a guest who never chose a name. */
    name_key: string | null;
    kind: Generated<PlayerKind>;
    made: Stamp;
    seen: Stamp;
    banned_until: Date | null;
    bot: GeneratedAlways<boolean>;
  };
  sessions: { id: Generated<number>; player: number; device: Generated<string>; made: Stamp; seen: Stamp };
  tokens: { hash: Buffer; session: number; made: Stamp; used: Date | null };
  accounts: {
    player: number;
    password_hash: string | null;
    recovery_hash: Buffer;
    named: Stamp;
    renamed: Date | null;
  };
  passkeys: {
    id: string;
    player: number;
    public_key: Buffer;
    counter: number;
    transports: string[];
    device: string;
    made: Stamp;
    used: Date | null;
  };
  challenges: {
    challenge: string;
    purpose: 'register' | 'signIn' | 'prove';
    player: number | null;
    made: Stamp;
  };
  rooms: {
    id: string;
    kind: Generated<RoomKind>;
    made: Stamp;
    phase: Phase;
    access: Access;
    about: Json;
    deadline: Date | null;
    touched: Stamp;
  };
  acts: { room: string; ply: number; act: Json; at: Date; due: Date | null };
  seats: { room: string; seat: number; player: number; live: Generated<boolean> };
  games: {
    id: Generated<number>;
    room: string;
    number: number;
    kind: GameKind;
    winner: 0 | 1 | null;
    reason: string;
    crystals: number;
    choices: number;
    ended: Date;
    rating: 'none' | 'waits' | 'counted' | 'tooShort' | 'tooOften';
  };
  played: {
    game: number;
    seat: number;
    player: number;
    people: string;
    rival: number;
    rival_people: string;
    kind: GameKind;
    result: 'won' | 'lost' | 'void';
    ended: Date;
  };
  ratings: {
    player: number;
    kind: GameKind;
    rating: number;
    deviation: number;
    volatility: number;
    games: number;
    changed: Date;
  };
  rating_changes: {
    game: number;
    player: number;
    kind: GameKind;
    before: number;
    after: number;
    deviation: number;
    at: Date;
  };
  processes: { id: string; started: Stamp; beat: Stamp; sockets: number; address: string };
  connections: { room: string; player: number; process: string; since: Stamp };
}
