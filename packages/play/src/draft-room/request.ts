import type { CardId } from '@bluemoon/engine';
import { checkDeck } from '../decks/check.ts';
import { problemWords } from '../decks/problem-text.ts';
import { packetFor } from '../draft/progress.ts';
import type { AskingWithBox } from '../room/request.ts';
import { guestOf } from '../room/room.ts';
import type { Bilingual } from '../words.ts';
import { draftSeatOf } from './draft-room.ts';
import type {
  DraftClosing,
  Drafting,
  DraftGame,
  DraftRoom,
  DraftRoomAct,
  DraftRoomDeed,
} from './draft-room.ts';
import { enactedInDraft } from './enact.ts';
import { pairingsOf } from './pairings.ts';
import { draftPhaseOf } from './phase.ts';
import type { DraftPhase } from './phase.ts';
import type { DraftRoomTerms } from './terms.ts';

/** What a player at a seat can ask for. */
export type DraftRoomRequest =
  | { readonly kind: 'terms'; readonly terms: DraftRoomTerms }
  | { readonly kind: 'close' }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'pick'; readonly card: CardId }
  | { readonly kind: 'deck'; readonly cards: readonly CardId[] }
  | { readonly kind: 'ready' | 'notReady' }
  /** Before the start the seat becomes free; later a bot goes on, until the player takes the seat back. */
  | { readonly kind: 'leave' | 'return' };

export type DraftRoomRefusal =
  | { readonly kind: 'closed' | 'seatTaken' | 'seated' | 'notSeated' | 'notYourRoom' | 'begun' }
  /** That belongs to another part of the draft. */
  | { readonly kind: 'notNow' }
  | { readonly kind: 'tooManySeated' | 'noBots' | 'closeInstead' }
  | { readonly kind: 'picked' | 'notInPacket' | 'deckMissing' }
  | { readonly kind: 'unknownTable' | 'reported' | 'nothingDue' }
  | { readonly kind: 'badDeck'; readonly words: Bilingual };

export type DraftRoomOutcome =
  | { readonly kind: 'done'; readonly room: DraftRoom; readonly act: DraftRoomAct }
  | { readonly kind: 'refused'; readonly why: DraftRoomRefusal };

/** Takes the next free seat. */
export function sitInDraft(room: DraftRoom, guest: Drafting, asking: AskingWithBox): DraftRoomOutcome {
  const seat = room.seats.indexOf(null);
  if (room.closed !== null) return refused('closed');
  if (draftSeatOf(room, guest.player) !== null) return refused('seated');
  if (room.draft !== null) return refused('begun');
  if (seat === -1) return refused('seatTaken');
  return done(room, { kind: 'sit', seat, ...guestOf(guest) }, asking);
}

/** Starts the draft; the bot takes all empty seats. */
export function startDraft(
  room: DraftRoom,
  player: string,
  bot: Drafting | null,
  asking: AskingWithBox,
): DraftRoomOutcome {
  if (room.closed !== null) return refused('closed');
  if (room.draft !== null) return refused('begun');
  if (player !== room.opener) return refused('notYourRoom');
  const isFull = !room.seats.includes(null);
  if (!isFull && bot === null) return refused('noBots');
  return done(room, { kind: 'start', bot: isFull ? null : bot }, asking);
}

/** Closes a room from outside, whatever goes on in it. */
export function closeDraft(room: DraftRoom, why: DraftClosing, asking: AskingWithBox): DraftRoomOutcome {
  return room.closed === null ? done(room, { kind: 'close', why }, asking) : refused('closed');
}

/** How a game ended at a table that was laid for this draft. */
export function reportDraftResult(room: DraftRoom, game: DraftGame, asking: AskingWithBox): DraftRoomOutcome {
  const { table, winner, crystals } = game;
  if (room.results.some((one) => one.table === table)) return refused('reported');
  if (draftPhaseOf(room) !== 'playing') return refused('notNow');
  if (!pairingsOf(room).some((one) => one.table === table)) return refused('unknownTable');
  return done(room, { kind: 'result', table, winner, crystals, how: 'played' }, asking);
}

/** A player has come to their table. */
export function reportDraftArrival(
  room: DraftRoom,
  table: string,
  player: string,
  asking: AskingWithBox,
): DraftRoomOutcome {
  const seat = draftSeatOf(room, player);
  if (seat === null) return refused('notSeated');
  if (draftPhaseOf(room) !== 'playing') return refused('notNow');
  const isOwn = pairingsOf(room).some((one) => one.table === table && one.seats.includes(seat));
  if (!isOwn) return refused('unknownTable');
  const isKnown = room.arrivals.some((one) => one.table === table && one.seat === seat);
  return isKnown ? refused('reported') : done(room, { kind: 'here', table, seat }, asking);
}

/** What a player asks for who may sit here or not. */
export function askDraftRoom(
  room: DraftRoom,
  player: string,
  request: DraftRoomRequest,
  asking: AskingWithBox,
): DraftRoomOutcome {
  const seat = draftSeatOf(room, player);
  const phase = draftPhaseOf(room);
  if (phase === 'closed') return refused('closed');
  if (seat === null) return refused('notSeated');
  if (!WHEN[request.kind].includes(phase)) return refused('notNow');
  switch (request.kind) {
    case 'terms': {
      const seated = room.seats.filter((drafter) => drafter !== null).length;
      if (player !== room.opener) return refused('notYourRoom');
      return request.terms.seats < seated ? refused('tooManySeated') : done(room, request, asking);
    }
    case 'close':
      return player === room.opener
        ? done(room, { kind: 'close', why: 'left' }, asking)
        : refused('notYourRoom');
    case 'leave':
      if (phase === 'waiting' && player === room.opener) return refused('closeInstead');
      return done(room, { kind: phase === 'waiting' ? 'stand' : 'leave', seat }, asking);
    case 'name':
      return done(room, { ...request, seat }, asking);
    case 'return':
    case 'notReady':
      return done(room, { kind: request.kind, seat }, asking);
    case 'pick':
      return pickIn(room, seat, request.card, asking);
    case 'deck':
      return deckIn(room, seat, request.cards, asking);
    case 'ready':
      if (room.seats[seat]?.deck == null) return refused('deckMissing');
      return done(room, { kind: 'ready', seat, by: 'player' }, asking);
  }
}

/** In which phases a request makes sense. */
const WHEN: Readonly<Record<DraftRoomRequest['kind'], readonly DraftPhase[]>> = {
  terms: ['waiting'],
  close: ['waiting'],
  name: ['waiting', 'picking', 'building', 'playing'],
  leave: ['waiting', 'picking', 'building'],
  return: ['picking', 'building'],
  pick: ['picking'],
  deck: ['building'],
  ready: ['building'],
  notReady: ['building'],
};

function pickIn(room: DraftRoom, seat: number, card: CardId, asking: AskingWithBox): DraftRoomOutcome {
  if (room.draft === null) return refused('notNow');
  const packet = packetFor(room.draft, seat, asking.box);
  if (packet.length === 0) return refused('picked');
  if (!packet.includes(card)) return refused('notInPacket');
  return done(room, { kind: 'pick', seat, card, by: 'player' }, asking);
}

function deckIn(
  room: DraftRoom,
  seat: number,
  cards: readonly CardId[],
  asking: AskingWithBox,
): DraftRoomOutcome {
  const { box } = asking;
  const drafted = room.draft?.picks[seat] ?? [];
  const problems = checkDeck({ leader: null, cards }, room.terms.table.agreement, { box, drafted });
  const words = problemWords(problems, box);
  if (words !== null) return { kind: 'refused', why: { kind: 'badDeck', words } };
  return done(room, { kind: 'deck', seat, cards, by: 'player' }, asking);
}

export function done(room: DraftRoom, deed: DraftRoomDeed, { at, id, box }: AskingWithBox): DraftRoomOutcome {
  const act: DraftRoomAct = { ...deed, at, ...(id === undefined ? {} : { id }) };
  return { kind: 'done', act, room: enactedInDraft(room, act, box) };
}

type Plain = Exclude<DraftRoomRefusal, { readonly kind: 'badDeck' }>['kind'];

export const refused = (kind: Plain): DraftRoomOutcome => ({ kind: 'refused', why: { kind } });
