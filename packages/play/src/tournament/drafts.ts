import { DRAFT_SEATS } from '../draft/sizes.ts';
import { USUAL_DRAFT_TERMS } from '../draft-room/terms.ts';
import type { DraftRoomDeed } from '../draft-room/draft-room.ts';
import { hashOf } from '../fair/seeds.ts';
import { guestOf } from '../room/room.ts';
import { tableIdFrom } from '../room/wanted-table.ts';
import type { Entrant, Tournament } from './tournament.ts';

const ROOM_TAG = 'blue moon tournament draft 1';
const MASTER_TAG = 'blue moon tournament draft master 1';

const LARGEST = Math.max(...DRAFT_SEATS);

/** A draft of some of the players, before the first round. */
export interface TournamentDraft {
  /** From 1. */
  readonly draft: number;
  /** The id of its room. */
  readonly id: string;
  readonly entrants: readonly Entrant[];
  readonly isOver: boolean;
}

export interface WantedDraft extends TournamentDraft {
  /** The act with which its room begins. */
  readonly lay: Extract<DraftRoomDeed, { readonly kind: 'lay' }>;
}

/** None before the start, and where decks are not drafted. As few as possible, of about the same size and strength. */
export function draftsOf({ id, terms, started, entrants }: Tournament): readonly TournamentDraft[] {
  if (terms.agreement.decks !== 'drafted' || started === null) return [];
  const count = Math.ceil(entrants.length / LARGEST);
  return Array.from({ length: count }, (_, i) => {
    const own = entrants.filter((_entrant, place) => place % count === i);
    return {
      draft: i + 1,
      id: `draft-${tableIdFrom(hashOf(ROOM_TAG, [id, String(i + 1)]))}`,
      entrants: own,
      isOver: own.every(({ deck }) => deck !== null),
    };
  });
}

export const isDrafting = (tournament: Tournament): boolean =>
  draftsOf(tournament).some(({ isOver }) => !isOver);

/** The drafts that go on now. Any process may lay one that is missing: all make the same. */
export function tournamentDraftsWanted(tournament: Tournament): readonly WantedDraft[] {
  const { id, terms, master, ended } = tournament;
  if (ended !== null) return [];
  return draftsOf(tournament)
    .filter(({ isOver }) => !isOver)
    .map((draft) => ({
      ...draft,
      lay: {
        kind: 'lay',
        tournament: id,
        terms: {
          ...USUAL_DRAFT_TERMS,
          seats: DRAFT_SEATS.find((seats) => seats === draft.entrants.length) ?? USUAL_DRAFT_TERMS.seats,
          pairing: 'none',
          table: { ...USUAL_DRAFT_TERMS.table, agreement: terms.agreement, clock: terms.clock },
        },
        master: hashOf(MASTER_TAG, [master, draft.id]),
        drafters: draft.entrants.map(guestOf),
      },
    }));
}
