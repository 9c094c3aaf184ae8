import type { State } from '../../src/index.ts';
import {
  ABOARD,
  ACTIVE_LEADERSHIP,
  BESIDE,
  BLUFFS,
  byteAt,
  COMBAT,
  COVERED,
  DECK,
  DECK_ORDER,
  DECK_SIZE,
  DISCARD,
  DISCLOSED,
  DRAGONS,
  EMISSARIES,
  HAND,
  KNOWN,
  LANDED,
  LEADER_AREA,
  LINK,
  PILE_ORDER,
  PILE_SIZE,
  SHIPS,
  SUPPORT,
  UNDER,
  zone,
} from '../../src/state/layout.ts';
import { cardsIn, count, has } from '../../src/state/sets.ts';
import { require } from './failure.ts';

const ZONES = {
  hand: HAND,
  drawDeck: DECK,
  combat: COMBAT,
  covered: COVERED,
  support: SUPPORT,
  bluffs: BLUFFS,
  discardPile: DISCARD,
  leaderArea: LEADER_AREA,
  ships: SHIPS,
  landed: LANDED,
  aboard: ABOARD,
  beside: BESIDE,
  emissaries: EMISSARIES,
} as const;

/** Every card of a seat is in exactly one of its zones; orders, links and marks agree with the zones. */
export function checkCards({ game, cells }: Pick<State, 'game' | 'cells'>): void {
  for (const seat of [0, 1]) {
    checkZones(cells, seat, game.decks[seat].cards.length);
    checkOrder(cells, seat, DECK_ORDER, DECK_SIZE, [DECK]);
    checkOrder(cells, seat, PILE_ORDER, PILE_SIZE, [DISCARD, LEADER_AREA]);
    checkMarks(cells, seat);
    checkShips(cells, seat, game.decks[seat].capacity);
    checkRow(cells, seat);
  }
}

function checkZones(cells: Int32Array, seat: number, size: number): void {
  let [lo, hi, found] = [0, 0, 0];
  for (const which of Object.values(ZONES)) {
    const at = zone(seat, which);
    require('cards are conserved', (lo & cells[at]) === 0 && (hi & cells[at + 1]) === 0, () => {
      const where = Object.entries(ZONES).map(
        ([name, zoneAt]) => `${name} ${cardsIn(cells, zone(seat, zoneAt)).join(',')}`,
      );
      return `a card of seat ${seat} is in two zones: ${where.join('; ')}`;
    });
    lo |= cells[at];
    hi |= cells[at + 1];
    found += count(cells, at);
  }
  const highest = hi === 0 ? 31 - Math.clz32(lo) : 63 - Math.clz32(hi);
  require('cards are conserved', found === size && highest < size, () => {
    return `seat ${seat} has ${found} of its ${size} cards, the highest has number ${highest}`;
  });
}

function checkOrder(
  cells: Int32Array,
  seat: number,
  order: number,
  size: number,
  zones: readonly number[],
): void {
  const length = cells[zone(seat, size)];
  const held = zones.reduce((sum, which) => sum + count(cells, zone(seat, which)), 0);
  require('orders agree with zones', length === held, () => `seat ${seat}: ${length} in order, ${held} held`);
  let [lo, hi] = [0, 0];
  for (let i = 0; i < length; i++) {
    const card = byteAt(cells, zone(seat, order), i);
    const isHeld = zones.some((which) => has(cells, zone(seat, which), card));
    const isNew = (((card < 32 ? lo : hi) >>> (card & 31)) & 1) === 0;
    require('orders agree with zones', card < 64 && isHeld && isNew, () => `seat ${seat}: card ${card}`);
    if (card < 32) lo |= 1 << card;
    else hi |= 1 << (card & 31);
  }
}

function checkMarks(cells: Int32Array, seat: number): void {
  for (const word of [0, 1]) {
    const hand = cells[zone(seat, HAND) + word];
    const disclosed = cells[zone(seat, DISCLOSED) + word];
    const known = cells[zone(seat, KNOWN) + word];
    require('disclosed cards are held', (disclosed & ~hand) === 0, () => `seat ${seat}`);
    require('disclosed cards are known', (disclosed & ~known) === 0, () => `seat ${seat}`);
    for (const which of [COMBAT, COVERED, SUPPORT, LEADER_AREA, SHIPS, LANDED, ABOARD, BESIDE, EMISSARIES]) {
      const open = cells[zone(seat, which) + word];
      require('open cards are known', (open & ~known) === 0, () => `seat ${seat}, zone ${which}`);
    }
  }
  const leadership = cells[zone(seat, ACTIVE_LEADERSHIP)];
  require('active leadership lies on the leader', leadership === -1 ||
    has(cells, zone(seat, LEADER_AREA), leadership), () => `seat ${seat}: card ${leadership}`);
  const under = cells[zone(seat, UNDER)];
  require('known bottom fits the deck', under >= 0 && under <= cells[zone(seat, DECK_SIZE)], () =>
    `${under}`);
}

function checkShips(cells: Int32Array, seat: number, capacity: Int8Array): void {
  const load = new Map<number, number>();
  for (const card of cardsIn(cells, zone(seat, ABOARD))) {
    const ship = byteAt(cells, zone(seat, LINK), card);
    const isShip = has(cells, zone(seat, SHIPS), ship) || has(cells, zone(seat, LANDED), ship);
    require('loads are on ships', ship < 64 && isShip, () => `seat ${seat}: card ${card} on ${ship}`);
    load.set(ship, (load.get(ship) ?? 0) + 1);
  }
  for (const [ship, cards] of load)
    require('ships are not overloaded', cards <= capacity[ship], () => `seat ${seat}: ${cards}`);
}

function checkRow(cells: Int32Array, seat: number): void {
  const places = cardsIn(cells, zone(seat, BLUFFS)).map((card) => byteAt(cells, zone(seat, LINK), card));
  require('bluffs have places of their own', new Set(places).size === places.length, () => places.join());
}

/** DRAGON-4. */
export function checkDragons({ cells }: Pick<State, 'cells'>): void {
  const places = [cells[DRAGONS], cells[DRAGONS + 1], cells[DRAGONS + 2]];
  const both = places.includes(1) && places.includes(2);
  require('dragons are never on both sides', !both, () => places.join());
}
