import { AMOUNT, ATTRACT, CARD, NO_CARD, OWNER, pop, push, SUB, WHICH } from '../state/agenda.ts';
import type { Cause } from '../state/events.ts';
import { BY_FOURTH_DRAGON, DRAGONS } from '../state/layout.ts';
import type { Seat } from '../state/layout.ts';
import { causeOf } from '../state/log.ts';
import { cardOf, offer, option, PICK_DRAGON } from '../state/options.ts';
import type { Workbench } from '../state/workbench.ts';
import { DRAGON_NAMES } from '../vocabulary/card.ts';
import { endGame } from './win.ts';

const BY_TEXT = 0;
const CAUSES = ['play', 'retreat', 'bluff'] as const;

/** With three on the rival's side, the seventh is the player's fourth and ends the game (DRAGON-2, DRAGON-6). */
export const ALL_DRAGONS = 7;

/** The player attracts dragons because of a card's text. */
export function attractByText(
  t: Workbench,
  seat: number,
  dragons: number,
  textOwner: number,
  card: number,
): void {
  const f = push(t, ATTRACT, seat, card, BY_TEXT);
  t.cells[f + AMOUNT] = Math.min(dragons, ALL_DRAGONS);
  t.cells[f + SUB] = textOwner;
}

export function attractBy(t: Workbench, seat: number, dragons: number, cause: 'retreat' | 'bluff'): void {
  const f = push(t, ATTRACT, seat, NO_CARD, CAUSES.indexOf(cause));
  t.cells[f + AMOUNT] = Math.min(dragons, ALL_DRAGONS);
}

/** DRAGON-6, WIN-1, WIN-9: with all three on the player's side another one ends the game at once. */
export function advanceAttract(t: Workbench, f: number): boolean {
  const { cells } = t;
  if (cells[f + AMOUNT] === 0) {
    pop(t);
    return true;
  }
  const seat = cells[f + OWNER];
  for (let d = 0; d < 3; d++) if (cells[DRAGONS + d] !== seat + 1) return false;
  endGame(t, seat, BY_FOURTH_DRAGON);
  return true;
}

/** DRAGON-1 to -5: the rival's dragons first, then those on the board. */
export function offerDragons(t: Workbench, f: number): void {
  const { cells } = t;
  const rival = 2 - cells[f + OWNER];
  const rivalHasOne =
    cells[DRAGONS] === rival || cells[DRAGONS + 1] === rival || cells[DRAGONS + 2] === rival;
  for (let d = 0; d < 3; d++)
    if (cells[DRAGONS + d] === (rivalHasOne ? rival : 0)) offer(t, option(PICK_DRAGON, d));
}

export function takeDragon(t: Workbench, f: number, code: number): void {
  const { cells } = t;
  const seat = cells[f + OWNER];
  const d = cardOf(code);
  const toBoard = cells[DRAGONS + d] !== 0;
  cells[DRAGONS + d] = toBoard ? 0 : seat + 1;
  cells[f + AMOUNT]--;
  if (t.events) {
    const by: Cause =
      cells[f + WHICH] === BY_TEXT ? causeOf(t, cells[f + SUB], cells[f + CARD]) : CAUSES[cells[f + WHICH]];
    t.events.push({
      event: 'dragonMoved',
      seat: seat as Seat,
      dragon: DRAGON_NAMES[d],
      to: toBoard ? 'board' : (seat as Seat),
      by,
    });
  }
}
