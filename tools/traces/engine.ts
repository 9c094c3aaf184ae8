/** The only imports from inside the engine: the replay needs what no player may see or do. */
export { optionId } from '../../packages/engine/src/decision/ids.ts';
export { dealOnto, emptyState, gameOf } from '../../packages/engine/src/decision/new-game.ts';
export { cardsInAreas, dragonsOf } from '../../packages/engine/src/derive/condition.ts';
export {
  characterObstacle,
  influenceObstacle,
  leadershipObstacle,
  needsUnit,
} from '../../packages/engine/src/derive/permission.ts';
export { bluffObstacle } from '../../packages/engine/src/derive/bluff.ts';
export { hasUnit } from '../../packages/engine/src/derive/additional.ts';
export { isLoadable, sourceWord } from '../../packages/engine/src/derive/ship.ts';
export { forbiddenWord, loadingForbidden } from '../../packages/engine/src/derive/prohibition.ts';
export { rulesInForce, standing } from '../../packages/engine/src/derive/standing.ts';
export { isIgnored, textIsIgnored } from '../../packages/engine/src/derive/ignore.ts';
export { isProtected } from '../../packages/engine/src/derive/protect.ts';
export { mayDraw, mayTakeFromDeck } from '../../packages/engine/src/derive/take.ts';
export {
  isAffected,
  powerOf,
  textFactor,
  valueOf,
  valueOfBluff,
} from '../../packages/engine/src/derive/value.ts';
export { hasShield } from '../../packages/engine/src/derive/shield.ts';
export { matches } from '../../packages/engine/src/compile/match-cards.ts';
export { targetingRule } from '../../packages/engine/src/compile/rules.ts';
export type { SeatRule } from '../../packages/engine/src/compile/rules.ts';
export type { Deck, Game } from '../../packages/engine/src/compile/game.ts';
export {
  agendaSize,
  ATTRACT,
  CARD,
  CHOOSER,
  DECLINING,
  KIND,
  MEETING,
  MOMENT,
  OWNER,
  STEP,
  TARGET,
  TEXT,
  top,
  WHICH,
} from '../../packages/engine/src/state/agenda.ts';
export { deckOrder } from '../../packages/engine/src/state/draw-deck.ts';
export {
  ABOARD,
  ACTIVE_LEADERSHIP,
  AFTER_TURN,
  BEGINNING,
  BLUFFS,
  BOOSTER_SUPPORT,
  BY_FOURTH_DRAGON,
  CALL,
  CARDS_PLAYED,
  CHARACTER,
  CHARACTERS_PLAYED,
  COMBAT,
  COVERED,
  DECK_SIZE,
  DISCARD,
  DRAGONS,
  ELEMENT,
  ENGAGEMENT,
  FIGHT,
  HAND,
  HAS_LANDED,
  LANDED,
  LEADERSHIP,
  NO_FIGHT,
  OVER,
  PHASE,
  POWER,
  RAN_OUT,
  SHIPS,
  STOPPED,
  SUPPORT,
  TURN_NUMBER,
  TURN_SEAT,
  zone,
} from '../../packages/engine/src/state/layout.ts';
export { EARTH, FIRE, NO_ELEMENT } from '../../packages/engine/src/compile/element.ts';
export { bluffAt, link, loadSize, setTarget, targetOf } from '../../packages/engine/src/state/links.ts';
export {
  AS_FREE,
  BLUFF,
  cardOf,
  DONE,
  EMBARK,
  isOffered,
  kindOf,
  LOAD,
  option,
  PICK_TAKE,
  PICK_UNDER,
  PLAY,
} from '../../packages/engine/src/state/options.ts';
export { add, cardsIn, count, has, remove } from '../../packages/engine/src/state/sets.ts';
export { inMask } from '../../packages/engine/src/compile/mask.ts';
export type { Mask } from '../../packages/engine/src/compile/mask.ts';
export { freeze, reset, workbenchFor } from '../../packages/engine/src/state/workbench.ts';
export type { Dice, State, Workbench } from '../../packages/engine/src/state/workbench.ts';
export { causeOf, idOf } from '../../packages/engine/src/state/log.ts';
export { discard } from '../../packages/engine/src/state/zones.ts';
export { unmetDragons } from '../../packages/engine/src/actions/demand.ts';
export { endGame, isOut } from '../../packages/engine/src/actions/win.ts';
export { retreatDragons } from '../../packages/engine/src/actions/retreat.ts';
export { choose, chooser, listOptions } from '../../packages/engine/src/turn/run.ts';
export { pendingStep } from '../../packages/engine/src/turn/text.ts';
export { MOMENTS } from '../../packages/engine/src/vocabulary/text.ts';
