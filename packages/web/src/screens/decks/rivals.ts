import { PEOPLES } from '@bluemoon/engine';
import type { Box, CardId, People } from '@bluemoon/engine';
import type { Deck, Family } from '@bluemoon/play';
import { deckOfPeople } from '../../decks/editing.ts';
import type { OwnDeck } from '../../decks/own-deck.ts';

/** The rival's deck: a people, or an own deck by its id. */
export type RivalKey = People | `own:${string}`;

export const keyOf = ({ id }: OwnDeck): RivalKey => `own:${id}`;

export function rivalKey(value: string): RivalKey {
  return (
    PEOPLES.find((people) => people === value) ?? (value.startsWith('own:') ? (value as RivalKey) : 'hoax')
  );
}

/** What is added to a people deck. */
export interface RivalAdded {
  readonly family: Family | null;
  readonly emissary: CardId | null;
}

export function rivalDeck(
  key: RivalKey,
  added: RivalAdded,
  { others, box }: { readonly others: readonly OwnDeck[]; readonly box: Box },
): Deck | null {
  const people = PEOPLES.find((one) => one === key);
  if (people !== undefined) return deckOfPeople(people, { ...added, inquisitor: null }, box);
  return others.find((own) => keyOf(own) === key)?.deck ?? null;
}
