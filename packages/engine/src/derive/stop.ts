import { kindBits } from '../compile/icons.ts';
import { inMask } from '../compile/mask.ts';
import type { SeatSet } from '../compile/seat-set.ts';
import type { Standing, Workbench } from '../state/workbench.ts';
import { additional } from './additional.ts';
import { demandOf, unmetDemands } from './demand.ts';
import { iconWorks } from './icon.ts';
import { bluffsForbidden, forbiddenWord } from './prohibition.ts';
import { sourceWord } from './ship.ts';

const STOP = kindBits(['stop']);

export function isStopCard(t: Workbench, st: Standing, seat: number, card: number): boolean {
  return (t.game.decks[seat].icons[card] & STOP) !== 0 && iconWorks(st, seat, card, STOP);
}

/**
 * OPEN-QUESTION-33: whether every card that the rival demands to be played is the stop card itself or could still be
 * played after it; `stop` is null for one that was played before.
 */
export function demandsCanFollowStop(t: Workbench, st: Standing, seat: number, stop: number | null): boolean {
  return unmetDemands(t, seat).every((demanding) => {
    const { play, attract } = demandOf(t, 1 - seat, demanding);
    if (attract > 0 || play === null || (stop !== null && inMask(play, stop))) return true;
    return AFTER_STOP.some(
      (type) => additional(st, seat, type) > 0 && holdsPlayable(t, st, seat, type, play),
    );
  });
}

/** STOP-3, STOP-4: only what text allows beyond the limit. */
const AFTER_STOP = ['booster', 'support'] as const;

function holdsPlayable(
  t: Workbench,
  st: Standing,
  seat: number,
  type: (typeof AFTER_STOP)[number],
  wanted: SeatSet,
): boolean {
  const deck = t.game.decks[seat];
  const canBluff =
    type === 'support' && wanted.bluff && !bluffsForbidden(st, seat) && st.bluffsIgnored[seat] === 0;
  return ([0, 1] as const).some((word) => {
    const allowed = ~forbiddenWord(st, seat, word);
    const faceUp = sourceWord(t, seat, deck.ofType[type], word) & (word === 0 ? wanted.lo : wanted.hi);
    const bluffs = canBluff ? sourceWord(t, seat, deck.withIcon.bluff, word) : 0;
    return ((faceUp | bluffs) & allowed) !== 0;
  });
}
