import type { Step } from '../vocabulary/text.ts';

/** What players see of the choices at a step, and whom it asks. */
type Manner =
  /** PROJECT-9: everybody sees the options, so a single option is not asked for. */
  | 'openOptions'
  /** The other player sees the cards that were picked so far. */
  | 'openPicks'
  /** The players choose one after the other, and the frame counts who has. */
  | 'inTurn';

/** There is no choice, or nobody else sees anything of it. */
const UNSEEN: readonly Manner[] = [];

/** Exhaustive: a new kind of step has to be added here. */
export const CHOICES: Readonly<Record<Step['do'], readonly Manner[]>> = {
  draw: ['openOptions'],
  drawTo: UNSEEN,
  attract: UNSEEN,
  changeElement: UNSEEN,
  discard: ['openOptions'],
  discardAtRandom: ['openOptions'],
  discardFromHand: ['openPicks', 'inTurn'],
  pay: ['openPicks', 'inTurn'],
  returnToHand: UNSEEN,
  putUnderDeck: UNSEEN,
  search: UNSEEN,
  drawFromDiscards: ['openOptions'],
  load: ['openPicks'],
  discloseHand: UNSEEN,
  shuffleDiscardsIntoDeck: UNSEEN,
  shuffleHandIntoDeck: UNSEEN,
  shuffleAreasIntoDeck: UNSEEN,
  shuffleLeadershipIntoDeck: ['openPicks', 'inTurn'],
  shuffleFromHandIntoDeck: UNSEEN,
  revealTop: ['openPicks'],
  discardTopOfDeck: UNSEEN,
  retreat: UNSEEN,
  playAchievement: ['inTurn'],
  cancel: UNSEEN,
};
