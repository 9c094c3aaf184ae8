import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { addressOf, isNear, networkOf, shortened } from '../src/http/address.ts';
import { contentPolicy } from '../src/http/policy.ts';
import type { Server } from '../src/server.ts';
import { memoryOnline, PAGE, serve } from './serving.ts';

let server: Server;
afterEach(() => server.close());

const get = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(new URL(path, server.address), { headers });
const post = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(new URL(path, server.address), { method: 'POST', headers });

describe('the server over HTTP', () => {
  test('serves the page without any database, and says that online play is not ready', async () => {
    server = await serve({});
    expect(await (await get('/')).text()).toBe(PAGE);
    expect((await get('/healthz')).status).toBe(200);
    const ready = await get('/readyz');
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { ready: false, why: 'Online play has not opened yet; the log of the server says why.' },
    ]);
    server.open(memoryOnline());
    expect((await get('/readyz')).status).toBe(200);
  });

  test.each(['/', '/healthz'])(
    'answers %s as HTTP/1.1 to a client that offers another protocol',
    async (path) => {
      server = await serve({});
      const socket = connect(server.port, '127.0.0.1');
      socket.write(
        `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: upgrade, http2-settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABkAAQCAAAAAAIAAAAA\r\n\r\n`,
      );
      const answer = await text(socket);
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      expect(answer).toContain(path === '/' ? PAGE : '"alive":true');
    },
  );

  test('is not ready while its database does not answer', async () => {
    server = await serve({ ...memoryOnline(), answers: () => Promise.reject(new Error('secret address')) });
    const ready = await get('/readyz');
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { ready: false, why: 'The database does not answer.' },
    ]);
  });

  test('gives a guest a cookie that scripts cannot read, once', async () => {
    server = await serve();
    const made = await post('/online/guest');
    const cookie = made.headers.get('set-cookie') ?? '';
    expect(made.status).toBe(204);
    expect(cookie.split('; ').slice(1).toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=31536000',
      'Path=/',
      'SameSite=Lax',
    ]);
    const again = await post('/online/guest', { cookie: cookie.split(';')[0] ?? '' });
    expect([again.status, again.headers.get('set-cookie')]).toEqual([204, null]);
    const unknown = await post('/online/guest', { cookie: 'bluemoon=of-another-server' });
    expect(unknown.headers.get('set-cookie')).toMatch(/^bluemoon=/);
  });

  test('gives cookies to no page of another site', async () => {
    server = await serve();
    const answer = await post('/online/guest', { origin: 'https://evil.example' });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
  });

  test('keeps cookie and page to https if that is how players come', async () => {
    server = await serve({ ...memoryOnline(), publicUrl: 'https://moon.example' });
    const answer = await post('/online/guest');
    expect(answer.headers.get('set-cookie')).toContain('Secure');
    const { headers } = await get('/');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(headers.get('content-security-policy')).toContain("connect-src 'self' wss://moon.example");
  });

  test('lets the page call its own server only, whatever the request says about its host', async () => {
    server = await serve();
    const { host } = new URL(server.address);
    const { headers } = await get('/');
    expect(headers.get('content-security-policy')).toContain(`connect-src 'self' ws://${host} wss://${host}`);
    for (const forged of ["x; script-src 'unsafe-inline'", 'x y', '', undefined])
      expect(contentPolicy(forged, null)).toMatch(/; connect-src 'self'$/);
  });

  test('takes no other methods, and no bodies', async () => {
    server = await serve();
    for (const path of ['/healthz', '/readyz', '/metrics', '/']) {
      const answer = await post(path);
      expect([path, answer.status, answer.headers.get('allow')]).toEqual([path, 405, 'GET, HEAD']);
    }
    expect((await get('/online/guest')).status).toBe(404);
    const long = await fetch(new URL('/online/guest', server.address), {
      method: 'POST',
      body: 'x'.repeat(100_000),
    });
    expect(long.status).toBe(413);
  });

  test('shows its figures to collectors of its own network', async () => {
    server = await serve();
    const figures = await (await get('/metrics')).text();
    for (const name of [
      'connections',
      'rooms',
      'done_total',
      'refusals_total',
      'commit_acts',
      'commit_seconds',
    ])
      expect(figures).toContain(`# TYPE bluemoon_${name} `);
    expect(figures).toContain('nodejs_eventloop_lag_p99_seconds');
    expect((await get('/metrics', { 'x-forwarded-for': '192.0.2.1' })).status).toBe(403);
  });
});

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as Parameters<typeof addressOf>[0];

describe('the address of a client', () => {
  test.each([
    ['192.0.2.7', undefined, 0, '192.0.2.7'],
    ['::ffff:192.0.2.7', undefined, 0, '192.0.2.7'],
    ['10.0.0.1', '192.0.2.7', 0, '10.0.0.1'],
    ['10.0.0.1', '192.0.2.7', 1, '192.0.2.7'],
    ['10.0.0.1', 'forged, 198.51.100.1, 192.0.2.7', 1, '192.0.2.7'],
    ['10.0.0.1', '198.51.100.1, 192.0.2.7, 10.0.0.2', 2, '192.0.2.7'],
    ['10.0.0.1', undefined, 2, '10.0.0.1'],
  ] as const)(
    'called from %s, forwarded for %s, behind %i proxies is %s',
    (called, forwarded, proxies, is) => {
      expect(addressOf(request(called, forwarded), proxies)).toBe(is);
    },
  );

  test('is a whole network for limits, and cut short in logs', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::');
    expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::');
    expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
    expect(shortened('192.0.2.7')).toBe('192.0.2.x');
    expect(shortened('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1::');
  });

  test('is near only if it calls by itself', () => {
    expect(isNear(request('127.0.0.1'))).toBe(true);
    expect(isNear(request('192.168.1.5'))).toBe(true);
    expect(isNear(request('127.0.0.1', '192.0.2.7'))).toBe(false);
    expect(isNear(request('192.0.2.7'))).toBe(false);
  });
});
