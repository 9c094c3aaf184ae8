import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { SECURITY_HEADERS } from './policy.ts';

const HOST = '127.0.0.1';
const LAST_PORT = 65_535;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const ALREADY_COMPRESSED: ReadonlySet<string> = new Set(['.woff2']);

export interface Serving {
  readonly address: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

/**
 * Serves the files of a folder to this machine only, on the port or the next free one. All files are read at the start,
 * so that requests never reach the disk.
 */
export async function serveFolder(folder: string, wanted: number): Promise<Serving> {
  const files = filesIn(folder);
  const server = createServer((request, response) => respond(request, response, files));
  const port = await listen(server, wanted);
  return {
    address: `http://${HOST}:${port}/`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** By URL path. */
export type Files = ReadonlyMap<string, ServedFile>;

interface ServedFile {
  readonly type: string;
  readonly content: Buffer;
  /** Null for files that are compressed already. */
  readonly compressed: (() => Buffer) | null;
  /** The ETag, a hash of the content. */
  readonly tag: string;
  /** Vite puts a hash of the content into the file name. */
  readonly isImmutable: boolean;
}

export function filesIn(folder: string): Files {
  const files = new Map<string, ServedFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    files.set(path, servedFile(readFileSync(file), path));
  }
  const page = files.get('/index.html');
  if (page !== undefined) files.set('/', page);
  return files;
}

function servedFile(content: Buffer, path: string): ServedFile {
  const ending = extname(path);
  return {
    type: TYPES[ending] ?? 'application/octet-stream',
    content,
    compressed: ALREADY_COMPRESSED.has(ending) ? null : once(() => gzipSync(content, { level: 9 })),
    tag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    isImmutable: path.startsWith('/assets/'),
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** On the port, or the next free one. */
export function listen(server: Server, port: number, host: string = HOST): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && port < LAST_PORT) resolve(listen(server, port + 1, host));
      else reject(error);
    });
    server.listen(port, host, () => {
      server.removeAllListeners('error');
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Ignores range requests, as HTTP allows. */
export function respond(request: IncomingMessage, response: ServerResponse, files: Files): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return refuse(response, 405);
  }
  const path = pathOf(request.url ?? '');
  if (path === null) return refuse(response, 400);
  const file = files.get(path);
  if (file === undefined) return refuse(response, 404);
  response.setHeader('etag', file.tag);
  response.setHeader('vary', 'accept-encoding');
  response.setHeader('cache-control', file.isImmutable ? 'max-age=31536000, immutable' : 'no-cache');
  if (matchesTag(request.headers['if-none-match'], file.tag)) return void response.writeHead(304).end();
  send(response, file, acceptsGzip(request.headers['accept-encoding']));
}

function send(response: ServerResponse, { type, content, compressed }: ServedFile, gzip: boolean): void {
  if (gzip && compressed !== null) response.setHeader('content-encoding', 'gzip');
  const body = gzip && compressed !== null ? compressed() : content;
  response.writeHead(200, { 'content-type': type, 'content-length': body.length }).end(body);
}

/** Null for a malformed URL. */
function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(url.replace(/[?#].*/s, ''));
  } catch {
    return null;
  }
}

const matchesTag = (tags: string | undefined, tag: string): boolean =>
  tags !== undefined && (tags.trim() === '*' || tags.split(',').some((known) => known.trim() === tag));

const acceptsGzip = (encodings: string | string[] | undefined): boolean =>
  String(encodings ?? '')
    .split(',')
    .some((encoding) => /^\s*(gzip|\*)\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/i.test(encoding));

const REFUSALS = {
  400: { en: 'This is no address.', de: 'Das ist keine Adresse.' },
  404: { en: 'There is nothing at this address.', de: 'Unter dieser Adresse gibt es nichts.' },
  405: { en: 'Here one can only read.', de: 'Hier kann man nur lesen.' },
} as const;

function refuse(response: ServerResponse, code: keyof typeof REFUSALS): void {
  const { en, de } = REFUSALS[code];
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Blue Moon: ${code}</title>
<p>${en} <a href="/">To the table</a></p>
<p lang="de">${de} <a href="/">Zum Tisch</a></p>
</html>
`;
  response
    .writeHead(code, { 'content-type': TYPES['.html'], 'content-length': Buffer.byteLength(page) })
    .end(page);
}
