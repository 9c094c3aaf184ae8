import { EARTH, FIRE, NO_ELEMENT, elementName, elementNumber } from '../compile/element.ts';
import { ELEMENT, FIGHT, NO_FIGHT, RUNNING } from '../state/layout.ts';
import { causeOf, say } from '../state/log.ts';
import { attractByText } from '../actions/dragons.ts';
import { cancelDeclaredAction } from '../actions/interference.ts';
import { playAchievement } from './achievement.ts';
import { beginRetreat } from '../actions/retreat.ts';
import type { Step } from '../vocabulary/text.ts';
import {
  search,
  shuffleAreasIntoDeck,
  shuffleDiscardsIntoDeck,
  shuffleHandIntoDeck,
  shuffleLeadershipIntoDeck,
} from './deck.ts';
import { discard, discardAtRandom } from './discard.ts';
import { discardTopOfDeck, draw, drawFromDiscards, drawTo, revealTop } from './draw.ts';
import {
  discardFromHand,
  discloseHand,
  load,
  pay,
  putUnderDeck,
  returnToHand,
  shuffleFromHandIntoDeck,
} from './hand.ts';
import type { StepHandler } from './handler.ts';

const attract: StepHandler<Extract<Step, { do: 'attract' }>> = {
  possible: () => true,
  run: (c) => {
    attractByText(c.t, c.owner, c.step.count, c.owner, c.card);
    return true;
  },
};

/** MUTANT-2; OPEN-QUESTION-13: on a starting turn there is no element to change yet. */
const changeElement: StepHandler<Extract<Step, { do: 'changeElement' }>> = {
  possible: () => true,
  run: (c) => {
    const { cells } = c.t;
    const now = cells[ELEMENT];
    if (cells[FIGHT] !== RUNNING || now === NO_ELEMENT) return true;
    const to = c.step.to === 'other' ? FIRE + EARTH - now : elementNumber(c.step.to);
    if (to === now) return true;
    cells[ELEMENT] = to;
    if (c.t.events) {
      say(c.t, {
        event: 'elementChanged',
        element: elementName(to),
        by: causeOf(c.t, c.owner, c.card),
      });
    }
    return true;
  },
};

/** RETREAT-9, RULING-31. Without a fight there is nothing to retreat from (ENGAGE-6, TEXT-8). */
const retreat: StepHandler<Extract<Step, { do: 'retreat' }>> = {
  possible: (c) => c.t.cells[FIGHT] !== NO_FIGHT,
  run: (c) => {
    if (c.t.cells[FIGHT] !== NO_FIGHT) beginRetreat(c.t, 1 - c.owner, 'forced');
    return true;
  },
};

/** INTERF-3. */
const cancel: StepHandler<Extract<Step, { do: 'cancel' }>> = {
  possible: () => true,
  run: (c) => {
    cancelDeclaredAction(c.t, c.owner, c.card);
    return true;
  },
};

const HANDLERS: { readonly [K in Step['do']]: StepHandler<Extract<Step, { do: K }>> } = {
  draw,
  drawTo,
  attract,
  changeElement,
  discard,
  discardAtRandom,
  discardFromHand,
  pay,
  returnToHand,
  putUnderDeck,
  search,
  drawFromDiscards,
  load,
  discloseHand,
  shuffleDiscardsIntoDeck,
  shuffleHandIntoDeck,
  shuffleAreasIntoDeck,
  shuffleLeadershipIntoDeck,
  shuffleFromHandIntoDeck,
  revealTop,
  discardTopOfDeck,
  retreat,
  playAchievement,
  cancel,
};

export const STEP_KINDS = Object.keys(HANDLERS) as readonly Step['do'][];

export function handlerOf(step: Step): StepHandler {
  return HANDLERS[step.do];
}
