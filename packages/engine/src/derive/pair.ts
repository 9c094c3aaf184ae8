import { kindBits } from '../compile/icons.ts';
import { OPEN_PAIR } from '../state/layout.ts';
import type { Standing, Workbench } from '../state/workbench.ts';
import { iconWorks } from './icon.ts';

const PAIR = kindBits(['pair']);

/** PAIR-1, FREE-7: the second card of a pair needs no limit of its own; their type does not matter (RULING-40). */
export function isSecondOfPair(t: Workbench, st: Standing, seat: number, card: number): boolean {
  const open = t.cells[OPEN_PAIR];
  return open !== 0 && t.game.decks[seat].pair[card] === open - 1 && iconWorks(st, seat, card, PAIR);
}

/** Opens a pair or a gang for the cards after it; whether icons work is checked for the card that joins (PROJECT-14). */
export function pairOpened(t: Workbench, st: Standing, seat: number, card: number): number {
  const pair = t.game.decks[seat].pair[card];
  return pair < 0 || isSecondOfPair(t, st, seat, card) ? 0 : pair + 1;
}
