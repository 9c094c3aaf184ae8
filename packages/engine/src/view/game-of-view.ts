import type { Box } from '../cards/box.ts';
import { compileGame } from '../compile/compile.ts';
import type { DeckList, Game } from '../compile/game.ts';
import type { DeckView, View } from './view.ts';

/** A cache per box: a bot imagines the same game many times. */
const COMPILED = new WeakMap<Box, Map<string, Game>>();
const MAX_CACHED = 16;

/** The compiled game of a view. */
export function gameOfView(view: View, box: Box): Game {
  const { rules, decks } = view;
  const games = COMPILED.get(box) ?? new Map<string, Game>();
  COMPILED.set(box, games);
  const key = [rules.edition, rules.backtrack, rules.series, ...decks.map(keyOf)].join('|');
  const cached = games.get(key);
  if (cached !== undefined) return cached;
  const game = compileGame(rules, [deckList(decks[0], box), deckList(decks[1], box)]);
  if (games.size === MAX_CACHED) games.clear();
  games.set(key, game);
  return game;
}

/** Views of the same game share their decks. */
const KEYS = new WeakMap<DeckView, string>();

function keyOf(deck: DeckView): string {
  const { leader, cards, emissaries } = deck;
  const key = KEYS.get(deck) ?? `${leader ?? ''}:${cards.join(',')}:${emissaries.join(',')}`;
  KEYS.set(deck, key);
  return key;
}

function deckList({ leader, cards, emissaries }: DeckView, box: Box): DeckList {
  return {
    leader: leader === null ? null : box.card(leader),
    cards: cards.map(box.card),
    emissaries: emissaries.map(box.card),
  };
}
