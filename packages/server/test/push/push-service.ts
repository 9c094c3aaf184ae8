import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushedTurn } from '@bluemoon/wire';
import type { PushSubscribing } from '@bluemoon/wire/people-schemas';
import { decrypt } from 'http_ece';
import { onTestFinished } from 'vitest';

/** A push service of our own on this machine, with one browser that reads what was sent to it. */
export interface PushService {
  readonly subscription: PushSubscribing;
  readonly received: readonly PushedTurn[];
  readonly headers: readonly IncomingHttpHeaders[];
  /** What it answers from now on. */
  answer(status: number): void;
}

export async function pushService(language: 'en' | 'de' = 'en'): Promise<PushService> {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const authSecret = randomBytes(16).toString('base64url');
  const received: PushedTurn[] = [];
  const headers: IncomingHttpHeaders[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      headers.push(request.headers);
      if (status === 201) {
        const text = decrypt(Buffer.concat(parts), { version: 'aes128gcm', privateKey: browser, authSecret });
        received.push(JSON.parse(text.toString('utf8')) as PushedTurn);
      }
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}/${randomBytes(8).toString('hex')}`;
  const p256dh = browser.getPublicKey('base64url');
  return {
    subscription: { endpoint, keys: { p256dh, auth: authSecret }, language },
    received,
    headers,
    answer: (next) => {
      status = next;
    },
  };
}
