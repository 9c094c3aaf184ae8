import { EARTH, elementName, elementNumber, FIRE, NO_ELEMENT } from '../compile/element.ts';
import { ELEMENT } from '../state/layout.ts';
import { causeOf } from '../state/log.ts';
import type { StepHandler, StepOf } from './handler.ts';

/** MUTANT-2; OPEN-QUESTION-13: on a starting turn there is no element to change yet. */
export const changeElement: StepHandler<StepOf<'changeElement'>> = {
  possible: () => true,
  run: (c) => {
    const { cells } = c.t;
    const now = cells[ELEMENT];
    if (now === NO_ELEMENT) return true;
    const to = c.step.to === 'other' ? FIRE + EARTH - now : elementNumber(c.step.to);
    if (to === now) return true;
    cells[ELEMENT] = to;
    if (c.t.events) {
      c.t.events.push({
        event: 'elementChanged',
        element: elementName(to),
        by: causeOf(c.t, c.owner, c.card),
      });
    }
    return true;
  },
};
