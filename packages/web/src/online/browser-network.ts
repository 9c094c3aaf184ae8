import type { Announced, Line, LineEvents, Network } from '@bluemoon/wire';
import type { Early } from './early.ts';

/** The server that the page came from. */
export function networkOfThisPage(): Network {
  const here = new URL('.', location.href.split('#')[0]);
  return {
    asker: 'person',
    announce: () => announced(new URL('online/guest', here)),
    dial: (events) => dialled(new URL('online', here.href.replace(/^http/, 'ws')), events),
    clock: () => Date.now(),
    random: () => Math.random(),
    later(ms, act) {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
  };
}

/** What hosts of plain files answer to a request that they do not know. */
const NO_SERVER: ReadonlySet<number> = new Set([403, 404, 405, 501]);
/** What the game's server answers while it has no database. */
const NOT_READY = 503;

async function announced(address: URL): Promise<Announced> {
  try {
    const { ok, status } = await (begun('call') ?? fetch(address, { method: 'POST' }));
    if (ok) return 'known';
    if (status === NOT_READY) return 'notReady';
    return NO_SERVER.has(status) ? 'noServer' : 'failed';
  } catch {
    return 'failed';
  }
}

function dialled(address: URL, events: LineEvents): Line {
  const socket = begun('line') ?? new WebSocket(address);
  // What has happened to an early line is told later, as all events are.
  if (socket.readyState === WebSocket.OPEN) queueMicrotask(() => events.opened());
  else if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener('open', () => events.opened());
  else queueMicrotask(() => events.closed('lost'));
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') events.heard(data);
  });
  socket.addEventListener('close', () => events.closed('lost'));
  return {
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
}

/** What was begun before the program was there, to be used once. */
function begun<What extends 'call' | 'line'>(what: What): Early[What] {
  const early = window.early?.[what];
  if (window.early !== undefined) window.early[what] = undefined;
  return early;
}
