import type { Affiliation, Box, Card, CardType, Element, IconKind } from '@bluemoon/engine';
import { knownCard, knownCards } from '../known-cards.ts';
import type { Deck } from './deck.ts';
import { costsOf, deckLimits, moonsIn, type Cost, type DeckLimits } from './limits.ts';

export interface ElementCurve {
  /** How many cards print each value; the place in the list is the value. */
  readonly counts: readonly number[];
  readonly sum: number;
}

/** Figures of a deck, for curves and lists. Unknown cards are left out. */
export interface DeckStatistics {
  readonly cards: number;
  readonly limits: DeckLimits;
  readonly moons: number;
  /** The cards that cost moons, most expensive first. */
  readonly costs: readonly Cost[];
  readonly values: Readonly<Record<Element, ElementCurve>>;
  readonly types: ReadonlyMap<CardType, number>;
  readonly peoples: ReadonlyMap<Affiliation, number>;
  readonly icons: ReadonlyMap<IconKind, number>;
}

export function deckStatistics(deck: Deck, box: Box): DeckStatistics {
  const cards = knownCards(deck.cards, box);
  const leader = knownCard(deck.leader, box);
  const inquisitor = knownCard(deck.inquisitor, box);
  const costs = costsOf(cards, leader);
  const valuesOf = (element: Element) => curve(cards.flatMap((card) => card[element] ?? []));
  return {
    cards: cards.length,
    limits: deckLimits(leader, inquisitor),
    moons: moonsIn(costs),
    costs,
    values: { fire: valuesOf('fire'), earth: valuesOf('earth') },
    types: tally(cards.map(({ type }) => type)),
    peoples: tally(cards.map(({ people }) => people)),
    icons: tally(cards.flatMap(iconKinds)),
  };
}

function curve(values: readonly number[]): ElementCurve {
  const highest = Math.max(-1, ...values);
  return {
    counts: Array.from({ length: highest + 1 }, (_, value) => values.filter((one) => one === value).length),
    sum: values.reduce((sum, value) => sum + value, 0),
  };
}

function tally<T>(items: readonly T[]): ReadonlyMap<T, number> {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** OPEN-QUESTION-1: a shield is an icon; two of them on a card are counted once. */
function iconKinds({ shields, icons }: Card): readonly IconKind[] {
  const kinds = (icons ?? []).map((icon) => icon.replace(/:.*/, '') as IconKind);
  return [...new Set<IconKind>([...((shields ?? []).length > 0 ? ['shield' as const] : []), ...kinds])];
}
