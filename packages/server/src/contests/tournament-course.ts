import {
  enactedTournament,
  nextTournamentAct,
  openTournament,
  ownPartOf,
  tournamentDueOf,
  tournamentNowFor,
  tournamentPhase,
  tournamentShown,
} from '@bluemoon/play';
import type { Tournament, TournamentAct, TournamentPhase, TournamentRefusal } from '@bluemoon/play';
import type { Fields, TournamentLine } from '@bluemoon/wire';
import type { Phase } from '../database/tables.ts';
import type { Course } from '../rooms/course.ts';
import type { Listing } from '../rooms/log.ts';
import { tellingOf } from '../rooms/telling.ts';

/** `nothingDue`: another process has recorded what was due. */
export type TournamentWhy = TournamentRefusal | { readonly kind: 'nothingDue' };

export type TournamentCourse = Course<Tournament, TournamentAct, TournamentWhy>;

export const TOURNAMENTS: TournamentCourse = {
  opened: (id, first) => (first.kind === 'open' ? openTournament(id, first) : null),
  enacted: enactedTournament,
  dueOf: tournamentDueOf,
  timeUp(tournament, at) {
    const act = nextTournamentAct(tournament, at);
    if (act === null) return { kind: 'refused', why: { kind: 'nothingDue' } };
    return { kind: 'done', act, room: enactedTournament(tournament, act) };
  },
  listingOf,
  // Who takes part is at their tables.
  sittersOf: () => [],
  ...tellingOf<Tournament, string | null>({
    viewerOf: ({ entrants, opener }, player) =>
      player === opener.player || entrants.some((entrant) => entrant.player === player) ? player : null,
    shown: shownOf,
    // It is plain data.
    nowFor: (tournament, viewer) => ownPartOf(tournament, viewer) as unknown as Fields,
    wholeFor: (tournament, viewer) => ({
      kind: 'tournament',
      room: tournament.id,
      now: tournamentNowFor(tournament, viewer),
    }),
  }),
};

/** What lists tell of a tournament. */
export type AboutTournament = Omit<TournamentLine, 'room'>;

/** Standings of hundreds take a while, and are needed before and after every act. */
const known = new WeakMap<Tournament, Fields>();

function shownOf(tournament: Tournament): Fields {
  const shown = known.get(tournament) ?? (tournamentShown(tournament) as unknown as Fields);
  known.set(tournament, shown);
  return shown;
}

function listingOf(before: Tournament | null, after: Tournament): Listing | null {
  const phase = tournamentPhase(after);
  if (
    before !== null &&
    tournamentPhase(before) === phase &&
    before.entrants.length === after.entrants.length &&
    before.rounds.length === after.rounds.length
  )
    return null;
  const { terms, entrants, rounds, opener } = after;
  const about: AboutTournament = {
    terms,
    phase,
    players: entrants.length,
    rounds: rounds.length,
    opener: opener.name,
  };
  return {
    kind: 'tournament',
    phase: STORED[phase],
    access: 'lobby',
    about,
    players: entrants.map(({ player }) => player),
    ended: null,
  };
}

const STORED: Readonly<Record<TournamentPhase, Phase>> = {
  joining: 'waiting',
  playing: 'playing',
  over: 'over',
};
