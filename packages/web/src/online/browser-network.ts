import type { Announced, Line, LineEvents, Network } from '@bluemoon/wire';

declare global {
  interface Window {
    /** The first announcement, which `build/early.ts` has made before the program was loaded. */
    earlyCall?: Promise<Response> | undefined;
  }
}

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
    const early = window.earlyCall;
    window.earlyCall = undefined;
    const { ok, status } = await (early ?? fetch(address, { method: 'POST' }));
    if (ok) return 'known';
    if (status === NOT_READY) return 'notReady';
    return NO_SERVER.has(status) ? 'noServer' : 'failed';
  } catch {
    return 'failed';
  }
}

function dialled(address: URL, events: LineEvents): Line {
  const socket = new WebSocket(address);
  socket.addEventListener('open', () => events.opened());
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') events.heard(data);
  });
  socket.addEventListener('close', () => events.closed('lost'));
  return {
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
}
