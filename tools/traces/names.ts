/** Records use English card names, the engine uses ids. */
import { BUILT_IN, CARDS } from '@bluemoon/engine';
import { cardsIn, idOf, zone } from './engine.ts';
import type { Workbench } from './engine.ts';
import { OffTheRecord } from './off-the-record.ts';

const ID_OF: ReadonlyMap<string, string> = new Map(CARDS.map((card) => [card.name.en, card.id]));

export function nameOfId(id: string): string {
  return BUILT_IN.card(id).name.en;
}

export function idOfName(name: string): string {
  const id = ID_OF.get(name);
  if (id === undefined) throw new OffTheRecord(`there is no card called ${name}`);
  return id;
}

export function nameOf(t: Workbench, seat: number, card: number): string {
  return nameOfId(idOf(t, seat, card));
}

/** The number of a card in the seat's deck. */
export function numberOf(t: Workbench, seat: number, name: string): number {
  const number = t.game.decks[seat]?.numberOf.get(idOfName(name));
  if (number === undefined) throw new OffTheRecord(`seat ${seat} has no ${name}`);
  return number;
}

/** The names of the cards in a zone. */
export function namesIn(t: Workbench, seat: number, which: number): string[] {
  return [...cardsIn(t.cells, zone(seat, which))].map((card) => nameOf(t, seat, card));
}
