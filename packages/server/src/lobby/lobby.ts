import { written } from '../rooms/telling.ts';
import type { RoomLine, ToClient } from '@bluemoon/wire';
import { turns } from '../database/turns.ts';
import type { Turns } from '../database/turns.ts';

export type LobbyNow = Omit<Extract<ToClient, { readonly kind: 'lobby' }>, 'kind'>;

/** Where the lists come from. */
export interface Lists {
  lobby(): Promise<LobbyNow>;
  /** The rooms in which this player sits, the newest first. Those that are over are listed for one more day. */
  mine(player: string): Promise<readonly RoomLine[]>;
  /** Listed rooms with just these terms in which no game has begun, the oldest first, as far as they concern this player. */
  waitingFor(player: string, terms: RoomLine['terms']): Promise<readonly Waiting[]>;
  /** The room in which this request of the player gave them a seat before; null if none did. */
  seatedBy(player: string, request: string): Promise<string | null>;
  /** Takes rooms that have long been over out of the lists of their players. */
  retire(): Promise<void>;
  /** Rooms in which nobody waits any more, and nobody came. */
  unused(): Promise<readonly string[]>;
}

export interface Waiting {
  readonly room: string;
  /** The player sits there alone, or with a rival who is connected; or somebody else waits there who is connected. */
  readonly kind: 'alone' | 'together' | 'free';
}

const HOUR = 60 * 60 * 1000;

/** How long a room stays in the list of its players after its last game, in milliseconds. */
export const OVER_LISTED = 24 * HOUR;

/** How long a room waits while nobody of it is connected. A link may be opened days later; a list is read now. */
export const WAITS = { link: 7 * 24 * HOUR, lobby: HOUR } as const;

/** How long after a request that gave somebody a seat it is recognized when it comes again, in milliseconds. */
export const REPEATED_WITHIN = HOUR;

export interface Lobby {
  /** From now on the page is told what the lobby shows. */
  show(send: (message: string) => void): void;
  hide(send: (message: string) => void): void;
  /** Something in the lists has changed. */
  changed(): void;
  idle: Turns['idle'];
}

/** Lists change in bursts; a page need not be told more often than this. */
const PAUSE_MS = 200;

export function startLobby(lists: Pick<Lists, 'lobby'>): Lobby {
  const pages = new Set<(message: string) => void>();
  let isOld = false;
  let last = '';

  const reading = turns(
    async () => {
      isOld = false;
      const message = written({ kind: 'lobby', ...(await lists.lobby()) });
      if (message !== last) for (const send of pages) send(message);
      last = message;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    },
    () => isOld && pages.size > 0,
  );

  return {
    show(send) {
      pages.add(send);
      isOld = true;
      last = '';
      reading.poke();
    },
    hide: (send) => void pages.delete(send),
    changed() {
      isOld = true;
      reading.poke();
    },
    idle: reading.idle,
  };
}
