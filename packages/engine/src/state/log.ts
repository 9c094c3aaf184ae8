import type { Cause, GameEvent, Place } from './events.ts';
import {
  ABOARD,
  BESIDE,
  BLUFFS,
  COMBAT,
  COVERED,
  DECK,
  DISCARD,
  HAND,
  LANDED,
  LEADER_AREA,
  SHIPS,
  SUPPORT,
} from './layout.ts';
import type { Seat } from './layout.ts';
import type { Workbench } from './workbench.ts';

export const PLACE_OF: Readonly<Record<number, Place>> = {
  [HAND]: 'hand',
  [DECK]: 'drawDeck',
  [COMBAT]: 'combat',
  [COVERED]: 'combat',
  [SUPPORT]: 'support',
  [BLUFFS]: 'support',
  [DISCARD]: 'discardPile',
  [LEADER_AREA]: 'leaderArea',
  [SHIPS]: 'influence',
  [LANDED]: 'landed',
  [ABOARD]: 'aboard',
  [BESIDE]: 'beside',
};

type Move = Omit<Extract<GameEvent, { event: 'moved' }>, 'event' | 'seat' | 'card'>;

export function moved(t: Workbench, seat: number, card: number, move: Move): GameEvent {
  return { event: 'moved', seat: seat as Seat, card: idOf(t, seat, card), ...move };
}

export function idOf(t: Workbench, seat: number, card: number): string {
  return t.game.decks[seat].cards[card].id;
}

export function causeOf(t: Workbench, seat: number, card: number): Cause {
  return { seat: seat as Seat, card: idOf(t, seat, card) };
}
