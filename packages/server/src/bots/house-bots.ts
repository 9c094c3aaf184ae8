import { createHash } from 'node:crypto';
import { PEOPLES } from '@bluemoon/engine';
import type { Box, Seat, View } from '@bluemoon/engine';
import {
  ask,
  fingerprintOf,
  gameNumber,
  isMatchOver,
  needsDeck,
  nowFor,
  peopleDeck,
  phaseOf,
} from '@bluemoon/play';
import type { Room, RoomRequest, Sitter } from '@bluemoon/play';
import type { LiveRoom } from '../rooms/live-room.ts';

/** Chooses an option for the viewer of a view. */
export type Thinking = (level: string, view: View, seed: number) => Promise<string>;

/** Sparring partners that are always there. Any process that has a bot's room in memory may choose for it. */
export interface HouseBots {
  readonly levels: readonly string[];
  /** Null if there is no bot of that level. */
  sitter(level: string): Omit<Sitter, 'deck'> | null;
  /** Does what the bots of this room have to do next, if there is anything. */
  attend(live: LiveRoom): void;
}

export interface HouseBotOptions {
  /** The players that the bots are, by level. */
  readonly players: ReadonlyMap<string, { readonly id: string; readonly name: string }>;
  readonly think: Thinking;
  readonly box: Box;
  readonly clock: () => number;
}

export const NO_BOTS: HouseBots = { levels: [], sitter: () => null, attend: () => undefined };

export function startHouseBots({ players, think, box, clock }: HouseBotOptions): HouseBots {
  /** Rooms for which a bot of this process is at work. */
  const busy = new Set<string>();

  async function serve(live: LiveRoom): Promise<void> {
    for (let act = await nextAct(live.room); act !== null; act = await nextAct(live.room)) {
      const { seat, request } = act;
      const answer = await live.act(null, (room) => ask(room, seat, request, { at: clock(), box }));
      // The room has gone on meanwhile; whoever changed it calls `attend` again.
      if (answer.kind === 'refused') return;
    }
  }

  async function nextAct(room: Room): Promise<{ readonly seat: Seat; readonly request: RoomRequest } | null> {
    for (const seat of [0, 1] as const) {
      const level = room.seats[seat]?.bot;
      const request = level == null ? null : await nextRequest(room, seat, level);
      if (request !== null) return { seat, request };
    }
    return null;
  }

  async function nextRequest(room: Room, seat: Seat, level: string): Promise<RoomRequest | null> {
    const { host } = room;
    const share = shareOf(room, seat);
    switch (phaseOf(room)) {
      case 'preparing':
      case 'over':
        if (isMatchOver(room) || room.deal[seat] !== null) return null;
        if (needsDeck(room, seat)) return { kind: 'deck', deck: deckFor(room, box) };
        // After a game it is up to the rival whether there is another one.
        if (host !== null && room.deal[seat === 0 ? 1 : 0] === null) return null;
        return { kind: 'ready', fingerprint: fingerprintOf(share) };
      case 'dealing':
        return room.deal[seat]?.seed == null ? { kind: 'share', seed: share } : null;
      case 'playing': {
        if (host === null) return null;
        if (host.asking !== null && host.asking.seat !== seat)
          return { kind: 'answerTakeBack', answer: 'grantTakeBack' };
        if (host.decision?.seat !== seat) return null;
        const { ply, view } = nowFor(host, seat);
        return { kind: 'choose', ply, options: [await think(level, view, seedFrom(share))] };
      }
      case 'waiting':
      case 'closed':
        return null;
    }
  }

  return {
    levels: [...players.keys()],
    sitter(level) {
      const player = players.get(level);
      return player === undefined ? null : { player: player.id, name: player.name, bot: level };
    },
    attend(live) {
      const { id, seats } = live.room;
      if (busy.has(id) || seats.every((sitter) => sitter?.bot == null)) return;
      busy.add(id);
      void serve(live)
        .catch(() => undefined)
        .finally(() => busy.delete(id));
    },
  };
}

/** The same in every process, and as secret as the room's own secret. */
function shareOf(room: Room, seat: Seat): string {
  return createHash('sha256')
    .update(`bot ${room.master} ${gameNumber(room)} ${seat}`)
    .digest('hex');
}

const seedFrom = (share: string): number => Number.parseInt(share.slice(0, 12), 16);

function deckFor(room: Room, box: Box): Extract<RoomRequest, { readonly kind: 'deck' }>['deck'] {
  const people = PEOPLES[seedFrom(createHash('sha256').update(room.id).digest('hex')) % PEOPLES.length];
  if (people === undefined) throw new Error('there are no peoples');
  return peopleDeck(people, box);
}
