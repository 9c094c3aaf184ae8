import { CARD_TYPES, deckOf, ELEMENTS, PEOPLES } from '@bluemoon/engine';
import type { Card, CardType, Element, People } from '@bluemoon/engine';

/** The cards of one type; those of the deck's own people first. */
export interface Section {
  readonly type: CardType;
  readonly cards: readonly Card[];
}

/** Figures without the leader, who is never played. */
export interface Figures {
  readonly cards: number;
  readonly ofType: ReadonlyMap<CardType, number>;
  readonly total: Readonly<Record<Element, number>>;
  /** Over the cards with values. */
  readonly average: Readonly<Record<Element, number>>;
  readonly moons: number;
}

export interface DeckList {
  readonly people: People;
  readonly sections: readonly Section[];
  readonly figures: Figures;
}

export const DECK_LISTS: readonly DeckList[] = PEOPLES.map((people) => {
  const { leader, cards } = deckOf(people);
  return { people, sections: sectionsOf(people, [leader, ...cards]), figures: figuresOf(cards) };
});

/** The card types that occur in people decks. */
export const TYPES_IN_DECKS: readonly CardType[] = CARD_TYPES.filter((type) =>
  DECK_LISTS.some(({ figures }) => (figures.ofType.get(type) ?? 0) > 0),
);

function sectionsOf(people: People, cards: readonly Card[]): readonly Section[] {
  const isGuest = (card: Card): number => Number(card.people !== people);
  return CARD_TYPES.map((type) => ({
    type,
    cards: cards.filter((card) => card.type === type).toSorted((a, b) => isGuest(a) - isGuest(b)),
  })).filter(({ cards }) => cards.length > 0);
}

export function figuresOf(cards: readonly Card[]): Figures {
  const sum = (of: (card: Card) => number): number => cards.reduce((sum, card) => sum + of(card), 0);
  const [fire, earth] = ELEMENTS.map((element) => sum((card) => card[element] ?? 0)) as [number, number];
  const valued = Math.max(1, cards.filter((card) => card.fire !== undefined).length);
  return {
    cards: cards.length,
    ofType: new Map(CARD_TYPES.map((type) => [type, cards.filter((card) => card.type === type).length])),
    total: { fire, earth },
    average: { fire: fire / valued, earth: earth / valued },
    moons: sum((card) => card.moons ?? 0),
  };
}
