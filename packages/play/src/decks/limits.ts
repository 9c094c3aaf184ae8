import type { Card, CardId } from '@bluemoon/engine';

export interface DeckLimits {
  /** Exact number of cards besides the leader. */
  readonly cards: number;
  /** Maximum number of moons on cards outside the affiliation. */
  readonly moons: number;
}

/** DECK-1, DECK-4: printed on all nine leaders of the box. */
export const STANDARD_LIMITS: DeckLimits = { cards: 30, moons: 10 };

/** DRAFT-14. */
export const DRAFTED_CARDS = 30;

const NOTHING: DeckLimits = { cards: 0, moons: 0 };

/** VARIANT-3, INQUIS-2, PROJECT-42: a leader of a pack may state other numbers, and an inquisitor adds to them. */
export function deckLimits(leader: Card | undefined, inquisitor: Card | undefined): DeckLimits {
  const stated = leader?.adds ?? NOTHING;
  const added = inquisitor?.adds ?? NOTHING;
  return {
    cards: STANDARD_LIMITS.cards + stated.cards + added.cards,
    moons: STANDARD_LIMITS.moons + stated.moons + added.moons,
  };
}

/** DECK-3 to -7: the affiliation decides, not the deck indicator; cards without moons cost none. */
export function moonsFor(card: Card, leader: Card | undefined): number {
  return card.people === leader?.people ? 0 : (card.moons ?? 0);
}

/** What one card costs its deck. */
export interface Cost {
  readonly card: CardId;
  readonly moons: number;
}

/** The cards that cost moons, most expensive first. */
export function costsOf(cards: readonly Card[], leader: Card | undefined): readonly Cost[] {
  return cards
    .map((card) => ({ card: card.id, moons: moonsFor(card, leader) }))
    .filter(({ moons }) => moons > 0)
    .toSorted((a, b) => b.moons - a.moons);
}

export function moonsIn(costs: readonly Cost[]): number {
  return costs.reduce((sum, { moons }) => sum + moons, 0);
}
