import type { Network } from '@bluemoon/wire';
import { WebSocket } from 'ws';

const HANDSHAKE_MS = 10_000;
/** How long a server has to answer a close. */
const CLOSING_MS = 1000;
const UNKNOWN_PLAYER = 401;

/** Lines of a program, which is known by its token. */
export function networkTo(address: string, token: string): Network {
  return {
    asker: 'program',
    dial(events) {
      const socket = new WebSocket(address, {
        headers: { authorization: `Bearer ${token}` },
        handshakeTimeout: HANDSHAKE_MS,
        perMessageDeflate: false,
      });
      let why: 'lost' | 'unknownPlayer' = 'lost';
      socket.on('open', () => events.opened());
      socket.on('message', (data: Buffer) => events.heard(data.toString('utf8')));
      socket.on('unexpected-response', (request, { statusCode }) => {
        if (statusCode === UNKNOWN_PLAYER) why = 'unknownPlayer';
        request.destroy();
        events.closed(why);
      });
      // An error is followed by the end of the line.
      socket.on('error', () => undefined);
      socket.on('close', () => events.closed(why));
      return {
        send: (text) => {
          if (socket.readyState === WebSocket.OPEN) socket.send(text);
        },
        close: () => {
          socket.close();
          setTimeout(() => socket.terminate(), CLOSING_MS).unref();
        },
      };
    },
    later(milliseconds, act) {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    clock: () => Date.now(),
    random: Math.random,
  };
}
