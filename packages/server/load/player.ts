import { randomBytes } from 'node:crypto';
import { roomAfter, WIRE_VERSION } from '@bluemoon/wire';
import type { ClientRequest, RoomSeen, ToClient } from '@bluemoon/wire';
import { WebSocket } from 'ws';

/** A player over the network who comes back whenever the line breaks, and asks again for what was not answered. */
export interface Player {
  readonly seen: RoomSeen | null;
  /** Answered after the server has recorded it, however often the line breaks meanwhile. */
  request(request: ClientRequest): Promise<ToClient>;
  watch(room: string): Promise<ToClient>;
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

interface Pending {
  readonly request: ClientRequest;
  readonly resolve: (reply: ToClient) => void;
}

export function startPlayer({ token, ports, changed, heard, cameBack }: PlayerOptions): Player {
  const pending = new Map<number, Pending>();
  let seen: RoomSeen | null = null;
  let room: string | null = null;
  let socket: WebSocket | null = null;
  let isClosed = false;
  let lostAt: number | null = null;
  let n = 0;
  let tries = 0;

  const say = (number: number, request: ClientRequest): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ ...request, n: number }));
  };

  function call(): void {
    const open = ports();
    const port = open[randomBytes(1).readUInt8() % Math.max(1, open.length)];
    if (port === undefined) return later();
    const line = new WebSocket(`ws://127.0.0.1:${port}/online`, {
      headers: { authorization: `Bearer ${token}` },
      handshakeTimeout: 5000,
      perMessageDeflate: false,
    });
    socket = line;
    line.on('open', () => {
      say(n++, { kind: 'hello', version: WIRE_VERSION });
      if (room !== null) say(n++, { kind: 'watch', room, seen: seen?.now.ply ?? null });
      for (const [number, { request }] of pending) say(number, request);
    });
    line.on('message', (data: Buffer) => hear(data.toString('utf8')));
    line.on('error', () => undefined);
    line.on('close', () => {
      lostAt ??= performance.now();
      if (!isClosed) later();
    });
  }

  function later(): void {
    const pause = Math.min(1000, 40 * 1.5 ** tries++) * (0.5 + Math.random());
    setTimeout(call, pause);
  }

  function hear(text: string): void {
    const message = JSON.parse(text) as ToClient;
    if (message.kind === 'welcome') {
      tries = 0;
      if (lostAt !== null) cameBack(performance.now() - lostAt);
      lostAt = null;
    } else if (message.kind === 'room' || message.kind === 'change') {
      if (message.kind === 'change') heard(text.length);
      const next = roomAfter(seen, message);
      // A change that was sent twice, or after one that got lost: the whole room sets it right.
      if (next === null) say(n++, { kind: 'watch', room: message.room, seen: null });
      else seen = next;
      changed();
    } else if (message.kind === 'done' || message.kind === 'refused') {
      const asked = pending.get(message.n);
      const isToBeAskedAgain = message.kind === 'refused' && message.why.kind === 'notReady';
      if (asked === undefined) return;
      if (isToBeAskedAgain) setTimeout(() => say(message.n, asked.request), 200);
      else {
        pending.delete(message.n);
        asked.resolve(message);
      }
    }
  }

  call();
  const request = (what: ClientRequest): Promise<ToClient> =>
    new Promise((resolve) => {
      const number = n++;
      pending.set(number, { request: what, resolve });
      say(number, what);
    });
  return {
    get seen() {
      return seen;
    },
    request,
    watch(id) {
      room = id;
      return request({ kind: 'watch', room: id, seen: null });
    },
    close() {
      isClosed = true;
      socket?.terminate();
    },
  };
}
