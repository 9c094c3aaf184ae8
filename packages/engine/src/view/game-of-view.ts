import { compileGame } from '../compile/compile.ts';
import type { DeckList, Game } from '../compile/tables.ts';
import { finderFor } from '../cards/find-card.ts';
import type { Card, CardId } from '../vocabulary/card.ts';
import type { DeckView, View } from './view.ts';

/** A bot imagines the same game many times, so that the last few are kept, by the pool of their cards. */
const COMPILED = new WeakMap<readonly Card[], Map<string, Game>>();
const MOST_KEPT = 16;

/** The fixed facts of the game that is viewed. */
export function gameOfView(view: View, pool: readonly Card[]): Game {
  const { rules, decks } = view;
  const games = COMPILED.get(pool) ?? new Map<string, Game>();
  COMPILED.set(pool, games);
  const key = [rules.edition, rules.backtrack, rules.series, ...decks.map(keyOf)].join('|');
  const kept = games.get(key);
  if (kept !== undefined) return kept;
  const game = compileGame(rules, [deckList(decks[0], pool), deckList(decks[1], pool)]);
  if (games.size === MOST_KEPT) games.clear();
  games.set(key, game);
  return game;
}

function keyOf({ leader, cards, emissaries }: DeckView): string {
  return `${leader ?? ''}:${cards.join(',')}:${emissaries.join(',')}`;
}

function deckList({ leader, cards, emissaries }: DeckView, pool: readonly Card[]): DeckList {
  const card = (id: CardId): Card => {
    const found = finderFor(pool).find(id);
    if (typeof found === 'string') throw new TypeError(found);
    return found;
  };
  return {
    leader: leader === null ? null : card(leader),
    cards: cards.map(card),
    emissaries: emissaries.map(card),
  };
}
