import type { Card, CardId } from '@bluemoon/engine';
import type { OwnDeck } from './own-deck.ts';

/** What another version of a pack brings. */
export interface PackChanges {
  readonly added: readonly Card[];
  /** As they are now. */
  readonly changed: readonly Card[];
  readonly gone: readonly Card[];
}

export function changesBetween(before: readonly Card[], after: readonly Card[]): PackChanges {
  const old = new Map(before.map((card) => [card.id, card]));
  const ids = new Set(after.map(({ id }) => id));
  return {
    added: after.filter(({ id }) => !old.has(id)),
    changed: after.filter((card) => {
      const was = old.get(card.id);
      return was !== undefined && !isSame(was, card);
    }),
    gone: before.filter(({ id }) => !ids.has(id)),
  };
}

export const isChange = ({ added, changed, gone }: PackChanges): boolean =>
  added.length + changed.length + gone.length > 0;

/** However a file orders its keys, the cards are the same. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const [a, b] = [Object.entries(one), new Map(Object.entries(other))];
  return a.length === b.size && a.every(([key, value]) => b.has(key) && isSame(value, b.get(key)));
}

/** The decks in which some of these cards are. */
export function decksWith(cards: readonly Card[], decks: readonly OwnDeck[]): readonly OwnDeck[] {
  const ids: ReadonlySet<CardId> = new Set(cards.map(({ id }) => id));
  return decks.filter(({ deck: { leader, emissary, inquisitor, cards: own } }) =>
    [leader, emissary, inquisitor, ...own].some((id) => typeof id === 'string' && ids.has(id)),
  );
}
