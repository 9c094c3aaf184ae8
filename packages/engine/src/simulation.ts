/**
 * The same game for programs that think ahead: options are numbers, one workbench is reused, nothing is logged. It
 * works on whole states; bots get theirs by imagining the hidden cards of a view.
 */
export { dealOnto, emptyState, gameOf } from './decision/new-game.ts';
export type { Deal } from './decision/new-game.ts';
export { optionOn } from './decision/decision.ts';
export { optionId } from './decision/ids.ts';
export { dragonsOf, openCardsInAreas } from './derive/condition.ts';
export { standing } from './derive/standing.ts';
export { powerOf, valueOf } from './derive/value.ts';
export { hasShield } from './derive/shield.ts';
export { RULE_KINDS } from './compile/rules.ts';
export type { Game } from './compile/game.ts';
export { EARTH, FIRE, NO_ELEMENT } from './compile/element.ts';
export * from './state/layout.ts';
export { cardOf, extraOf, isOffered, kindOf, option, OPTION_KINDS } from './state/options.ts';
export { bluffRecord } from './state/bluff-record.ts';
export { below, seedRng } from './state/rng.ts';
export { after, bits, cardsIn, count, has } from './state/sets.ts';
export { freeze, growOptions, keepEngagement, MAX_OPTIONS, reset, workbenchFor } from './state/workbench.ts';
export type { State, Workbench } from './state/workbench.ts';
export { STEP_KINDS } from './steps/index.ts';
export { choose, chooser, listOptions } from './turn/run.ts';
export { isHonest } from './actions/bluff-call.ts';
export { crystals } from './actions/score.ts';
export { isExchangingHand } from './turn/mulligan.ts';
export { MOMENTS } from './vocabulary/text.ts';
