import { kindBits } from '../compile/icons.ts';
import { inMask } from '../compile/mask.ts';
import { holds } from '../derive/condition.ts';
import type { Origin } from '../derive/condition.ts';
import { gangOpened } from '../derive/gang.ts';
import { iconWorks } from '../derive/icon.ts';
import { textIsIgnored } from '../derive/ignore.ts';
import { pairOpened } from '../derive/pair.ts';
import { meetsCondition, needsUnit } from '../derive/permission.ts';
import { standing } from '../derive/standing.ts';
import { pushTexts } from '../state/agenda.ts';
import {
  ABOARD,
  BESIDE,
  BOOSTER_UNITS,
  BOOSTERS_PLAYED,
  CARDS_PLAYED,
  CHARACTER_UNITS,
  CHARACTERS_PLAYED,
  COMBAT,
  COMBAT_PLAYED,
  FREE_NEXT,
  HAND,
  HAND_PLAYS,
  HAS_LANDED,
  LEADER_AREA,
  LEADERSHIP_PLAYED,
  OPEN_GANGS,
  OPEN_PAIR,
  SHIPS,
  STOPPED,
  SUPPORT,
  SUPPORT_UNITS,
  SUPPORTS_PLAYED,
  TURN_SEAT,
  WAIVED,
  zone,
} from '../state/layout.ts';
import { AS_FREE, KEEPING } from '../state/options.ts';
import { has } from '../state/sets.ts';
import type { Workbench } from '../state/workbench.ts';
import { coverCombat, layDown } from '../state/zones.ts';
import { CARD_TYPES } from '../vocabulary/card.ts';
import type { CardType } from '../vocabulary/card.ts';
import { forfeitAchievements } from './achievement.ts';
import { noteDemandedCard } from './demanded-card.ts';
import { clearHylaArea } from './hyla.ts';
import { askNewcomer } from './target.ts';

const STOP = kindBits(['stop']);

type LimitedType = 'character' | 'booster' | 'support';

const UNITS: Readonly<Record<LimitedType, number>> = {
  character: CHARACTER_UNITS,
  booster: BOOSTER_UNITS,
  support: SUPPORT_UNITS,
};

/**
 * Plays a character, booster or support card from hand or from a landed ship. The first character of a turn covers what
 * lay there before, the others join it (CHAR-3, CHAR-4). Pairs and gangs are played card by card (PAIR-3, GANG-6).
 */
export function playCard(t: Workbench, seat: number, card: number, manner: number): void {
  const { cells } = t;
  const type = CARD_TYPES[t.game.decks[seat].type[card]] as LimitedType;
  const st = standing(t);
  const from = has(cells, zone(seat, ABOARD), card) ? ABOARD : HAND;
  const free = (manner & AS_FREE) !== 0;
  if (!free && needsUnit(t, st, seat, card)) cells[UNITS[type]]++;
  if (!meetsCondition(t, st, seat, card)) cells[WAIVED]++;
  openForOthers(t, seat, card);
  countPlay(t, from);
  noteDemandedCard(t, seat, card, 'faceUp');
  if (type === 'support') cells[SUPPORTS_PLAYED]++;
  if (type === 'booster') cells[BOOSTERS_PLAYED]++;
  if (type !== 'support') cells[COMBAT_PLAYED]++;
  if (type === 'character') {
    if (cells[CHARACTERS_PLAYED]++ === 0 && (manner & KEEPING) === 0) coverCombat(t, seat);
  }
  if (cells[FREE_NEXT] > 0) cells[FREE_NEXT]--;
  layDown(t, seat, card, from, type === 'support' ? SUPPORT : COMBAT, free ? 'free' : 'itself');
  arrive(t, seat, card, from === ABOARD ? 'ship' : 'elsewhere');
}

/** What follows from a card's arrival: its stop icon (STOP-1, STOP-5), its text, and targets that may move to it. */
function arrive(t: Workbench, seat: number, card: number, origin: Origin): void {
  const { cells } = t;
  const deck = t.game.decks[seat];
  const st = standing(t);
  if ((deck.icons[card] & STOP) !== 0 && iconWorks(st, seat, card, STOP)) cells[STOPPED] = 1;
  const textWorks = !textIsIgnored(st, seat, card);
  if (textWorks && inMask(deck.withRule.nextIsFree, card)) cells[FREE_NEXT]++;
  if (textWorks) pushNow(t, seat, card, origin);
  askNewcomer(t, seat, card);
}

/**
 * A pair waits for its second card (PROJECT-11), a gang for more members (GANG-2), until the phase ends. Alone, the first
 * is an ordinary card (PAIR-4, OPEN-QUESTION-31).
 */
function openForOthers(t: Workbench, seat: number, card: number): void {
  const st = standing(t);
  if (t.game.decks[seat].pair[card] >= 0) t.cells[OPEN_PAIR] = pairOpened(t, st, seat, card);
  t.cells[OPEN_GANGS] |= gangOpened(t, seat, card);
}

export function countPlay(t: Workbench, from: number): void {
  t.cells[CARDS_PLAYED]++;
  if (from === HAND && t.cells[HAS_LANDED] === 1) t.cells[HAND_PLAYS]++;
}

/** LEAD-1, SHIP-1. */
export function playLeadership(t: Workbench, seat: number, card: number): void {
  t.cells[LEADERSHIP_PLAYED] = 1;
  layInLeadershipPhase(t, seat, card, HAND);
}

/** What text found in the draw deck or in the discard pile. */
export function playFromPile(t: Workbench, seat: number, card: number, pile: number): void {
  layInLeadershipPhase(t, seat, card, pile);
}

function layInLeadershipPhase(t: Workbench, seat: number, card: number, from: number): void {
  if (seat === t.cells[TURN_SEAT]) t.cells[CARDS_PLAYED]++;
  noteDemandedCard(t, seat, card, 'faceUp');
  const { type } = t.game.decks[seat].cards[card];
  if (type === 'hyla') clearHylaArea(t);
  layDown(t, seat, card, from, AREA_OF[type] ?? LEADER_AREA, 'itself');
  if (type === 'achievement') forfeitAchievements(t, seat);
  arrive(t, seat, card, 'elsewhere');
}

/** SHIP-3, ACHIEVE-4: any number of them. */
const AREA_OF: Partial<Readonly<Record<CardType, number>>> = {
  ship: SHIPS,
  hyla: BESIDE,
  achievement: BESIDE,
};

/** An achievement card that text lets a player play in addition to the card of the phase. */
export function layAchievement(t: Workbench, seat: number, card: number): void {
  layInLeadershipPhase(t, seat, card, HAND);
}

/** TEXT-3: text resolved once, when the card is played. */
export function pushNow(t: Workbench, seat: number, card: number, origin: Origin): void {
  const texts = t.game.decks[seat].texts[card];
  let found = 0;
  for (let i = 0; i < texts.length; i++) {
    const { moment, condition } = texts[i];
    if (moment === 'now' && (condition === null || holds(t, seat, condition, origin))) found |= 1 << i;
  }
  pushTexts(t, seat, card, found);
}
