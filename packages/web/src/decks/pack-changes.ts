import type { Card, CardId } from '@bluemoon/engine';
import type { OwnDeck } from './own-deck.ts';

/** The differences between two versions of a pack. */
export interface PackChanges {
  readonly added: readonly Card[];
  /** The new versions. */
  readonly changed: readonly Card[];
  readonly removed: readonly Card[];
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
    removed: before.filter(({ id }) => !ids.has(id)),
  };
}

export const isChange = ({ added, changed, removed }: PackChanges): boolean =>
  added.length + changed.length + removed.length > 0;

/** The order of keys does not matter. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const [a, b] = [Object.entries(one), new Map(Object.entries(other))];
  return a.length === b.size && a.every(([key, value]) => b.has(key) && isSame(value, b.get(key)));
}

/** The decks that contain some of these cards. */
export function decksWith(cards: readonly Card[], decks: readonly OwnDeck[]): readonly OwnDeck[] {
  const ids: ReadonlySet<CardId> = new Set(cards.map(({ id }) => id));
  return decks.filter(({ deck: { leader, emissary, inquisitor, cards: own } }) =>
    [leader, emissary, inquisitor, ...own].some((id) => typeof id === 'string' && ids.has(id)),
  );
}
