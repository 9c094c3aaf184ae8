import type { Affiliation } from '@bluemoon/engine';
import { paletteOf } from './ink.ts';
import { motif } from './marks.ts';
import { Sheet } from './sheet.ts';
import { svg } from './svg.ts';

export interface TwoInks {
  readonly ink: string;
  /** The background colour, for the gouges. */
  readonly cut: string;
}

/** The emblem of a people, small. */
export function sigil(people: Affiliation, { ink, cut }: TwoInks): string {
  const sheet = new Sheet(`sigil ${people}`, paletteOf(people, 'paper')).cutting(0);
  motif(sheet, people, { x: 12, y: 12, size: 11 }, { ink, cut });
  return svg(24, 24, sheet.markup());
}
