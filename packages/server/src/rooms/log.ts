import type { Access, Phase, RoomKind } from '../database/tables.ts';
import type { EndedGame } from '../games/ended-game.ts';
import type { Recorded } from './kept.ts';

/** One act to be recorded. The first of two with the same room and ply wins, wherever they come from. */
export interface Row {
  readonly room: string;
  readonly ply: number;
  readonly act: Recorded;
  /** When time brings the next act, in milliseconds; null if it does not. */
  readonly due: number | null;
  /** What lists show of the room, if that changes with this act. */
  readonly listing: Listing | null;
  /** Places for whose player the room waits from here on, or no longer (null), if players are told of it. */
  readonly awaited: readonly (readonly [place: number, player: string | null])[];
}

export interface Listing {
  readonly kind: RoomKind;
  readonly phase: Phase;
  readonly access: Access;
  /** For the lists; each kind of room has its own. */
  readonly about: object;
  /** By place; null for an empty place. */
  readonly players: readonly (string | null)[];
  /** A game that is over from here on. */
  readonly ended: EndedGame | null;
}

/** The record of all rooms: the rows decide, processes only cache. */
export interface RoomLog {
  /** Resolves after the commit. */
  append(row: Row): Promise<'appended' | 'conflict'>;
  /** The acts from that ply on; none if there is no such room. */
  read(room: string, from: number): Promise<readonly Recorded[]>;
}
