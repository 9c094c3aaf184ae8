/** The end of a turn and the beginning of the next. */
import { countTheirMove } from './moves.ts';
import { OffTheRecord } from './off-the-record.ts';
import { positionDifferences } from './position.ts';
import { note } from './replay.ts';
import type { Replay } from './replay.ts';
import { nextAt, read, unreadBefore } from './script.ts';
import { settle } from './tally.ts';

export function hearTurn(replay: Replay): void {
  const { script, t } = replay;
  closeTurn(replay);
  const differences = positionDifferences(t, read(script, 'turn'));
  if (differences.length > 0) throw new OffTheRecord(differences.join('; '));
  replay.loads = 0;
}

/** Everything in the record up to here must have happened on our table. */
export function closeTurn(replay: Replay): void {
  const { script } = replay;
  const end = Math.min(nextAt(script, 'turn'), script.events.length);
  const left = unreadBefore(script, end);
  if (left.length > 0) throw new OffTheRecord(`the record has more in this turn: ${left.join(', ')}`);
  const [began = 0] = script.streams.turn.slice(script.read.turn - 1);
  for (const event of script.events.slice(script.read.turn === 0 ? 0 : began, end))
    countTheirMove(replay.moves, event);
  note(replay, settle(replay.moves, 'movements'));
  note(replay, settle(replay.dragons, 'dragons'));
}
