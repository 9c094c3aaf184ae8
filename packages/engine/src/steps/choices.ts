import type { Step } from '../vocabulary/text.ts';

/** What players see of the choices at a step, and whom it asks. */
interface StepChoices {
  /** PROJECT-9: if everybody sees the options, a single option is not asked for. */
  readonly options: 'open' | 'hidden' | 'none';
  /** The cards that were picked so far, as the other player sees them. */
  readonly picks: 'open' | 'hidden' | 'none';
  /** `inTurn`: the players choose one after the other, and the frame counts who has. */
  readonly asks: 'once' | 'inTurn';
}

const NO_CHOICE: StepChoices = { options: 'none', picks: 'none', asks: 'once' };

/** Exhaustive: a new kind of step has to be added here. */
export const CHOICES: Readonly<Record<Step['do'], StepChoices>> = {
  draw: { options: 'open', picks: 'none', asks: 'once' },
  drawTo: NO_CHOICE,
  attract: NO_CHOICE,
  changeElement: NO_CHOICE,
  discard: { options: 'open', picks: 'none', asks: 'once' },
  discardAtRandom: { options: 'open', picks: 'none', asks: 'once' },
  discardFromHand: { options: 'hidden', picks: 'open', asks: 'inTurn' },
  pay: { options: 'hidden', picks: 'open', asks: 'inTurn' },
  returnToHand: { options: 'hidden', picks: 'none', asks: 'once' },
  putUnderDeck: { options: 'hidden', picks: 'none', asks: 'once' },
  search: { options: 'hidden', picks: 'none', asks: 'once' },
  drawFromDiscards: { options: 'open', picks: 'none', asks: 'once' },
  load: { options: 'hidden', picks: 'open', asks: 'once' },
  discloseHand: NO_CHOICE,
  shuffleDiscardsIntoDeck: NO_CHOICE,
  shuffleHandIntoDeck: NO_CHOICE,
  shuffleAreasIntoDeck: NO_CHOICE,
  shuffleLeadershipIntoDeck: { options: 'hidden', picks: 'open', asks: 'inTurn' },
  shuffleFromHandIntoDeck: { options: 'hidden', picks: 'hidden', asks: 'once' },
  revealTop: { options: 'hidden', picks: 'open', asks: 'once' },
  discardTopOfDeck: NO_CHOICE,
  retreat: NO_CHOICE,
  playAchievement: { options: 'hidden', picks: 'none', asks: 'inTurn' },
  cancel: NO_CHOICE,
};
