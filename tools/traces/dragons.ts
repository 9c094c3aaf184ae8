import { dragonCounts } from './cells.ts';
import { numberDifference, pairDifference } from './differences.ts';
import { note } from './replay.ts';
import type { Replay } from './replay.ts';
import { read } from './script.ts';

/** One dragon has moved toward the seat. */
export function hearDragon(replay: Replay, seat: number): void {
  const { p, dragons } = read(replay.script, 'dragon');
  note(replay, numberDifference('attracting seat', seat, p));
  note(replay, pairDifference('dragons', dragonCounts(replay.t), dragons));
}
