import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import webPush from 'web-push';
import type { VapidKeys } from 'web-push';
import { hostOf, isPushEndpoint, isReached, lookupWithin } from './endpoint.ts';
import type { Reach } from './endpoint.ts';

/** What a browser gave us to reach it. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface Push {
  readonly payload: string;
  /** A newer push with the same topic takes the place of one that was not delivered yet. */
  readonly topic: string;
}

/** `gone`: the browser is no longer subscribed. */
export type Sent = 'sent' | 'gone' | 'failed';

export type SendPush = (to: Subscription, push: Push) => Promise<Sent>;

/** A push is worth nothing later; in seconds. */
const DELIVERED_WITHIN_S = 24 * 3600;
const ANSWER_MS = 10_000;

export interface PushSender {
  readonly keys: VapidKeys;
  /** Who a push service can turn to: an address of https or mailto. */
  readonly subject: string;
  readonly reach: Reach;
}

/** Sends to push services as RFC 8030 and 8291 say. Follows nobody elsewhere, and reads nothing but the status. */
export function pushSender({ keys, subject, reach }: PushSender): SendPush {
  return async ({ endpoint, p256dh, auth }, { payload, topic }) => {
    if (!isPushEndpoint(endpoint, reach)) return 'gone';
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject, ...keys },
      TTL: DELIVERED_WITHIN_S,
      urgency: 'normal',
      topic,
    });
    const status = await posted(endpoint, { headers, body, reach });
    if (status === 404 || status === 410) return 'gone';
    return status !== null && status >= 200 && status < 300 ? 'sent' : 'failed';
  };
}

interface Posting {
  readonly headers: http.OutgoingHttpHeaders;
  readonly body: Buffer;
  readonly reach: Reach;
}

/** The status of the answer; null if there was none. */
function posted(endpoint: string, { headers, body, reach }: Posting): Promise<number | null> {
  // A number is not looked up.
  const host = hostOf(endpoint);
  if (isIP(host) !== 0 && !isReached(host, reach)) return Promise.resolve(null);
  const { request } = endpoint.startsWith('https:') ? https : http;
  return new Promise((resolve) => {
    const asking = request(
      endpoint,
      { method: 'POST', headers, lookup: lookupWithin(reach), timeout: ANSWER_MS, agent: false },
      (answer) => {
        answer.destroy();
        resolve(answer.statusCode ?? null);
      },
    );
    asking.on('timeout', () => asking.destroy());
    asking.on('error', () => resolve(null));
    asking.end(body);
  });
}
