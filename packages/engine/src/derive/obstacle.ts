/** Why a card cannot be played; `explain` has the words and the rules for each. */
export type Obstacle =
  | 'notAtHand'
  | 'landed'
  | 'forbidden'
  | 'tooManyCards'
  | 'tooManyIntoCombat'
  | 'stopped'
  | 'limit'
  | 'condition'
  | 'oneLeadership'
  | 'dragonElsewhere'
  | 'matchOnly'
  | 'noBluffIcon'
  | 'bluffIgnored'
  | 'demand';
