export * from './vocabulary/card.ts';
export type * from './vocabulary/text.ts';
export { boxWith, BUILT_IN } from './cards/box.ts';
export type { Box } from './cards/box.ts';
export { CARDS, deckOf, STAND_INS } from './cards/index.ts';
export { apply, decision } from './decision/decision.ts';
export type { Answer, Applied, Decision, Option, Subject } from './decision/decision.ts';
export { RulesError } from './rules-error.ts';
export { newGame } from './decision/new-game.ts';
export type { GameSetup } from './decision/new-game.ts';
export type { OpenedSeed, Proof } from './decision/proof.ts';
export { isStreamSeed } from './state/chacha.ts';
export { SEEDED_DICE } from './state/workbench.ts';
export type { Dice, State } from './state/workbench.ts';
export type { Phase, Seat } from './state/layout.ts';
export type { Cause, EndReason, GameEvent, Place } from './state/events.ts';
export { parsePosition } from './position/parse.ts';
export { PositionError } from './position/position-error.ts';
export type { PositionProblem } from './position/position-error.ts';
export { positionOf } from './position/position-of.ts';
export { stateFromPosition } from './position/state-from.ts';
export type { Position, PositionPhase, SeatPosition, TurnFacts } from './position/position.ts';
export { imagine } from './view/imagine.ts';
export type { FaceDown } from './view/imagine.ts';
export { projectEvents } from './view/project-events.ts';
export { openView, viewFor } from './view/view.ts';
export type {
  DecisionView,
  DeckView,
  FightView,
  ResultView,
  TableView,
  TurnView,
  View,
} from './view/view.ts';
export type { FaceDownCard, HandView, RememberedView, SeatView, ShipView } from './view/seat-view.ts';
export type { HiddenCards, SeenCells, Viewer } from './view/seen.ts';
export { decode, encode } from './encode/encode.ts';
export {
  beginGame,
  boxOf,
  boxOfDecks,
  carryOut,
  faultWords,
  legalChoices,
  NotationError,
  PROOF_KEYS,
  readGame,
  readNotation,
  replay,
  writeNotation,
} from './notation/index.ts';
export { cardSpellings } from './reading/card-spellings.ts';
export { folded, near } from './reading/near.ts';
export type { GameRecord, MidgameSetup, NotationFault, Replay } from './notation/index.ts';
export { explainCard, explainDemands, explainPlay, explainPower, explanationText } from './explain/index.ts';
export type {
  CardExplanation,
  CardRef,
  DemandsExplanation,
  Explanation,
  Fact,
  FactKind,
  FactOf,
  Pending,
  PlayExplanation,
  PowerExplanation,
  Way,
  Whereabouts,
} from './explain/index.ts';
