import { apply, decision, decode, encode } from '../../src/index.ts';
import { takeBack, takingBack } from '../../src/decision/decision.ts';
import type { State } from '../../src/index.ts';
import { DECISION_NUMBER, KNOWN, TAKE_BACKS, zone } from '../../src/state/layout.ts';
import { require, requireSame, sameCells } from './failure.ts';
import { boxOf } from './box.ts';
import { playByNames } from './play.ts';
import type { GameRecord, Moment } from './play.ts';

/** The same choices lead to the same state, also if they are made by their names. */
export function checkReplay(record: GameRecord, end: State): void {
  const again = playByNames(record);
  const same = sameCells(end.cells, again.cells) && sameCells(end.engagement, again.engagement);
  require('replaying gives the same state', same, () => `after ${record.choices.length} choices`);
}

/** A state can be encoded and decoded, with the same decision. */
export function checkEncoding(state: State): void {
  const read = decode(encode(state), boxOf(state));
  const same = sameCells(state.cells, read.cells) && sameCells(state.engagement, read.engagement);
  require('decoding gives the encoded state', same, () => encode(state));
  requireSame('decoding gives the encoded state', decision(read), decision(state), 'the decision');
}

/** Counters that go on, and what was learned in the turn that was taken back. */
const COUNTING = [DECISION_NUMBER, TAKE_BACKS] as const;
const LEARNED = [0, 1].flatMap((seat) => [zone(seat, KNOWN), zone(seat, KNOWN) + 1]);

/** Taking a turn back and making the same choices leads to the same state, and no knowledge is lost. */
export function checkRedo({ state, choices, beforeCharacter }: Moment): void {
  const since = choices.slice(beforeCharacter);
  if (takingBack(state) !== 'possible') return;
  let again = takeBack(state).state;
  requireKept(state, again, 'taking back makes nobody forget');
  const way = choices[beforeCharacter - 1];
  for (const choice of [way, ...since]) again = apply(again, choice).state;
  require('redoing gives the same state', sameCells(uncounted(state), uncounted(again)), () =>
    [way, ...since].join(' '));
  requireKept(state, again, 'redoing makes nobody forget');
}

/** Without what may differ after a take-back. */
function uncounted({ cells }: State): Int32Array {
  const copy = cells.slice();
  for (const cell of [...COUNTING, ...LEARNED]) copy[cell] = 0;
  return copy;
}

function requireKept(before: State, after: State, property: string): void {
  const forgot = LEARNED.some((cell) => (before.cells[cell] & ~after.cells[cell]) !== 0);
  require(property, !forgot, () => 'a card that was known is not known any more');
}
