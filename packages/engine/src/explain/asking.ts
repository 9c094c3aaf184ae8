import { RulesError } from '../rules-error.ts';
import type { SeatRule } from '../compile/rules.ts';
import type { Seat } from '../state/layout.ts';
import { workbenchFor } from '../state/workbench.ts';
import type { State, Workbench } from '../state/workbench.ts';
import { idOf } from '../state/log.ts';
import type { CardId } from '../vocabulary/card.ts';
import type { CardRef } from './explanation.ts';

/** A workbench for questions about one seat. */
export function askedTable(state: State, seat: Seat): Workbench {
  if (![0, 1].includes(seat)) throw new RulesError('illegalOption', 'A seat is 0 or 1.');
  return workbenchFor(state, null);
}

/** The card's number in its owner's deck. */
export function cardNumber(t: Workbench, seat: Seat, card: CardId): number {
  const number = t.game.decks[seat].numberOf.get(card);
  if (number === undefined) {
    throw new RulesError('illegalOption', `The deck of seat ${seat} has no card “${card}”.`);
  }
  return number;
}

export function refTo(t: Workbench, seat: number, card: number): CardRef {
  return { seat: seat as Seat, card: idOf(t, seat, card) };
}

export function faceDown(seat: number): CardRef {
  return { seat: seat as Seat, card: null };
}

/** The cards with these rules, each once. */
export function cardsOf(t: Workbench, rules: readonly SeatRule[]): readonly CardRef[] {
  const refs = new Map(rules.map(({ seat, card }) => [`${seat} ${card}`, refTo(t, seat, card)]));
  return [...refs.values()];
}
