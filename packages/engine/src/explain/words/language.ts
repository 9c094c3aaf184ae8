import type { Element } from '../../vocabulary/card.ts';
import type { TurnPhase } from '../../words/index.ts';
import type { CardRef, FactKind, FactOf } from '../explanation.ts';

/** Words for the cards of a fact. */
export interface Names {
  readonly card: (ref: CardRef) => string;
  readonly cards: (refs: readonly CardRef[]) => string;
  /** The condition on the card, in the card's own words. */
  readonly condition: (ref: CardRef) => string;
  /** The demand on the card, in the card's own words. */
  readonly demand: (ref: CardRef) => string;
  readonly element: (element: Element) => string;
  readonly phase: (phase: TurnPhase) => string;
}

/** A sentence for every kind of fact, addressed to the player concerned. */
export type FactWords = { readonly [K in FactKind]: (fact: FactOf<K>, names: Names) => string };

export interface ExplanationWords {
  readonly facts: FactWords;
  readonly faceDownCard: string;
  readonly and: string;
}
