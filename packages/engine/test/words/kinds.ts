import type { Condition, Moment, Payment, Rule, Step, Text } from '../../src/vocabulary/text.ts';

type KeyOfUnion<T> = T extends unknown ? keyof T : never;

/** A word of the vocabulary that is missing here does not compile. */
const RULES: Readonly<Record<Rule['rule'], true>> = {
  ignore: true,
  printed: true,
  value: true,
  total: true,
  doubleText: true,
  cannotPlay: true,
  playAtMost: true,
  haveAtMost: true,
  takeFromDeckAtMost: true,
  cannotTake: true,
  cannotCall: true,
  cannotDrawAtEnd: true,
  mayPlay: true,
  retreatDragons: true,
  nextIsFree: true,
  handWhileLanding: true,
  attackAgain: true,
  waiveCondition: true,
  coversNothing: true,
  achievementWithoutDragon: true,
  lendReplace: true,
  moreCrystals: true,
};

const STEPS: Readonly<Record<Step['do'], true>> = {
  draw: true,
  drawTo: true,
  attract: true,
  changeElement: true,
  discard: true,
  discardAtRandom: true,
  discardFromHand: true,
  pay: true,
  returnToHand: true,
  putUnderDeck: true,
  search: true,
  drawFromDiscards: true,
  load: true,
  discloseHand: true,
  shuffleDiscardsIntoDeck: true,
  shuffleHandIntoDeck: true,
  shuffleAreasIntoDeck: true,
  shuffleLeadershipIntoDeck: true,
  shuffleFromHandIntoDeck: true,
  revealTop: true,
  discardTopOfDeck: true,
  retreat: true,
  playAchievement: true,
  cancel: true,
};

const CONDITIONS: Readonly<Record<Condition['is'], true>> = {
  attacked: true,
  has: true,
  dragons: true,
  biggerHand: true,
  playedFromShip: true,
  ownsHyla: true,
};

/** Payments are told apart by their keys. */
const PAYMENTS: Readonly<Record<KeyOfUnion<Payment>, true>> = {
  worth: true,
  worthEither: true,
  moons: true,
  count: true,
  cards: true,
  sameOf: true,
};

const MOMENTS: Readonly<Record<Moment | Text['when'], true>> = {
  always: true,
  thisTurn: true,
  beforePlay: true,
  gameBegins: true,
  now: true,
  oncePerTurn: true,
  beginning: true,
  afterBoosterSupport: true,
  endPhase: true,
  turnEnds: true,
  afterTurn: true,
  answer: true,
  demand: true,
};

export type Family = 'rule' | 'step' | 'condition' | 'payment' | 'moment';

export const KINDS: Readonly<Record<Family, readonly string[]>> = {
  rule: Object.keys(RULES),
  step: Object.keys(STEPS),
  condition: Object.keys(CONDITIONS),
  payment: Object.keys(PAYMENTS),
  moment: Object.keys(MOMENTS),
};
