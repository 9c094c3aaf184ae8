import { EMPTY } from '../compile/mask.ts';
import type { Mask } from '../compile/mask.ts';
import { standing } from '../derive/standing.ts';
import {
  beginNextText,
  CARD,
  MOMENT,
  NO_CARD,
  OWNER,
  PICKED,
  pop,
  push,
  pushTexts,
  WHICH,
} from '../state/agenda.ts';
import { USED, zone } from '../state/layout.ts';
import { cardOf, DONE, kindOf, offer, option, USE } from '../state/options.ts';
import { add, after, isOne, lowest, meets } from '../state/sets.ts';
import type { Workbench } from '../state/workbench.ts';
import { MOMENTS } from '../vocabulary/text.ts';
import type { Moment } from '../vocabulary/text.ts';
import { canBeUsed, pushChosen } from './text.ts';

/** PRECED-3: texts of the same moment, in the order that the owner chooses. */
export function beginMoment(t: Workbench, seat: number, moment: Moment): void {
  const { at } = t.game.decks[seat];
  if (!anySpeaking(t, seat, at[moment]) && !(moment === 'endPhase' && anySpeaking(t, seat, at.oncePerTurn)))
    return;
  push(t, MOMENT, seat, NO_CARD, MOMENTS.indexOf(moment));
}

function anySpeaking(t: Workbench, seat: number, mask: Mask): boolean {
  return meets(standing(t).speaking, 2 * seat, mask);
}

/** The texts of the card that can be used at that moment, as bits. */
function textsAt(t: Workbench, seat: number, card: number, moment: Moment): number {
  const texts = t.game.decks[seat].texts[card];
  let found = 0;
  for (let i = 0; i < texts.length; i++)
    if (texts[i].moment === moment && canBeUsed(t, seat, card, i)) found |= 1 << i;
  return found;
}

/** Cards whose text is resolved together with one of these. */
function togetherWith(t: Workbench, seat: number, card: number, found: number): Mask {
  let { lo, hi } = EMPTY;
  t.game.decks[seat].texts[card].forEach(({ together }, i) => {
    if (((found >>> i) & 1) === 0) return;
    lo |= together.lo;
    hi |= together.hi;
  });
  return { lo, hi };
}

/** Cards whose text of that moment can be used and has not been used yet. */
export function usable(t: Workbench, seat: number, moment: Moment, handledAt: number): readonly number[] {
  const mask = t.game.decks[seat].at[moment];
  const { speaking } = standing(t);
  const lo = speaking[2 * seat] & mask.lo & ~t.cells[handledAt];
  const hi = speaking[2 * seat + 1] & mask.hi & ~t.cells[handledAt + 1];
  if ((lo | hi) === 0) return NO_CARDS;
  const cards: number[] = [];
  let { lo: doneLo, hi: doneHi } = EMPTY;
  for (let card = after(lo, hi, -1); card >= 0; card = after(lo & ~doneLo, hi & ~doneHi, card)) {
    const found = textsAt(t, seat, card, moment);
    if (found === 0) continue;
    cards.push(card);
    const together = togetherWith(t, seat, card, found);
    doneLo |= together.lo;
    doneHi |= together.hi;
  }
  return cards;
}

const NO_CARDS: readonly number[] = [];

/**
 * Marks the card, and those resolved together with it, as handled and puts its texts on the agenda. Each text asks
 * separately (TEXT-6).
 */
export function useText(t: Workbench, seat: number, card: number, moment: Moment, handledAt: number): void {
  const found = textsAt(t, seat, card, moment);
  const together = togetherWith(t, seat, card, found);
  add(t.cells, handledAt, card);
  t.cells[handledAt] |= together.lo;
  t.cells[handledAt + 1] |= together.hi;
  if (isOne(found)) pushChosen(t, seat, card, lowest(found, 0));
  else pushTexts(t, seat, card, found);
}

export function anyMandatory(t: Workbench, seat: number, cards: readonly number[], moment: Moment): boolean {
  for (const card of cards) if (isMandatory(t, seat, card, moment)) return true;
  return false;
}

function isMandatory(t: Workbench, seat: number, card: number, moment: Moment): boolean {
  const found = textsAt(t, seat, card, moment);
  return t.game.decks[seat].texts[card].some(({ may }, i) => ((found >>> i) & 1) === 1 && !may);
}

/** TEXT-4, RULING-30, PROJECT-6: once-per-turn text can be used at any moment of the owner's turn. */
export function offerOncePerTurn(t: Workbench, seat: number, offered: readonly number[] = NO_CARDS): void {
  // Almost always there is none, and all phases ask.
  if (!anySpeaking(t, seat, t.game.decks[seat].at.oncePerTurn)) return;
  for (const card of usable(t, seat, 'oncePerTurn', zone(seat, USED)))
    if (!offered.includes(card)) offer(t, option(USE, card));
}

export function takeOncePerTurn(t: Workbench, seat: number, card: number): void {
  useText(t, seat, card, 'oncePerTurn', zone(seat, USED));
}

function momentAt(t: Workbench, f: number): Moment {
  return MOMENTS[t.cells[f + WHICH]];
}

/** Pending texts of one card follow one another; which card is next, the owner chooses. */
export function advanceMoment(t: Workbench, f: number): boolean {
  if (t.cells[f + CARD] >= 0) {
    beginNextText(t, f);
    return true;
  }
  return false;
}

export function offerMoment(t: Workbench, f: number): void {
  const seat = t.cells[f + OWNER];
  const moment = momentAt(t, f);
  const cards = usable(t, seat, moment, f + PICKED);
  for (const card of cards) offer(t, option(USE, card));
  // If a card has both kinds of text, that of the moment comes first.
  if (moment === 'endPhase') offerOncePerTurn(t, seat, cards);
  if (!anyMandatory(t, seat, cards, moment)) offer(t, option(DONE));
}

export function takeMoment(t: Workbench, f: number, code: number): void {
  const seat = t.cells[f + OWNER];
  if (kindOf(code) === DONE) {
    pop(t);
    return;
  }
  const card = cardOf(code);
  const moment = momentAt(t, f);
  const isOfMoment = usable(t, seat, moment, f + PICKED).includes(card);
  if (isOfMoment) useText(t, seat, card, moment, f + PICKED);
  else takeOncePerTurn(t, seat, card);
}
