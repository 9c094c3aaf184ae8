import type { Standing } from '@bluemoon/play';
import type { ClientRequest, Farewell, RoomLine, ToClient, ToServer } from '../messages.ts';
import { draftAfter, roomAfter, tournamentAfter } from '../session.ts';
import type { DraftSeen, RoomSeen, Told, TournamentSeen } from '../session.ts';
import { WIRE_VERSION } from '../version.ts';
import { followRooms } from './followed-rooms.ts';
import type { Ears, FollowedRooms, Following } from './followed-rooms.ts';
import { keepLine } from './keep-line.ts';
import type { DeadEnd, Loss } from './keep-line.ts';
import type { Network } from './network.ts';
import { keepRequests } from './requests.ts';
import type { Reply } from './requests.ts';
import { startServerTime } from './server-time.ts';

/** How a page or program stands with the server. */
export type ConnectionState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open' }
  /** It is being looked for again; `since` by this side's clock. */
  | { readonly kind: 'lost'; readonly why: Loss; readonly since: number }
  /** The server does not want this client: it is too old, or has to wait. */
  | { readonly kind: 'refused'; readonly why: Farewell }
  /** There are no online games here, or none for this token. */
  | { readonly kind: 'unavailable'; readonly why: DeadEnd }
  | { readonly kind: 'closed' };

/** What the lobby shows. */
export type LobbyTold = Omit<Extract<ToClient, { readonly kind: 'lobby' }>, 'kind'>;

/** A connection to the server that comes back whenever it breaks. */
export interface Connection {
  readonly state: ConnectionState;
  /** How the server calls this player; null before the first welcome. */
  readonly name: string | null;
  /** Whether they have an account; null before the first welcome. */
  readonly standing: 'guest' | Standing | null;
  /** The levels of the bots that the server plays. */
  readonly bots: readonly string[];
  /** The server's clock now, in milliseconds. */
  serverTime(): number;
  /** Called when the state has changed. Returns a function that stops it. */
  onChange(listener: () => void): () => void;
  /** Answered when the server has decided, however often the connection breaks until then. */
  ask(request: ClientRequest): Promise<Reply>;
  watch(room: string, ears: Ears<RoomSeen>): Following<RoomSeen>;
  watchDraft(room: string, ears: Ears<DraftSeen>): Following<DraftSeen>;
  watchTournament(room: string, ears: Ears<TournamentSeen>): Following<TournamentSeen>;
  /** Tells what the lobby shows, until the returned function is called. */
  lobby(told: (lobby: LobbyTold) => void): () => void;
  /** Tells the rooms in which this player sits, until the returned function is called. */
  myGames(told: (games: readonly RoomLine[]) => void): () => void;
  /** The network may be back, or somebody looks at the page again. */
  wake(): void;
  /** There is no network. */
  cut(): void;
  close(): void;
}

const PING_EVERY = 15_000;
/** When somebody looks at the page again, the network may have changed while it slept. */
const MAX_SILENCE_AWAKE = 4000;
const MAX_RESTART_MS = 30_000;

export function startConnection(network: Network): Connection {
  let state: ConnectionState = { kind: 'connecting' };
  let name: string | null = null;
  let standing: Connection['standing'] = null;
  let bots: readonly string[] = [];
  let number = 0;
  /** When the last hello was sent. */
  let greeted = 0;
  let cancelPing: (() => void) | null = null;
  const time = startServerTime(() => network.clock());
  const pings = new Map<number, number>();
  const listeners = new Set<() => void>();
  const lobbyEars = new Set<(lobby: LobbyTold) => void>();
  const ownEars = new Set<(games: readonly RoomLine[]) => void>();

  const shown = [
    { kind: 'lobby', ears: lobbyEars },
    { kind: 'myGames', ears: ownEars },
  ] as const;

  const send = (n: number, request: ClientRequest): void =>
    line.send(JSON.stringify({ ...request, n } satisfies ToServer));
  const requests = keepRequests({
    network,
    send: () => (state.kind === 'open' ? send : null),
    nextNumber: () => number++,
  });
  const following = <S extends { readonly now: { readonly ply: number } }>(
    after: (seen: S | null, message: Told) => S | null,
  ): FollowedRooms<S> =>
    followRooms({
      after,
      plyOf: ({ now }) => now.ply,
      ask: (room, seen) => requests.ask({ kind: 'watch', room, seen }),
      unwatch: (room) => tell({ kind: 'unwatch', room }),
    });
  const tables = following<RoomSeen>(roomAfter);
  const drafts = following<DraftSeen>(draftAfter);
  const tournaments = following<TournamentSeen>(tournamentAfter);
  const followed = [tables, drafts, tournaments];
  const line = keepLine(network, {
    opened() {
      greeted = network.clock();
      send(number++, { kind: 'hello', version: WIRE_VERSION });
    },
    heard: (text) => heard(network.read?.(text) ?? (JSON.parse(text) as ToClient)),
    lost(how) {
      cancelPing?.();
      const since = state.kind === 'lost' ? state.since : network.clock();
      const why = isRestarting() ? 'restart' : how;
      const isNews = state.kind !== 'lost' || state.why !== why;
      state = { kind: 'lost', why, since };
      requests.broken();
      if (isNews) changed();
    },
    ended: (why) => end({ kind: 'unavailable', why }),
  });

  /** A server that restarts cannot be reached for a while, as it said. */
  const isRestarting = (): boolean =>
    state.kind === 'lost' && state.why === 'restart' && network.clock() - state.since < MAX_RESTART_MS;

  function changed(): void {
    for (const listener of listeners) listener();
  }

  function end(next: ConnectionState): void {
    line.close();
    cancelPing?.();
    state = next;
    requests.end();
    for (const rooms of followed) rooms.end();
    changed();
  }

  /** What needs no answer, and is said again in every new connection if it still holds. */
  function tell(request: ClientRequest): void {
    if (state.kind === 'open') send(number++, request);
  }

  function show<T>(kind: 'lobby' | 'myGames', ears: Set<T>, told: T): () => void {
    ears.add(told);
    tell({ kind, is: 'shown' });
    return () => {
      ears.delete(told);
      if (ears.size === 0) tell({ kind, is: 'hidden' });
    };
  }

  function ping(): void {
    cancelPing?.();
    const n = number++;
    pings.set(n, network.clock());
    send(n, { kind: 'ping' });
    cancelPing = network.later(PING_EVERY, ping);
  }

  function heard(message: ToClient): void {
    switch (message.kind) {
      case 'welcome':
        // A client of another version is told to go; what it would say might be misunderstood.
        return message.version === WIRE_VERSION ? welcomed(message) : undefined;
      case 'done':
      case 'refused':
        return requests.answered(message);
      case 'pong': {
        const sent = pings.get(message.n);
        pings.delete(message.n);
        return sent === undefined ? undefined : time.learn(message.time, sent);
      }
      case 'room':
      case 'draft':
      case 'tournament':
      case 'change':
      case 'people':
      case 'said':
        return followed.forEach((rooms) => rooms.heard(message));
      case 'lobby':
        return lobbyEars.forEach((told) => told(message));
      case 'myGames':
        return ownEars.forEach((told) => told(message.games));
      case 'bye':
        return dismissed(message.why, message.after);
    }
  }

  function dismissed(why: Farewell, after: number | null): void {
    if (after === null) end({ kind: 'refused', why });
    else line.lose(why === 'restart' ? why : 'broken', after);
  }

  function welcomed(message: Extract<ToClient, { readonly kind: 'welcome' }>): void {
    // Such as after the cookies were deleted.
    if (name !== null && name !== message.name) for (const rooms of followed) rooms.forgetSeen();
    ({ name, bots, standing = 'guest' } = message);
    line.welcomed();
    time.learn(message.time, greeted);
    state = { kind: 'open' };
    pings.clear();
    requests.repeat();
    for (const rooms of followed) rooms.askForAll();
    for (const { ears, kind } of shown) if (ears.size > 0) tell({ kind, is: 'shown' });
    ping();
    changed();
  }

  return {
    get state() {
      return state;
    },
    get name() {
      return name;
    },
    get standing() {
      return standing;
    },
    get bots() {
      return bots;
    },
    serverTime: () => time.now(),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask: (request) => (hasEnded(state) ? Promise.resolve({ kind: 'lost' }) : requests.ask(request)),
    watch: (room, ears) => tables.watch(room, ears),
    watchDraft: (room, ears) => drafts.watch(room, ears),
    watchTournament: (room, ears) => tournaments.watch(room, ears),
    lobby: (told) => show('lobby', lobbyEars, told),
    myGames: (told) => show('myGames', ownEars, told),
    wake() {
      if (state.kind === 'open') {
        ping();
        line.expect(MAX_SILENCE_AWAKE);
      } else if (state.kind === 'lost') line.callNow();
    },
    cut() {
      if (state.kind === 'open' || state.kind === 'connecting') line.lose('broken');
    },
    close: () => end({ kind: 'closed' }),
  };
}

function hasEnded({ kind }: ConnectionState): boolean {
  switch (kind) {
    case 'refused':
    case 'unavailable':
    case 'closed':
      return true;
    case 'connecting':
    case 'open':
    case 'lost':
      return false;
  }
}
