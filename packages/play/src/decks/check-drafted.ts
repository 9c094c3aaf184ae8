import type { Box, CardId } from '@bluemoon/engine';
import { idsOf } from '../known-cards.ts';
import type { Deck } from './deck.ts';
import { DRAFTED_CARDS } from './limits.ts';
import { familyCards } from './people-deck.ts';
import type { DeckProblem } from './problem.ts';

/** DRAFT-14: exactly 30 of the own picks, an empty leader area and no added family; moons do not matter. */
export function checkDrafted(deck: Deck, drafted: readonly CardId[], box: Box): readonly DeckProblem[] {
  const rule = 'DRAFT-14';
  const family = deck.family === undefined ? [] : idsOf(familyCards(deck.family, box));
  const beside = [deck.leader, deck.emissary, deck.inquisitor, ...family].filter(
    (id) => typeof id === 'string',
  );
  const own = new Set(drafted);
  const others = [...new Set(deck.cards)].filter((id) => !own.has(id));
  const has = deck.cards.length;
  return [
    ...(beside.length === 0 ? [] : [{ problem: 'besideDrafted', rule, cards: beside } as const]),
    ...(others.length === 0 ? [] : [{ problem: 'notDrafted', rule, cards: others } as const]),
    ...(has === DRAFTED_CARDS
      ? []
      : [{ problem: 'size', rule, cards: [], has, needs: DRAFTED_CARDS } as const]),
  ];
}
