export { NotationError } from './notation-error.ts';
export { readNotation } from './read.ts';
export { replay } from './record.ts';
export type { GameRecord, Replay } from './record.ts';
export { writeNotation } from './write.ts';
