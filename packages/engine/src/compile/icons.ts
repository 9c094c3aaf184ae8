import { ICON_KINDS } from '../vocabulary/card.ts';
import type { Card, IconKind } from '../vocabulary/card.ts';

export function kindBits(kinds: readonly IconKind[]): number {
  return kinds.reduce((sum, kind) => sum | (1 << ICON_KINDS.indexOf(kind)), 0);
}

/** OPEN-QUESTION-1: the one place that says whether a shield is an icon. */
const SHIELD_IS_AN_ICON = true;

export function iconKinds(card: Card): readonly IconKind[] {
  const kinds = (card.icons ?? []).map((icon) => icon.split(':')[0] as IconKind);
  return SHIELD_IS_AN_ICON && card.shields !== undefined ? ['shield', ...kinds] : kinds;
}
