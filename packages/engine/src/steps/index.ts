import type { Step } from '../vocabulary/text.ts';
import { playAchievement } from './achievement.ts';
import { attract } from './attract.ts';
import { cancel } from './cancel.ts';
import { changeElement } from './change-element.ts';
import {
  search,
  shuffleAreasIntoDeck,
  shuffleDiscardsIntoDeck,
  shuffleHandIntoDeck,
  shuffleLeadershipIntoDeck,
} from './deck.ts';
import { discard, discardAtRandom } from './discard.ts';
import { discloseHand } from './disclose.ts';
import { discardTopOfDeck, draw, drawFromDiscards, drawTo, revealTop } from './draw.ts';
import { discardFromHand, putUnderDeck, returnToHand, shuffleFromHandIntoDeck } from './hand.ts';
import type { StepHandler } from './handler.ts';
import { load } from './load.ts';
import { pay } from './pay.ts';
import { retreat } from './retreat.ts';

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
