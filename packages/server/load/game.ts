import { randomBytes } from 'node:crypto';
import { agreeOn, USUAL_ROOM_TERMS } from '@bluemoon/play';
import type { RoomNow, RoomRequest } from '@bluemoon/play';
import type { Reply } from '@bluemoon/wire';
import { nextRequest } from './next-request.ts';
import { startPlayer } from './player.ts';
import type { Player, PlayerOptions } from './player.ts';
import { readLittle } from './read-little.ts';

const terms = { ...USUAL_ROOM_TERMS, agreement: agreeOn({}) };

/** What is measured over all games. */
export interface Tally {
  /** From the choice until the rival sees it, in milliseconds. */
  readonly latencies: number[];
  /** Of the changes that choices led to. */
  readonly lengths: number[];
  /** Ids of the choices that the server has confirmed. */
  readonly confirmed: Set<string>;
  /** When players had no line. */
  readonly cutOff: CutOff[];
  readonly refusals: Map<string, number>;
}

export interface CutOff {
  readonly from: number;
  readonly to: number;
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
    const secret = randomBytes(32);
    let isBusy = false;
    const player = startPlayer({
      token: tokens[seat],
      ports,
      read: readLittle,
      changed: () => react(),
      heard: (length) => tally.lengths.push(length),
      cameBack: (from) => tally.cutOff.push({ from, to: performance.now() }),
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
      const request = nextRequest(now, { seat, secret, goesOn: goesOn() });
      if (request === null) return false;
      if (request.kind === 'choose') {
        await new Promise((resolve) => setTimeout(resolve, pace()));
        sent = { ply: request.ply, at: performance.now(), by: seat };
      }
      const reply = await act(request);
      // A closed connection answers at once, for ever.
      return reply.kind !== 'lost';
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
