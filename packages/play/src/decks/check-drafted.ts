import type { CardId } from '@bluemoon/engine';
import type { Deck } from './deck.ts';
import { DRAFTED_CARDS } from './limits.ts';
import type { DeckProblem } from './problem.ts';

/** DRAFT-14: exactly 30 of the own picks, and nobody in the leader area; moons do not matter. */
export function checkDrafted(deck: Deck, drafted: readonly CardId[]): readonly DeckProblem[] {
  const rule = 'DRAFT-14';
  const beside = [deck.leader, deck.emissary, deck.inquisitor].filter((id) => typeof id === 'string');
  const others = [...new Set(deck.cards)].filter((id) => !drafted.includes(id));
  const has = deck.cards.length;
  return [
    ...(beside.length === 0 ? [] : [{ problem: 'besideDrafted', rule, cards: beside } as const]),
    ...(others.length === 0 ? [] : [{ problem: 'notDrafted', rule, cards: others } as const]),
    ...(has === DRAFTED_CARDS
      ? []
      : [{ problem: 'size', rule, cards: [], has, needs: DRAFTED_CARDS } as const]),
  ];
}
