import type { GameEvent, Seat, State } from '@bluemoon/engine';
import { DECK_SIZE, RNG, UNDER, zone } from '@bluemoon/engine/simulation';

/**
 * What is known of hidden chance, apart from the cards that their owner put under a draw deck. Normally nothing. But a
 * turn taken back takes back its chance: cards drawn in it lie on top of the draw deck again and will be drawn again,
 * so drawing them is no longer luck.
 */
export interface KnownOrder {
  /** For each seat: how many cards on top of its draw deck have been seen. */
  readonly tops: readonly [number, number];
  /** Dice that were seen will be thrown again: whatever they decide, and the decks they shuffle, is known. */
  readonly dice: boolean;
}

export const NOTHING_KNOWN: KnownOrder = { tops: [0, 0], dice: false };

/** What is known after these events. */
export function knownAfter({ tops, dice }: KnownOrder, events: readonly GameEvent[]): KnownOrder {
  return { dice, tops: [topLeft(tops[0], 0, events), topLeft(tops[1], 1, events)] };
}

/** What is known when the turn of this state is taken back. */
export function knownOnceTakenBack({ dice, tops }: KnownOrder, { cells, engagement }: State): KnownOrder {
  if (engagement === null) return { dice, tops };
  return {
    dice: dice || diceThrown(engagement, cells),
    tops: [tops[0] + drawnSince(engagement, cells, 0), tops[1] + drawnSince(engagement, cells, 1)],
  };
}

/** Cards that left the top of the draw deck; what was put under it since then is left out. */
function drawnSince(engagement: Int32Array, cells: Int32Array, seat: number): number {
  const under = Math.max(0, cells[zone(seat, UNDER)] - engagement[zone(seat, UNDER)]);
  return engagement[zone(seat, DECK_SIZE)] - Math.max(0, cells[zone(seat, DECK_SIZE)] - under);
}

function topLeft(known: number, seat: Seat, events: readonly GameEvent[]): number {
  if (events.some((event) => event.event === 'shuffled' && event.seat === seat)) return 0;
  return Math.max(0, known - cardsFromDeck(seat, events).length);
}

export function cardsFromDeck(seat: Seat, events: readonly GameEvent[]): readonly GameEvent[] {
  return events.filter(
    (event) => event.event === 'moved' && event.seat === seat && event.from === 'drawDeck',
  );
}

export function diceThrown(before: Int32Array, after: Int32Array): boolean {
  for (let cell = RNG; cell < RNG + 4; cell++) if (before[cell] !== after[cell]) return true;
  return false;
}
