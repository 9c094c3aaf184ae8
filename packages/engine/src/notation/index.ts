export { boxOf, boxOfDecks } from './box-of.ts';
export { faultWords } from './fault.ts';
export type { NotationFault } from './fault.ts';
export { NotationError } from './notation-error.ts';
export { PROOF_KEYS } from './proof.ts';
export { readGame, readNotation } from './read.ts';
export { beginGame, carryOut, legalChoices, replay } from './record.ts';
export type { GameRecord, MidgameSetup, Replay } from './record.ts';
export { writeNotation } from './write.ts';
