import { checkDeck, fingerprintOf } from '@bluemoon/play';
import type { Deck, RoomTerms } from '@bluemoon/play';
import type { Connection, RoomLine, WireRefusal } from '@bluemoon/wire';
import type { Box } from '@bluemoon/engine';
import { newId } from '../keep/new-id.ts';
import type { Shares } from './shares.ts';

export interface SeatParts {
  readonly online: Pick<Connection, 'ask'>;
  readonly shares: Pick<Shares, 'shareFor'>;
  readonly box: Box;
}

/** What came of it. */
export type Seated =
  | { readonly kind: 'seated'; readonly room: string }
  /** Somebody was faster, or the table is closed. */
  | { readonly kind: 'taken' }
  | { readonly kind: 'refused'; readonly why: WireRefusal }
  | { readonly kind: 'lost' };

/** Lays a table, with a house bot at the other seat if one is named. */
export async function openTable(
  parts: SeatParts,
  wish: { readonly terms: RoomTerms; readonly deck: Deck; readonly against?: string },
): Promise<Seated> {
  const { terms, deck, against } = wish;
  const reply = await parts.online.ask({
    kind: 'open',
    id: newId(),
    terms,
    ...(against === undefined ? {} : { against }),
  });
  if (reply.kind !== 'done') return reply;
  if (reply.room === undefined) return { kind: 'lost' };
  return seatedWith(parts, { room: reply.room, terms, deck });
}

/** Sits down at the table of somebody else. */
export async function sitDown(parts: SeatParts, { room, terms }: RoomLine, deck: Deck): Promise<Seated> {
  const reply = await parts.online.ask({ kind: 'sit', room, id: newId(), terms });
  switch (reply.kind) {
    case 'done':
      return seatedWith(parts, { room, terms, deck });
    case 'refused':
      return isTaken(reply.why) ? { kind: 'taken' } : reply;
    case 'lost':
      return reply;
  }
}

function isTaken({ kind }: WireRefusal): boolean {
  return kind === 'seatTaken' || kind === 'closed' || kind === 'unknownRoom';
}

/** Brings the deck to the table, where it fits; elsewhere the table asks for one. */
async function seatedWith(
  { online, shares, box }: SeatParts,
  { room, terms, deck }: { readonly room: string; readonly terms: RoomTerms; readonly deck: Deck },
): Promise<Seated> {
  if (terms.choosing === 'agreed' && checkDeck(deck, terms.agreement, { box }).length === 0) {
    await online.ask({ kind: 'act', room, id: newId(), request: { kind: 'deck', deck } });
    const fingerprint = fingerprintOf(shares.shareFor(room, 1));
    await online.ask({ kind: 'act', room, id: newId(), request: { kind: 'ready', fingerprint } });
  }
  return { kind: 'seated', room };
}
