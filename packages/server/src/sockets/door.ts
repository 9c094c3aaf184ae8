import { ServerResponse, STATUS_CODES } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { LONGEST_MESSAGE } from '@bluemoon/wire/schemas';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import type { Figures } from '../figures.ts';
import { addressOf, networkOf } from '../http/address.ts';
import { isProgram, originOf, tokenOf } from '../http/caller.ts';
import { written } from '../rooms/telling.ts';
import type { Hall } from './connection.ts';
import type { Limits } from './limits.ts';
import { CLOSE, serveLine } from './line.ts';
import type { OpenLine } from './line.ts';
import type { People, Person } from './people.ts';

export interface DoorParts {
  readonly http: Server;
  readonly publicUrl: string | null;
  readonly proxies: number;
  readonly limits: Limits;
  readonly figures: Figures;
  /** Null while there is no database. */
  readonly online: () => { readonly hall: Hall; readonly people: People } | null;
  readonly clock: () => number;
  readonly failed: (error: unknown) => void;
  readonly noted: (what: string, address: string) => void;
  /** How often lines are asked whether somebody is still there, in milliseconds. */
  readonly heartbeat: number;
}

/** Where lines are opened, and the lines that are open. */
export interface Door {
  readonly lines: ReadonlySet<OpenLine>;
  ban(line: OpenLine): void;
  /** Its session has ended: who comes back is somebody else. */
  dismiss(line: OpenLine): void;
  /** Opens no more lines and ends all others, after what was asked has been answered or the time is over. */
  close(patience: number): Promise<void>;
}

interface Refused {
  readonly status: 401 | 403 | 404 | 429 | 503;
}

export const PATH = '/online';

export function openDoor(parts: DoorParts): Door {
  const { http, publicUrl, proxies, limits, figures, online, clock, failed, noted, heartbeat } = parts;
  const lines = new Set<OpenLine>();
  let isClosed = false;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: false,
    clientTracking: true,
  });

  /** Everything that costs nothing is looked at first. */
  async function admitted(request: IncomingMessage): Promise<Refused | ((socket: WebSocket) => void)> {
    const { headers, url = '' } = request;
    if (url.replace(/\?.*/s, '') !== PATH) return { status: 404 };
    const origin = originOf(headers, publicUrl);
    if (origin === 'foreign' || (origin === 'none' && !isProgram(headers))) return { status: 403 };
    if (isClosed) return { status: 503 };
    const address = addressOf(request, proxies);
    const left = await limits.line(networkOf(address));
    if (left === null) return { status: 429 };
    request.socket.once('close', () => {
      left();
      noted('A line was closed.', address);
    });
    const now = online();
    if (now === null) return comeBackLater;
    const token = tokenOf(headers);
    const person = token === null ? null : await now.people.byToken(token);
    if (person === null) return { status: 401 };
    noted('A line was opened.', address);
    return (socket) =>
      isBanned(person) ? sendAway(socket) : serve(socket, request.socket, person, now.hall);
  }

  const isBanned = ({ bannedUntil }: Person): boolean => bannedUntil !== null && bannedUntil > clock();

  function sendAway(socket: WebSocket): void {
    figures.cut('banned');
    socket.send(written({ kind: 'bye', why: 'banned', after: null }));
    socket.close(CLOSE.policy);
  }

  function comeBackLater(socket: WebSocket): void {
    figures.cut('notReady');
    socket.on('error', () => socket.terminate());
    socket.send(written({ kind: 'refused', n: -1, why: { kind: 'notReady' } }));
    socket.send(written({ kind: 'bye', why: 'restart', after: pauseOf() }));
    socket.close(CLOSE.later);
  }

  function serve(socket: WebSocket, stream: Duplex, person: Person, hall: Hall): void {
    const line = serveLine(socket, { stream, person, hall, limits, figures, failed });
    lines.add(line);
    // From when it was opened on: pings to thousands of lines at once would hold up those who play.
    const beating = setInterval(() => {
      if (!line.isSilent()) return socket.ping();
      figures.cut('silent');
      socket.terminate();
    }, heartbeat);
    socket.on('close', () => {
      clearInterval(beating);
      lines.delete(line);
    });
    // Somebody who came in while the door was being closed.
    if (isClosed) line.end('restart', pauseOf());
  }

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy());
    if (isForAnotherProtocol(request)) return answerAsAsked(http, request, socket as Socket);
    admitted(request)
      .catch((error: unknown): Refused => {
        failed(error);
        return { status: 503 };
      })
      .then((entry) => {
        if (typeof entry === 'function') return sockets.handleUpgrade(request, socket, head, entry);
        figures.turnedAway(entry.status);
        noted(`A line was refused with ${entry.status}.`, addressOf(request, proxies));
        refuse(socket, entry);
      })
      .catch(failed);
  };
  http.on('upgrade', upgrade);

  return {
    lines,
    ban(line) {
      figures.cut('banned');
      line.end('banned', null);
      line.socket.close(CLOSE.policy);
    },
    dismiss(line) {
      line.end('restart', pauseOf());
      line.socket.close(CLOSE.restart);
    },
    async close(patience) {
      isClosed = true;
      for (const line of lines) line.end('restart', pauseOf());
      const settled = Promise.all([...lines].map((line) => line.settled()));
      await Promise.race([settled, after(patience)]);
      const gone = Promise.all([...sockets.clients].map(goneOf));
      for (const socket of sockets.clients) socket.close(CLOSE.restart);
      await Promise.race([gone, after(CLOSING_MS)]);
      for (const socket of sockets.clients) socket.terminate();
    },
  };
}

/** Such as HTTP/2 (`h2c`), which some clients offer to every server. */
const isForAnotherProtocol = ({ headers, method }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() !== 'websocket' && (method === 'GET' || method === 'HEAD');

/** RFC 9110, 7.8: a server may ignore an upgrade and answer as if nothing had been said of it. */
function answerAsAsked(http: Server, request: IncomingMessage, socket: Socket): void {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket);
  response.once('finish', () => socket.end());
  http.emit('request', request, response);
}

/** Not all at once: a thousand pages that come back in the same moment are a crowd at the next door. */
const pauseOf = (): number => 500 + Math.floor(Math.random() * 2500);

/** How long clients have to answer a close before they are cut. */
const CLOSING_MS = 300;

const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const goneOf = (socket: WebSocket): Promise<void> =>
  new Promise((resolve) => {
    socket.once('close', () => resolve());
  });

function refuse(socket: Duplex, { status }: Refused): void {
  const later = status === 429 || status === 503 ? 'retry-after: 10\r\n' : '';
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\n${later}content-length: 0\r\n\r\n`,
    () => socket.destroy(),
  );
}
