import type { Box, CardId } from '@bluemoon/engine';
import { packetFor } from '../draft/progress.ts';
import { draftView } from '../draft/view.ts';
import type { DraftView } from '../draft/view.ts';
import type { Standing } from '../room/room.ts';
import { draftSeatOf, isBotAt } from './draft-room.ts';
import type { DraftClosing, DraftRoom } from './draft-room.ts';
import { draftTimeUp } from './due.ts';
import { draftPledgeOf, draftSeedOf } from './enact.ts';
import { draftPhaseOf } from './phase.ts';
import type { DraftPhase } from './phase.ts';
import { draftTables } from './tables.ts';
import type { DraftTable } from './tables.ts';
import type { DraftRoomTerms } from './terms.ts';

/** A seat of the draft, or a spectator. */
export type DraftViewer = number | 'spectator';

/** Everything that one viewer may know of a draft room. */
export interface DraftRoomNow {
  readonly ply: number;
  readonly you: DraftViewer;
  /** The seat of the player who opened the room. */
  readonly opener: number;
  /** The id of the tournament in which the drafters meet; null if they meet here. */
  readonly tournament: string | null;
  readonly terms: DraftRoomTerms;
  readonly phase: DraftPhase;
  readonly closed: DraftClosing | null;
  readonly seats: readonly (DrafterNow | null)[];
  /** The fingerprint of the seed from which all packets are dealt. */
  readonly pledge: string;
  /** When the time for picking or building is up, by the server's clock; null if none runs. */
  readonly until: number | null;
  /** How far the draft is, which everybody sees; null before the start. */
  readonly draft: DraftProgress | null;
  /** Null for spectators, and before the start. */
  readonly own: OwnDraft | null;
  /** The games with the drafted decks, round by round; none until all decks are built. */
  readonly tables: readonly DraftTable[];
  /** When all games are over everybody may see everything. */
  readonly opened: OpenedDraft | null;
}

export type DraftProgress = Omit<DraftView, 'seat' | 'packet' | 'picks'>;

export interface DrafterNow {
  readonly name: string;
  readonly bot: string | null;
  readonly standing?: Standing;
  /** Whether a bot decides for a player who is away. */
  readonly isAway: boolean;
  /** How many cards they hold to pick from; none if they have picked. */
  readonly cards: number;
  readonly isReady: boolean;
}

export interface OwnDraft extends Pick<DraftView, 'packet' | 'picks'> {
  readonly deck: readonly CardId[] | null;
}

export interface OpenedDraft {
  readonly seed: string;
  /** By seat. */
  readonly picks: readonly (readonly CardId[])[];
  readonly decks: readonly (readonly CardId[])[];
}

/** DRAFT-13: of the cards, a viewer is told only those they have in hand. */
export function draftRoomNowFor(room: DraftRoom, you: DraftViewer, box: Box): DraftRoomNow {
  const { draft, closed } = room;
  const phase = draftPhaseOf(room);
  const hasTables = closed === null && (phase === 'playing' || phase === 'over');
  return {
    ply: room.ply,
    you,
    opener: draftSeatOf(room, room.opener) ?? 0,
    tournament: room.tournament,
    terms: room.terms,
    phase,
    closed,
    seats: room.seats.map((_, seat) => drafterNow(room, seat, box)),
    pledge: draftPledgeOf(room),
    until: draftTimeUp(room),
    draft: draft === null ? null : progressNow(draftView(draft, 0, box)),
    own: you === 'spectator' ? null : ownNow(room, you, box),
    tables: hasTables ? draftTables(room) : [],
    // In a tournament the games are still to come.
    opened: phase === 'over' && room.tournament === null ? openedNow(room) : null,
  };
}

function drafterNow(room: DraftRoom, seat: number, box: Box): DrafterNow | null {
  const drafter = room.seats[seat];
  if (drafter == null) return null;
  return {
    name: drafter.name,
    bot: drafter.bot,
    ...(drafter.standing === undefined ? {} : { standing: drafter.standing }),
    isAway: drafter.bot === null && isBotAt(drafter),
    cards: room.draft === null ? 0 : packetFor(room.draft, seat, box).length,
    isReady: drafter.isReady,
  };
}

function progressNow({ seat: _seat, packet: _packet, picks: _picks, ...others }: DraftView): DraftProgress {
  return others;
}

function ownNow({ draft, seats }: DraftRoom, seat: number, box: Box): OwnDraft | null {
  if (draft === null) return null;
  const { packet, picks } = draftView(draft, seat, box);
  return { packet, picks, deck: seats[seat]?.deck ?? null };
}

function openedNow(room: DraftRoom): OpenedDraft {
  return {
    seed: draftSeedOf(room),
    picks: room.draft?.picks ?? [],
    decks: room.seats.map((drafter) => drafter?.deck ?? []),
  };
}
