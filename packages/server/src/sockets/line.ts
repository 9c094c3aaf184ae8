import type { Duplex } from 'node:stream';
import type { ToClient } from '@bluemoon/wire';
import type { WebSocket } from 'ws';
import { isDatabaseAway } from '../database/fault.ts';
import type { Figures } from '../figures.ts';
import { written } from '../rooms/telling.ts';
import { startConnection } from './connection.ts';
import type { Hall } from './connection.ts';
import type { Limits } from './limits.ts';
import type { Person } from './people.ts';

/** Close codes of RFC 6455 and its registry. */
export const CLOSE = { unsupported: 1003, policy: 1008, restart: 1012, later: 1013 } as const;

/** Who does not read for so long is behind anyway: a page that comes back is told the whole room in one message. */
const LONGEST_QUEUE = 1_048_576;

/** An open line, seen from the server. */
export interface OpenLine {
  readonly player: string;
  readonly session: string;
  /** Tells the client why, and when to come back; nothing that it sends from now on is answered. */
  end(why: Farewell, after: number | null): void;
  /** Resolves when everything that was asked has been answered. */
  readonly settled: () => Promise<unknown>;
  /** True if the client has been silent since the last time. */
  isSilent(): boolean;
  readonly socket: WebSocket;
}

type Farewell = Extract<ToClient, { readonly kind: 'bye' }>['why'];

export interface LineParts {
  /** What the socket writes to. */
  readonly stream: Duplex;
  readonly person: Person;
  readonly hall: Hall;
  readonly limits: Limits;
  readonly figures: Figures;
  readonly failed: (error: unknown) => void;
}

export function serveLine(socket: WebSocket, parts: LineParts): OpenLine {
  const { stream, person, hall, limits, figures, failed } = parts;
  const pending = new Set<Promise<void>>();
  let heard = true;
  let ended = false;

  /** What is said in one moment, a change and the reply to it, goes out at once: writing is what costs most. */
  let isGathering = false;
  const gather = (): void => {
    if (isGathering) return;
    isGathering = true;
    stream.cork();
    setImmediate(() => {
      isGathering = false;
      stream.uncork();
    });
  };
  const send = (message: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > LONGEST_QUEUE) {
      figures.cut('slow');
      socket.terminate();
    } else {
      gather();
      socket.send(message);
    }
  };
  const end: OpenLine['end'] = (why, after) => {
    if (ended) return;
    ended = true;
    send(written({ kind: 'bye', why, after }));
  };
  const close = (code: number): void => {
    ended = true;
    socket.close(code);
  };
  const connection = startConnection(
    person,
    {
      send,
      close: () => close(CLOSE.policy),
      mayOpen: () => limits.room(person.id, () => openRoomsOf(person, hall)),
      mayBringPacks: () => limits.packs(person.id),
      answered: (what, why) => (why === null ? figures.done(what) : figures.refused(why)),
    },
    hall,
  );

  function refuse(text: string, kind: 'tooFast' | 'notReady' | 'failed'): void {
    figures.refused(kind);
    send(written({ kind: 'refused', n: numberOf(text), why: { kind } }));
  }

  /** If the database is gone for a moment, the client asks again. */
  const notDone =
    (text: string) =>
    (error: unknown): void => {
      failed(error);
      refuse(text, isDatabaseAway(error) ? 'notReady' : 'failed');
    };

  async function received(text: string): Promise<void> {
    const pace = await limits.message(person.id, text.length);
    if (pace === 'fine') return connection.received(text).catch(notDone(text));
    refuse(text, 'tooFast');
    if (pace === 'tooFast' || ended) return;
    figures.cut('tooFast');
    end('tooFast', COME_BACK_MS);
    close(CLOSE.policy);
  }

  socket.on('message', (data, isBinary) => {
    heard = true;
    if (ended) return;
    if (isBinary) {
      figures.cut('binary');
      return close(CLOSE.unsupported);
    }
    const answering = received((data as Buffer).toString('utf8')).catch(failed);
    pending.add(answering);
    void answering.finally(() => pending.delete(answering));
  });
  socket.on('pong', () => {
    heard = true;
  });
  socket.on('close', () => connection.closed());
  socket.on('error', () => socket.terminate());

  return {
    player: person.id,
    session: person.session,
    socket,
    end,
    settled: () => Promise.all(pending),
    isSilent() {
      const wasHeard = heard;
      heard = false;
      return !wasHeard;
    },
  };
}

/** The rooms that still need somebody's memory; those where a game is over do not. */
async function openRoomsOf({ id }: Person, { lists }: Hall): Promise<number> {
  const mine = await lists.mine(id);
  return mine.filter(({ phase }) => phase !== 'over' && phase !== 'closed').length;
}

/** For a client that was much too fast, in milliseconds. */
const COME_BACK_MS = 10_000;

/** Of a message that is not worth reading; clients write the number first or last. */
function numberOf(text: string): number {
  const [, n] = /"n":(\d{1,15})[,}]/.exec(text) ?? [];
  return n === undefined ? -1 : Number(n);
}
