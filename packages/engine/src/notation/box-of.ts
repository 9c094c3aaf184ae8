import { boxWith, BUILT_IN } from '../cards/box.ts';
import type { Box } from '../cards/box.ts';
import type { GameSetup } from '../decision/new-game.ts';
import { deckListOf } from '../compile/game.ts';
import type { GameRecord } from './record.ts';

const BOXES = new WeakMap<GameRecord['setup'], Box>();

/**
 * The cards of a game. Pack cards are part of it, so that the game stays the same when packs change or are removed.
 * Cached: the same game gets the same box.
 */
export function boxOf({ setup }: Pick<GameRecord, 'setup'>): Box {
  const box = BOXES.get(setup) ?? boxOfDecks(decksOf(setup));
  BOXES.set(setup, box);
  return box;
}

type SetupDeck = GameSetup['decks'][0];

function decksOf(setup: GameRecord['setup']): readonly SetupDeck[] {
  return 'position' in setup ? setup.position.game.decks.map(deckListOf) : setup.decks;
}

/** The built-in cards, and those of these decks that are not built in. */
export function boxOfDecks(decks: readonly SetupDeck[]): Box {
  const cards = decks.flatMap((deck) =>
    typeof deck === 'string' ? [] : [deck.leader, ...deck.cards, ...(deck.emissaries ?? [])],
  );
  const known = new Set(cards.filter((card) => card !== null));
  return boxWith([...known].filter((card) => BUILT_IN.find(card.id) !== card));
}
