import type { Box } from '@bluemoon/engine';
import { askAs, decline, isByDays, openRoom, seatOf, sit } from '@bluemoon/play';
import type { Deck, Room, RoomRefusal, RoomRequest, RoomTerms, Sitter, TablePack } from '@bluemoon/play';
import { CLAIM_AFTER_MS, WIRE_VERSION } from '@bluemoon/wire';
import type { ToClient, ToServer, WireRefusal } from '@bluemoon/wire';
import type { HouseBots } from '../bots/house-bots.ts';
import type { Blocks } from '../club/blocks.ts';
import type { Contests } from '../contests/contests.ts';
import { answerContest } from '../contests/requests.ts';
import type { ContestAsker } from '../contests/requests.ts';
import type { Lists, Lobby } from '../lobby/lobby.ts';
import type { OwnGames } from '../lobby/own-games.ts';
import type { Exclusively } from '../lobby/one-at-a-time.ts';
import { pair } from '../lobby/pairing.ts';
import type { Answer } from '../rooms/live-room.ts';
import { readPacks } from '../rooms/read-packs.ts';
import { written } from '../rooms/telling.ts';
import type { Watcher } from '../rooms/watcher.ts';
import { openTable } from '../tables/opening.ts';
import type { LiveTable, LiveTables } from '../tables/opening.ts';
import type { Gathering } from './gathering.ts';
import type { People, Person } from './people.ts';
import { readMessage } from './read-message.ts';

/** Everything that connections share. */
export interface Hall {
  readonly rooms: LiveTables;
  readonly contests: Contests;
  /** Where the room with this id is kept, if there is one. */
  readonly placeOf: (id: string) => Place;
  readonly ratingOf: ContestAsker['ratingOf'];
  readonly lobby: Lobby;
  readonly ownGames: OwnGames;
  readonly lists: Lists;
  readonly gathering: Gathering;
  readonly blocks: Pick<Blocks, 'areApart'>;
  readonly bots: HouseBots;
  readonly people: Pick<People, 'rename' | 'named'>;
  readonly box: Box;
  readonly clock: () => number;
  /** The same for the same request, so that one that is sent again lays no second table. */
  readonly roomIdFor: (player: string, request: string) => string;
  /** Among all processes. */
  readonly whilePairing: Exclusively;
}

/** Rooms of one kind, and who is there. */
export interface Place {
  readonly rooms: {
    watch(id: string, watcher: Watcher, seen: number | null): Promise<object | null>;
    find(id: string): Promise<object | null>;
    unwatch(id: string, watcher: Watcher): void;
    noted(id: string): Promise<void>;
  };
  readonly gathering: Pick<Gathering, 'arrived' | 'left'>;
}

/** The line to one page or program. */
export interface Line {
  readonly send: (message: string) => void;
  readonly close: () => void;
  /** Asked before a table is laid. */
  readonly mayOpen?: () => Promise<'fine' | 'tooFast' | 'tooMany'>;
  /** Asked before card packs are read. */
  readonly mayBringPacks?: () => Promise<'fine' | 'tooFast'>;
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

type Done = Answer<RoomRefusal>;

/** What is refused here, without asking the room. */
type OwnRefusal =
  | 'guestsUnrated'
  | 'notForPrograms'
  | 'unknownRoom'
  | 'noSuchBot'
  | 'unknownPlayer'
  | 'tooMany'
  | 'tooFast'
  | 'tooEarly'
  | 'notReady'
  | 'notSeated'
  | 'apart';

const OPENS: ReadonlySet<ToServer['kind']> = new Set(['open', 'pair', 'openDraft', 'openTournament']);

/** Of one player, that nobody has answered: who wants to play need not ask everybody. */
const MOST_CHALLENGES = 3;

const DONE: Reply = { kind: 'done' };
const refused = (kind: OwnRefusal): Refused => ({ kind: 'refused', why: { kind } });

/** What one connection may ask for, and what it is told. */
export function startConnection(
  person: Pick<Person, 'id' | 'name' | 'kind'>,
  line: Line,
  hall: Hall,
): Connection {
  const { rooms, lobby, ownGames, gathering, bots, clock } = hall;
  const watched = new Set<string>();
  const watcher: Watcher = { player: person.id, send: line.send };
  let { name } = person;
  const standing = person.kind === 'bot' ? 'program' : person.kind;
  let isClosed = false;

  const tell = (message: ToClient): void => line.send(written(message));
  const asking = (id: string) => ({ at: clock(), id });
  const me = (): Omit<Sitter, 'deck'> => ({
    player: person.id,
    name,
    bot: null,
    ...(standing === 'guest' ? {} : { standing }),
  });

  async function inRoom(id: string, act: (live: LiveTable) => Promise<Done | Refused>): Promise<Reply> {
    const live = await rooms.find(id);
    if (live === null) return refused('unknownRoom');
    const answer = await act(live);
    return answer.kind === 'done' ? DONE : answer;
  }

  function act(live: LiveTable, id: string, request: RoomRequest): Promise<Done | Refused> {
    if (request.kind === 'packs') return bringPacks(live, id, request);
    if (request.kind === 'claim' && !mayClaim(live.room)) return Promise.resolve(refused('tooEarly'));
    if (request.kind === 'name') return named(live, id, request.name);
    return live.act(id, (room) => askAs(room, person.id, request, asking(id)));
  }

  /** In a game by days nobody has to stay at the table: only the clock decides. */
  function mayClaim(room: Room): boolean {
    const rival = seatOf(room, person.id) === 0 ? 1 : 0;
    return !isByDays(room.terms.clock) && gathering.awayFor(room.id, rival) >= CLAIM_AFTER_MS;
  }

  /** Reading packs takes long, so players who may not bring any are refused before. */
  async function bringPacks(
    live: LiveTable,
    id: string,
    request: Extract<RoomRequest, { readonly kind: 'packs' }>,
  ): Promise<Done | Refused> {
    const ask = (packs: readonly TablePack[]) => (room: Room) =>
      askAs(room, person.id, { kind: 'packs', packs }, asking(id));
    const without = ask([])(live.room);
    if (without.kind === 'refused') return without;
    if ((await line.mayBringPacks?.()) === 'tooFast') return refused('tooFast');
    const read = readPacks(request.packs);
    if (read.kind === 'faulty') return { kind: 'refused', why: { kind: 'badPack', words: read.words } };
    return live.act(id, ask(read.packs));
  }

  /** Nobody is called otherwise at a table than elsewhere, so that nobody takes the name of somebody else there. */
  async function named(live: LiveTable, id: string, wanted: string): Promise<Done> {
    name = await hall.people.rename(person.id, wanted);
    return live.act(id, (room) => askAs(room, person.id, { kind: 'name', name }, asking(id)));
  }

  /** Ratings are for those who come back. */
  const isNotFor = ({ rated }: RoomTerms): boolean => rated === 'yes' && standing === 'guest';

  async function opened(message: Extract<ToServer, { readonly kind: 'open' }>): Promise<Reply> {
    const { terms, against, challenge } = message;
    if (isNotFor(terms)) return refused('guestsUnrated');
    const rival = challenge === undefined ? null : await challenged(challenge);
    if (rival?.kind === 'refused') return rival;
    const bot = against === undefined ? null : bots.sitter(against);
    if (against !== undefined && bot === null) return refused('noSuchBot');
    const id = hall.roomIdFor(person.id, message.id);
    const opening = { id, terms, seat: 0, opener: me(), at: clock() } as const;
    const live = await openTable(rooms, rival === null ? opening : { ...opening, challenged: rival.player });
    if (bot !== null) await live.act(null, (room) => sit(room, bot, { at: clock() }));
    return { kind: 'done', room: id };
  }

  /** Who can be challenged: somebody else with a name, if neither has blocked the other. */
  async function challenged(
    wanted: string,
  ): Promise<Refused | { readonly kind: 'found'; readonly player: string }> {
    const player = await hall.people.named(wanted);
    if (player === null || player === person.id) return refused('unknownPlayer');
    if (await hall.blocks.areApart(person.id, player)) return refused('apart');
    const open = (await hall.lists.mine(person.id)).filter(({ challenge }) => challenge === 'made');
    return open.length < MOST_CHALLENGES ? { kind: 'found', player } : refused('tooMany');
  }

  async function satDown(
    live: LiveTable,
    { id, terms }: Extract<ToServer, { readonly kind: 'sit' }>,
  ): Promise<Done | Refused> {
    const sitters = live.room.seats.flatMap((sitter) => (sitter === null ? [] : [sitter.player]));
    if (sitters.includes(person.id)) return { kind: 'done' };
    for (const sitter of sitters) if (await hall.blocks.areApart(person.id, sitter)) return refused('apart');
    return live.act(id, (room) => sit(room, me(), asking(id), terms));
  }

  /** Nobody is brought to a rival with a deck that cannot be played there. */
  function refusalOf(deck: Deck, terms: RoomTerms): RoomRefusal | null {
    const empty = openRoom('', { kind: 'open', seat: 0, terms, master: '', ...me(), at: clock() });
    const chosen = askAs(empty, person.id, { kind: 'deck', deck }, { at: clock() });
    return chosen.kind === 'refused' ? chosen.why : null;
  }

  async function paired({ id, terms, deck }: Extract<ToServer, { readonly kind: 'pair' }>): Promise<Reply> {
    if (isNotFor(terms)) return refused('guestsUnrated');
    if (standing === 'program') return refused('notForPrograms');
    const unfit = terms.choosing === 'random' ? null : refusalOf(deck, terms);
    if (unfit !== null) return { kind: 'refused', why: unfit };
    const room = await pair({ guest: me(), terms, id, isHere: () => !isClosed, arrive }, hall);
    if (room === null) return refused('notReady');
    // Refused where the deal has begun, for somebody who comes back to a rival.
    await inRoom(room, (live) => act(live, `${id}-deck`, { kind: 'deck', deck }));
    return { kind: 'done', room };
  }

  async function answered(message: ToServer): Promise<Reply> {
    switch (message.kind) {
      case 'hello':
        tell({ kind: 'welcome', version: WIRE_VERSION, name, standing, time: clock(), bots: bots.levels });
        if (message.version === WIRE_VERSION) return DONE;
        tell({ kind: 'bye', why: 'version', after: null });
        line.close();
        return DONE;
      case 'open':
        return opened(message);
      case 'decline':
        return inRoom(message.room, (live) =>
          live.act(message.id, (room) => decline(room, person.id, asking(message.id))),
        );
      case 'sit':
        return inRoom(message.room, (live) => satDown(live, message));
      case 'watch': {
        const place = hall.placeOf(message.room);
        if ((await place.rooms.watch(message.room, watcher, message.seen)) === null)
          return refused('unknownRoom');
        // The line may have been closed meanwhile.
        if (isClosed) place.rooms.unwatch(message.room, watcher);
        else void arrive(message.room);
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
      case 'openDraft':
      case 'sitInDraft':
      case 'startDraft':
      case 'draft':
      case 'openTournament':
      case 'join':
      case 'addBot':
      case 'tournament':
        return answerContest(message, { ...hall, me: me() });
      case 'rename':
        name = await hall.people.rename(person.id, message.name);
        return DONE;
      case 'mine':
        return { kind: 'done', mine: await ownGames.of(person.id) };
      case 'myGames':
        if (message.is === 'shown') ownGames.show(person.id, line.send);
        else ownGames.hide(line.send);
        return DONE;
      case 'ping':
        tell({ kind: 'pong', n: message.n, time: clock() });
        return DONE;
    }
  }

  async function arrive(room: string): Promise<void> {
    if (isClosed || watched.has(room)) return;
    watched.add(room);
    await hall.placeOf(room).gathering.arrived(room, watcher);
  }

  function left(room: string): void {
    if (!watched.delete(room)) return;
    const place = hall.placeOf(room);
    place.rooms.unwatch(room, watcher);
    place.gathering.left(room, watcher);
  }

  return {
    async received(text) {
      const message = readMessage(text);
      if (message.kind === 'unreadable') {
        line.answered?.('unreadable', 'malformed');
        return tell({ kind: 'refused', n: message.n, why: { kind: 'malformed', words: message.words } });
      }
      const { said } = message;
      const pace = OPENS.has(said.kind) ? await line.mayOpen?.() : 'fine';
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
      ownGames.hide(line.send);
      for (const room of watched) left(room);
    },
  };
}
