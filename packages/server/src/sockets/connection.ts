import type { Box } from '@bluemoon/engine';
import { askAs, seatOf, sit } from '@bluemoon/play';
import type { RoomRequest, Sitter } from '@bluemoon/play';
import { CLAIM_AFTER_MS, WIRE_VERSION } from '@bluemoon/wire';
import type { ToClient, ToServer, WireRefusal } from '@bluemoon/wire';
import type { HouseBots } from '../bots/house-bots.ts';
import type { Lists, Lobby } from '../lobby/lobby.ts';
import { pair } from '../lobby/pairing.ts';
import type { Answer, LiveRoom } from '../rooms/live-room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { written } from '../rooms/telling.ts';
import type { Watcher } from '../rooms/telling.ts';
import type { Gathering } from './gathering.ts';
import type { People, Person } from './people.ts';
import { readMessage } from './read-message.ts';

/** Everything that connections share. */
export interface Hall {
  readonly rooms: Rooms;
  readonly lobby: Lobby;
  readonly lists: Lists;
  readonly gathering: Gathering;
  readonly bots: HouseBots;
  readonly people: Pick<People, 'rename'>;
  readonly box: Box;
  readonly clock: () => number;
  /** The same for the same request, so that one that is sent again lays no second table. */
  readonly roomIdFor: (player: string, request: string) => string;
}

/** The line to one page or program. */
export interface Line {
  readonly send: (message: string) => void;
  readonly close: () => void;
  /** Asked before a table is laid. */
  readonly mayOpen?: () => Promise<'fine' | 'tooFast' | 'tooMany'>;
  /** Told of everything that was asked, and what came of it. */
  readonly answered?: (what: string, why: WireRefusal['kind'] | null) => void;
}

export interface Connection {
  received(message: string): Promise<void>;
  closed(): void;
}

type Reply = Omit<Extract<ToClient, { readonly kind: 'done' }>, 'n'> | Refused;

interface Refused {
  readonly kind: 'refused';
  readonly why: WireRefusal;
}

type PlainRefusal = Exclude<WireRefusal, { readonly kind: 'malformed' | 'stale' | 'illegal' | 'badDeck' }>;

const DONE: Reply = { kind: 'done' };
const refused = (kind: PlainRefusal['kind']): Refused => ({ kind: 'refused', why: { kind } });

/** What one connection may ask for, and what it is told. */
export function startConnection(person: Person, line: Line, hall: Hall): Connection {
  const { rooms, lobby, gathering, bots, box, clock } = hall;
  const watched = new Set<string>();
  const watcher: Watcher = { player: person.id, send: line.send };
  let { name } = person;
  let isClosed = false;

  const tell = (message: ToClient): void => line.send(written(message));
  const asking = (id: string) => ({ at: clock(), id, box });
  const me = (): Omit<Sitter, 'deck'> => ({ player: person.id, name, bot: null });

  async function inRoom(id: string, act: (live: LiveRoom) => Promise<Answer | Refused>): Promise<Reply> {
    const live = await rooms.find(id);
    if (live === null) return refused('unknownRoom');
    const answer = await act(live);
    return answer.kind === 'done' ? DONE : answer;
  }

  function act(live: LiveRoom, id: string, request: RoomRequest): Promise<Answer | Refused> {
    const rival = seatOf(live.room, person.id) === 0 ? 1 : 0;
    if (request.kind === 'claim' && gathering.awayFor(live.room, rival) < CLAIM_AFTER_MS)
      return Promise.resolve(refused('tooEarly'));
    return live.act(id, (room) => askAs(room, person.id, request, asking(id)));
  }

  async function opened(message: Extract<ToServer, { readonly kind: 'open' }>): Promise<Reply> {
    const { terms, against } = message;
    const bot = against === undefined ? null : bots.sitter(against);
    if (against !== undefined && bot === null) return refused('notReady');
    const id = hall.roomIdFor(person.id, message.id);
    const live = await rooms.open({ id, terms, seat: 0, opener: me() });
    if (bot !== null) await live.act(null, (room) => sit(room, bot, { at: clock(), box }));
    return { kind: 'done', room: id };
  }

  async function paired({ id, terms, deck }: Extract<ToServer, { readonly kind: 'pair' }>): Promise<Reply> {
    const room = await pair({ guest: me(), terms, id }, hall);
    const reply = await inRoom(room, (live) => act(live, `${id}-deck`, { kind: 'deck', deck }));
    return reply.kind === 'done' ? { ...reply, room } : reply;
  }

  async function mine(): Promise<Reply> {
    const lines = await hall.lists.mine(person.id);
    const told = lines.map(async (one) => {
      if (one.yours === undefined || one.phase !== 'playing') return one;
      const live = await rooms.find(one.room);
      const isAsked = live?.room.host?.decision?.seat === one.yours.seat;
      return { ...one, yours: { ...one.yours, isAsked } };
    });
    return { kind: 'done', mine: await Promise.all(told) };
  }

  async function answered(message: ToServer): Promise<Reply> {
    switch (message.kind) {
      case 'hello':
        tell({ kind: 'welcome', version: WIRE_VERSION, name, time: clock(), bots: bots.levels });
        if (message.version === WIRE_VERSION) return DONE;
        tell({ kind: 'bye', why: 'version', after: null });
        line.close();
        return DONE;
      case 'open':
        return opened(message);
      case 'sit':
        return inRoom(message.room, (live) =>
          seatOf(live.room, person.id) === null
            ? live.act(message.id, (room) => sit(room, me(), asking(message.id)))
            : Promise.resolve({ kind: 'done' }),
        );
      case 'watch': {
        const live = await rooms.watch(message.room, watcher, message.seen);
        if (live === null) return refused('unknownRoom');
        // The line may have been closed meanwhile.
        if (isClosed) rooms.unwatch(message.room, watcher);
        else if (!watched.has(message.room)) gathering.arrived(message.room, watcher);
        if (!isClosed) watched.add(message.room);
        return DONE;
      }
      case 'unwatch':
        left(message.room);
        return DONE;
      case 'act':
        return inRoom(message.room, (live) => act(live, message.id, message.request));
      case 'say':
        return inRoom(message.room, (live) => {
          const seat = seatOf(live.room, person.id);
          if (seat === null) return Promise.resolve(refused('notSeated'));
          gathering.said(message.room, seat, message.what);
          return Promise.resolve({ kind: 'done' });
        });
      case 'lobby':
        if (message.is === 'shown') lobby.show(line.send);
        else lobby.hide(line.send);
        return DONE;
      case 'pair':
        return paired(message);
      case 'rename':
        name = await hall.people.rename(person.id, message.name);
        return DONE;
      case 'mine':
        return mine();
      case 'ping':
        tell({ kind: 'pong', n: message.n, time: clock() });
        return DONE;
    }
  }

  function left(room: string): void {
    if (!watched.delete(room)) return;
    rooms.unwatch(room, watcher);
    gathering.left(room, watcher);
  }

  return {
    async received(text) {
      const message = readMessage(text);
      if (message.kind === 'unreadable') {
        line.answered?.('unreadable', 'malformed');
        return tell({ kind: 'refused', n: message.n, why: { kind: 'malformed', words: message.words } });
      }
      const { said } = message;
      const pace = said.kind === 'open' || said.kind === 'pair' ? await line.mayOpen?.() : 'fine';
      const reply = pace === 'tooFast' || pace === 'tooMany' ? refused(pace) : await answered(said);
      line.answered?.(
        said.kind === 'act' ? said.request.kind : said.kind,
        reply.kind === 'refused' ? reply.why.kind : null,
      );
      tell({ ...reply, n: said.n });
    },
    closed() {
      isClosed = true;
      lobby.hide(line.send);
      for (const room of watched) left(room);
    },
  };
}
