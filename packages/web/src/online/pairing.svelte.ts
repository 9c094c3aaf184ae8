import type { Deck, RoomTerms } from '@bluemoon/play';
import { fingerprintOf } from '@bluemoon/play';
import type { Connection, RoomLine, WireRefusal } from '@bluemoon/wire';
import { newId } from '../keep/new-id.ts';
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
  /** Somebody else may wait for the same, at a table that was opened later: then the server moves one of them. */
  compare(open: readonly RoomLine[]): void;
}

export function startPairing({ online, shares, clock, found }: PairingParts): Pairing {
  let search = $state.raw<Search>({ kind: 'none' });
  let room = $state.raw<RoomHere | null>(null);
  let wanted: { readonly terms: RoomTerms; readonly deck: Deck } | null = null;
  /** Of the latest search, so that a late answer to an old one is recognized. */
  let number = 0;
  let isReady = false;
  let isAsking = false;
  /** Each is tried once; it may be a table of the same player. */
  const compared = new Set<string>();

  /** Gives the table up, unless a rival has just sat down there: then the page goes to them. */
  async function withdraw(from: string): Promise<'alone' | 'met'> {
    const reply = await online.ask({
      kind: 'act',
      room: from,
      id: newId(),
      request: { kind: 'withdraw' },
    });
    if (reply.kind !== 'refused' || reply.why.kind !== 'seatTaken') return 'alone';
    found(from);
    return 'met';
  }

  function unfollow(): string | null {
    const left = room;
    room = null;
    left?.leave();
    return left?.id ?? null;
  }

  function follow(id: string): void {
    if (room?.id === id) return;
    unfollow();
    isReady = false;
    const here = followRoom(online, id);
    room = here;
    here.onSeen(({ now }) => {
      if (room === here && now.phase === 'closed') {
        // Another tab of the same player has stopped looking there.
        unfollow();
        if (wanted !== null) void seek(wanted.terms, wanted.deck);
        return;
      }
      const mine = now.you === 'spectator' ? null : now.seats[now.you];
      if (room !== here || mine === null) return;
      if (!mine.isReady) {
        if (isReady || mine.mustChoose) return;
        isReady = true;
        void here.ask({ kind: 'ready', fingerprint: fingerprintOf(shares.shareFor(id, now.game)) });
      } else if (now.seats.every((seat) => seat !== null)) {
        unfollow();
        search = { kind: 'none' };
        found(id);
      }
    });
  }

  async function seek(terms: RoomTerms, deck: Deck): Promise<void> {
    const mine = ++number;
    isAsking = true;
    const reply = await online.ask({ kind: 'pair', id: newId(), terms, deck });
    const isOld = mine !== number;
    if (!isOld) isAsking = false;
    if (reply.kind === 'done' && reply.room !== undefined) {
      if (isOld) void withdraw(reply.room);
      else follow(reply.room);
    } else if (!isOld) search = reply.kind === 'refused' ? reply : { kind: 'cut' };
  }

  async function stop(why?: 'cut'): Promise<'alone' | 'met'> {
    if (search.kind !== 'looking') return 'alone';
    number++;
    isAsking = false;
    search = { kind: why ?? 'none' };
    const left = unfollow();
    return left === null ? 'alone' : withdraw(left);
  }

  return {
    get search() {
      return search;
    },
    get room() {
      return room?.id ?? null;
    },
    async look(terms, deck) {
      if ((await stop()) === 'met') return;
      wanted = { terms, deck };
      search = { kind: 'looking', terms, since: clock() };
      await seek(terms, deck);
    },
    stop: (why) => void stop(why),
    compare(open) {
      if (room === null || wanted === null || isAsking || search.kind !== 'looking') return;
      const { id } = room;
      const same = JSON.stringify(open.find((line) => line.room === id)?.terms);
      const other = open.find(
        (line) => line.room !== id && !compared.has(line.room) && JSON.stringify(line.terms) === same,
      );
      if (same === undefined || other === undefined) return;
      compared.add(other.room);
      void seek(wanted.terms, wanted.deck);
    },
  };
}
