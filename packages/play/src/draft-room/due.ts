import type { Box, CardId } from '@bluemoon/engine';
import { isOver, packetFor } from '../draft/progress.ts';
import { draftView } from '../draft/view.ts';
import type { DraftView } from '../draft/view.ts';
import type { AskingWithBox } from '../room/request.ts';
import { isBotAt } from './draft-room.ts';
import type { DecidedBy, Drafter, DraftRoom } from './draft-room.ts';
import { draftPhaseOf } from './phase.ts';
import { done, refused } from './request.ts';
import type { DraftRoomOutcome } from './request.ts';
import { draftTables } from './tables.ts';
import type { DraftTable } from './tables.ts';

/** How bots draft. It lives above this package; what it decides is recorded, so that every replay is the same. */
export interface DraftBot {
  readonly draftPick: (view: DraftView, box: Box) => CardId;
  readonly draftedDeck: (picks: readonly CardId[], box: Box) => readonly CardId[];
}

/** What players choose in the last moment takes this long to arrive. */
const GRACE_MS = 1500;

/** When the time is up that players see; null if none runs. */
export function draftTimeUp(room: DraftRoom): number | null {
  const { since, terms } = room;
  switch (draftPhaseOf(room)) {
    case 'picking':
      return since + terms.pickSeconds * 1000;
    case 'building':
      return since + terms.buildSeconds * 1000;
    default:
      return null;
  }
}

/** When the next act comes by itself; null if it does not. */
export function draftDueOf(room: DraftRoom): number | null {
  if (draftPhaseOf(room) === 'playing') return longestAwaited(room)?.until ?? null;
  const end = draftTimeUp(room);
  if (end === null) return null;
  return room.seats.some((drafter, seat) => isLate(room, seat) && drafter !== null && isBotAt(drafter))
    ? room.since
    : end + GRACE_MS;
}

/** Whether the others wait for this seat. */
function isLate({ draft, seats }: DraftRoom, seat: number): boolean {
  if (draft === null) return false;
  if (isOver(draft)) return seats[seat]?.isReady === false;
  const own = draft.picks[seat]?.length ?? 0;
  return draft.picks.every((picks) => picks.length >= own);
}

/**
 * Does what is due by itself, one act after the other: what bots decide at once, and what is decided for those whose
 * time is up or who have not come to their table. `pointed` is the card that a player points at, if that is known.
 */
export function nextDraftAct(
  room: DraftRoom,
  asking: AskingWithBox,
  bot: DraftBot,
  pointed: (seat: number) => CardId | null = () => null,
): DraftRoomOutcome {
  if (draftPhaseOf(room) === 'playing') return forfeited(room, asking);
  const end = draftTimeUp(room);
  if (end === null) return refused('nothingDue');
  for (const [seat, drafter] of room.seats.entries()) {
    if (drafter === null || !isLate(room, seat)) continue;
    if (isBotAt(drafter)) return decided(room, { seat, drafter, by: 'bot' }, asking, bot);
    if (asking.at < end + GRACE_MS) continue;
    const card = pointed(seat);
    return isInPacket(room, seat, card, asking.box)
      ? done(room, { kind: 'pick', seat, card, by: 'player' }, asking)
      : decided(room, { seat, drafter, by: 'clock' }, asking, bot);
  }
  return refused('nothingDue');
}

function isInPacket({ draft }: DraftRoom, seat: number, card: CardId | null, box: Box): card is CardId {
  return draft !== null && card !== null && packetFor(draft, seat, box).includes(card);
}

interface Late {
  readonly seat: number;
  readonly drafter: Drafter;
  readonly by: DecidedBy;
}

function decided(
  room: DraftRoom,
  { seat, drafter, by }: Late,
  asking: AskingWithBox,
  bot: DraftBot,
): DraftRoomOutcome {
  const { draft } = room;
  const { box } = asking;
  if (draft === null) return refused('nothingDue');
  if (!isOver(draft))
    return done(
      room,
      { kind: 'pick', seat, card: bot.draftPick(draftView(draft, seat, box), box), by },
      asking,
    );
  return drafter.deck === null
    ? done(room, { kind: 'deck', seat, cards: bot.draftedDeck(draft.picks[seat] ?? [], box), by }, asking)
    : done(room, { kind: 'ready', seat, by }, asking);
}

interface Awaited {
  readonly table: DraftTable;
  readonly absent: readonly number[];
  readonly until: number;
}

/** The table at which somebody has been missing longest. */
function longestAwaited(room: DraftRoom): Awaited | undefined {
  return draftTables(room)
    .flatMap((table) =>
      table.awaited === null ? [] : [{ table, absent: table.awaited.seats, until: table.awaited.until }],
    )
    .toSorted((a, b) => a.until - b.until)[0];
}

/** The player who is there wins, without crystals; if nobody is, nobody does. */
function forfeited(room: DraftRoom, asking: AskingWithBox): DraftRoomOutcome {
  const awaited = longestAwaited(room);
  if (awaited === undefined || asking.at < awaited.until) return refused('nothingDue');
  const { table, seats } = awaited.table;
  const winner = ([0, 1] as const).find((side) => !awaited.absent.includes(seats[side])) ?? null;
  return done(room, { kind: 'result', table, winner, crystals: 0, how: 'absent' }, asking);
}
