export { areLegal, positionOfLines } from './legal-lines.ts';
export * from './lines.ts';
export { linesIn, writeLines } from './write-lines.ts';
export type { WrittenLine } from './write-lines.ts';
