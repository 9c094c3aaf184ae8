import type { CardId } from '@bluemoon/engine';
import type { Placement } from './shapes.ts';
import type { Sheet } from './sheet.ts';

export type Draw = (sheet: Sheet) => void;

/** The leader and the characters of a people. */
export type Gallery = Readonly<Record<CardId, Draw>>;

/** Right of the centre, because the values of a card are on the left. */
export const CENTRE = { x: 101, y: 98 } as const;

/** Several drawings on one sheet, from back to front. */
export function scene(...drawings: readonly Draw[]): Draw {
  return (sheet) => {
    for (const draw of drawings) draw(sheet);
  };
}

/** A drawing around its own centre, moved to its place. */
export function set(draw: Draw, placement: Placement = {}): Draw {
  return (sheet) => sheet.at({ ...CENTRE, ...placement }, draw);
}
