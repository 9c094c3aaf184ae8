import type { Box } from '@bluemoon/engine';
import {
  draftPhaseOf,
  draftTablesWanted,
  reportDraftArrival,
  reportDraftResult,
  reportToTournament,
  tournamentDraftsWanted,
  tournamentTablesWanted,
} from '@bluemoon/play';
import type {
  DraftRoom,
  DraftRoomAct,
  DraftRoomOutcome,
  DraftRoomRefusal,
  Room,
  Tournament,
  TournamentAct,
  TournamentNews,
} from '@bluemoon/play';
import type { LiveRoom } from '../rooms/live-room.ts';
import type { RoomLog } from '../rooms/log.ts';
import { startRooms } from '../rooms/rooms.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { LiveTables } from '../tables/opening.ts';
import { draftCourse } from './draft-course.ts';
import { lookAfter } from './look-after.ts';
import type { Contest, TablesLooker } from './look-after.ts';
import { TOURNAMENTS } from './tournament-course.ts';
import type { TournamentWhy } from './tournament-course.ts';

export type LiveDraft = LiveRoom<DraftRoom, DraftRoomAct, DraftRoomRefusal>;
export type LiveTournament = LiveRoom<Tournament, TournamentAct, TournamentWhy>;

export interface ContestParts {
  readonly tables: LiveTables;
  readonly log: RoomLog;
  readonly looker: TablesLooker;
  readonly box: Box;
  readonly clock: () => number;
  /** Whether this process is the one that looks after a contest, so that not all do the same. */
  readonly mayCare: (contest: string) => Promise<boolean>;
  /** Something in the lists has changed. */
  readonly listed?: () => void;
  readonly failed?: (error: unknown) => void;
}

/** Drafts and tournaments: rooms of more than two, which have tables laid for them. */
export interface Contests {
  readonly drafts: Rooms<DraftRoom, DraftRoomAct, DraftRoomRefusal>;
  readonly tournaments: Rooms<Tournament, TournamentAct, TournamentWhy>;
  /** A table has gone on; perhaps a contest waits for that. */
  tableAdvanced(room: Room): void;
  /** These go on now: they are looked after until they are over. */
  running(ids: readonly string[]): void;
  /** To be called often. */
  sweep(): Promise<void>;
}

export const DRAFT = 'draft-';
export const TOURNAMENT = 'tournament-';

/** How long tables are not asked about unless something is known to have happened. */
const LOOK_MS = 2000;

export function startContests(parts: ContestParts): Contests {
  const { tables, log, looker, box, clock, mayCare, listed, failed = () => undefined } = parts;
  /** When each was looked after last. */
  const cared = new Map<string, number>();
  /** The contest that had a table laid. */
  const contestOf = new Map<string, string>();
  const busy = new Set<string>();

  const drafts = startRooms({
    course: draftCourse(box),
    log,
    box,
    clock,
    advanced(room) {
      soon(room.id);
      if (room.tournament !== null && draftPhaseOf(room) === 'over') soon(room.tournament);
    },
  });
  const tournaments = startRooms({
    course: TOURNAMENTS,
    log,
    box,
    clock,
    advanced: ({ id }) => soon(id),
    ...(listed === undefined ? {} : { listed }),
  });

  function soon(id: string): void {
    cared.set(id, 0);
  }

  async function contest(id: string): Promise<Contest | null> {
    if (id.startsWith(DRAFT)) {
      const live = await drafts.find(id);
      return live === null ? null : draftContest(live, { box, clock });
    }
    const live = await tournaments.find(id);
    if (live === null) return null;
    await carryDrafts(live, drafts, { box, clock });
    return tournamentContest(live, { box, clock });
  }

  async function care(id: string): Promise<void> {
    const found = (await mayCare(id)) ? await contest(id) : null;
    const wanted = found?.wanted() ?? [];
    for (const table of wanted) contestOf.set(table.id, id);
    if (found === null || wanted.length === 0) cared.delete(id);
    else await lookAfter(found, { tables, looker, clock });
  }

  return {
    drafts,
    tournaments,
    tableAdvanced({ id, host }) {
      const waiting = contestOf.get(id);
      if (waiting === undefined || host === null || host.result === null) return;
      contestOf.delete(id);
      soon(waiting);
    },
    running(ids) {
      for (const id of ids) if (!cared.has(id)) soon(id);
    },
    async sweep() {
      await Promise.all([drafts.sweep(), tournaments.sweep()]);
      const now = clock();
      for (const [id, last] of cared) {
        if (busy.has(id) || now - last < LOOK_MS) continue;
        busy.add(id);
        cared.set(id, now);
        void care(id)
          .catch(failed)
          .finally(() => busy.delete(id));
      }
    },
  };
}

interface Around {
  readonly box: Box;
  readonly clock: () => number;
}

function draftContest(live: LiveDraft, { box, clock }: Around): Contest {
  const record = async (report: (room: DraftRoom) => DraftRoomOutcome): Promise<void> => {
    // Most is known already.
    if (report(live.room).kind === 'done') await live.act(null, report);
  };
  const asking = () => ({ at: clock(), box });
  return {
    wanted: () => draftTablesWanted(live.room),
    async report({ id: table }, { games: [game], here }) {
      for (const player of here) await record((room) => reportDraftArrival(room, table, player, asking()));
      if (game !== undefined) await record((room) => reportDraftResult(room, { table, ...game }, asking()));
    },
  };
}

/** Lays the drafts that a tournament begins with, and brings it the decks that were built there. */
async function carryDrafts(
  live: LiveTournament,
  drafts: Contests['drafts'],
  { box, clock }: Around,
): Promise<void> {
  for (const { draft, id, lay } of tournamentDraftsWanted(live.room)) {
    const { room } = (await drafts.find(id)) ?? (await drafts.open(id, { ...lay, at: clock() }));
    if (draftPhaseOf(room) !== 'over') continue;
    const decks = room.seats.flatMap((drafter, seat) =>
      drafter?.deck == null
        ? []
        : [{ player: drafter.player, picks: room.draft?.picks[seat] ?? [], cards: drafter.deck }],
    );
    await live.act(null, (tournament) => {
      const outcome = reportToTournament(tournament, { kind: 'drafted', draft, decks }, { at: clock(), box });
      return outcome.kind === 'refused' ? outcome : { ...outcome, room: outcome.tournament };
    });
  }
}

function tournamentContest(live: LiveTournament, { box, clock }: Around): Contest {
  const reported = (news: TournamentNews) => (room: Tournament) => {
    const outcome = reportToTournament(room, news, { at: clock(), box });
    return outcome.kind === 'refused' ? outcome : { ...outcome, room: outcome.tournament };
  };
  const record = async (news: TournamentNews): Promise<void> => {
    // Most is known already.
    if (reported(news)(live.room).kind === 'done') await live.act(null, reported(news));
  };
  return {
    wanted: () => tournamentTablesWanted(live.room),
    async report(table, { games, here }) {
      const place = tournamentTablesWanted(live.room).find(({ id }) => id === table.id);
      if (place === undefined) return;
      const { round, table: number, game } = place;
      const at = { round, table: number };
      for (const player of here) await record({ kind: 'here', player, ...at, game });
      // A match has all its games at one table; otherwise every game has its own.
      const isMatch = live.room.terms.agreement.match;
      for (const [index, { winner, crystals }] of games.entries())
        await record({ kind: 'result', ...at, game: isMatch ? index + 1 : game, winner, crystals });
    },
  };
}
