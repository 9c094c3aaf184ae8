import { roomAfter, MisplacedPatch, WIRE_VERSION } from '@bluemoon/wire';
import type { ClientRequest, Farewell, RoomSeen, ToClient, ToServer, WireRefusal } from '@bluemoon/wire';
import { startServerTime } from './server-time.ts';

/** How the page stands with the server. */
export type ConnectionState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open' }
  /** It is being looked for again; `since` by this page's clock. */
  | { readonly kind: 'lost'; readonly since: number }
  /** The server does not want this page; it must be reloaded, or has to wait. */
  | { readonly kind: 'refused'; readonly why: Farewell }
  /** The page comes from a host that plays no online games. */
  | { readonly kind: 'unavailable' };

/** What the network brings. */
export interface LineEvents {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

export interface Line {
  send(text: string): void;
  close(): void;
}

/** What a connection needs from the browser, so that tests can do without one. */
export interface Network {
  /** Asks the server to know this browser. */
  announce(): Promise<'known' | 'failed' | 'noServer'>;
  dial(events: LineEvents): Line;
  /** Milliseconds since 1970. */
  clock(): number;
  /** From 0 to 1. */
  random(): number;
  /** Calls back after a time; the returned function prevents it. */
  later(ms: number, act: () => void): () => void;
}

export type Reply =
  | Omit<Extract<ToClient, { readonly kind: 'done' }>, 'n'>
  | { readonly kind: 'refused'; readonly why: WireRefusal }
  /** The connection broke, and repeating the request would make no sense. */
  | { readonly kind: 'lost' };

/** What is told about one room. */
export interface RoomEars {
  /** The room as it is now; called for every change, in order. */
  seen(seen: RoomSeen): void;
  told(message: Extract<ToClient, { readonly kind: 'people' | 'said' }>): void;
  /** There is no such room. */
  missing(): void;
}

/** What the lobby shows. */
export type LobbyTold = Omit<Extract<ToClient, { readonly kind: 'lobby' }>, 'kind'>;

export interface Connection {
  readonly state: ConnectionState;
  /** How the server calls this player; null before the first welcome. */
  readonly name: string | null;
  /** The levels of the bots that the server plays. */
  readonly bots: readonly string[];
  /** The server's clock now, in milliseconds. */
  serverTime(): number;
  onChange(listener: () => void): () => void;
  /** Answered when the server has decided, however often the connection breaks until then. */
  ask(request: ClientRequest): Promise<Reply>;
  /** Returns a function that stops watching. */
  watch(room: string, ears: RoomEars): () => void;
  /** Tells what the lobby shows, until the returned function is called. */
  lobby(told: (lobby: LobbyTold) => void): () => void;
  /** The network may be back, or the page is looked at again. */
  wake(): void;
  /** The browser says that there is no network. */
  cut(): void;
}

const PING_EVERY = 15_000;
const MAX_SILENCE = 30_000;
/** When the page is looked at again, the network may have changed while it slept. */
const MAX_SILENCE_AWAKE = 4000;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 10_000;

interface Pending {
  readonly request: ClientRequest;
  readonly answer: (reply: Reply) => void;
}

interface Watched {
  readonly ears: Set<RoomEars>;
  seen: RoomSeen | null;
}

export function startConnection(network: Network): Connection {
  let state: ConnectionState = { kind: 'connecting' };
  let name: string | null = null;
  let line: Line | null = null;
  /** Increased for each attempt, so that a late event of an old one is ignored. */
  let attempt = 0;
  let failures = 0;
  /** When the last hello was sent. */
  let greeted = 0;
  let cancelRetry: (() => void) | null = null;
  let cancelSilence: (() => void) | null = null;
  let cancelPing: (() => void) | null = null;
  let number = 0;
  const time = startServerTime(() => network.clock());
  const pending = new Map<number, Pending>();
  const pings = new Map<number, number>();
  const rooms = new Map<string, Watched>();
  const listeners = new Set<() => void>();
  const lobbyEars = new Set<(lobby: LobbyTold) => void>();
  let bots: readonly string[] = [];

  function become(next: ConnectionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function send(n: number, request: ClientRequest): void {
    line?.send(JSON.stringify({ ...request, n } satisfies ToServer));
  }

  async function connect(): Promise<void> {
    const mine = ++attempt;
    cancelRetry?.();
    const known = await network.announce();
    if (mine !== attempt) return;
    if (known === 'noServer') return become({ kind: 'unavailable' });
    if (known === 'failed') return lose(mine);
    line = network.dial({
      opened: () => {
        if (mine !== attempt) return;
        listenFor(MAX_SILENCE);
        greeted = network.clock();
        send(number++, { kind: 'hello', version: WIRE_VERSION });
      },
      heard: (text) => {
        if (mine === attempt) heard(text);
      },
      closed: () => lose(mine),
    });
  }

  function hangUp(): void {
    attempt++;
    const old = line;
    line = null;
    old?.close();
    cancelSilence?.();
    cancelPing?.();
    cancelRetry?.();
    pings.clear();
  }

  function lose(which: number, pause = nextPause()): void {
    if (which !== attempt) return;
    hangUp();
    failures++;
    for (const [n, { request, answer }] of pending) {
      if (isRepeated(request)) continue;
      pending.delete(n);
      answer({ kind: 'lost' });
    }
    cancelRetry = network.later(pause, () => void connect());
    if (state.kind !== 'lost') become({ kind: 'lost', since: network.clock() });
  }

  /** Pages that lost the same server come back one after the other. */
  function nextPause(): number {
    const pause = Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE);
    return pause * (0.5 + network.random() / 2);
  }

  function listenFor(silence: number): void {
    cancelSilence?.();
    const mine = attempt;
    cancelSilence = network.later(silence, () => lose(mine));
  }

  function ping(): void {
    const n = number++;
    pings.set(n, network.clock());
    send(n, { kind: 'ping' });
    cancelPing?.();
    cancelPing = network.later(PING_EVERY, ping);
  }

  function heard(text: string): void {
    listenFor(MAX_SILENCE);
    const message = JSON.parse(text) as ToClient;
    switch (message.kind) {
      case 'welcome':
        return welcomed(message);
      case 'done':
      case 'refused': {
        const { n, ...reply } = message;
        const { answer } = pending.get(n) ?? {};
        pending.delete(n);
        return answer?.(reply);
      }
      case 'pong': {
        const sent = pings.get(message.n);
        pings.delete(message.n);
        return sent === undefined ? undefined : time.learn(message.time, sent);
      }
      case 'room':
      case 'change':
        return roomTold(message);
      case 'people':
      case 'said':
        return rooms.get(message.room)?.ears.forEach((ears) => ears.told(message));
      case 'bye':
        return dismissed(message.why, message.after);
      case 'lobby':
        return lobbyEars.forEach((told) => told(message));
    }
  }

  function showLobby(is: 'shown' | 'hidden'): void {
    if (state.kind === 'open') send(number++, { kind: 'lobby', is });
  }

  function welcomed(message: Extract<ToClient, { readonly kind: 'welcome' }>): void {
    // A page with another version is told to go; what it would say might be misunderstood.
    if (message.version !== WIRE_VERSION) return;
    // Somebody else, such as after the cookies were deleted, may not know the same.
    if (name !== null && name !== message.name) for (const room of rooms.values()) room.seen = null;
    ({ name, bots } = message);
    failures = 0;
    time.learn(message.time, greeted);
    become({ kind: 'open' });
    for (const [n, { request }] of pending) send(n, request);
    for (const id of rooms.keys()) sendWatch(id);
    if (lobbyEars.size > 0) showLobby('shown');
    ping();
  }

  function dismissed(why: Farewell, after: number | null): void {
    if (after !== null) return lose(attempt, Math.max(after, nextPause()));
    hangUp();
    become({ kind: 'refused', why });
  }

  function sendWatch(id: string): void {
    const room = rooms.get(id);
    if (room === undefined || state.kind !== 'open') return;
    const n = number++;
    pending.set(n, {
      request: { kind: 'watch', room: id, seen: room.seen?.now.ply ?? null },
      answer: (reply) => {
        if (reply.kind === 'refused') for (const ears of room.ears) ears.missing();
      },
    });
    send(n, { kind: 'watch', room: id, seen: room.seen?.now.ply ?? null });
  }

  function roomTold(message: Extract<ToClient, { readonly kind: 'room' | 'change' }>): void {
    const room = rooms.get(message.room);
    if (room === undefined) return;
    const seen = applied(room.seen, message);
    const isLost = seen === null && room.seen !== null;
    room.seen = seen;
    // One request is enough, however many changes follow that cannot be used.
    if (isLost) sendWatch(message.room);
    if (seen !== null) for (const ears of room.ears) ears.seen(seen);
  }

  void connect();

  return {
    get state() {
      return state;
    },
    get name() {
      return name;
    },
    get bots() {
      return bots;
    },
    serverTime: () => time.now(),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask: (request) =>
      new Promise((answer) => {
        if (state.kind !== 'open' && !isRepeated(request)) return answer({ kind: 'lost' });
        const n = number++;
        pending.set(n, { request, answer });
        if (state.kind === 'open') send(n, request);
      }),
    watch(id, ears) {
      const known = rooms.get(id);
      const room = known ?? { ears: new Set(), seen: null };
      rooms.set(id, room);
      room.ears.add(ears);
      if (known === undefined) sendWatch(id);
      else if (room.seen !== null) ears.seen(room.seen);
      return () => {
        room.ears.delete(ears);
        if (room.ears.size > 0 || rooms.get(id) !== room) return;
        rooms.delete(id);
        if (state.kind === 'open') send(number++, { kind: 'unwatch', room: id });
      };
    },
    lobby(told) {
      lobbyEars.add(told);
      showLobby('shown');
      return () => {
        lobbyEars.delete(told);
        if (lobbyEars.size === 0) showLobby('hidden');
      };
    },
    wake() {
      if (state.kind === 'open') {
        ping();
        listenFor(MAX_SILENCE_AWAKE);
      } else if (state.kind === 'lost') {
        failures = 0;
        hangUp();
        void connect();
      }
    },
    cut() {
      if (state.kind === 'open' || state.kind === 'connecting') lose(attempt);
    },
  };
}

/** What has an id is done once, however often it is sent. */
function isRepeated(request: ClientRequest): boolean {
  switch (request.kind) {
    case 'open':
    case 'sit':
    case 'act':
    case 'pair':
    case 'rename':
    case 'mine':
      return true;
    case 'hello':
    case 'watch':
    case 'unwatch':
    case 'say':
    case 'lobby':
    case 'ping':
      return false;
  }
}

function applied(before: RoomSeen | null, message: Parameters<typeof roomAfter>[1]): RoomSeen | null {
  try {
    return roomAfter(before, message);
  } catch (error) {
    if (error instanceof MisplacedPatch) return null;
    throw error;
  }
}
