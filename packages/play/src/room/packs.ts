import { boxWith } from '@bluemoon/engine';
import type { Box, Card } from '@bluemoon/engine';

/** A card pack that a table is played with. Its cards were checked before they came here. */
export interface TablePack {
  readonly name: string;
  readonly cards: readonly Card[];
}

const BOXES = new WeakMap<readonly TablePack[], Box>();

/** All cards of a table: those of the box, and of its packs. Cached: boxes are compared by identity. */
export function boxOfPacks(packs: readonly TablePack[]): Box {
  const box = BOXES.get(packs) ?? boxWith(packs.flatMap(({ cards }) => cards));
  BOXES.set(packs, box);
  return box;
}
