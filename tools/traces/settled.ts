/** Choices of the record that our table did not ask, because there was only one option or because they came earlier. */
import { agendaSize, CARD, KIND, MEETING, OWNER, TEXT, top } from '../../packages/engine/src/state/agenda.ts';
import { cell } from './cells.ts';
import { hiddenPick } from './choices.ts';
import { listDifference } from './differences.ts';
import { nameOf } from './names.ts';
import type { RecordedChoice } from './record.ts';
import { note } from './replay.ts';
import type { Replay } from './replay.ts';
import { peek, read } from './script.ts';

export function readSettledChoices(replay: Replay): void {
  for (let next = peek(replay.script, 'decision'); next?.t === 'choose' && isSettled(replay, next); next = peek(replay.script, 'decision')) {
    read(replay.script, 'decision');
    const choice = next;
    const picked = choice.picked.map((name) => name ?? hiddenPick(replay, choice));
    note(replay, listDifference(`picked by ${choice.by}`, replay.discarded, picked));
  }
}

/** There was nothing to choose, and our table does not ask for it now. */
function isSettled({ t, lastAct }: Replay, choice: RecordedChoice): boolean {
  if (choice.by !== lastAct?.c || choice.from.length !== 1 || choice.min !== 1) return false;
  if (agendaSize(t) === 0) return true;
  const f = top(t);
  if (cell(t, f + KIND) === MEETING) return false;
  return cell(t, f + KIND) !== TEXT || nameOf(t, cell(t, f + OWNER), cell(t, f + CARD)) !== choice.by;
}

