/** Picks of cards: what was legal, and what was picked. */
import { choose, chooser } from '../../packages/engine/src/turn/run.ts';
import { legalSets, spellSet } from './legal-sets.ts';
import type { LegalSets } from './legal-sets.ts';
import { isRefusedBeforehand } from './legal.ts';
import { idOfName, numberOf } from './names.ts';
import { OffTheRecord } from './off-the-record.ts';
import type { RecordedChoice } from './record.ts';
import { differ, fault } from './replay.ts';
import { asksForValue, withoutWorthless } from './worthless.ts';
import { kindOf, option, PICK_UNDER } from '../../packages/engine/src/state/options.ts';
import type { Replay } from './replay.ts';
import { peek, read } from './script.ts';
import type { DecisionEvent } from './script.ts';

export function isChoiceBy(next: DecisionEvent | undefined, by: string): next is RecordedChoice {
  return next?.t === 'choose' && next.by === by;
}

/** The next decision of the record, which must be a choice for that cause. */
export function readChoice(replay: Replay, by: string): RecordedChoice {
  const next = peek(replay.script, 'decision');
  if (!isChoiceBy(next, by)) throw new OffTheRecord(`the record has no choice by ${by} here`);
  if (next.p !== chooser(replay.t)) throw new OffTheRecord(`the choice by ${by} is not for ${chooser(replay.t)}`);
  read(replay.script, 'decision');
  return next;
}

/** Compares the selections that are legal, then picks what was picked. */
export function followChoice(replay: Replay, by: string): RecordedChoice | null {
  const sets = legalSets(replay.t);
  if (isRefusedBeforehand(by)) sets.delete('');
  if (sets.size === 1 && !isChoiceBy(peek(replay.script, 'decision'), by)) {
    for (const codes of sets.values()) codes.forEach((code) => choose(replay.t, code));
    return null;
  }
  const choice = readChoice(replay, by);
  compareSelections(replay, choice, sets);
  pick(replay, choice, sets);
  return choice;
}

function compareSelections(replay: Replay, choice: RecordedChoice, sets: LegalSets): void {
  const { by, nLegal } = choice;
  if (nLegal === undefined || sets.size === nLegal) return;
  const poorer = asksForValue(by) ? withoutWorthless(replay.t, choice.p) : null;
  const theirs = poorer === null ? null : legalSets(poorer);
  if (theirs?.size === nLegal) differ(replay, 'D6');
  else fault(replay, `legal selections by ${by} (ours ${sets.size}, theirs ${nLegal})`);
}

function pick(replay: Replay, choice: RecordedChoice, sets: LegalSets): void {
  const picked = choice.picked.map((name) => idOfName(name ?? hiddenPick(replay, choice)));
  const codes = sets.get(spellSet(picked));
  if (codes === undefined) {
    throw new OffTheRecord(`picked by ${choice.by}: ${spellSet(picked)}; we allow ${[...sets.keys()].join(' | ')}`);
  }
  const picks = codes.filter((code) => kindOf(code) === PICK_UNDER);
  if (picks.length > 0) return pickInOrder(replay, choice, codes);
  for (const code of codes) choose(replay.t, code);
}

/** Under the deck cards go in the order in which they are picked. */
function pickInOrder(replay: Replay, choice: RecordedChoice, codes: readonly number[]): void {
  const { t } = replay;
  for (const name of choice.picked) if (name !== null) choose(t, option(PICK_UNDER, numberOf(t, choice.p, name)));
  for (const code of codes) if (kindOf(code) !== PICK_UNDER) choose(t, code);
}

/** Chance picked a face-down card. */
export function hiddenPick(replay: Replay, choice: RecordedChoice): string {
  const { k, p, c } = read(replay.script, 'rand');
  if (k !== 'bluff' || p !== choice.whose) throw new OffTheRecord(`no face-down card is picked by ${choice.by}`);
  return c;
}
