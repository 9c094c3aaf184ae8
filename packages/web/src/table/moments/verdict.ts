import type { Box, CardId, Element } from '@bluemoon/engine';

/** What the mask of a face-down card says about the contested element. */
export type Mask =
  | 'genuine'
  /** It shows no element (BLUFF-20). */
  | 'plain'
  | 'otherElement'
  /** Bluff icons are ignored, so that no card is genuine (BLUFF-19). */
  | 'ignored';

export interface TurnedCard {
  readonly card: CardId;
  readonly mask: Mask;
}

interface Called {
  readonly element: Element;
  readonly verdict: 'bluff' | 'honest';
}

/** The cards up to the first that fails: that one decides. */
export function turnedCards(
  revealed: readonly CardId[],
  { element, verdict }: Called,
  box: Box,
): readonly TurnedCard[] {
  const turned = revealed.map((card): TurnedCard => ({ card, mask: maskOf(card, element, box) }));
  if (verdict === 'honest') return turned.map(({ card }) => ({ card, mask: 'genuine' }));
  const failing = turned.findIndex(({ mask }) => mask !== 'genuine');
  if (failing === -1) return turned.slice(0, 1).map(({ card }) => ({ card, mask: 'ignored' }));
  return turned.slice(0, failing + 1);
}

function maskOf(card: CardId, element: Element, box: Box): Mask {
  const { icons = [] } = box.card(card);
  if (icons.includes(`bluff:${element}`)) return 'genuine';
  return icons.includes('bluff:neutral') ? 'plain' : 'otherElement';
}
