import { randomBytes } from 'node:crypto';
import { startConnection } from '@bluemoon/wire';
import type {
  ClientRequest,
  Connection,
  Following,
  Line,
  LineEvents,
  Reply,
  RoomSeen,
  ToClient,
} from '@bluemoon/wire';
import { WebSocket } from 'ws';

/** A player over the network, who follows one table at a time. */
export interface Player {
  readonly connection: Connection;
  readonly seen: RoomSeen | null;
  /** Answered after the server has recorded it, however often the line breaks meanwhile. */
  request(request: ClientRequest): Promise<Reply>;
  /** From now on this table, and no other. */
  watch(room: string): Promise<Reply>;
  close(): void;
}

export interface PlayerOptions {
  readonly token: string;
  /** Where servers listen at the moment. */
  readonly ports: () => readonly number[];
  /** Of a message, what the player looks at. */
  readonly read: (text: string) => ToClient;
  readonly changed: () => void;
  /** The length of every message that tells of a change. */
  readonly heard: (length: number) => void;
  /** The player follows their table again, after having had no line from that moment on. */
  readonly cameBack: (from: number) => void;
}

/** How a message begins that tells of a change. */
const CHANGE = '{"kind":"change"';
/** Short, since what is measured is how long the servers take. */
const PAUSES = { first: 40, longest: 1000 };

function later(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
}

export function startPlayer({ token, ports, read, changed, heard, cameBack }: PlayerOptions): Player {
  let watching: Following<RoomSeen> | null = null;
  let lostAt: number | null = null;

  function dial(events: LineEvents): Line {
    const open = ports();
    const port = open[randomBytes(1).readUInt8() % Math.max(1, open.length)];
    // Without servers the line is refused as if the port were closed.
    const socket = new WebSocket(`ws://127.0.0.1:${port ?? 1}/online`, {
      headers: { authorization: `Bearer ${token}` },
      handshakeTimeout: 5000,
      perMessageDeflate: false,
    });
    socket.on('open', () => events.opened());
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      if (text.startsWith(CHANGE)) heard(text.length);
      events.heard(text);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => events.closed('lost'));
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => socket.terminate(),
    };
  }

  const connection = startConnection({
    asker: 'program',
    dial,
    read,
    later,
    clock: () => performance.now(),
    random: Math.random,
    pauses: PAUSES,
  });
  connection.onChange(() => {
    if (connection.state.kind === 'lost') lostAt ??= performance.now();
  });
  const followed = (): void => {
    if (lostAt === null || connection.state.kind === 'lost') return;
    cameBack(lostAt);
    lostAt = null;
  };

  return {
    connection,
    get seen() {
      return watching?.seen ?? null;
    },
    request: (request) => connection.ask(request),
    watch(room) {
      watching?.stop();
      watching = connection.watch(room, { seen: changed, followed });
      return watching.begun;
    },
    close: () => connection.close(),
  };
}
