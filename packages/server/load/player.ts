import { randomBytes } from 'node:crypto';
import { startClient } from '@bluemoon/wire';
import type { ClientRequest, Line, LineEvents, Reply, RoomSeen } from '@bluemoon/wire';
import { WebSocket } from 'ws';

/** A player over the network, who follows one room. */
export interface Player {
  readonly seen: RoomSeen | null;
  /** Answered after the server has recorded it, however often the line breaks meanwhile. */
  request(request: ClientRequest): Promise<Reply>;
  watch(room: string): Promise<Reply>;
  close(): void;
}

export interface PlayerOptions {
  readonly token: string;
  /** Where servers listen at the moment. */
  readonly ports: () => readonly number[];
  readonly changed: () => void;
  /** The length of every message that tells of a change. */
  readonly heard: (length: number) => void;
  /** How long the player was cut off, in milliseconds. */
  readonly cameBack: (after: number) => void;
}

/** Short, since what is measured is how long the servers take. */
const PAUSES = { first: 40, longest: 1000 };

function later(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
}

export function startPlayer({ token, ports, changed, heard, cameBack }: PlayerOptions): Player {
  let room: string | null = null;
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
    socket.on('message', (data: Buffer) => events.heard(data.toString('utf8')));
    socket.on('error', () => undefined);
    socket.on('close', () => events.closed('lost'));
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => socket.terminate(),
    };
  }

  const client = startClient(
    { dial, later, random: Math.random, pauses: PAUSES },
    {
      connected() {
        if (lostAt !== null) cameBack(performance.now() - lostAt);
        lostAt = null;
      },
      lost() {
        lostAt ??= performance.now();
      },
      changed,
      told(message, length) {
        if (message.kind === 'change') heard(length);
      },
    },
  );

  return {
    get seen() {
      return room === null ? null : client.seen(room);
    },
    request: (request) => client.ask(request),
    watch(id) {
      room = id;
      return client.follow(id);
    },
    close: () => client.close(),
  };
}
