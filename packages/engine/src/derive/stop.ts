import { kindBits } from '../compile/tables.ts';
import type { Standing, Table } from '../state/table.ts';
import { additional } from './additional.ts';
import { demandOf, unmetDemands } from './demand.ts';
import { iconWorks } from './icon.ts';
import { bluffsForbidden, forbiddenWord } from './prohibition.ts';
import { sourceWord } from './ship.ts';

const STOP = kindBits(['stop']);

export function isStopCard(t: Table, st: Standing, seat: number, card: number): boolean {
  return (t.game.decks[seat].icons[card] & STOP) !== 0 && iconWorks(st, seat, card, STOP);
}

/** OPEN-QUESTION-33: whether every card that the rival demands to be played could still be played after a stop card. */
export function demandsCanFollowStop(t: Table, st: Standing, seat: number): boolean {
  return unmetDemands(t, seat).every((demanding) => {
    const { playType, attract } = demandOf(t, 1 - seat, demanding);
    if (attract > 0 || (playType !== 'booster' && playType !== 'support')) return true;
    return additional(st, seat, playType) > 0 && holdsPlayable(t, st, seat, playType);
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
