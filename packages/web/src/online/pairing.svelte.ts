import type { Deck, RoomTerms } from '@bluemoon/play';
import { fingerprintOf } from '@bluemoon/play';
import type { RoomLine, WireRefusal } from '@bluemoon/wire';
import { newId } from '../keep/new-id.ts';
import type { Connection } from './connection.ts';
import { followRoom } from './room.svelte.ts';
import type { RoomHere } from './room.svelte.ts';
import type { Shares } from './shares.ts';

/** How the search for a rival stands. */
export type Search =
  | { readonly kind: 'none' }
  | { readonly kind: 'looking'; readonly terms: RoomTerms; readonly since: number }
  | { readonly kind: 'refused'; readonly why: WireRefusal }
  /** The connection broke, so nobody could be found any more. */
  | { readonly kind: 'cut' };

export interface PairingParts {
  readonly online: Pick<Connection, 'ask' | 'watch' | 'serverTime'>;
  readonly shares: Pick<Shares, 'shareFor'>;
  readonly clock: () => number;
  /** A rival sits at this table. */
  readonly found: (room: string) => void;
}

export interface Pairing {
  readonly search: Search;
  /** The table at which this player waits. */
  readonly room: string | null;
  look(terms: RoomTerms, deck: Deck): Promise<void>;
  stop(why?: 'cut'): void;
  /** Two who looked at the same moment wait at two tables: one of them goes to the other. */
  compare(open: readonly RoomLine[]): void;
}

export function startPairing({ online, shares, clock, found }: PairingParts): Pairing {
  let search = $state.raw<Search>({ kind: 'none' });
  let room = $state.raw<RoomHere | null>(null);
  let wanted: { readonly terms: RoomTerms; readonly deck: Deck } | null = null;
  /** Of the latest search, so that a late answer to an old one is recognized. */
  let number = 0;
  let isReady = false;
  /** Each is tried once; it may be a table of the same player. */
  const compared = new Set<string>();

  function leave(): void {
    const left = room;
    room = null;
    if (left === null) return;
    void left.ask({ kind: 'close' });
    left.leave();
  }

  function follow(id: string): void {
    isReady = false;
    const here = followRoom(online, id);
    room = here;
    here.onSeen(({ now }) => {
      const mine = now.you === 'spectator' ? null : now.seats[now.you];
      if (room !== here || mine === null) return;
      if (!mine.isReady) {
        if (isReady || mine.mustChoose) return;
        isReady = true;
        void here.ask({ kind: 'ready', fingerprint: fingerprintOf(shares.shareFor(id, now.game)) });
      } else if (now.seats.every((seat) => seat !== null)) {
        room = null;
        search = { kind: 'none' };
        here.leave();
        found(id);
      }
    });
  }

  async function seek(terms: RoomTerms, deck: Deck): Promise<void> {
    const mine = ++number;
    const reply = await online.ask({ kind: 'pair', id: newId(), terms, deck });
    const isOld = mine !== number;
    if (reply.kind === 'done' && reply.room !== undefined) {
      if (isOld) void online.ask({ kind: 'act', room: reply.room, id: newId(), request: { kind: 'close' } });
      else follow(reply.room);
    } else if (!isOld) search = reply.kind === 'refused' ? reply : { kind: 'cut' };
  }

  function stop(why?: 'cut'): void {
    if (search.kind !== 'looking') return;
    number++;
    leave();
    search = { kind: why ?? 'none' };
  }

  return {
    get search() {
      return search;
    },
    get room() {
      return room?.id ?? null;
    },
    look(terms, deck) {
      stop();
      wanted = { terms, deck };
      search = { kind: 'looking', terms, since: clock() };
      return seek(terms, deck);
    },
    stop,
    compare(open) {
      if (room === null || wanted === null || search.kind !== 'looking') return;
      const { id } = room;
      const { terms, deck } = wanted;
      const same = JSON.stringify(open.find((line) => line.room === id)?.terms);
      const elder = open.find(
        (line) => line.room < id && !compared.has(line.room) && JSON.stringify(line.terms) === same,
      );
      if (same === undefined || elder === undefined) return;
      compared.add(elder.room);
      leave();
      void seek(terms, deck);
    },
  };
}
