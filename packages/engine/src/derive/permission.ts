import {
  ATTACK_AGAIN,
  CANNOT_PLAY,
  COVERS_NOTHING,
  HAND_WHILE_LANDING,
  IGNORE,
  kindBits,
  LEND_REPLACE,
  MAY_PLAY,
  PLAY_AT_MOST,
  WAIVE_CONDITION,
} from '../compile/tables.ts';
import type { Rule } from '../vocabulary/text.ts';
import {
  ABOARD,
  BOOSTER_UNITS,
  CARDS_PLAYED,
  CHARACTER_UNITS,
  CHARACTERS_PLAYED,
  COMBAT,
  COMBAT_PLAYED,
  FIGHT,
  FREE_NEXT,
  HAND,
  HAND_PLAYS,
  HAS_LANDED,
  LANDED,
  LEADERSHIP_PLAYED,
  OPEN_GANGS,
  OPEN_PAIR,
  STARTING,
  STOPPED,
  SUPPORT_UNITS,
  WAIVED,
  zone,
} from '../state/layout.ts';
import { after, has, isEmpty } from '../state/sets.ts';
import { inMask } from '../compile/mask.ts';
import type { Mask } from '../compile/mask.ts';
import type { Standing, Table } from '../state/table.ts';
import { link } from '../state/links.ts';
import { holds } from './condition.ts';
import { demandOf, unmetDemands } from './demand.ts';
import { hasRule, iconWorks, isProtected, standing, textIsIgnored } from './standing.ts';

type MayPlay = Extract<Rule, { rule: 'mayPlay' }>;
type PlayAtMost = Extract<Rule, { rule: 'playAtMost' }>;
type HandWhileLanding = Extract<Rule, { rule: 'handWhileLanding' }>;
type WaiveCondition = Extract<Rule, { rule: 'waiveCondition' }>;

export const FREE = kindBits(['free']);
const PAIR = kindBits(['pair']);
const GANG = kindBits(['gang']);
const BLUFF = kindBits(['bluff']);
const STOP = kindBits(['stop']);

/** Why a card cannot be played; `explain` has the words and the rules for each. */
export type Obstacle =
  | 'notAtHand'
  | 'landed'
  | 'forbidden'
  | 'tooManyCards'
  | 'tooManyIntoCombat'
  | 'stopped'
  | 'limit'
  | 'condition'
  | 'oneLeadership'
  | 'dragonElsewhere'
  | 'matchOnly'
  | 'noBluffIcon'
  | 'bluffIgnored'
  | 'demand';

/** SHIP-10, SHIP-12, RULING-34: what may be played as from hand, one word of the set at a time. */
export function sourceWord(t: Table, seat: number, mask: Mask, word: 0 | 1): number {
  const { cells } = t;
  const wanted = word === 0 ? mask.lo : mask.hi;
  const hand = cells[zone(seat, HAND) + word] & wanted;
  if (cells[HAS_LANDED] === 0) return hand;
  const ships = landedLoadWord(t, seat, word) & wanted;
  return handIsOpen(t, seat) ? hand | ships : ships;
}

function landedLoadWord(t: Table, seat: number, word: 0 | 1): number {
  const { cells } = t;
  const aboard = cells[zone(seat, ABOARD) + word];
  let loaded = 0;
  for (let rest = aboard; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const card = 31 - Math.clz32(bit) + 32 * word;
    if (has(cells, zone(seat, LANDED), link(t, seat, card))) loaded |= bit;
  }
  return loaded;
}

/** SHIP-12, OPEN-QUESTION-22. */
function handIsOpen(t: Table, seat: number): boolean {
  const st = standing(t);
  for (let i = 0; i < st.count; i++) {
    const rule = st.rules[i];
    if (
      rule.kind !== HAND_WHILE_LANDING ||
      rule.seat !== seat ||
      !has(t.cells, zone(seat, LANDED), rule.card)
    )
      continue;
    const { most } = rule.rule as HandWhileLanding;
    if (most === undefined || t.cells[HAND_PLAYS] < most) return true;
  }
  return false;
}

/** PRECED-2, PRECED-4, FREE-4: cards that the rival's text forbids to play, whatever they say themselves. */
export function forbiddenWord(st: Standing, seat: number, word: 0 | 1): number {
  if (!hasRule(st, 1 - seat, CANNOT_PLAY)) return 0;
  let forbidden = 0;
  for (let i = 0; i < st.count; i++) {
    const rule = st.rules[i];
    if (rule.kind === CANNOT_PLAY && rule.seat !== seat)
      forbidden |= word === 0 ? rule.cards.lo : rule.cards.hi;
  }
  return forbidden;
}

/** REPLACE-3: cards to which the owner's text lends the replace icon. */
export function lentReplaceWord(st: Standing, seat: number, word: 0 | 1): number {
  if (!hasRule(st, seat, LEND_REPLACE)) return 0;
  let lent = 0;
  for (let i = 0; i < st.count; i++) {
    const rule = st.rules[i];
    if (rule.kind === LEND_REPLACE && rule.seat === seat) lent |= word === 0 ? rule.cards.lo : rule.cards.hi;
  }
  return lent;
}

/** BLUFF-14, BLUFF-15, OPEN-QUESTION-15: a prohibition of face-down cards as such; of faces see forbiddenWord. */
function bluffsForbidden(st: Standing, seat: number): boolean {
  if (!hasRule(st, 1 - seat, CANNOT_PLAY)) return false;
  for (let i = 0; i < st.count; i++) {
    const rule = st.rules[i];
    if (rule.kind === CANNOT_PLAY && rule.seat !== seat && rule.cards.bluff) return true;
  }
  return false;
}

/** SHIP-8. */
export function loadingForbidden(st: Standing, seat: number): boolean {
  if (!hasRule(st, 1 - seat, CANNOT_PLAY)) return false;
  for (let i = 0; i < st.count; i++) {
    const rule = st.rules[i];
    if (rule.kind === CANNOT_PLAY && rule.seat !== seat && rule.wholeSupport) return true;
  }
  return false;
}

/** RULING-35, OPEN-QUESTION-5: limits set by text count every card. */
function countObstacle(t: Table, st: Standing, seat: number, area: 'combat' | 'other'): Obstacle | null {
  if (!hasRule(st, 1 - seat, PLAY_AT_MOST)) return null;
  for (let i = 0; i < st.count; i++) {
    const rule = st.rules[i];
    if (rule.kind !== PLAY_AT_MOST || rule.seat === seat) continue;
    const { most, into } = rule.rule as PlayAtMost;
    if (into === undefined && t.cells[CARDS_PLAYED] >= most) return 'tooManyCards';
    if (into === 'combat' && area === 'combat' && t.cells[COMBAT_PLAYED] >= most) return 'tooManyIntoCombat';
  }
  return null;
}

/**
 * FREE-6: printed and not ignored, or due to the card before (OPEN-QUESTION-16) or to the ship (SHIP-11). After a stop
 * card being free helps nothing: what may still follow is counted (STOP-4).
 */
function countsAsFree(t: Table, st: Standing, seat: number, card: number): boolean {
  if (t.cells[STOPPED] === 1) return false;
  const deck = t.game.decks[seat];
  if ((deck.icons[card] & FREE) !== 0) return iconWorks(st, seat, card, FREE);
  const fromShip = inMask(deck.shipFree, card) && has(t.cells, zone(seat, ABOARD), card);
  return (fromShip || t.cells[FREE_NEXT] > 0) && lentIconWorks(st, seat, card);
}

/** OPEN-QUESTION-16: the icon is one of that card, so it counts for text that ignores icons or cards with icons. */
function lentIconWorks(st: Standing, seat: number, card: number): boolean {
  if (!iconWorks(st, seat, card, FREE)) return false;
  if (!hasRule(st, 1 - seat, IGNORE) || isProtected(st, seat, card)) return true;
  for (let i = 0; i < st.count; i++) {
    const rule = st.rules[i];
    if (rule.kind === IGNORE && rule.seat !== seat && inMask(rule.ifFree, card)) return false;
  }
  return true;
}

/** FREE-9, OPEN-QUESTION-16: may be played as if it had the free icon, if its owner likes. */
export function mayBeFree(t: Table, st: Standing, seat: number, card: number): boolean {
  const condition = t.game.decks[seat].freeIf[card];
  if (condition === null || textIsIgnored(st, seat, card) || !holds(t, seat, condition)) return false;
  return lentIconWorks(st, seat, card);
}

/** PAIR-1, FREE-7: the second card of a pair needs no limit of its own; of which type the two are does not matter (RULING-40). */
export function isSecondOfPair(t: Table, st: Standing, seat: number, card: number): boolean {
  const open = t.cells[OPEN_PAIR];
  return open !== 0 && t.game.decks[seat].pair[card] === open - 1 && iconWorks(st, seat, card, PAIR);
}

/** GANG-2, FREE-8. */
export function joinsGang(t: Table, st: Standing, seat: number, card: number): boolean {
  const gang = t.game.decks[seat].gang[card];
  return gang >= 0 && ((t.cells[OPEN_GANGS] >>> gang) & 1) === 1 && iconWorks(st, seat, card, GANG);
}

/** FREE-1, FREE-3, FREE-5: whether playing the card uses up a unit of its type's limit. */
export function needsUnit(t: Table, st: Standing, seat: number, card: number): boolean {
  return (
    !countsAsFree(t, st, seat, card) && !isSecondOfPair(t, st, seat, card) && !joinsGang(t, st, seat, card)
  );
}

/** What the card opens for those after it: a pair or a gang; whether icons work is asked of the card that joins (PROJECT-14). */
export function pairOpened(t: Table, st: Standing, seat: number, card: number): number {
  const pair = t.game.decks[seat].pair[card];
  return pair < 0 || isSecondOfPair(t, st, seat, card) ? 0 : pair + 1;
}

export function gangOpened(t: Table, seat: number, card: number): number {
  const gang = t.game.decks[seat].gang[card];
  return gang < 0 ? 0 : 1 << gang;
}

export function characterObstacle(t: Table, st: Standing, seat: number, card: number): Obstacle | null {
  if (t.cells[STOPPED] === 1) return 'stopped';
  const counted = countObstacle(t, st, seat, 'combat');
  if (counted !== null) return counted;
  if (!meetsCondition(t, st, seat, card) && !mayWaive(t, st, seat, card)) return 'condition';
  if (t.cells[CHARACTER_UNITS] >= 1 && needsUnit(t, st, seat, card) && !mayBeFree(t, st, seat, card))
    return 'limit';
  if (isStopCard(t, st, seat, card) && !demandsCanFollowStop(t, st, seat)) return 'demand';
  return null;
}

function isStopCard(t: Table, st: Standing, seat: number, card: number): boolean {
  return (t.game.decks[seat].icons[card] & STOP) !== 0 && iconWorks(st, seat, card, STOP);
}

/** OPEN-QUESTION-33: whether every card that the rival demands to be played could still be played after a stop card. */
export function demandsCanFollowStop(t: Table, st: Standing, seat: number): boolean {
  return unmetDemands(t, seat).every((demanding) => {
    const { playType, attract } = demandOf(t, 1 - seat, demanding);
    if (attract > 0 || (playType !== 'booster' && playType !== 'support')) return true;
    return extra(st, seat, playType) > 0 && holdsPlayable(t, st, seat, playType);
  });
}

function holdsPlayable(t: Table, st: Standing, seat: number, type: 'booster' | 'support'): boolean {
  const deck = t.game.decks[seat];
  const canBluff = type === 'support' && !bluffsForbidden(st, seat) && st.bluffsIgnored[seat] === 0;
  return ([0, 1] as const).some((word) => {
    const allowed = ~forbiddenWord(st, seat, word);
    const bluffs = canBluff ? sourceWord(t, seat, deck.withIcon.bluff, word) : 0;
    return ((sourceWord(t, seat, deck.ofType[type], word) | bluffs) & allowed) !== 0;
  });
}

/** TEXT-2, MUTANT-3. */
export function meetsCondition(t: Table, st: Standing, seat: number, card: number): boolean {
  const condition = t.game.decks[seat].onlyIf[card];
  return condition === null || textIsIgnored(st, seat, card) || holds(t, seat, condition);
}

function mayWaive(t: Table, st: Standing, seat: number, card: number): boolean {
  if (!hasRule(st, seat, WAIVE_CONDITION)) return false;
  for (let i = 0; i < st.count; i++) {
    const rule = st.rules[i];
    if (rule.kind !== WAIVE_CONDITION || rule.seat !== seat || !inMask(rule.cards, card)) continue;
    if (t.cells[WAIVED] < (rule.rule as WaiveCondition).most) return true;
  }
  return false;
}

/**
 * GANG-3, RULING-12: everything active in the combat area is of the card's gang, or the card itself says so; only for the
 * first character of a turn (GANG-5, GANG-7).
 */
export function mayKeep(t: Table, st: Standing, seat: number, card: number): boolean {
  const { cells } = t;
  const combat = zone(seat, COMBAT);
  if (cells[CHARACTERS_PLAYED] > 0 || isEmpty(cells, combat)) return false;
  const deck = t.game.decks[seat];
  if (!textIsIgnored(st, seat, card) && deck.rules[card].some((rule) => rule.kind === COVERS_NOTHING))
    return true;
  const gang = deck.gang[card];
  if (gang < 0 || !iconWorks(st, seat, card, GANG)) return false;
  const lo = cells[combat];
  const hi = cells[combat + 1];
  for (let c = after(lo, hi, -1); c >= 0; c = after(lo, hi, c)) {
    if (deck.gang[c] !== gang || !iconWorks(st, seat, c, GANG)) return false;
  }
  return true;
}

/**
 * BOOST-1 and -4 to -9, STOP-3, STOP-4, PAIR-5: whether one more unit of the booster/support limit is there. Permissions
 * are derived, so that they count from the moment their card is active (RULING-29).
 */
export function hasUnit(t: Table, st: Standing, seat: number, type: 'booster' | 'support'): boolean {
  const { cells } = t;
  const boosters = cells[BOOSTER_UNITS] + (type === 'booster' ? 1 : 0);
  const supports = cells[SUPPORT_UNITS] + (type === 'support' ? 1 : 0);
  const limit = cells[FIGHT] === STARTING || cells[STOPPED] === 1 ? 0 : 1;
  const over =
    Math.max(0, boosters - extra(st, seat, 'booster')) + Math.max(0, supports - extra(st, seat, 'support'));
  return over <= limit;
}

function extra(st: Standing, seat: number, type: 'booster' | 'support'): number {
  if (!hasRule(st, seat, MAY_PLAY)) return 0;
  let more = 0;
  for (let i = 0; i < st.count; i++) {
    const rule = st.rules[i];
    if (rule.kind !== MAY_PLAY || rule.seat !== seat) continue;
    const may = rule.rule as MayPlay;
    if (may.cards.types?.includes(type)) more += may.more === 'any' ? Infinity : may.more;
  }
  return more;
}

export function boosterSupportObstacle(
  t: Table,
  st: Standing,
  seat: number,
  card: number,
  type: 'booster' | 'support',
): Obstacle | null {
  const counted = countObstacle(t, st, seat, type === 'booster' ? 'combat' : 'other');
  if (counted !== null) return counted;
  if (hasUnit(t, st, seat, type)) return null;
  if (t.cells[STOPPED] === 1) return 'stopped';
  return needsUnit(t, st, seat, card) && !mayBeFree(t, st, seat, card) ? 'limit' : null;
}

/** BLUFF-13 to -15, -18, -19; SHIP-17: no ship makes it free. Prohibitions of the face are left to forbiddenWord. */
export function bluffObstacle(t: Table, st: Standing, seat: number, card: number): Obstacle | null {
  if (t.game.decks[seat].bluff[card] < 0) return 'noBluffIcon';
  if (st.bluffsIgnored[seat] === 1 || !iconWorks(st, seat, card, BLUFF)) return 'bluffIgnored';
  if (bluffsForbidden(st, seat)) return 'forbidden';
  const counted = countObstacle(t, st, seat, 'other');
  if (counted !== null) return counted;
  const free = t.cells[FREE_NEXT] > 0 && t.cells[STOPPED] === 0 && iconWorks(st, seat, card, FREE);
  if (!free && !hasUnit(t, st, seat, 'support')) return t.cells[STOPPED] === 1 ? 'stopped' : 'limit';
  return null;
}

/** LEAD-2, LEAD-6, SHIP-18. */
export function leadershipObstacle(t: Table, st: Standing, seat: number): Obstacle | null {
  return t.cells[LEADERSHIP_PLAYED] === 1 ? 'oneLeadership' : influenceObstacle(t, st, seat);
}

/** For a card that text lets the player play beside the one of the phase. */
export function influenceObstacle(t: Table, st: Standing, seat: number): Obstacle | null {
  return t.cells[STOPPED] === 1 ? 'stopped' : countObstacle(t, st, seat, 'other');
}

export function attacksAgain(st: Standing, seat: number): boolean {
  return hasRule(st, seat, ATTACK_AGAIN);
}
