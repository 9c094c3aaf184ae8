import { kindBits } from '../compile/icons.ts';
import { OPEN_PAIR } from '../state/layout.ts';
import type { Standing, Table } from '../state/table.ts';
import { iconWorks } from './icon.ts';

const PAIR = kindBits(['pair']);

/** PAIR-1, FREE-7: the second card of a pair needs no limit of its own; of which type the two are does not matter (RULING-40). */
export function isSecondOfPair(t: Table, st: Standing, seat: number, card: number): boolean {
  const open = t.cells[OPEN_PAIR];
  return open !== 0 && t.game.decks[seat].pair[card] === open - 1 && iconWorks(st, seat, card, PAIR);
}

/** What the card opens for those after it: a pair or a gang; whether icons work is asked of the card that joins (PROJECT-14). */
export function pairOpened(t: Table, st: Standing, seat: number, card: number): number {
  const pair = t.game.decks[seat].pair[card];
  return pair < 0 || isSecondOfPair(t, st, seat, card) ? 0 : pair + 1;
}
