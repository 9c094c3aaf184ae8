import type { LineEvents } from '@bluemoon/wire';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { networkOfThisPage } from '../../src/online/browser-network.ts';

class Socket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static opened: Socket[] = [];
  readyState = Socket.CONNECTING;
  readonly url: URL | string;
  constructor(url: URL | string) {
    super();
    this.url = url;
    Socket.opened.push(this);
  }
}

/** What the connection hears, in order. */
function listener(): { readonly heard: string[]; readonly events: LineEvents } {
  const heard: string[] = [];
  const events = {
    opened: () => heard.push('opened'),
    heard: (text: string) => heard.push(text),
    closed: (why: string) => heard.push(why),
  };
  return { heard, events };
}

const call = (): Promise<Response> => Promise.resolve(new Response(null, { status: 204 }));
const asked = vi.fn<typeof call>(call);

beforeEach(() => {
  Socket.opened = [];
  asked.mockClear();
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { href: 'https://moon.example/#/t/abc' });
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('fetch', asked);
});
afterEach(() => vi.unstubAllGlobals());

function begunEarly(readyState: number): Socket {
  const line = new Socket('early');
  line.readyState = readyState;
  window.early = { call: call(), line: line as unknown as WebSocket, files: Promise.resolve() };
  return line;
}

describe('The network of a page', () => {
  test('calls the server, then opens a line', async () => {
    const network = networkOfThisPage();
    expect(await network.announce?.()).toBe('known');
    expect(asked).toHaveBeenCalledOnce();
    const { heard, events } = listener();
    network.dial(events);
    const [socket] = Socket.opened;
    expect(String(socket?.url)).toBe('wss://moon.example/online');
    expect(heard).toEqual([]);
    socket?.dispatchEvent(new Event('open'));
    expect(heard).toEqual(['opened']);
  });

  test('goes on with what the page began, once', async () => {
    const early = begunEarly(Socket.OPEN);
    const network = networkOfThisPage();
    expect(await network.announce?.()).toBe('known');
    expect(asked).not.toHaveBeenCalled();
    const { heard, events } = listener();
    network.dial(events);
    expect(heard).toEqual([]);
    await Promise.resolve();
    early.dispatchEvent(new MessageEvent('message', { data: 'welcome' }));
    expect(heard).toEqual(['opened', 'welcome']);

    await network.announce?.();
    network.dial(events);
    expect(asked).toHaveBeenCalledOnce();
    expect(Socket.opened).toHaveLength(2);
  });

  test('waits for an early line that is not open yet', () => {
    const early = begunEarly(Socket.CONNECTING);
    const { heard, events } = listener();
    networkOfThisPage().dial(events);
    early.dispatchEvent(new Event('open'));
    expect(heard).toEqual(['opened']);
  });

  test('says that an early line is lost if it was closed before the program came', async () => {
    begunEarly(Socket.CLOSED);
    const { heard, events } = listener();
    networkOfThisPage().dial(events);
    await Promise.resolve();
    expect(heard).toEqual(['lost']);
  });
});
