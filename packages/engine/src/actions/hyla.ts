import { inMask } from '../compile/mask.ts';
import { BESIDE, zone } from '../state/layout.ts';
import { cardsIn } from '../state/sets.ts';
import type { Workbench } from '../state/workbench.ts';
import { discard } from '../state/zones.ts';

/** HYLA-2. */
export function clearHylaArea(t: Workbench): void {
  for (const seat of [0, 1]) {
    const old = cardsIn(t.cells, zone(seat, BESIDE)).find((card) =>
      inMask(t.game.decks[seat].ofType.hyla, card),
    );
    if (old !== undefined) discard(t, seat, old, BESIDE, 'hyla');
  }
}
