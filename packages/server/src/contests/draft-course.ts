import { draftedDeck, draftPick } from '@bluemoon/ai';
import type { Box } from '@bluemoon/engine';
import {
  draftDueOf,
  draftPhaseOf,
  draftRoomFrom,
  draftRoomNowFor,
  draftSeatOf,
  enactedInDraft,
  nextDraftAct,
} from '@bluemoon/play';
import type { DraftPhase, DraftRoom, DraftRoomAct, DraftRoomRefusal, DraftViewer } from '@bluemoon/play';
import type { Fields } from '@bluemoon/wire';
import type { Phase } from '../database/tables.ts';
import type { Course } from '../rooms/course.ts';
import type { Listing } from '../rooms/log.ts';
import { tellingOf } from '../rooms/telling.ts';

export type DraftCourse = Course<DraftRoom, DraftRoomAct, DraftRoomRefusal>;

const BOT = { draftPick, draftedDeck };

/** Rooms in which two to six draft together. */
export function draftCourse(box: Box): DraftCourse {
  return {
    opened: draftRoomFrom,
    enacted: enactedInDraft,
    dueOf: draftDueOf,
    timeUp: (room, at) => nextDraftAct(room, { at, box }, BOT),
    listingOf,
    sittersOf: ({ seats }) => seats,
    ...tellingOf<DraftRoom, DraftViewer>({
      viewerOf: (room, player) => draftSeatOf(room, player) ?? 'spectator',
      // It is plain data.
      nowFor: (room, viewer) => draftRoomNowFor(room, viewer, box) as unknown as Fields,
      wholeFor: (room, viewer) => ({
        kind: 'draft',
        room: room.id,
        now: draftRoomNowFor(room, viewer, box),
      }),
    }),
  };
}

function listingOf(before: DraftRoom | null, after: DraftRoom): Listing | null {
  const phase = draftPhaseOf(after);
  if (
    before !== null &&
    before.terms === after.terms &&
    before.seats.every((drafter, seat) => drafter?.player === after.seats[seat]?.player) &&
    draftPhaseOf(before) === phase
  )
    return null;
  const { terms, seats } = after;
  return {
    kind: 'draft',
    phase: storedPhase(phase),
    access: terms.access,
    about: { terms, phase, names: seats.map((drafter) => drafter?.name ?? null) },
    players: seats.map((drafter) => drafter?.player ?? null),
    ended: null,
  };
}

function storedPhase(phase: DraftPhase): Phase {
  switch (phase) {
    case 'picking':
    case 'building':
      return 'playing';
    default:
      return phase;
  }
}
