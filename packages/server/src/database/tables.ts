import type { ColumnType, Generated } from 'kysely';

/** Rows as they are read and written. Times of rows that games depend on are bound as dates by Kysely. */
type Stamp = ColumnType<Date, Date | undefined, Date>;
type Json = ColumnType<unknown, string, string>;

export type Phase = 'waiting' | 'playing' | 'over' | 'closed';
export type Access = 'link' | 'lobby';

export interface Tables {
  players: {
    id: Generated<number>;
    token_hash: Buffer;
    name: string;
    made: Stamp;
    seen: Stamp;
    banned_until: Date | null;
    bot: Generated<boolean>;
  };
  rooms: {
    id: string;
    made: Stamp;
    phase: Phase;
    access: Access;
    about: Json;
    deadline: Date | null;
    touched: Stamp;
  };
  acts: { room: string; ply: number; act: Json; at: Date; due: Date | null };
  seats: { room: string; seat: number; player: number };
  processes: { id: string; started: Stamp; beat: Stamp; sockets: number; address: string };
  connections: { room: string; player: number; process: string; since: Stamp };
}
