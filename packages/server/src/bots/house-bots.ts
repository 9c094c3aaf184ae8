import { createHash } from 'node:crypto';
import type { Box, Seat, View } from '@bluemoon/engine';
import { ask, fingerprintOf, gameNumber, roomNowFor, taskOf } from '@bluemoon/play';
import type { Room, RoomNow, RoomRequest, Sitter } from '@bluemoon/play';
import type { LiveRoom } from '../rooms/live-room.ts';
import { botDeck } from './bot-deck.ts';
import { naturalPause } from './pace.ts';

/** Chooses an option for the viewer of a view. */
export type Thinking = (level: string, view: View, seed: number) => Promise<string>;

/** Sparring partners that are always there. Any process that has a bot's room in memory may choose for it. */
export interface HouseBots {
  readonly levels: readonly string[];
  /** Null if there is no bot of that level. */
  sitter(level: string): Omit<Sitter, 'deck'> | null;
  /** Does what the bots of this room have to do next, if there is anything. */
  attend(live: LiveRoom): void;
  /** From now on they do nothing. */
  close(): void;
}

export interface HouseBotOptions {
  /** The players that the bots are, by level. */
  readonly players: ReadonlyMap<string, { readonly id: string; readonly name: string }>;
  readonly think: Thinking;
  readonly box: Box;
  readonly clock: () => number;
  /** Told of what a bot could not do; it tries again. */
  readonly failed?: (error: unknown) => void;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

export const NO_BOTS: HouseBots = {
  levels: [],
  sitter: () => null,
  attend: () => undefined,
  close: () => undefined,
};

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 10_000;

interface Deed {
  readonly seat: Seat;
  readonly request: RoomRequest;
}

export function startHouseBots(options: HouseBotOptions): HouseBots {
  const { players, think, box, clock, failed = () => undefined, wait = waitHere } = options;
  /** Rooms for which a bot of this process is at work. */
  const busy = new Set<string>();
  const ended = new AbortController();

  /** Resolves when there is nothing to do, with the ply at which this was so. */
  async function serve(live: LiveRoom): Promise<number> {
    let failures = 0;
    while (!ended.signal.aborted) {
      const { ply } = live.room;
      try {
        const deed = await nextDeed(live.room);
        if (deed === null) return ply;
        const { seat, request } = deed;
        const answer = await live.act(null, (room) => ask(room, seat, request, { at: clock(), box }));
        // Another process or the rival was faster. Otherwise asking again would be refused again.
        if (answer.kind === 'refused' && live.room.ply === ply)
          throw new Error(`a house bot may not ${request.kind}: ${answer.why.kind}`);
        failures = 0;
      } catch (error) {
        failed(error);
        await wait(Math.min(FIRST_RETRY_MS * 2 ** failures++, LONGEST_RETRY_MS));
      }
    }
    return live.room.ply;
  }

  async function nextDeed(room: Room): Promise<Deed | null> {
    for (const seat of [0, 1] as const) {
      const level = room.seats[seat]?.bot;
      const request = level == null ? null : await nextRequest(room, seat, level);
      if (request !== null) return { seat, request };
    }
    return null;
  }

  async function nextRequest(room: Room, seat: Seat, level: string): Promise<RoomRequest | null> {
    const now = roomNowFor(room, seat);
    const task = taskOf(now);
    switch (task?.kind) {
      case undefined:
        return null;
      case 'deck':
        return { kind: 'deck', deck: botDeck(room.terms.agreement, numberFrom(room, 'deck'), box) };
      case 'ready':
        return isForRivalToSay(now, seat)
          ? null
          : { kind: 'ready', fingerprint: fingerprintOf(shareOf(room, seat)) };
      case 'share':
        return { kind: 'share', seed: shareOf(room, seat) };
      case 'answerTakeBack':
        await wait(naturalPause(Math.random));
        return { kind: 'answerTakeBack', answer: 'grantTakeBack' };
      case 'choose': {
        const { ply, view } = task;
        const seed = numberFrom(room, `choice ${gameNumber(room)} ${view.decision?.id}`);
        const [option] = await Promise.all([think(level, view, seed), wait(naturalPause(Math.random))]);
        return { kind: 'choose', ply, options: [option] };
      }
    }
  }

  function attend(live: LiveRoom): void {
    const { id, seats } = live.room;
    if (ended.signal.aborted || busy.has(id) || seats.every((sitter) => sitter?.bot == null)) return;
    busy.add(id);
    void serve(live).then((ply) => {
      busy.delete(id);
      // Whatever came in the moment in which the bot had finished.
      if (live.room.ply !== ply) attend(live);
    });
  }

  return {
    levels: [...players.keys()],
    sitter(level) {
      const player = players.get(level);
      return player === undefined ? null : { player: player.id, name: player.name, bot: level };
    },
    attend,
    close() {
      ended.abort();
    },
  };
}

/** After a game it is up to the rival whether there is another one. */
const isForRivalToSay = ({ phase, deal }: RoomNow, seat: Seat): boolean =>
  phase === 'over' && deal.players[seat === 0 ? 1 : 0] === null;

/** A process that ends need not wait for its bots. */
const waitHere = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });

/** The same in every process, and as secret as the room's own secret. */
const secretOf = (room: Room, what: string): string =>
  createHash('sha256').update(`bot ${room.master} ${what}`).digest('hex');

const shareOf = (room: Room, seat: Seat): string => secretOf(room, `share ${gameNumber(room)} ${seat}`);

const HEX_DIGITS_OF_A_SAFE_NUMBER = 12;

const numberFrom = (room: Room, what: string): number =>
  Number.parseInt(secretOf(room, what).slice(0, HEX_DIGITS_OF_A_SAFE_NUMBER), 16);
