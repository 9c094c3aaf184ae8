import type { Box, State } from '../../src/index.ts';
import { deckListOf } from '../../src/compile/game.ts';
import { boxOfDecks } from '../../src/notation/box-of.ts';

const BOXES = new WeakMap<State['game'], Box>();

/** The box with the cards of the game that are not built in. */
export function boxOf({ game }: State): Box {
  const box = BOXES.get(game) ?? boxOfDecks(game.decks.map(deckListOf));
  BOXES.set(game, box);
  return box;
}
