import {
  ABOARD,
  after,
  BESIDE,
  bits,
  BLUFFS,
  COMBAT,
  DECK,
  DECK_SIZE,
  dragonsOf,
  ELEMENT,
  FIGHT,
  HAND,
  hasShield,
  KNOWN,
  LANDED,
  NO_ELEMENT,
  NO_FIGHT,
  openCardsInAreas,
  powerOf,
  RAN_OUT,
  SHIPS,
  SUPPORT,
  TURN_SEAT,
  zone,
} from '@bluemoon/engine/simulation';
import type { Workbench } from '@bluemoon/engine/simulation';

/**
 * A position as one seat knows it: groups of cards with weights, and buckets. A card counts by its place, a number by
 * its bucket; uncertain places count by their probability. Nothing here reads what the seat may not know.
 */
export const PLACES = [
  'hand',
  'handInFire',
  'handInEarth',
  'combat',
  'support',
  'aboard',
  'ship',
  'deck',
  'faceDown',
  'rivalHandKnown',
  'rivalHand',
  'rivalHandInFire',
  'rivalHandInEarth',
  'rivalDeck',
  'rivalCombat',
  'rivalSupport',
  'rivalAboard',
  'rivalShip',
] as const;
type Place = (typeof PLACES)[number];

export const PLACE_COUNT = PLACES.length;

/** Cards of both seats by number: 64 slots per seat. */
export const SLOTS = 128;
export const SEAT_SLOTS = 64;
const CARD_ROWS = PLACE_COUNT * SLOTS;

const PLACE = Object.fromEntries(PLACES.map((place, i) => [place, i * SLOTS])) as Record<Place, number>;

/** Features with the number of their buckets. */
export const BUCKETS = {
  dragons: 7,
  stage: 6,
  hand: 12,
  rivalHand: 12,
  deck: 12,
  rivalDeck: 12,
  areas: 9,
  rivalAreas: 9,
  power: 20,
  rivalPower: 20,
  lead: 25,
  shield: 2,
  rivalShield: 2,
  faceDown: 5,
  rivalFaceDown: 5,
  characters: 8,
  bestFire: 9,
  bestEarth: 9,
  ranOut: 4,
} as const;
type Bucket = keyof typeof BUCKETS;

export const BUCKET_ROWS = Object.values(BUCKETS).reduce((sum, size) => sum + size, 0);

/** The first row of each, when their buckets follow one another from a row on. */
export function bucketRows<Name extends string>(
  buckets: Readonly<Record<Name, number>>,
  from: number,
): Readonly<Record<Name, number>> {
  let next = from;
  const sizes = Object.entries<number>(buckets);
  return Object.fromEntries(sizes.map(([name, size]) => [name, (next += size) - size])) as Record<
    Name,
    number
  >;
}

interface BucketRows {
  readonly first: number;
  readonly last: number;
}

const FIRST = bucketRows(BUCKETS, CARD_ROWS);
const BUCKET = Object.fromEntries(
  Object.entries(BUCKETS).map(([name, size]) => {
    const first = FIRST[name as Bucket];
    return [name, { first, last: first + size - 1 }];
  }),
) as Record<Bucket, BucketRows>;

/** Cards of one seat that count equally: those at a place, or those that may be there. */
const GROUPS = [...PLACES, 'handDrawn', 'handInFireDrawn', 'handInEarthDrawn'] as const;

/** Each seat has its own groups, so that sums over a group can be cached while the other seat is evaluated. */
export function groupsFor(places: number): number {
  return 2 * (places + GROUPS.length - PLACE_COUNT);
}

const MAX_GROUPS = 24;
const MAX_BUCKETS = 64;

export interface Features {
  /** The group, below the number that `groupsFor` gives; the row of its seat's first card; its cards; the weight of each card. */
  readonly group: Int32Array;
  readonly row: Int32Array;
  readonly lo: Int32Array;
  readonly hi: Int32Array;
  readonly weight: Float64Array;
  groups: number;
  /** Rows after those of the cards at all places. */
  readonly bucket: Int32Array;
  buckets: number;
}

export function newFeatures(): Features {
  return {
    group: new Int32Array(MAX_GROUPS),
    row: new Int32Array(MAX_GROUPS),
    lo: new Int32Array(MAX_GROUPS),
    hi: new Int32Array(MAX_GROUPS),
    weight: new Float64Array(MAX_GROUPS),
    groups: 0,
    bucket: new Int32Array(MAX_BUCKETS),
    buckets: 0,
  };
}

export function putCards(
  f: Features,
  row: number,
  lo: number,
  hi: number,
  weight: number,
  group = row / SEAT_SLOTS,
): void {
  if ((lo | hi) === 0) return;
  const i = f.groups++;
  f.group[i] = group;
  f.row[i] = row;
  f.lo[i] = lo;
  f.hi[i] = hi;
  f.weight[i] = weight;
}

function putBucket(f: Features, { first, last }: BucketRows, value: number): void {
  f.bucket[f.buckets++] = Math.min(first + Math.max(value, 0), last);
}

const HAND_BY_ELEMENT = [PLACE.hand, PLACE.handInFire, PLACE.handInEarth];
const RIVAL_HAND_BY_ELEMENT = [PLACE.rivalHand, PLACE.rivalHandInFire, PLACE.rivalHandInEarth];

/** Cards that the seat has drawn since its last choice, unknown when it chose. */
export interface FreshCards {
  readonly lo: number;
  readonly hi: number;
}

const NONE_FRESH: FreshCards = { lo: 0, hi: 0 };

/** Fills `f` with the position as the seat knows it; fresh cards count like unknown cards of its draw deck. */
export function readFeatures(t: Workbench, seat: number, f: Features, fresh: FreshCards = NONE_FRESH): void {
  f.groups = 0;
  f.buckets = 0;
  putOwnCards(t, seat, f, fresh);
  putRivalCards(t, seat, f);
  putNumbers(t, seat, f, fresh);
  if (t.cells[FIGHT] !== NO_FIGHT && t.cells[ELEMENT] !== NO_ELEMENT) putFight(t, seat, f);
}

function putZone(f: Features, t: Workbench, seat: number, which: number, base: number): void {
  const at = zone(seat, which);
  putCards(f, base, t.cells[at], t.cells[at + 1], 1);
}

/** Cards that stay after a fight: ships, Hyla and achievement cards. */
function putLasting(f: Features, t: Workbench, seat: number, base: number): void {
  const { cells } = t;
  const at = zone(seat, 0);
  const lo = cells[at + SHIPS] | cells[at + LANDED] | cells[at + BESIDE];
  const hi = cells[at + SHIPS + 1] | cells[at + LANDED + 1] | cells[at + BESIDE + 1];
  putCards(f, base, lo, hi, 1);
}

/** Hand and draw deck change independently, so drawn cards have their own group. */
function drawnGroup(seat: number, element: number): number {
  return 2 * (PLACE_COUNT + element) + seat;
}

function putOwnCards(t: Workbench, seat: number, f: Features, fresh: FreshCards): void {
  const { cells } = t;
  const slot = seat * SEAT_SLOTS;
  const hand = zone(seat, HAND);
  const deck = zone(seat, DECK);
  const deckLo = cells[deck] | fresh.lo;
  const deckHi = cells[deck + 1] | fresh.hi;
  const drawn = bits(fresh.lo) + bits(fresh.hi);
  const inDeck = bits(deckLo) + bits(deckHi);
  const handBase = HAND_BY_ELEMENT[cells[ELEMENT]] + slot;
  putCards(f, handBase, cells[hand] & ~fresh.lo, cells[hand + 1] & ~fresh.hi, 1);
  if (drawn > 0) putCards(f, handBase, deckLo, deckHi, drawn / inDeck, drawnGroup(seat, cells[ELEMENT]));
  if (inDeck > drawn) putCards(f, PLACE.deck + slot, deckLo, deckHi, 1 - drawn / inDeck);
  putZone(f, t, seat, COMBAT, PLACE.combat + slot);
  putZone(f, t, seat, SUPPORT, PLACE.support + slot);
  putZone(f, t, seat, ABOARD, PLACE.aboard + slot);
  putLasting(f, t, seat, PLACE.ship + slot);
  putZone(f, t, seat, BLUFFS, PLACE.faceDown + slot);
}

/** Hidden cards of the rival may be in their hand, in their draw deck or face down on the table. */
function putRivalCards(t: Workbench, seat: number, f: Features): void {
  const { cells } = t;
  const rival = 1 - seat;
  const slot = rival * SEAT_SLOTS;
  const hand = zone(rival, HAND);
  const known = zone(rival, KNOWN);
  const deck = zone(rival, DECK);
  const down = zone(rival, BLUFFS);
  const knownLo = cells[hand] & cells[known];
  const knownHi = cells[hand + 1] & cells[known + 1];
  const unseenLo = (cells[hand] | cells[deck] | cells[down]) & ~knownLo;
  const unseenHi = (cells[hand + 1] | cells[deck + 1] | cells[down + 1]) & ~knownHi;
  const hidden = bits(cells[hand] & ~knownLo) + bits(cells[hand + 1] & ~knownHi);
  const pool = bits(unseenLo) + bits(unseenHi);
  putCards(f, PLACE.rivalHandKnown + slot, knownLo, knownHi, 1);
  if (pool > 0) {
    putCards(f, RIVAL_HAND_BY_ELEMENT[cells[ELEMENT]] + slot, unseenLo, unseenHi, hidden / pool);
    putCards(f, PLACE.rivalDeck + slot, unseenLo, unseenHi, 1 - hidden / pool);
  }
  putZone(f, t, rival, COMBAT, PLACE.rivalCombat + slot);
  putZone(f, t, rival, SUPPORT, PLACE.rivalSupport + slot);
  putZone(f, t, rival, ABOARD, PLACE.rivalAboard + slot);
  putLasting(f, t, rival, PLACE.rivalShip + slot);
}

const DECK_BUCKET = 3;

function putNumbers(t: Workbench, seat: number, f: Features, fresh: FreshCards): void {
  const { cells } = t;
  const rival = 1 - seat;
  const hand = zone(seat, HAND);
  const rivalHand = zone(rival, HAND);
  const { character } = t.game.decks[seat].ofType;
  const element = cells[FIGHT] === NO_FIGHT ? NO_ELEMENT : cells[ELEMENT];
  putBucket(f, BUCKET.dragons, 3 + dragonsOf(t, seat) - dragonsOf(t, rival));
  putBucket(f, BUCKET.stage, (cells[TURN_SEAT] === seat ? 0 : 3) + element);
  putBucket(f, BUCKET.hand, bits(cells[hand]) + bits(cells[hand + 1]));
  putBucket(f, BUCKET.rivalHand, bits(cells[rivalHand]) + bits(cells[rivalHand + 1]));
  putBucket(f, BUCKET.deck, Math.ceil(cells[zone(seat, DECK_SIZE)] / DECK_BUCKET));
  putBucket(f, BUCKET.rivalDeck, Math.ceil(cells[zone(rival, DECK_SIZE)] / DECK_BUCKET));
  const lo = cells[hand] & ~fresh.lo & character.lo;
  const hi = cells[hand + 1] & ~fresh.hi & character.hi;
  putBucket(f, BUCKET.characters, bits(lo) + bits(hi));
  putBucket(f, BUCKET.bestFire, highest(t.game.decks[seat].fire, lo, hi));
  putBucket(f, BUCKET.bestEarth, highest(t.game.decks[seat].earth, lo, hi));
  putBucket(f, BUCKET.ranOut, cells[zone(seat, RAN_OUT)] + 2 * cells[zone(rival, RAN_OUT)]);
}

function highest(values: Int8Array, lo: number, hi: number): number {
  let max = 0;
  for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card)) max = Math.max(max, values[card]);
  return max;
}

const EVEN_LEAD = 12;

function putFight(t: Workbench, seat: number, f: Features): void {
  const { cells } = t;
  const rival = 1 - seat;
  const element = cells[ELEMENT];
  const power = powerOf(t, seat, element);
  const rivalPower = powerOf(t, rival, element);
  const own = zone(seat, BLUFFS);
  const theirs = zone(rival, BLUFFS);
  putBucket(f, BUCKET.areas, openCardsInAreas(t, seat));
  putBucket(f, BUCKET.rivalAreas, openCardsInAreas(t, rival));
  putBucket(f, BUCKET.power, power);
  putBucket(f, BUCKET.rivalPower, rivalPower);
  putBucket(f, BUCKET.lead, power - rivalPower + EVEN_LEAD);
  putBucket(f, BUCKET.shield, hasShield(t, seat, element) ? 1 : 0);
  putBucket(f, BUCKET.rivalShield, hasShield(t, rival, element) ? 1 : 0);
  putBucket(f, BUCKET.faceDown, bits(cells[own]) + bits(cells[own + 1]));
  putBucket(f, BUCKET.rivalFaceDown, bits(cells[theirs]) + bits(cells[theirs + 1]));
}
