/** One dragon has moved. */
import { BUILT_IN } from '@bluemoon/engine';
import type { Cause } from '@bluemoon/engine';
import { dragonCounts } from './cells.ts';
import { numberDifference, pairDifference } from './differences.ts';
import { note } from './replay.ts';
import type { Replay } from './replay.ts';
import { read } from './script.ts';
import { count } from './tally.ts';

export function hearDragon(replay: Replay, seat: number, by: Cause): void {
  const { p, dragons, by: theirs } = read(replay.script, 'dragon');
  note(replay, numberDifference('attracting seat', seat, p));
  note(replay, pairDifference('dragons', dragonCounts(replay.t), dragons));
  count(replay.dragons, `${seat} by ${causeName(by)}`);
  count(replay.dragons, `${p} by ${theirs}`, -1);
}

/** The record has one name for all cards whose text is resolved together. */
export function causeName(by: Cause): string {
  if (typeof by === 'string') return by;
  const card = BUILT_IN.card(by.card);
  const together = (card.text ?? []).flatMap((text) =>
    'together' in text && text.together !== undefined ? [text.together] : [],
  );
  return together[0] === undefined ? card.name.en : `${together[0]}s`;
}
