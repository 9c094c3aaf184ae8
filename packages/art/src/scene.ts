import type { CardId } from '@bluemoon/engine';
import type { Placement } from './shapes.ts';
import type { Sheet } from './sheet.ts';

export type Draw = (sheet: Sheet) => void;

/** Who belongs to one people: its leader and its characters. */
export type Gallery = Readonly<Record<CardId, Draw>>;

/** Right of the middle, because the values of a card stand at the left. */
export const CENTRE = { x: 101, y: 98 } as const;

/** Several drawings on one sheet, the hindmost first. */
export function scene(...drawings: readonly Draw[]): Draw {
  return (sheet) => {
    for (const draw of drawings) draw(sheet);
  };
}

/** A drawing around its own middle, set where it belongs. */
export function set(draw: Draw, placement: Placement = {}): Draw {
  return (sheet) => sheet.at({ ...CENTRE, ...placement }, draw);
}
