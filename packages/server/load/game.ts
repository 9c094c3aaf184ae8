import { createHash, randomBytes } from 'node:crypto';
import { BUILT_IN, PEOPLES } from '@bluemoon/engine';
import { agreeOn, peopleDeck, USUAL_ROOM_TERMS } from '@bluemoon/play';
import type { RoomNow, RoomRequest } from '@bluemoon/play';
import type { Reply } from '@bluemoon/wire';
import { startPlayer } from './player.ts';
import type { Player, PlayerOptions } from './player.ts';

const terms = { ...USUAL_ROOM_TERMS, agreement: agreeOn({}) };
const DECKS = PEOPLES.map((people) => peopleDeck(people, BUILT_IN));

/** What is measured over all games. */
export interface Tally {
  /** From the choice until the rival sees it, in milliseconds. */
  readonly latencies: number[];
  /** Of the changes that choices led to. */
  readonly lengths: number[];
  /** Ids of the choices that the server has confirmed. */
  readonly confirmed: Set<string>;
  readonly cutOff: number[];
  readonly refusals: Map<string, number>;
}

export const emptyTally = (): Tally => ({
  latencies: [],
  lengths: [],
  confirmed: new Set(),
  cutOff: [],
  refusals: new Map(),
});

export interface GameOptions {
  readonly tokens: readonly [string, string];
  readonly ports: () => readonly number[];
  /** The time between two choices, in milliseconds. */
  readonly pace: () => number;
  /** Whether another game follows when one is over. */
  readonly goesOn: () => boolean;
  readonly tally: Tally;
}

export interface LoadGame {
  /** Resolves when cards are dealt. */
  readonly begun: Promise<void>;
  /** Resolves when the last game is over. */
  readonly over: Promise<void>;
  close(): void;
}

/** Two players who play one game after another as fast as they are told to. */
export function startGame({ tokens, ports, pace, goesOn, tally }: GameOptions): LoadGame {
  let begin: () => void;
  let end: () => void;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  let sent: { readonly ply: number; readonly at: number; readonly by: 0 | 1 } | null = null;

  const seatFor = (seat: 0 | 1): Player => {
    let seed = randomBytes(32);
    let isBusy = false;
    const player = startPlayer({
      token: tokens[seat],
      ports,
      changed: () => react(),
      heard: (length) => tally.lengths.push(length),
      cameBack: (after) => tally.cutOff.push(after),
    } satisfies PlayerOptions);

    const act = async (request: RoomRequest): Promise<Reply> => {
      const id = randomBytes(9).toString('base64url');
      const reply = await player.request({ kind: 'act', room: await room, id, request });
      if (reply.kind === 'done' && request.kind === 'choose') tally.confirmed.add(id);
      if (reply.kind === 'refused')
        tally.refusals.set(reply.why.kind, (tally.refusals.get(reply.why.kind) ?? 0) + 1);
      return reply;
    };

    async function next(now: RoomNow): Promise<boolean> {
      const mine = now.seats[seat];
      if (mine === null) return false;
      switch (now.phase) {
        case 'preparing':
        case 'over': {
          if (now.phase === 'over' && !goesOn()) return false;
          if (mine.isReady) return false;
          const deck = DECKS[randomBytes(1).readUInt8() % DECKS.length];
          if (mine.mustChoose && deck !== undefined) await act({ kind: 'deck', deck });
          else {
            seed = randomBytes(32);
            await act({ kind: 'ready', fingerprint: createHash('sha256').update(seed).digest('hex') });
          }
          return true;
        }
        case 'dealing':
          if (now.deal.players[seat]?.seed != null) return false;
          await act({ kind: 'share', seed: seed.toString('hex') });
          return true;
        case 'playing': {
          const options = now.table?.view.decision?.options?.filter(({ kind }) => kind !== 'takeBack') ?? [];
          const all = now.table?.view.decision?.options ?? [];
          const option = options[Math.floor(Math.random() * options.length)] ?? all[0];
          if (now.table == null || option === undefined) return false;
          await new Promise((resolve) => setTimeout(resolve, pace()));
          sent = { ply: now.table.ply, at: performance.now(), by: seat };
          await act({ kind: 'choose', ply: now.table.ply, options: [option.id] });
          return true;
        }
        case 'waiting':
        case 'closed':
          return false;
      }
    }

    function react(): void {
      const now = player.seen?.now;
      if (now == null) return;
      if (now.phase === 'playing') begin();
      if (now.phase === 'over' && !goesOn()) end();
      if (sent !== null && sent.by !== seat && (now.table?.ply ?? -1) > sent.ply) {
        tally.latencies.push(performance.now() - sent.at);
        sent = null;
      }
      if (isBusy) return;
      isBusy = true;
      void next(now).then((hasDone) => {
        isBusy = false;
        // What came meanwhile was not looked at.
        if (hasDone || player.seen?.now !== now) react();
      });
    }
    return player;
  };

  const [first, second] = [seatFor(0), seatFor(1)];
  const room = (async () => {
    const opened = await first.request({ kind: 'open', id: randomBytes(9).toString('base64url'), terms });
    if (opened.kind !== 'done' || opened.room === undefined) throw new Error(JSON.stringify(opened));
    await second.request({ kind: 'sit', room: opened.room, id: randomBytes(9).toString('base64url') });
    return opened.room;
  })();
  void room.then((id) => Promise.all([first.watch(id), second.watch(id)]));

  return {
    begun,
    over,
    close() {
      first.close();
      second.close();
    },
  };
}
