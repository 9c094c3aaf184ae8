import { createHash } from 'node:crypto';
import type { RoomRequest } from '@bluemoon/play';
import { roomAfter } from '@bluemoon/wire';
import type { ClientRequest, RoomSeen, ToClient } from '@bluemoon/wire';
import { startConnection } from '../../src/sockets/connection.ts';
import type { Hall } from '../../src/sockets/connection.ts';
import type { Person } from '../../src/sockets/people.ts';

/** A client without a network. It believes only what it is told. */
export interface Client {
  send(request: ClientRequest): Promise<ToClient>;
  act(room: string, request: RoomRequest): Promise<ToClient>;
  /** Its line is gone. */
  close(): void;
  readonly seen: RoomSeen;
  /** Of the changes that it was told. */
  readonly lengths: readonly number[];
  /** Every byte that it was sent. */
  readonly heard: readonly string[];
  /** What it puts into deals, and the fingerprint of that. */
  readonly share: { readonly seed: string; readonly fingerprint: string };
}

export function client(player: string, hall: Hall, kind: Person['kind'] = 'guest'): Client {
  const replies: ToClient[] = [];
  const lengths: number[] = [];
  const heard: string[] = [];
  let seen: RoomSeen | null = null;
  let n = 0;
  const connection = startConnection(
    { id: player, name: player, kind },
    {
      close: () => undefined,
      send(text) {
        heard.push(text);
        const message = JSON.parse(text) as ToClient;
        if (message.kind === 'change') lengths.push(text.length);
        if (message.kind !== 'room' && message.kind !== 'change') replies.push(message);
        else {
          seen = roomAfter(seen, message);
          if (seen === null) throw new Error('the client has lost track');
        }
      },
    },
    hall,
  );
  const seed = createHash('sha256').update(player).digest('hex');
  return {
    share: { seed, fingerprint: createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex') },
    lengths,
    heard,
    async send(request) {
      const mine = n++;
      await connection.received(JSON.stringify({ ...request, n: mine }));
      const reply = replies.findLast((message) => 'n' in message && message.n === mine);
      if (reply === undefined) throw new Error('there was no reply');
      return reply;
    },
    act(room, request) {
      return this.send({ kind: 'act', room, id: `${player}-request-${n}`, request });
    },
    close: () => connection.closed(),
    get seen() {
      if (seen === null) throw new Error('this client has seen no room');
      return seen;
    },
  };
}
