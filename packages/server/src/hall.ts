import { createHash } from 'node:crypto';
import type { Box } from '@bluemoon/engine';
import { closeIn, phaseOf } from '@bluemoon/play';
import type { Room } from '@bluemoon/play';
import { NO_BOTS } from './bots/house-bots.ts';
import type { HouseBots } from './bots/house-bots.ts';
import { NO_BLOCKS } from './club/blocks.ts';
import type { Blocks } from './club/blocks.ts';
import { DRAFT, startContests, TOURNAMENT } from './contests/contests.ts';
import type { TablesLooker } from './contests/look-after.ts';
import type { News, Notes } from './database/notes.ts';
import { startLobby } from './lobby/lobby.ts';
import type { Lists } from './lobby/lobby.ts';
import { oneAtATime } from './lobby/one-at-a-time.ts';
import type { Exclusively } from './lobby/one-at-a-time.ts';
import { startOwnGames } from './lobby/own-games.ts';
import { LOBBY } from './rooms/database-log.ts';
import type { RoomLog } from './rooms/log.ts';
import { startRooms } from './rooms/rooms.ts';
import type { Hall, Place } from './sockets/connection.ts';
import { startGathering } from './sockets/gathering.ts';
import type { Attendance } from './sockets/gathering.ts';
import type { People } from './sockets/people.ts';
import { TABLES } from './tables/table-course.ts';

export interface HallParts {
  readonly log: RoomLog;
  readonly lists: Lists;
  readonly people: People;
  readonly attendance: Attendance;
  /** To the other processes. */
  readonly notes: Pick<Notes, 'send'>;
  readonly bots?: HouseBots;
  readonly box: Box;
  readonly clock: () => number;
  /** What has happened at tables that drafts and tournaments had laid. */
  readonly looker: TablesLooker;
  readonly ratingOf?: Hall['ratingOf'];
  /** Without a database nobody can block anybody. */
  readonly blocks?: Blocks;
  /** Whether this process looks after that draft or tournament; without a database there is only this one. */
  readonly mayCare?: (contest: string) => Promise<boolean>;
  /** Among all processes; without a database there is only this one. */
  readonly whilePairing?: Exclusively;
  /** A rated game has ended here. */
  readonly ratedEnded?: () => void;
  readonly failed?: (error: unknown) => void;
}

/** All that goes on in one process, without sockets. */
export interface OpenHall extends Hall {
  /** News from another process. */
  heard(news: Required<News>): void;
  /** Notes may have been lost: everything that is watched here is read again. */
  missed(): void;
  /** To be called often: time that is up, rooms to forget, players who have vanished. */
  sweep(): Promise<void>;
}

/** 72 bits, of what the client drew at random: nobody finds a table by trying. */
const ROOM_ID_LETTERS = 12;

/**
 * Everything is looked at again now and then, even if no note came: killed processes send none. It is done in as many
 * parts, so that nobody waits for it.
 */
const PARTS_OF_A_LOOK = 20;

/** Told to the other processes, with the player who is. */
const CHALLENGED = 'challenged';

/** How often lists of own games are read again without a reason. */
const OWN_GAMES_MS = 30_000;

/** How often rooms are looked for that nobody needs any more. */
const TIDY_MS = 10 * 60 * 1000;

export function openHall(parts: HallParts): OpenHall {
  const { log, lists, people, attendance, notes, bots = NO_BOTS, box, clock } = parts;
  const {
    looker,
    ratingOf = () => Promise.resolve(null),
    failed = () => undefined,
    blocks = NO_BLOCKS,
    ratedEnded = () => undefined,
  } = parts;
  const { whilePairing = oneAtATime(), mayCare = () => Promise.resolve(true) } = parts;
  const lobby = startLobby(lists);
  const attend = (room: Room): void => {
    void rooms.find(room.id).then(
      (live) => (live === null ? undefined : bots.attend(live)),
      // It could not be read; the next visitor reads it again.
      () => undefined,
    );
  };
  const rooms = startRooms({
    course: TABLES,
    log,
    box,
    clock,
    advanced(room) {
      attend(room);
      ownGames.changed(room.id, [
        ...room.seats.map((sitter) => sitter?.player),
        room.challenged ?? undefined,
      ]);
      if (room.challenged !== null && room.ply === 1)
        notes.send({ topics: [`${CHALLENGED} ${room.challenged}`] });
      contests.tableAdvanced(room);
      if (room.terms.rated === 'yes' && room.host !== null && room.host.result !== null) ratedEnded();
    },
    listed: () => lobby.changed(),
  });
  const ownGames = startOwnGames(lists, rooms);
  const contests = startContests({
    tables: rooms,
    log,
    looker,
    box,
    clock,
    mayCare,
    failed,
    listed: () => lobby.changed(),
  });
  const gathering = startGathering(rooms, { attendance, notes, clock, blocks, moved: () => lobby.changed() });
  const draftGathering = startGathering(contests.drafts, { attendance, notes, clock, blocks });
  /** People come and go at the tables of a tournament; nobody is told who looks at its page. */
  const unnoticed = { arrived: () => Promise.resolve(), left: () => undefined };

  function placeOf(id: string): Place {
    if (id.startsWith(DRAFT)) return { rooms: contests.drafts, gathering: draftGathering };
    if (id.startsWith(TOURNAMENT)) return { rooms: contests.tournaments, gathering: unnoticed };
    return { rooms, gathering };
  }
  let toLookAt: readonly string[] = [];
  let partSize = 0;
  let tidied = clock();
  let looked = clock();

  const noted = (id: string): void =>
    void placeOf(id)
      .rooms.noted(id)
      .catch(() => undefined);

  const lookAt = (ids: readonly string[]): void => {
    for (const id of ids) noted(id);
    gathering.lookAt(ids.filter((id) => !id.startsWith(DRAFT) && !id.startsWith(TOURNAMENT)));
    draftGathering.lookAt(ids.filter((id) => id.startsWith(DRAFT)));
  };

  const watched = (): readonly string[] => [
    ...rooms.watched(),
    ...contests.drafts.watched(),
    ...contests.tournaments.watched(),
  ];

  function lookOn(): void {
    if (toLookAt.length === 0) {
      toLookAt = watched();
      partSize = Math.ceil(toLookAt.length / PARTS_OF_A_LOOK);
      lobby.changed();
    }
    lookAt(toLookAt.slice(0, partSize));
    toLookAt = toLookAt.slice(partSize);
  }

  async function closeUnused(): Promise<void> {
    for (const id of await lists.unused()) {
      const live = await rooms.find(id);
      await live?.act(null, (room) =>
        phaseOf(room) === 'playing'
          ? { kind: 'refused', why: { kind: 'inPlay' } }
          : closeIn(room, 'unused', { at: clock() }),
      );
    }
  }

  function missed(): void {
    lookAt(watched());
    lobby.changed();
    ownGames.lookAgain();
  }

  return {
    rooms,
    contests,
    placeOf,
    lobby,
    ownGames,
    lists,
    gathering,
    ratingOf,
    blocks,
    bots,
    people,
    box,
    clock,
    whilePairing,
    roomIdFor: (player, request) =>
      createHash('sha256').update(`room ${player} ${request}`).digest('base64url').slice(0, ROOM_ID_LETTERS),
    heard({ rooms: changed, topics }) {
      for (const [id] of changed) {
        noted(id);
        ownGames.changed(id);
      }
      for (const topic of topics) {
        const [about, player] = topic.split(' ');
        if (topic === LOBBY) lobby.changed();
        else if (about === CHALLENGED) ownGames.changed('', [player]);
        else {
          gathering.heard(topic);
          draftGathering.heard(topic);
        }
      }
    },
    missed,
    async sweep() {
      await Promise.all([rooms.sweep(), contests.sweep()]);
      lookOn();
      if (clock() - looked >= OWN_GAMES_MS) {
        looked = clock();
        ownGames.lookAgain();
      }
      if (clock() - tidied < TIDY_MS) return;
      tidied = clock();
      await Promise.all([closeUnused(), lists.retire()]);
    },
  };
}
