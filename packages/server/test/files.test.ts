import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingHttpHeaders, RequestOptions } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentPolicy, scriptsOf } from '../src/http/policy.ts';
import { serveFolder } from '../src/http/serve-folder.ts';
import type { Serving } from '../src/http/serve-folder.ts';

const PAGE = '<!doctype html><title>Table</title>';
const SCRIPT = `console.log('${'moon '.repeat(100)}');`;

const folder = mkdtempSync(join(tmpdir(), 'bluemoon-'));
let serving: Serving;

beforeAll(async () => {
  mkdirSync(join(folder, 'table', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'table', 'index.html'), PAGE);
  writeFileSync(join(folder, 'table', 'assets', 'main-1a2b.js'), SCRIPT);
  writeFileSync(join(folder, 'table', 'assets', 'font.woff2'), 'wOF2');
  writeFileSync(join(folder, 'table', 'assets', 'packed-3c4d.js'), SCRIPT);
  writeFileSync(join(folder, 'table', 'assets', 'packed-3c4d.js.br'), brotliCompressSync(SCRIPT));
  serving = await serveFolder(join(folder, 'table'), 0);
});
afterAll(async () => {
  await serving.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends the path unchanged; `fetch` would normalise it. */
function ask(path: string, options: RequestOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: serving.port, path, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** The response to raw bytes. */
function send(bytes: string): Promise<string> {
  const socket = connect(serving.port, '127.0.0.1');
  socket.end(bytes);
  return text(socket);
}

describe('The server', () => {
  test('serves the page and its files, each with its type', async () => {
    const page = await ask('/');
    expect([page.status, page.headers['content-type'], String(page.body)]).toEqual([
      200,
      'text/html; charset=utf-8',
      PAGE,
    ]);
    expect((await ask('/index.html?from=bookmark')).status).toBe(200);
    const script = await ask('/assets/main-1a2b.js');
    expect([script.headers['content-type'], String(script.body)]).toEqual([
      'text/javascript; charset=utf-8',
      SCRIPT,
    ]);
    expect((await ask('/assets/font.woff2')).headers['content-type']).toBe('font/woff2');
  });

  test('sends security headers with every response', async () => {
    for (const path of ['/', '/assets/main-1a2b.js', '/nothing', '/%']) {
      const { headers } = await ask(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
      });
      const policy = String(headers['content-security-policy']).split('; ');
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy.join()).not.toContain('unsafe-inline');
    }
  });

  test('lets a page run the scripts that it was delivered with, and no others', () => {
    const page = '<script src="a.js"></script><script>early();</script><script type="module">b();</script>';
    const hash = createHash('sha256').update('early();').digest('base64');
    expect(contentPolicy(undefined, null, scriptsOf(page)).split('; ')).toContain(
      `script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}'`,
    );
  });

  test.each([
    ['/nothing', 404],
    ['/assets', 404],
    ['/assets/', 404],
    ['//', 404],
    ['//assets/main-1a2b.js', 404],
    ['/../secret.txt', 404],
    ['/..%2fsecret.txt', 404],
    ['/assets/../../secret.txt', 404],
    ['/..\\secret.txt', 404],
    ['/%00', 404],
    ['/index.html%00.js', 404],
    ['http://other.example/', 404],
    [`/${'x'.repeat(10_000)}`, 404],
    ['/%', 400],
    ['/%c3%28', 400],
  ])('refuses %.40s', async (path, status) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(String(answer.body)).toMatch(/There is nothing at this address\.|This is no address\./);
  });

  test('refuses very long URLs', async () => {
    expect((await ask(`/${'x'.repeat(20_000)}`)).status).toBe(431);
  });

  test('allows only GET and HEAD', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH']) {
      const { status, headers } = await ask('/', { method });
      expect([method, status, headers['allow']]).toEqual([method, 405, 'GET, HEAD']);
    }
    const head = await ask('/', { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
      200,
      String(PAGE.length),
      0,
    ]);
  });

  test.each(['bytes=0-3', 'bytes=9-1', 'bytes=99999-', 'bytes=-0', 'lines=1', 'x', 'bytes=0-1,5-6,9999-'])(
    'sends the whole file for the range %s',
    async (range) => {
      const { status, body } = await ask('/', { headers: { range } });
      expect([status, String(body)]).toEqual([200, PAGE]);
    },
  );

  test('compresses for clients that accept it', async () => {
    const path = '/assets/main-1a2b.js';
    const packed = await ask(path, { headers: { 'accept-encoding': 'deflate, gzip;q=0.8' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.body.length).toBeLessThan(SCRIPT.length / 2);
    expect(String(gunzipSync(packed.body))).toBe(SCRIPT);
    for (const encodings of ['', 'identity', 'gzip;q=0', 'gzip; q=0.0, br;q=0']) {
      const plain = await ask(path, { headers: { 'accept-encoding': encodings } });
      expect([encodings, plain.headers['content-encoding']]).toEqual([encodings, undefined]);
    }
    const font = await ask('/assets/font.woff2', { headers: { 'accept-encoding': 'gzip' } });
    expect(font.headers['content-encoding']).toBeUndefined();
  });

  test('sends what the build has compressed', async () => {
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    const packed = await ask('/assets/packed-3c4d.js', { headers });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(String(brotliDecompressSync(packed.body))).toBe(SCRIPT);
    const unpacked = await ask('/assets/main-1a2b.js', { headers });
    expect(unpacked.headers['content-encoding']).toBe('gzip');
    expect((await ask('/assets/packed-3c4d.js.br')).status).toBe(404);
  });

  test('answers 304 if the browser has the file', async () => {
    const { headers } = await ask('/');
    const tag = String(headers.etag);
    expect(headers['cache-control']).toBe('no-cache');
    for (const known of [tag, `"other", ${tag}`, '*']) {
      const again = await ask('/', { headers: { 'if-none-match': known } });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tag]);
    }
    expect((await ask('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    expect((await ask('/assets/main-1a2b.js')).headers['cache-control']).toContain('immutable');
  });

  test('survives any input', async () => {
    expect(await send('GET /\0 HTTP/1.1\r\nhost: x\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await send('\0\u0001\u0002\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await send('GET / HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect((await ask('/')).status).toBe(200);
  });

  test('takes the next port if one is taken', async () => {
    const second = await serveFolder(join(folder, 'table'), serving.port);
    expect(second.port).toBeGreaterThan(serving.port);
    expect(second.address).toBe(`http://127.0.0.1:${second.port}/`);
    await second.close();
  });
});
