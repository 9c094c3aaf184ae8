import { ALL_CARDS, cardById } from '@bluemoon/engine';
import type { Card, CardId } from '@bluemoon/engine';
import type { DraftView } from '@bluemoon/play';

type Pool = readonly Card[];

/** How much a card is worth by what is printed on it. */
function printedWorth(card: Card): number {
  return 2 * (card.moons ?? 0) + Math.max(card.fire ?? 0, card.earth ?? 0) + (card.icons?.length ?? 0);
}

const worthOf = (id: CardId): number => printedWorth(cardById(id));

export function draftPick({ packet }: DraftView, _pool: Pool = ALL_CARDS): CardId {
  const [best = ''] = packet.toSorted((a, b) => worthOf(b) - worthOf(a));
  return best;
}

export function draftedDeck(picks: readonly CardId[], _pool: Pool = ALL_CARDS): readonly CardId[] {
  const kept = new Set(picks.toSorted((a, b) => worthOf(b) - worthOf(a)).slice(0, 30));
  return picks.filter((id) => kept.has(id));
}
