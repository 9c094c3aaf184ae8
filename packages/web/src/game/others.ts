import { ALL_CARDS } from '@bluemoon/engine';
import type { Card, GameRecord, GameSetup } from '@bluemoon/engine';

const BOX = new Map(ALL_CARDS.map((card) => [card.id, card]));

type SetupDeck = GameSetup['decks'][0];

/** The cards of these decks that are not from the box, or are in the place of one that is. */
export function othersIn(decks: readonly SetupDeck[]): readonly Card[] {
  const all = decks.flatMap((deck) =>
    typeof deck === 'string' ? [] : [deck.leader, ...deck.cards, ...(deck.emissaries ?? [])],
  );
  return [...new Set(all.filter((card) => card !== null))].filter((card) => BOX.get(card.id) !== card);
}

const FOUND = new WeakMap<GameRecord['setup'], readonly Card[]>();

/**
 * The cards outside the box with which a game is played. They are part of the game: packs may change, be removed or
 * replaced, and the game stays what it was. The same list each time, since whoever imagines a game prepares it for one.
 */
export function othersOf({ setup }: Pick<GameRecord, 'setup'>): readonly Card[] {
  const found = FOUND.get(setup) ?? othersIn(decksOf(setup));
  FOUND.set(setup, found);
  return found;
}

function decksOf(setup: GameRecord['setup']): readonly SetupDeck[] {
  return 'position' in setup
    ? setup.position.game.decks.map(({ leader, cards }) => ({ leader, cards }))
    : setup.decks;
}
