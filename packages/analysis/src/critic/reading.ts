import { bucketRows, putCards, SEAT_SLOTS, SLOTS } from '@bluemoon/ai/evaluation';
import type { Features } from '@bluemoon/ai/evaluation';
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
  EMISSARIES,
  FIGHT,
  HAND,
  hasShield,
  LANDED,
  NO_ELEMENT,
  NO_FIGHT,
  openCardsInAreas,
  PHASE,
  PHASES,
  powerOf,
  RAN_OUT,
  SHIPS,
  SUPPORT,
  TURN_SEAT,
  zone,
} from '@bluemoon/engine/simulation';
import type { Workbench } from '@bluemoon/engine/simulation';
import { answersIn, strengthOf } from './foresight.ts';

/**
 * The whole position from the side of one seat: where every card of both players is. Cards that are covered or
 * discarded are those found nowhere else. Names that the bots' evaluation has as well mean the same, so that the
 * training can start from its weights.
 */
export const CRITIC_PLACES = [
  'hand',
  'handInFire',
  'handInEarth',
  'deck',
  'combat',
  'support',
  'faceDown',
  'aboard',
  'ship',
  'rivalHand',
  'rivalHandInFire',
  'rivalHandInEarth',
  'rivalDeck',
  'rivalCombat',
  'rivalSupport',
  'rivalFaceDown',
  'rivalAboard',
  'rivalShip',
] as const;
/** Of the rival, the same places follow in the same order. */
const SIDE_PLACES = CRITIC_PLACES.length / 2;

const CARD_ROWS = CRITIC_PLACES.length * SLOTS;

/** Numbers with their buckets. */
export const CRITIC_BUCKETS = {
  dragons: 7,
  stage: 6,
  phase: 2 * PHASES.length,
  lead: 25,
  ranOut: 4,
  hand: 12,
  rivalHand: 12,
  deck: 12,
  rivalDeck: 12,
  areas: 9,
  rivalAreas: 9,
  power: 20,
  rivalPower: 20,
  shield: 2,
  rivalShield: 2,
  faceDown: 5,
  rivalFaceDown: 5,
  lies: 3,
  rivalLies: 3,
  characters: 8,
  rivalCharacters: 8,
  leadership: 5,
  rivalLeadership: 5,
  others: 8,
  rivalOthers: 8,
  bestFire: 9,
  rivalBestFire: 9,
  bestEarth: 9,
  rivalBestEarth: 9,
  topFire: 16,
  rivalTopFire: 16,
  topEarth: 16,
  rivalTopEarth: 16,
  answers: 7,
  rivalAnswers: 7,
  boostedAnswers: 8,
  rivalBoostedAnswers: 8,
} as const;
type Bucket = keyof typeof CRITIC_BUCKETS;
/** Numbers that both sides have. */
type OfSide = {
  [Name in Bucket]: `rival${Capitalize<Name>}` extends Bucket ? Name : never;
}[Bucket];

const BUCKET = bucketRows(CRITIC_BUCKETS, CARD_ROWS);

function putBucket(f: Features, bucket: Bucket, value: number): void {
  f.bucket[f.buckets++] = BUCKET[bucket] + Math.min(Math.max(value, 0), CRITIC_BUCKETS[bucket] - 1);
}

/** Side 0 is the seat from whose side the position is read, side 1 its rival; the rival's buckets follow directly. */
function putOfSide(f: Features, side: number, name: OfSide, value: number): void {
  const size = CRITIC_BUCKETS[name];
  f.bucket[f.buckets++] = BUCKET[name] + side * size + Math.min(Math.max(value, 0), size - 1);
}

const EVEN_LEAD = 12;

export function readPosition(t: Workbench, seat: number, f: Features): void {
  const { cells } = t;
  f.groups = 0;
  f.buckets = 0;
  const isFight = cells[FIGHT] !== NO_FIGHT && cells[ELEMENT] !== NO_ELEMENT;
  const element = cells[FIGHT] === NO_FIGHT ? NO_ELEMENT : cells[ELEMENT];
  const isOwnTurn = cells[TURN_SEAT] === seat;
  putBucket(f, 'dragons', 3 + dragonsOf(t, seat) - dragonsOf(t, 1 - seat));
  putBucket(f, 'stage', (isOwnTurn ? 0 : 3) + element);
  putBucket(f, 'phase', (isOwnTurn ? 0 : PHASES.length) + cells[PHASE]);
  putBucket(f, 'ranOut', cells[zone(seat, RAN_OUT)] + 2 * cells[zone(1 - seat, RAN_OUT)]);
  const power = isFight ? [powerOf(t, 0, element), powerOf(t, 1, element)] : [0, 0];
  if (isFight) putBucket(f, 'lead', power[seat] - power[1 - seat] + EVEN_LEAD);
  for (const side of [0, 1]) {
    const owner = side === 0 ? seat : 1 - seat;
    putPlaces(t, owner, side, f);
    putNumbers(t, owner, side, f);
    if (isFight) putFight(t, owner, side, element, power, f);
  }
}

type SidePlace = (typeof CRITIC_PLACES)[0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8];

function placeRow(place: SidePlace, side: number, owner: number): number {
  return (side * SIDE_PLACES + CRITIC_PLACES.indexOf(place)) * SLOTS + owner * SEAT_SLOTS;
}

const HAND_BY_ELEMENT = ['hand', 'handInFire', 'handInEarth'] as const;

const ZONE_OF = { deck: DECK, combat: COMBAT, support: SUPPORT, faceDown: BLUFFS, aboard: ABOARD } as const;
const ZONE_PLACES = Object.keys(ZONE_OF) as readonly (keyof typeof ZONE_OF)[];
const LASTING = [SHIPS, LANDED, BESIDE, EMISSARIES] as const;

function putPlaces({ cells }: Workbench, owner: number, side: number, f: Features): void {
  const hand = zone(owner, HAND);
  putCards(f, placeRow(HAND_BY_ELEMENT[cells[ELEMENT]], side, owner), cells[hand], cells[hand + 1], 1);
  for (const place of ZONE_PLACES) {
    const at = zone(owner, ZONE_OF[place]);
    putCards(f, placeRow(place, side, owner), cells[at], cells[at + 1], 1);
  }
  let [lo, hi] = [0, 0];
  for (const which of LASTING) {
    lo |= cells[zone(owner, which)];
    hi |= cells[zone(owner, which) + 1];
  }
  putCards(f, placeRow('ship', side, owner), lo, hi, 1);
}

const DECK_BUCKET = 3;

function putNumbers(t: Workbench, owner: number, side: number, f: Features): void {
  const { cells } = t;
  const hand = zone(owner, HAND);
  const { lo, hi } = { lo: cells[hand], hi: cells[hand + 1] };
  const size = bits(lo) + bits(hi);
  const strength = strengthOf(t.game.decks[owner], lo, hi);
  putOfSide(f, side, 'hand', size);
  putOfSide(f, side, 'deck', Math.ceil(cells[zone(owner, DECK_SIZE)] / DECK_BUCKET));
  putOfSide(f, side, 'characters', strength.characters);
  putOfSide(f, side, 'leadership', strength.leadership);
  putOfSide(f, side, 'others', size - strength.characters - strength.leadership);
  putOfSide(f, side, 'bestFire', strength.bestFire);
  putOfSide(f, side, 'bestEarth', strength.bestEarth);
  putOfSide(f, side, 'topFire', strength.topFire);
  putOfSide(f, side, 'topEarth', strength.topEarth);
}

function putFight(
  t: Workbench,
  owner: number,
  side: number,
  element: number,
  power: readonly number[],
  f: Features,
): void {
  const { cells } = t;
  const down = zone(owner, BLUFFS);
  const { bluff } = t.game.decks[owner];
  let lies = 0;
  for (let card = after(cells[down], cells[down + 1], -1); card >= 0;) {
    if (bluff[card] !== element) lies++;
    card = after(cells[down], cells[down + 1], card);
  }
  const answers = answersIn(t, owner, element, power[1 - owner]);
  putOfSide(f, side, 'areas', openCardsInAreas(t, owner));
  putOfSide(f, side, 'power', power[owner]);
  putOfSide(f, side, 'shield', hasShield(t, owner, element) ? 1 : 0);
  putOfSide(f, side, 'faceDown', bits(cells[down]) + bits(cells[down + 1]));
  putOfSide(f, side, 'lies', lies);
  putOfSide(f, side, 'answers', answers.alone);
  putOfSide(f, side, 'boostedAnswers', answers.boosted);
}
