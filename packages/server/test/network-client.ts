import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { RoomSeen, ToClient } from '@bluemoon/wire';
import { roomAfter } from '@bluemoon/wire';
import { WebSocket } from 'ws';
import type { Server } from '../src/server.ts';
import type { Client } from './rooms/client.ts';

export interface NetworkClient extends Client {
  readonly socket: WebSocket;
  /** Everything that it was told, but for rooms and changes. */
  readonly told: readonly ToClient[];
}

type Headers = Readonly<Record<string, string>>;

/** A program by its token, or a browser by the headers that it sends. */
export const callLine = ({ port }: Pick<Server, 'port'>, as: string | Headers): WebSocket =>
  new WebSocket(`ws://127.0.0.1:${port}/online`, {
    headers: typeof as === 'string' ? { authorization: `Bearer ${as}` } : as,
  });

/** A client over the network. It believes only what it is told. */
export async function networkClient(
  server: Pick<Server, 'port'>,
  as: string | Headers,
): Promise<NetworkClient> {
  const socket = callLine(server, as);
  const told: ToClient[] = [];
  const lengths: number[] = [];
  const heard: string[] = [];
  const waiting = new Map<number, (message: ToClient) => void>();
  let seen: RoomSeen | null = null;
  let n = 0;
  socket.on('message', (data: Buffer) => {
    const text = data.toString('utf8');
    heard.push(text);
    const message = JSON.parse(text) as ToClient;
    if (message.kind === 'change') lengths.push(text.length);
    if (message.kind === 'room' || message.kind === 'change') seen = roomAfter(seen, message);
    else told.push(message);
    if ('n' in message) waiting.get(message.n)?.(message);
  });
  await once(socket, 'open');
  const seed = randomBytes(32).toString('hex');
  const send: Client['send'] = (request) => {
    const mine = n++;
    const reply = new Promise<ToClient>((resolve) => {
      waiting.set(mine, (message) => {
        waiting.delete(mine);
        resolve(message);
      });
    });
    socket.send(JSON.stringify({ ...request, n: mine }));
    return reply;
  };
  return {
    socket,
    told,
    lengths,
    heard,
    share: { seed, fingerprint: createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex') },
    send,
    act: (room, request) => send({ kind: 'act', room, id: randomBytes(9).toString('base64url'), request }),
    close: () => socket.terminate(),
    get seen() {
      if (seen === null) throw new Error('this client has seen no room');
      return seen;
    },
  };
}
