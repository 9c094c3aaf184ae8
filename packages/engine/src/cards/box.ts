import { folded } from '../reading/near.ts';
import { RulesError } from '../rules-error.ts';
import type { Card, CardId } from '../vocabulary/card.ts';
import { CARDS, STAND_INS } from './index.ts';

/** All cards of a run. It is a cache key, so reuse one value instead of building it again. */
export interface Box {
  /**
   * `CARDS`, `STAND_INS`, then the pack cards in the order in which they were given; a pack card with the id of a
   * stand-in takes its place. Decks are dealt in this order, so that a seed always deals the same game.
   */
  readonly cards: readonly Card[];
  /** The cards that are not built in: they have to be stored with a game. */
  readonly packCards: readonly Card[];
  readonly find: (id: CardId) => Card | undefined;
  /** Throws a `RulesError` if there is no such card. */
  readonly card: (id: CardId) => Card;
  /** By the English name; case, accents and punctuation do not matter. */
  readonly named: (english: string) => Card | undefined;
}

/** The box without packs. */
export const BUILT_IN: Box = built([]);

export function boxWith(packCards: readonly Card[]): Box {
  return packCards.length === 0 ? BUILT_IN : built(packCards);
}

function built(packCards: readonly Card[]): Box {
  // A map keeps the place of a key whose value is replaced.
  const byId = new Map([...CARDS, ...STAND_INS, ...packCards].map((card) => [card.id, card]));
  const cards = Object.freeze([...byId.values()]);
  const byName = new Map(cards.map((card) => [folded(card.name.en), card]));
  return Object.freeze({
    cards,
    packCards: Object.freeze([...packCards]),
    find: (id) => byId.get(id),
    card: (id) => {
      const card = byId.get(id);
      if (card === undefined) throw new RulesError('badSetup', `There is no card “${id}”.`);
      return card;
    },
    named: (english) => byName.get(folded(english)),
  } satisfies Box);
}
