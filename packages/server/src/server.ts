import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { LONGEST_MESSAGE } from '@bluemoon/wire/schemas';
import { parse, serialize } from 'cookie';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import type { OpenHall } from './hall.ts';
import { filesIn, listen, respond } from './http/files.ts';
import type { Files } from './http/files.ts';
import { startConnection } from './sockets/connection.ts';
import type { Hall } from './sockets/connection.ts';
import type { People, Person } from './sockets/people.ts';

export interface ServerParts {
  /** The folder of the built page. */
  readonly page: string;
  readonly host: string;
  readonly port: number;
  readonly hall: OpenHall;
  readonly people: People;
}

export interface Server {
  readonly address: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

const COOKIE = 'bluemoon';
const YEAR_S = 365 * 24 * 3600;
const SWEEP_MS = 250;

export async function startServer({ page, host, port: wanted, hall, people }: ServerParts): Promise<Server> {
  const files = filesIn(page);
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: false,
  });

  const http = createServer((request, response) => void answer(request, response, files, people));
  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    void personOf(request, people).then((person) => {
      if (person === null || request.url !== '/online') socket.destroy();
      else sockets.handleUpgrade(request, socket, head, (line) => serveLine(line, person, hall));
    });
  });
  const port = await listen(http, wanted, host);
  const sweeping = setInterval(() => void hall.sweep().catch(() => undefined), SWEEP_MS);

  return {
    address: `http://${host}:${port}/`,
    port,
    close: () =>
      new Promise((resolve) => {
        clearInterval(sweeping);
        for (const line of sockets.clients) line.terminate();
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}

function serveLine(line: WebSocket, person: Person, hall: Hall): void {
  const connection = startConnection(
    person,
    { send: (message) => line.send(message), close: () => line.close() },
    hall,
  );
  line.on('message', (data, isBinary) => {
    if (isBinary) line.close();
    else void connection.received((data as Buffer).toString('utf8'));
  });
  line.on('close', () => connection.closed());
  line.on('error', () => line.terminate());
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  files: Files,
  people: People,
): Promise<void> {
  if (request.url !== '/online/guest') return respond(request, response, files);
  const known = await personOf(request, people);
  if (known === null) {
    const { token } = await people.newGuest();
    response.setHeader('set-cookie', cookieFor(token));
  }
  response.writeHead(204).end();
}

const cookieFor = (token: string): string =>
  serialize(COOKIE, token, { httpOnly: true, sameSite: 'lax', path: '/', maxAge: YEAR_S });

async function personOf({ headers }: IncomingMessage, people: People): Promise<Person | null> {
  const token = parse(headers.cookie ?? '')[COOKIE] ?? headers.authorization?.replace(/^Bearer /, '');
  return token === undefined ? null : people.byToken(token);
}
