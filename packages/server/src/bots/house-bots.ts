import { createHash } from 'node:crypto';
import type { Card, Seat, View } from '@bluemoon/engine';
import { ask, boxOfPacks, fingerprintOf, gameNumber, roomNowFor, taskOf } from '@bluemoon/play';
import type { Agreement, Deck, Room, RoomNow, RoomRequest, Sitter } from '@bluemoon/play';
import type { LiveTable } from '../tables/opening.ts';
import { botDeck } from './bot-deck.ts';
import { naturalPause } from './pace.ts';

/** Chooses an option for the viewer of a view. `packCards` are the cards of the table that are not built in. */
export type Thinking = (
  level: string,
  view: View,
  seed: number,
  packCards?: readonly Card[],
) => Promise<string>;

/** Sparring partners that are always there. Any process that has a bot's room in memory may choose for it. */
export interface HouseBots {
  readonly levels: readonly string[];
  /** Null if there is no bot of that level. */
  sitter(level: string): Omit<Sitter, 'deck'> | null;
  /** One of that level who is not among these players; null if there is no bot of that level. */
  another(level: string, taken: ReadonlySet<string>): Promise<Omit<Sitter, 'deck'> | null>;
  /** A deck under this agreement, the same for the same player. */
  deckFor(agreement: Agreement, player: string): Deck;
  /** Does what the bots of this room have to do next, if there is anything. */
  attend(live: LiveTable): void;
  /** From now on they do nothing. */
  close(): void;
}

export interface BotPlayer {
  readonly id: string;
  readonly name: string;
}

export interface HouseBotOptions {
  /** The players that the bots are, by level. */
  readonly players: ReadonlyMap<string, BotPlayer>;
  /** Another player for a bot of this level, where one is not enough; the second is 2. Null: not with this number. */
  readonly namesake?: (level: string, number: number) => Promise<BotPlayer | null>;
  readonly think: Thinking;
  readonly clock: () => number;
  /** Told of what a bot could not do; it tries again. */
  readonly failed?: (error: unknown) => void;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

export const NO_BOTS: HouseBots = {
  levels: [],
  sitter: () => null,
  another: () => Promise.resolve(null),
  deckFor: (agreement) => botDeck({ terms: { agreement }, packs: [] }, 0),
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
  const { players, namesake, think, clock, failed = () => undefined, wait = waitHere } = options;
  /** Rooms for which a bot of this process is at work. */
  const busy = new Set<string>();
  const ended = new AbortController();

  /** Resolves when there is nothing to do, with the ply at which this was so. */
  async function serve(live: LiveTable): Promise<number> {
    let failures = 0;
    while (!ended.signal.aborted) {
      const { ply } = live.room;
      try {
        const deed = await nextDeed(live.room);
        if (deed === null) return ply;
        const { seat, request } = deed;
        const answer = await live.act(null, (room) => ask(room, seat, request, { at: clock() }));
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
        return { kind: 'deck', deck: botDeck(room, numberFrom(room, `deck ${gameNumber(room)}`)) };
      case 'ready':
        return isForRivalToSay(now, seat)
          ? null
          : { kind: 'ready', fingerprint: fingerprintOf(shareOf(room, seat)) };
      case 'share':
        return { kind: 'share', seed: shareOf(room, seat) };
      case 'answerTakeBack':
        await wait(naturalPause(Math.random));
        // In a rated game the rival agreed that they may ask, not that a bot gives everything away.
        return {
          kind: 'answerTakeBack',
          answer: now.terms.rated === 'yes' ? 'refuseTakeBack' : 'grantTakeBack',
        };
      case 'choose': {
        const { ply, view } = task;
        const { packCards } = boxOfPacks(room.packs);
        const seed = numberFrom(room, `choice ${gameNumber(room)} ${view.decision?.id}`);
        const [option] = await Promise.all([
          think(level, view, seed, packCards),
          wait(naturalPause(Math.random)),
        ]);
        return { kind: 'choose', ply, options: [option] };
      }
    }
  }

  function attend(live: LiveTable): void {
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
      return player === undefined ? null : sitterOf(player, level);
    },
    async another(level, taken) {
      const first = players.get(level);
      if (first === undefined) return null;
      let player: BotPlayer | null = first;
      for (let number = 2; player === null || taken.has(player.id); number++) {
        if (namesake === undefined) return null;
        player = await namesake(level, number);
      }
      return sitterOf(player, level);
    },
    deckFor: (agreement, player) =>
      botDeck(
        { terms: { agreement }, packs: [] },
        safeNumber(createHash('sha256').update(player).digest('hex')),
      ),
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

const safeNumber = (hash: string): number => Number.parseInt(hash.slice(0, HEX_DIGITS_OF_A_SAFE_NUMBER), 16);

const numberFrom = (room: Room, what: string): number => safeNumber(secretOf(room, what));

const sitterOf = ({ id, name }: BotPlayer, level: string): Omit<Sitter, 'deck'> => ({
  player: id,
  name,
  bot: level,
});
