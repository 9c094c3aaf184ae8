/**
 * The same game for programs that think ahead: options are numbers, one table is reused, nothing is logged. Whoever
 * uses it holds whole states; bots get theirs by imagining the hidden cards of a view.
 */
export { dealOnto, emptyState, gameOf } from './decision/new-game.ts';
export type { Deal } from './decision/new-game.ts';
export { optionId } from './decision/ids.ts';
export type { Game } from './game/compile.ts';
export { OVER, PHASE, TURN_NUMBER, TURN_SEAT, WINNER } from './state/layout.ts';
export { kindOf, OPTION_KINDS } from './state/options.ts';
export { freeze, reset, tableFor } from './state/table.ts';
export type { State, Table } from './state/table.ts';
export { choose, chooser, listOptions } from './turn/run.ts';
export { crystals } from './turn/end-of-game.ts';
