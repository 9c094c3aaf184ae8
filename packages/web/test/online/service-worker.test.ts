import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const CODE = readFileSync(new URL('../../build/service-worker.js', import.meta.url), 'utf8');
const PAGE = 'https://moon.example/play/';
const NOW = Date.UTC(2030, 5, 1);

interface Happening {
  readonly waitUntil: (done: Promise<unknown>) => void;
  readonly [field: string]: unknown;
}

const showNotification = vi.fn<(title: string, options: object) => void>();
const setAppBadge = vi.fn<(count: number) => Promise<void>>(() => Promise.resolve());
const openWindow = vi.fn<(url: string) => void>();
const close = vi.fn<() => void>();
const focus = vi.fn<() => void>();

/** The service worker of a page; `happens` tells it what a browser would, and waits until it is done. */
function worker(pages: readonly string[] = []) {
  const listeners = new Map<string, (event: Happening) => void>();
  const self = {
    location: new URL('service-worker.js', PAGE),
    registration: { showNotification },
    navigator: { setAppBadge },
    clients: {
      openWindow,
      matchAll: () => Promise.resolve(pages.map((url) => ({ url, focus }))),
    },
    addEventListener: (kind: string, listener: (event: Happening) => void) => listeners.set(kind, listener),
  };
  runInNewContext(CODE, { self, URL, Date: { now: () => NOW } });
  return async (kind: string, event: object): Promise<void> => {
    let done: Promise<unknown> = Promise.resolve();
    listeners.get(kind)?.({ ...event, waitUntil: (promise) => (done = promise) });
    await done;
  };
}

const pushed = (language: string) => ({
  data: {
    json: () => ({ room: 'table 7', rival: 'Ada', due: NOW + 50 * 3_600_000, waiting: 3, language }),
  },
});
const pressed = { notification: { data: 'table 7', close } };
const TABLE = `${PAGE}#/t/table%207`;

beforeEach(() => vi.clearAllMocks());

describe('A push', () => {
  test('is shown in the language of the reader, and counts on the icon the games that wait', async () => {
    const happens = worker();
    await happens('push', pushed('de'));
    expect(showNotification).toHaveBeenCalledWith(
      'Du bist dran',
      expect.objectContaining({ body: 'Ada wartet auf deinen Zug. Noch 2 Tage.', tag: 'table 7' }),
    );
    expect(setAppBadge).toHaveBeenCalledWith(3);
  });

  test('is shown where the system refuses badges, too', async () => {
    setAppBadge.mockRejectedValueOnce(new Error('not installed'));
    await worker()('push', pushed('en'));
    expect(showNotification).toHaveBeenCalledOnce();
  });
});

describe('A press on the notification', () => {
  test('opens the table', async () => {
    await worker([PAGE])('notificationclick', pressed);
    expect(openWindow).toHaveBeenCalledWith(TABLE);
    expect(close).toHaveBeenCalledOnce();
  });

  test('goes to the page where the table is open already', async () => {
    await worker([PAGE, TABLE])('notificationclick', pressed);
    expect(focus).toHaveBeenCalledOnce();
    expect(openWindow).not.toHaveBeenCalled();
  });
});
