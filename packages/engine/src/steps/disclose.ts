import { DISCLOSED, HAND, KNOWN, REVEALED, zone } from '../state/layout.ts';
import type { Seat } from '../state/layout.ts';
import { causeOf, idOf } from '../state/log.ts';
import { cardsIn } from '../state/sets.ts';
import type { StepHandler, StepOf } from './handler.ts';

/** DISCLOSE-1. */
export const discloseHand: StepHandler<StepOf<'discloseHand'>> = {
  possible: () => true,
  run: (c) => {
    const { cells } = c.t;
    const rival = 1 - c.owner;
    for (const which of [DISCLOSED, KNOWN]) {
      cells[zone(rival, which)] |= cells[zone(rival, HAND)];
      cells[zone(rival, which) + 1] |= cells[zone(rival, HAND) + 1];
    }
    cells[REVEALED] = 1;
    if (c.t.events) {
      const cards = cardsIn(cells, zone(rival, HAND)).map((card) => idOf(c.t, rival, card));
      c.t.events.push({ event: 'disclosed', seat: rival as Seat, cards, by: causeOf(c.t, c.owner, c.card) });
    }
    return true;
  },
};
