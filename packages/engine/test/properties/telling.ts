import { projectEvents, viewFor } from '../../src/index.ts';
import type { Applied, CardId, GameEvent, Place, Seat, State, View, Viewer } from '../../src/index.ts';
import { require } from './failure.ts';

/** Cards of the seat of which the viewer knows where they are. */
function knownCards({ seats }: View, seat: Seat): ReadonlySet<CardId> {
  const { hand, combat, support, ships, landed, hyla, achievements, emissaries, remembered } = seats[seat];
  const { discardPile, leaderArea, drawDeck } = remembered;
  const faceDown = support.faceDown.flatMap(({ card }) => (card === null ? [] : [card]));
  const atSea = [...ships, ...landed].flatMap(({ ship, load }) => [ship, ...load]);
  const areas = [...combat.active, ...combat.covered, ...support.faceUp, ...faceDown, ...atSea];
  const beside = [...(hyla === null ? [] : [hyla]), ...achievements, ...emissaries];
  return new Set([...hand.cards, ...areas, ...beside, ...discardPile.cards, ...leaderArea, ...drawDeck]);
}

interface Told {
  readonly seat: Seat;
  readonly card: CardId;
  /** Where it went; null: it was shown where it is. */
  readonly to: Place | null;
}

/** The cards that an event names to its reader. */
function toldBy(event: GameEvent): readonly Told[] {
  switch (event.event) {
    case 'played':
    case 'moved':
      return event.card === null ? [] : [{ seat: event.seat, card: event.card, to: event.to }];
    case 'declared':
      return [{ seat: event.seat, card: event.card, to: null }];
    case 'disclosed':
      return event.cards.map((card) => ({ seat: event.seat, card, to: 'hand' }));
    case 'called':
      return event.revealed.map((card) => ({ seat: (1 - event.seat) as Seat, card, to: null }));
    default:
      return [];
  }
}

/** Where a reader of the events has last seen each card of the seat, as long as no other left that place unseen. */
function lastSeen(events: readonly GameEvent[], seat: Seat): ReadonlyMap<CardId, Place | null> {
  const last = new Map<CardId, Place | null>();
  for (const event of events) {
    for (const one of toldBy(event)) if (one.seat === seat) last.set(one.card, one.to);
    const isUnseen = event.event === 'moved' && event.seat === seat && event.card === null;
    if (!isUnseen) continue;
    for (const [card, place] of last) if (place === event.from) last.delete(card);
  }
  return last;
}

/**
 * Events and views agree: a card that an event names is known afterwards (unless it went into the draw deck, where it
 * may be drawn again at once), and no card becomes known that no event names.
 */
export function checkTelling(before: State, { state, events }: Applied, viewer: Viewer): void {
  const seen = projectEvents(events, viewer);
  const told = seen.flatMap(toldBy);
  const [then, now] = [viewFor(before, viewer), viewFor(state, viewer)];
  for (const seat of [0, 1] as const) {
    const [knew, knows] = [knownCards(then, seat), knownCards(now, seat)];
    for (const [card, to] of lastSeen(seen, seat)) {
      const isKnown = knows.has(card) || to === 'drawDeck';
      require('events tell nothing that the view hides', isKnown, () =>
        `${viewer} reads of ${card} of ${seat}`);
    }
    // A turn taken back gives the knowledge of its beginning back, too.
    if (seen.some(({ event }) => event === 'tookBack')) continue;
    for (const card of knows) {
      const isTold = knew.has(card) || told.some((one) => one.seat === seat && one.card === card);
      require('nobody learns in silence', isTold, () => `${viewer} knows ${card} of ${seat}`);
    }
  }
}
