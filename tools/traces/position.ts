/** The whole position at the beginning of a turn. */
import {
  ABOARD,
  BLUFFS,
  cardsIn,
  COMBAT,
  COVERED,
  DECK_SIZE,
  DISCARD,
  ELEMENT,
  FIGHT,
  HAND,
  link,
  NO_FIGHT,
  powerOf,
  SHIPS,
  SUPPORT,
  TURN_NUMBER,
  TURN_SEAT,
  zone,
} from './engine.ts';
import type { Workbench } from './engine.ts';
import { cell, contested, dragonCounts } from './cells.ts';
import { listDifference, numberDifference, pairDifference } from './differences.ts';
import { nameOf, namesIn } from './names.ts';
import type { RecordedPosition } from './record.ts';

const SEATS = [0, 1] as const;

/** What differs between our table and the recorded position. */
export function positionDifferences(t: Workbench, theirs: RecordedPosition): readonly string[] {
  const general = [
    numberDifference('turn number', cell(t, TURN_NUMBER), theirs.n),
    numberDifference('seat on turn', cell(t, TURN_SEAT), theirs.p),
    numberDifference('contested element', contested(t), theirs.fight),
    pairDifference('dragons', dragonCounts(t), theirs.dragons),
    pairDifference(
      'draw decks',
      SEATS.map((seat) => cell(t, zone(seat, DECK_SIZE))),
      theirs.deckN,
    ),
    cell(t, FIGHT) === NO_FIGHT || theirs.power === undefined
      ? numberDifference('fight', cell(t, FIGHT) !== NO_FIGHT, theirs.power !== undefined)
      : pairDifference(
          'power',
          SEATS.map((seat) => powerOf(t, seat, cell(t, ELEMENT))),
          theirs.power,
        ),
  ];
  return [...general, ...SEATS.flatMap((seat) => seatDifferences(t, seat, theirs))].filter(
    (found) => found !== null,
  );
}

function seatDifferences(t: Workbench, seat: 0 | 1, theirs: RecordedPosition): readonly (string | null)[] {
  const bluffs = namesIn(t, seat, BLUFFS).map((name) => `?${name}`);
  return [
    listDifference(`hand of ${seat}`, namesIn(t, seat, HAND), theirs.hand[seat]),
    listDifference(`active of ${seat}`, namesIn(t, seat, COMBAT), theirs.active?.[seat] ?? []),
    listDifference(`covered of ${seat}`, namesIn(t, seat, COVERED), theirs.covered?.[seat] ?? []),
    listDifference(
      `support of ${seat}`,
      [...namesIn(t, seat, SUPPORT), ...bluffs],
      theirs.support?.[seat] ?? [],
    ),
    listDifference(`ships of ${seat}`, ourShips(t, seat), theirShips(theirs, seat)),
    listDifference(`discards of ${seat}`, namesIn(t, seat, DISCARD), theirs.discard[seat]),
  ];
}

function ourShips(t: Workbench, seat: number): string[] {
  const loads = [...cardsIn(t.cells, zone(seat, ABOARD))].map(
    (card) => `${nameOf(t, seat, card)} on ${nameOf(t, seat, link(t, seat, card))}`,
  );
  return [...namesIn(t, seat, SHIPS), ...loads];
}

function theirShips(theirs: RecordedPosition, seat: 0 | 1): string[] {
  const ships = Object.entries(theirs.ships?.[seat] ?? {});
  return ships.flatMap(([ship, load]) => [ship, ...load.map((card) => `${card} on ${ship}`)]);
}
