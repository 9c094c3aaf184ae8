import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const ALREADY_COMPRESSED: ReadonlySet<string> = new Set(['.woff2']);
/** The build compresses every file, since Brotli takes seconds to make it a tenth smaller than gzip. */
const BROTLI = '.br';

/** By URL path. */
export type Files = ReadonlyMap<string, ServedFile>;

interface ServedFile {
  readonly type: string;
  readonly content: Buffer;
  /** In one of the encodings that a client accepts; null if it has to take the file as it is. */
  readonly packedFor: (accepted: Accepted) => Packed | null;
  /** The ETag, a hash of the content. */
  readonly tag: string;
  /** Vite puts a hash of the content into the file name. */
  readonly isImmutable: boolean;
}

type Accepted = string | string[] | undefined;

interface Packed {
  readonly encoding: 'br' | 'gzip';
  readonly body: Buffer;
}

/** All files of a folder, read once, so that requests never reach the disk. */
export function filesIn(folder: string): Files {
  const files = new Map<string, ServedFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith(BROTLI)) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    files.set(path, servedFile(file, path));
  }
  const page = files.get('/index.html');
  if (page !== undefined) files.set('/', page);
  return files;
}

function servedFile(file: string, path: string): ServedFile {
  const content = readFileSync(file);
  const ending = extname(path);
  return {
    type: TYPES[ending] ?? 'application/octet-stream',
    content,
    packedFor: ALREADY_COMPRESSED.has(ending) ? () => null : packer(content, `${file}${BROTLI}`),
    tag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    isImmutable: path.startsWith('/assets/'),
  };
}

/** With gzip for clients and folders without Brotli, when one first asks. */
function packer(content: Buffer, brotliFile: string): ServedFile['packedFor'] {
  const brotli = existsSync(brotliFile) ? readFileSync(brotliFile) : null;
  let gzip: Buffer | null = null;
  return (accepted) => {
    if (brotli !== null && accepts('br', accepted)) return { encoding: 'br', body: brotli };
    if (!accepts('gzip', accepted)) return null;
    gzip ??= gzipSync(content, { level: 9 });
    return { encoding: 'gzip', body: gzip };
  };
}

export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: Pick<IncomingHttpHeaders, 'if-none-match' | 'accept-encoding'>;
}

export interface FileAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

/** Ignores range requests, as HTTP allows. */
export function fileAnswer({ method, url, headers }: Asked, files: Files): FileAnswer {
  if (method !== 'GET' && method !== 'HEAD') return refusal(405);
  const path = pathOf(url);
  if (path === null) return refusal(400);
  const file = files.get(path);
  if (file === undefined) return refusal(404);
  const caching = {
    etag: file.tag,
    vary: 'accept-encoding',
    'cache-control': file.isImmutable ? 'max-age=31536000, immutable' : 'no-cache',
  };
  if (matchesTag(headers['if-none-match'], file.tag)) return { status: 304, headers: caching, body: '' };
  const packed = file.packedFor(headers['accept-encoding']);
  const encoding = packed === null ? {} : { 'content-encoding': packed.encoding };
  return {
    status: 200,
    headers: { ...caching, 'content-type': file.type, ...encoding },
    body: packed?.body ?? file.content,
  };
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

const accepts = (encoding: Packed['encoding'], accepted: Accepted): boolean =>
  String(accepted ?? '')
    .split(',')
    .some((one) => {
      const [, name, weight] = /^\s*([\w*-]+)\s*(?:;\s*q=(.*))?$/.exec(one.toLowerCase()) ?? [];
      return (name === encoding || name === '*') && !/^0(\.0*)?\s*$/.test(weight ?? '1');
    });

const REFUSALS = {
  400: { en: 'This is no address.', de: 'Das ist keine Adresse.' },
  404: { en: 'There is nothing at this address.', de: 'Unter dieser Adresse gibt es nichts.' },
  405: { en: 'Here one can only read.', de: 'Hier kann man nur lesen.' },
  500: { en: 'The server has made a mistake.', de: 'Der Server hat einen Fehler gemacht.' },
} as const;

export function refusal(status: keyof typeof REFUSALS): FileAnswer {
  const { en, de } = REFUSALS[status];
  const body = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Blue Moon: ${status}</title>
<p>${en} <a href="/">To the table</a></p>
<p lang="de">${de} <a href="/">Zum Tisch</a></p>
</html>
`;
  const allow = status === 405 ? { allow: 'GET, HEAD' } : {};
  return { status, headers: { 'content-type': 'text/html; charset=utf-8', ...allow }, body };
}
