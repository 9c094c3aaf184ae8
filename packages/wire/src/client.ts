import { MisplacedPatch } from './differences.ts';
import type { ClientRequest, Farewell, RoomLine, ToClient, ToServer, WireRefusal } from './messages.ts';
import { roomAfter } from './session.ts';
import type { RoomSeen } from './session.ts';
import { WIRE_VERSION } from './version.ts';

/** What a line to the server brings. */
export interface LineEvents {
  opened(): void;
  heard(text: string): void;
  /** `unknownPlayer`: the server knows no such token, so that calling again is of no use. */
  closed(why: 'lost' | 'unknownPlayer'): void;
}

export interface Line {
  send(text: string): void;
  close(): void;
}

/** What a client needs from outside. */
export interface Network {
  dial(events: LineEvents): Line;
  /** Calls back after a time; the returned function prevents it. */
  later(milliseconds: number, act: () => void): () => void;
  /** From 0 to 1. */
  random(): number;
  /** How long the first pause before calling again is, and the longest, in milliseconds. */
  readonly pauses?: { readonly first: number; readonly longest: number };
}

export type Reply =
  | { readonly kind: 'done'; readonly room?: string; readonly mine?: readonly RoomLine[] }
  | { readonly kind: 'refused'; readonly why: WireRefusal }
  /** The client was closed or sent away before the server had decided. */
  | { readonly kind: 'ended' };

export type ClientEnding = Farewell | 'unknownPlayer';

export interface ClientEars {
  /** There is a line again, or for the first time. */
  connected?(welcome: Extract<ToClient, { readonly kind: 'welcome' }>): void;
  /** The line broke; it is looked for again. */
  lost?(): void;
  /** The server does not want to hear from this client any more. */
  ended?(why: ClientEnding): void;
  /** A room that is followed has changed. */
  changed?(room: string, seen: RoomSeen): void;
  /** Everything else that is told, with the length of what was sent. */
  told?(message: ToClient, length: number): void;
}

/** A line to the server that comes back whenever it breaks. */
export interface Client {
  /** Answered when the server has decided, however often the line breaks until then. */
  ask(request: ClientRequest): Promise<Reply>;
  /** From now on the client knows this room. Asked again, it gets the whole room anew. */
  follow(room: string): Promise<Reply>;
  seen(room: string): RoomSeen | null;
  close(): void;
}

const PING_MS = 15_000;
/** A server that has said nothing for so long, not even after a ping, is gone. */
const LONGEST_SILENCE_MS = 30_000;
const PAUSES = { first: 250, longest: 10_000 };
/** When something is asked again that the server could not decide. */
const AGAIN_MS = 500;

interface Pending {
  readonly request: ClientRequest;
  readonly answer: (reply: Reply) => void;
}

export function startClient(network: Network, ears: ClientEars = {}): Client {
  const { pauses = PAUSES } = network;
  const pending = new Map<number, Pending>();
  const rooms = new Map<string, RoomSeen | null>();
  let line: Line | null = null;
  let isWelcome = false;
  let isEnded = false;
  let number = 0;
  let failures = 0;
  /** The line that counts; what an older one brings is ignored. */
  let attempt = 0;
  const timers = new Map<'call' | 'ping' | 'silence', () => void>();

  function after(what: 'call' | 'ping' | 'silence', milliseconds: number, act: () => void): void {
    timers.get(what)?.();
    timers.set(what, network.later(milliseconds, act));
  }

  const send = (n: number, request: ClientRequest): void =>
    line?.send(JSON.stringify({ ...request, n } satisfies ToServer));

  function call(): void {
    const mine = ++attempt;
    line = network.dial({
      opened: () => {
        if (mine === attempt) send(number++, { kind: 'hello', version: WIRE_VERSION });
      },
      heard: (text) => {
        if (mine === attempt) hear(text);
      },
      closed: (why) => {
        if (mine !== attempt) return;
        if (why === 'unknownPlayer') end(why);
        else lose(nextPause());
      },
    });
    listen();
  }

  const listen = (): void => after('silence', LONGEST_SILENCE_MS, () => lose(nextPause()));

  function hangUp(): void {
    attempt++;
    isWelcome = false;
    for (const cancel of timers.values()) cancel();
    line?.close();
    line = null;
  }

  function lose(pause: number): void {
    const wasWelcome = isWelcome;
    hangUp();
    failures++;
    after('call', pause, call);
    if (wasWelcome || failures === 1) ears.lost?.();
  }

  /** Clients that lost the same server come back one after the other. */
  const nextPause = (): number =>
    Math.min(pauses.first * 2 ** failures, pauses.longest) * (0.5 + network.random() / 2);

  function end(why: ClientEnding): void {
    ears.ended?.(why);
    close();
  }

  function close(): void {
    isEnded = true;
    hangUp();
    for (const { answer } of pending.values()) answer({ kind: 'ended' });
    pending.clear();
  }

  function ping(): void {
    send(number++, { kind: 'ping' });
    after('ping', PING_MS, ping);
  }

  function hear(text: string): void {
    listen();
    const message = JSON.parse(text) as ToClient;
    switch (message.kind) {
      case 'welcome':
        // A client of another version is sent away.
        if (message.version === WIRE_VERSION) welcomed(message);
        break;
      case 'done':
      case 'refused':
        answered(message);
        break;
      case 'room':
      case 'change':
        roomTold(message);
        break;
      case 'bye':
        if (message.after === null) end(message.why);
        else lose(Math.max(message.after, nextPause()));
        break;
      case 'people':
      case 'said':
      case 'lobby':
      case 'pong':
    }
    ears.told?.(message, text.length);
  }

  function welcomed(message: Extract<ToClient, { readonly kind: 'welcome' }>): void {
    isWelcome = true;
    failures = 0;
    for (const [room, seen] of rooms) watch(room, seen);
    for (const [n, { request }] of pending) send(n, request);
    after('ping', PING_MS, ping);
    ears.connected?.(message);
  }

  const watch = (room: string, seen: RoomSeen | null): void =>
    send(number++, { kind: 'watch', room, seen: seen?.now.ply ?? null });

  function answered(message: Extract<ToClient, { readonly kind: 'done' | 'refused' }>): void {
    const { n, ...reply } = message;
    const asked = pending.get(n);
    if (asked === undefined) return;
    if (reply.kind === 'refused' && isWorthAskingAgain(reply.why, asked.request)) {
      network.later(AGAIN_MS, () => {
        if (isWelcome && pending.has(n)) send(n, asked.request);
      });
      return;
    }
    pending.delete(n);
    asked.answer(reply);
  }

  function roomTold(message: Extract<ToClient, { readonly kind: 'room' | 'change' }>): void {
    const { room } = message;
    const before = rooms.get(room);
    if (before === undefined) return;
    const now = nextOf(before, message);
    rooms.set(room, now);
    if (now !== null) ears.changed?.(room, now);
    // Once is enough, however many changes follow that cannot be used.
    else if (before !== null) watch(room, null);
  }

  function ask(request: ClientRequest): Promise<Reply> {
    return new Promise((answer) => {
      if (isEnded) return answer({ kind: 'ended' });
      const n = number++;
      pending.set(n, { request, answer });
      if (isWelcome) send(n, request);
    });
  }

  call();
  return {
    ask,
    follow(room) {
      rooms.set(room, null);
      return ask({ kind: 'watch', room, seen: null });
    },
    seen: (room) => rooms.get(room) ?? null,
    close,
  };
}

/** The database is gone for a moment, or a quick program has to slow down. */
const isWorthAskingAgain = ({ kind }: WireRefusal, request: ClientRequest): boolean =>
  (kind === 'notReady' && !(request.kind === 'open' && request.against !== undefined)) ||
  (kind === 'tooFast' && request.kind === 'act');

function nextOf(before: RoomSeen | null, message: Parameters<typeof roomAfter>[1]): RoomSeen | null {
  try {
    return roomAfter(before, message);
  } catch (error) {
    if (error instanceof MisplacedPatch) return null;
    throw error;
  }
}
