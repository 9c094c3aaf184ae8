import { EMISSARIES, KNOWN, zone } from '../state/layout.ts';
import type { Workbench } from '../state/workbench.ts';

/** EMISSARY-3, INQUIS-3: face up from the setup on. */
export function layEmissaries(t: Workbench, seat: number): void {
  const { lo, hi } = t.game.decks[seat].emissaries;
  for (const which of [EMISSARIES, KNOWN]) {
    t.cells[zone(seat, which)] |= lo;
    t.cells[zone(seat, which) + 1] |= hi;
  }
}
