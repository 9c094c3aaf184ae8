import { NO_ELEMENT } from '../compile/element.ts';
import { inMask } from '../compile/mask.ts';
import type { Cause, GameEvent } from './events.ts';
import {
  ABOARD,
  ACTIVE_LEADERSHIP,
  BESIDE,
  bluffing,
  BLUFFS,
  byteAt,
  COMBAT,
  COVERED,
  DECK,
  DECK_ORDER,
  DECK_SIZE,
  DISCARD,
  DISCLOSED,
  ELEMENT,
  EMISSARIES,
  HAND,
  HONEST_SHOWN,
  KNOWN,
  LANDED,
  LEADER_AREA,
  LIES_SHOWN,
  PILE_ORDER,
  PILE_SIZE,
  REVEALED,
  setByte,
  SHIPS,
  SUPPORT,
  UNDER,
  zone,
} from './layout.ts';
import type { Seat } from './layout.ts';
import { add, after, clear, count, has, isEmpty, remove } from './sets.ts';
import type { Workbench } from './workbench.ts';
import { freePlaceInRow, link, setLink, UNLINKED } from './links.ts';
import { idOf, moved, PLACE_OF } from './log.ts';

export function handSize(t: Workbench, seat: number): number {
  return count(t.cells, zone(seat, HAND));
}

/** The zone of a card. */
export function zoneOf(t: Pick<Workbench, 'cells'>, seat: number, card: number): number {
  for (const which of ALL_ZONES) if (has(t.cells, zone(seat, which), card)) return which;
  throw new Error(`card ${card} of seat ${seat} is nowhere`);
}

export const ALL_ZONES = [
  HAND,
  DECK,
  COMBAT,
  COVERED,
  SUPPORT,
  BLUFFS,
  DISCARD,
  LEADER_AREA,
  SHIPS,
  LANDED,
  ABOARD,
  BESIDE,
  EMISSARIES,
] as const;

/** Removes a card from its zone and updates the orders. */
export function lift(t: Workbench, seat: number, card: number, from: number): void {
  const { cells } = t;
  remove(cells, zone(seat, from), card);
  switch (from) {
    case HAND:
      remove(cells, zone(seat, DISCLOSED), card);
      break;
    case DECK:
      removeFromOrder(cells, zone(seat, DECK_ORDER), zone(seat, DECK_SIZE), card);
      if (cells[zone(seat, UNDER)] > cells[zone(seat, DECK_SIZE)]) cells[zone(seat, UNDER)]--;
      break;
    case DISCARD:
    case LEADER_AREA:
      removeFromOrder(cells, zone(seat, PILE_ORDER), zone(seat, PILE_SIZE), card);
      break;
    default:
      if (from === BLUFFS) noteShown(t, seat, card);
      t.standing.fresh = false;
  }
}

/** BLUFF-17: a face-down card that leaves its place is shown, and both remember what it was. */
function noteShown({ cells, game }: Workbench, seat: number, card: number): void {
  if (cells[ELEMENT] === NO_ELEMENT) return;
  const isHonest = game.decks[seat].bluff[card] === cells[ELEMENT];
  cells[bluffing(seat, isHonest ? HONEST_SHOWN : LIES_SHOWN)]++;
}

function removeFromOrder(cells: Int32Array, order: number, size: number, card: number): void {
  const last = --cells[size];
  let i = last;
  while (byteAt(cells, order, i) !== card) i--;
  for (; i < last; i++) setByte(cells, order, i, byteAt(cells, order, i + 1));
}

/** Moves a card in sight of both players; `by` is for the log. */
export function moveOpenly(
  t: Workbench,
  seat: number,
  card: number,
  from: number,
  to: number,
  by: Cause,
): void {
  if (from === BLUFFS) t.cells[REVEALED] = 1;
  lift(t, seat, card, from);
  add(t.cells, zone(seat, to), card);
  add(t.cells, zone(seat, KNOWN), card);
  if (to === DISCARD || to === LEADER_AREA) pushPile(t, seat, card);
  else t.standing.fresh = false;
  if (t.events)
    t.events.push(moved(t, seat, card, { from: PLACE_OF[from], to: PLACE_OF[to], shown: true, by }));
}

function pushPile(t: Workbench, seat: number, card: number): void {
  const size = zone(seat, PILE_SIZE);
  setByte(t.cells, zone(seat, PILE_ORDER), t.cells[size]++, card);
}

/** DISCARD-1, DISCARD-2: face up on the discard pile, a leadership card on the leader. A ship's load goes with it (SHIP-16). */
export function discard(t: Workbench, seat: number, card: number, from: number, by: Cause): void {
  const isLeadership = inMask(t.game.decks[seat].ofType.leadership, card);
  moveOpenly(t, seat, card, from, isLeadership ? LEADER_AREA : DISCARD, by);
  if (from === SHIPS || from === LANDED) discardLoad(t, seat, card, by);
}

/** SHIP-16. */
export function discardLoad(t: Workbench, seat: number, ship: number, by: Cause): void {
  const at = zone(seat, ABOARD);
  const lo = t.cells[at];
  const hi = t.cells[at + 1];
  for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card)) {
    if (link(t, seat, card) === ship) discard(t, seat, card, ABOARD, by);
  }
}

/** TAKE-1: a card that both have seen is taken into hand, where it is hidden (DISCLOSE-2); a ship's load is discarded. */
export function takeOpenly(t: Workbench, seat: number, card: number, from: number, by: Cause): void {
  moveOpenly(t, seat, card, from, HAND, by);
  if (from === SHIPS || from === LANDED) discardLoad(t, seat, card, by);
}

/** A card leaves the hidden hand unseen: the rival no longer knows which of the cards they had seen are still there. */
export function hideHand(
  t: Workbench,
  seat: number,
  among: { readonly lo: number; readonly hi: number },
): void {
  const { cells } = t;
  const known = zone(seat, KNOWN);
  const hand = zone(seat, HAND);
  const open = zone(seat, DISCLOSED);
  cells[known] &= ~(cells[hand] & ~cells[open] & among.lo);
  cells[known + 1] &= ~(cells[hand + 1] & ~cells[open + 1] & among.hi);
}

/** The rival did not see which cards left the pile, so they no longer know what is in it. */
export function drawFromPile(t: Workbench, seat: number, card: number, by: Cause): void {
  const { cells } = t;
  const known = zone(seat, KNOWN);
  const pile = zone(seat, DISCARD);
  cells[known] &= ~cells[pile];
  cells[known + 1] &= ~cells[pile + 1];
  lift(t, seat, card, DISCARD);
  add(cells, zone(seat, HAND), card);
  cells[REVEALED] = 1;
  if (t.events) t.events.push(moved(t, seat, card, { from: 'discardPile', to: 'hand', shown: false, by }));
}

/** BLUFF-2. Both players know the card if it was disclosed or comes from a ship. */
export function layFaceDown(t: Workbench, seat: number, card: number, from: number): void {
  const { cells } = t;
  const open = from === ABOARD || has(cells, zone(seat, DISCLOSED), card);
  if (!open) hideHand(t, seat, t.game.decks[seat].withIcon.bluff);
  const place = freePlaceInRow(t, seat);
  lift(t, seat, card, from);
  add(cells, zone(seat, BLUFFS), card);
  setLink(t, seat, card, place);
  t.standing.fresh = false;
  if (t.events) {
    t.events.push({
      event: 'played',
      seat: seat as Seat,
      card: idOf(t, seat, card),
      from: from === ABOARD ? 'landed' : 'hand',
      to: 'support',
      as: 'bluff',
      shown: open,
    });
  }
}

/** CHAR-3. */
export function coverCombat(t: Workbench, seat: number): void {
  const { cells } = t;
  const combat = zone(seat, COMBAT);
  if (isEmpty(cells, combat)) return;
  const covered = zone(seat, COVERED);
  if (t.events) {
    const cards: string[] = [];
    for (
      let c = after(cells[combat], cells[combat + 1], -1);
      c >= 0;
      c = after(cells[combat], cells[combat + 1], c)
    ) {
      cards.push(idOf(t, seat, c));
    }
    t.events.push({ event: 'covered', seat: seat as Seat, cards });
  }
  cells[covered] |= cells[combat];
  cells[covered + 1] |= cells[combat + 1];
  clear(cells, combat);
  t.standing.fresh = false;
}

type Played = Extract<GameEvent, { event: 'played' }>;

/** The places, other than the hand, from which a card is played. */
const PLAYED_FROM: Partial<Readonly<Record<number, Played['from']>>> = {
  [ABOARD]: 'landed',
  [DECK]: 'drawDeck',
  [DISCARD]: 'discardPile',
};

/** Puts a played card into its area: from hand, from a landed ship or from where text found it. */
export function layDown(
  t: Workbench,
  seat: number,
  card: number,
  from: number,
  to: number,
  as: 'itself' | 'free',
): void {
  const { cells } = t;
  lift(t, seat, card, from);
  add(cells, zone(seat, to), card);
  add(cells, zone(seat, KNOWN), card);
  setLink(t, seat, card, UNLINKED);
  if (to === LEADER_AREA || to === DISCARD) pushPile(t, seat, card);
  if (to === LEADER_AREA) cells[zone(seat, ACTIVE_LEADERSHIP)] = card;
  t.standing.fresh = false;
  if (t.events) {
    t.events.push({
      event: 'played',
      seat: seat as Seat,
      card: idOf(t, seat, card),
      from: PLAYED_FROM[from] ?? 'hand',
      to: PLACE_OF[to] as Played['to'],
      as,
      shown: true,
    });
  }
}

/** The leadership card of this turn is no longer active. */
export function endLeadership(t: Workbench, seat: number): void {
  const active = zone(seat, ACTIVE_LEADERSHIP);
  if (t.cells[active] < 0) return;
  t.cells[active] = -1;
  t.standing.fresh = false;
}

/** SHIP-5. */
export function putAboard(
  t: Workbench,
  seat: number,
  card: number,
  from: number,
  ship: number,
  by: Cause,
): void {
  lift(t, seat, card, from);
  add(t.cells, zone(seat, ABOARD), card);
  add(t.cells, zone(seat, KNOWN), card);
  setLink(t, seat, card, ship);
  if (t.events)
    t.events.push(
      moved(t, seat, card, {
        from: PLACE_OF[from],
        to: 'aboard',
        ship: idOf(t, seat, ship),
        shown: true,
        by,
      }),
    );
}
