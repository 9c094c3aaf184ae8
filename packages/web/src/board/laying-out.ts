import { deckOf, parsePosition, PositionError, RulesError, stateFromPosition } from '@bluemoon/engine';
import type {
  Box,
  Card,
  CardId,
  People,
  Position,
  PositionProblem,
  Seat,
  SeatPosition,
  State,
} from '@bluemoon/engine';

/** Where cards lie side by side or in a pile; cards of the draw deck have no order if it is shuffled. */
export const AREAS = [
  'hand',
  'combat',
  'covered',
  'support',
  'bluffs',
  'discardPile',
  'leaderArea',
  'beside',
] as const;
export type Area = (typeof AREAS)[number];

/** A place for a card of a seat: an area, the draw deck, the ships, or aboard one of them. */
export type Place = Area | 'drawDeck' | 'ships' | `aboard:${CardId}`;

/** A position that is being laid out; the facts of its turn are left out where they would be those of another turn. */
export type Draft = Omit<Position, 'thisTurn'> & Partial<Pick<Position, 'thisTurn'>>;

/** Two peoples with full draw decks, before the first turn. */
export function emptyPosition(peoples: readonly [People, People], box: Box): Draft {
  return parsePosition({ seats: peoples.map((deck) => ({ deck })) }, box);
}

export function cardsOf({ deck }: SeatPosition): readonly CardId[] {
  return typeof deck === 'string' ? deckOf(deck).cards.map(({ id }) => id) : deck;
}

/** The cards of a place, in its order. */
export function cardsAt(seat: SeatPosition, place: Place): readonly CardId[] {
  if (place === 'drawDeck')
    return seat.drawDeck ?? cardsOf(seat).filter((id) => placeOf(seat, id) === 'drawDeck');
  if (place === 'ships') return Object.keys(seat.ships);
  if (place.startsWith('aboard:')) return seat.ships[place.slice('aboard:'.length)] ?? [];
  return (seat[place as Area] as SeatPosition['bluffs']).filter((id) => id !== null);
}

/** Landed ships and their load stay where they are, so they count as out of reach. */
export function placeOf(seat: SeatPosition, card: CardId): Place | 'landed' {
  const area = AREAS.find((one) => seat[one].includes(card));
  if (area !== undefined) return area;
  if (card in seat.ships) return 'ships';
  const ship = Object.keys(seat.ships).find((one) => seat.ships[one]?.includes(card));
  if (ship !== undefined) return `aboard:${ship}`;
  const isLanded = Object.entries(seat.landed).some(([one, load]) => one === card || load.includes(card));
  return isLanded ? 'landed' : 'drawDeck';
}

/** The places at which the rules let a card lie, as the position reader checks them. */
export function placesFor(seat: SeatPosition, { type, icons = [], id }: Card): readonly Place[] {
  const isPlayed = type === 'character' || type === 'booster' || type === 'support';
  const ships = isPlayed ? Object.keys(seat.ships).map((ship): Place => `aboard:${ship}`) : [];
  const fits: Readonly<Record<Area | 'drawDeck' | 'ships', boolean>> = {
    hand: true,
    combat: type === 'character' || type === 'booster',
    covered: type === 'character' || type === 'booster',
    support: type === 'support',
    bluffs: icons.some((icon) => icon.startsWith('bluff:')),
    ships: type === 'ship',
    discardPile: type !== 'leadership',
    leaderArea: type === 'leadership',
    beside: type === 'hyla' || type === 'achievement',
    drawDeck: true,
  };
  const places = (Object.keys(fits) as (keyof typeof fits)[]).filter((place) => fits[place]);
  return [...places, ...ships].filter((place) => place !== placeOf(seat, id));
}

/** Puts a card on top of a pile, or last in an area. */
export function moved(position: Draft, seat: Seat, card: CardId, to: Place): Draft {
  const left = withoutCard(position.seats[seat], card);
  return withSeat(forgetting(position, card), seat, placed(left, card, to));
}

export function withSeat(position: Draft, seat: Seat, changed: SeatPosition): Draft {
  const [a, b] = position.seats;
  return { ...position, engagement: null, seats: seat === 0 ? [changed, b] : [a, changed] };
}

/** Another deck begins with all its cards in the draw deck. */
export function withDeck(position: Draft, seat: Seat, people: People, box: Box): Draft {
  const fresh = emptyPosition([people, people], box).seats[seat];
  return withTurn(withSeat(position, seat, fresh), {});
}

/** What happened in the turn so far does not fit another turn or phase. */
export function withTurn(
  position: Draft,
  changes: Partial<Pick<Position, 'turn' | 'phase' | 'element' | 'starting'>>,
): Draft {
  const { thisTurn: _thisTurn, ...lasting } = position;
  return { ...lasting, ...changes, engagement: null };
}

function withoutCard(seat: SeatPosition, card: CardId): SeatPosition {
  const without = <Id extends CardId | null>(list: readonly Id[]): readonly Id[] =>
    list.filter((id) => id !== card);
  const { [card]: load = [], ...ships } = seat.ships;
  const targets = Object.entries(seat.targets).filter((pair) => !pair.includes(card));
  return {
    ...seat,
    ...Object.fromEntries(AREAS.map((area) => [area, without<CardId | null>(seat[area])])),
    // What a ship carried goes back to the draw deck with it.
    drawDeck: seat.drawDeck === null ? null : [...load, ...without(seat.drawDeck)],
    ships: Object.fromEntries(Object.entries(ships).map(([ship, aboard]) => [ship, without(aboard)])),
    disclosed: without(seat.disclosed),
    knownToRival: without(seat.knownToRival),
    forgottenByRival: without(seat.forgottenByRival),
    targets: Object.fromEntries(targets),
    under: 0,
  };
}

function placed(seat: SeatPosition, card: CardId, to: Place): SeatPosition {
  if (to === 'drawDeck')
    return seat.drawDeck === null ? seat : { ...seat, drawDeck: [card, ...seat.drawDeck] };
  if (to === 'ships') return { ...seat, ships: { ...seat.ships, [card]: [] } };
  if (to.startsWith('aboard:')) {
    const ship = to.slice('aboard:'.length);
    return { ...seat, ships: { ...seat.ships, [ship]: [...(seat.ships[ship] ?? []), card] } };
  }
  return { ...seat, [to]: [...seat[to as Area], card] };
}

function forgetting({ thisTurn, ...position }: Draft, card: CardId): Draft {
  if (thisTurn === undefined) return position;
  const without = (list: readonly CardId[]): readonly CardId[] => list.filter((id) => id !== card);
  return {
    ...position,
    thisTurn: {
      ...thisTurn,
      leadership: thisTurn.leadership === card ? null : thisTurn.leadership,
      used: without(thisTurn.used),
      interfered: without(thisTurn.interfered),
      met: without(thisTurn.met),
    },
  };
}

/** A shuffled draw deck has no order of its own. */
export function shuffled(position: Draft, seat: Seat): Draft {
  const now = position.seats[seat];
  return withSeat(position, seat, { ...now, drawDeck: null, under: 0, deck: now.deck });
}

export type Checked =
  | { readonly kind: 'fine'; readonly state: State }
  | { readonly kind: 'wrong'; readonly problems: readonly PositionProblem[] };

/** Everything that the position reader has to say. */
export function checked(position: Draft, box: Box): Checked {
  try {
    return { kind: 'fine', state: stateFromPosition(parsePosition(position, box), box) };
  } catch (error) {
    if (error instanceof PositionError) return { kind: 'wrong', problems: error.problems };
    if (!(error instanceof RulesError)) throw error;
    return { kind: 'wrong', problems: [{ path: '', en: error.message, de: error.message }] };
  }
}

/** The seat and the place that a problem is about. */
export function whereOf({ path }: PositionProblem): { readonly seat: Seat | null; readonly place: string } {
  const [, seat, place = ''] = /^seats\[([01])\]\.?(\w*)/.exec(path) ?? [];
  return seat === undefined ? { seat: null, place: path } : { seat: seat === '0' ? 0 : 1, place };
}
