import { forbiddenWord } from '../derive/prohibition.ts';
import { rulesInForce } from '../derive/standing.ts';
import { FORFEITING, OWNER, pop, push, SUB } from '../state/agenda.ts';
import { BESIDE, DRAGONS, HAND, zone } from '../state/layout.ts';
import { cardOf, offer, option, PICK_DISCARD, PLAY } from '../state/options.ts';
import { after, meets } from '../state/sets.ts';
import type { Standing, Workbench } from '../state/workbench.ts';
import { discard } from '../state/zones.ts';
import { DRAGON_NAMES } from '../vocabulary/card.ts';

/**
 * ACHIEVE-1, ACHIEVE-2: achievement cards in hand that can be played now: their dragon is on the player's side, or text
 * makes that unnecessary.
 */
export function offerAchievements(
  t: Workbench,
  st: Standing,
  seat: number,
  dragons: 'itsDragon' | 'asIf',
): void {
  const { achievement } = t.game.decks[seat].ofType;
  const at = zone(seat, HAND);
  const lo = t.cells[at] & achievement.lo & ~forbiddenWord(st, seat, 0);
  const hi = t.cells[at + 1] & achievement.hi & ~forbiddenWord(st, seat, 1);
  if ((lo | hi) === 0 || t.game.rules.series !== 'match') return;
  for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card))
    if (dragons === 'asIf' || hasItsDragon(t, seat, card)) offer(t, option(PLAY, card));
}

/** Its dragon is on the owner's side, or the owner's text makes that unnecessary. */
export function hasItsDragon(t: Workbench, seat: number, card: number): boolean {
  const { dragon } = t.game.decks[seat].cards[card];
  if (dragon === undefined || rulesInForce(t, seat).achievementWithoutDragon.length > 0) return true;
  return t.cells[DRAGONS + DRAGON_NAMES.indexOf(dragon)] === seat + 1;
}

export function hasAchievement(t: Workbench, seat: number): boolean {
  return meets(t.cells, zone(seat, BESIDE), t.game.decks[seat].ofType.achievement);
}

/** ACHIEVE-3, PROJECT-30: if the rival has one, each player discards one of their choice, the player of the new card first. */
export function forfeitAchievements(t: Workbench, seat: number): void {
  if (!hasAchievement(t, 1 - seat)) return;
  const f = push(t, FORFEITING, seat);
  t.cells[f + SUB] = THEN_THE_RIVAL;
}

const THEN_THE_RIVAL = 1;

/** PROJECT-41: text of the new card may already have removed what was to be discarded. */
export function advanceForfeit(t: Workbench, f: number): boolean {
  if (hasAchievement(t, t.cells[f + OWNER])) return false;
  endForfeit(t, f);
  return true;
}

function endForfeit(t: Workbench, f: number): void {
  const seat = t.cells[f + OWNER];
  const isRivalToo = t.cells[f + SUB] === THEN_THE_RIVAL;
  pop(t);
  if (isRivalToo) push(t, FORFEITING, 1 - seat);
}

export function offerForfeit(t: Workbench, f: number): void {
  const seat = t.cells[f + OWNER];
  const { lo, hi } = t.game.decks[seat].ofType.achievement;
  const at = zone(seat, BESIDE);
  const mineLo = t.cells[at] & lo;
  const mineHi = t.cells[at + 1] & hi;
  for (let card = after(mineLo, mineHi, -1); card >= 0; card = after(mineLo, mineHi, card))
    offer(t, option(PICK_DISCARD, card));
}

export function takeForfeit(t: Workbench, f: number, code: number): void {
  const seat = t.cells[f + OWNER];
  endForfeit(t, f);
  discard(t, seat, cardOf(code), BESIDE, 'achievement');
}
