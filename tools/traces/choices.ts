/** Picks of cards: reads them from the record and carries them out. */
import { kindOf, option, PICK_UNDER } from '../../packages/engine/src/state/options.ts';
import { choose, chooser, listOptions } from '../../packages/engine/src/turn/run.ts';
import type { LegalSets } from './legal-sets.ts';
import { legalSets, spellSet } from './legal-sets.ts';
import { isRefusedBeforehand } from './legal.ts';
import { idOfName, numberOf } from './names.ts';
import { OffTheRecord } from './off-the-record.ts';
import type { RecordedChoice } from './record.ts';
import { differ } from './replay.ts';
import type { Replay } from './replay.ts';
import { peek, read } from './script.ts';
import type { DecisionEvent } from './script.ts';
import { compareSelections, programSelections } from './selections.ts';
import { discardSparing, sparesAnyCard } from './sparing.ts';

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
  if (!isChoiceBy(peek(replay.script, 'decision'), by) && takeOnlySelection(replay, by, sets)) return null;
  const choice = readChoice(replay, by);
  if (sparesAnyCard(replay, choice)) return discardSparing(replay, choice, sets);
  compareSelections(replay, choice, sets);
  pick(replay, choice, sets);
  return choice;
}

/** The record does not ask if there is nothing to pick. */
function takeOnlySelection(replay: Replay, by: string, ours: LegalSets): boolean {
  const { sets, causes } = programSelections(replay.t, chooser(replay.t), by, ours);
  const [only] = sets.keys();
  const codes = sets.size === 1 && only !== undefined ? ours.get(only) : undefined;
  if (codes === undefined) return false;
  causes.forEach((cause) => differ(replay, cause));
  codes.forEach((code) => choose(replay.t, code));
  return true;
}

function pick(replay: Replay, choice: RecordedChoice, sets: LegalSets): void {
  const { t } = replay;
  const spelling = spellSet(choice.picked.map((name) => idOfName(name ?? hiddenPick(replay, choice))));
  const codes = sets.get(spelling);
  if (codes !== undefined) {
    for (const code of inOrder(replay, choice, codes)) choose(t, code);
  } else if (!pickAsTheProgram(replay, choice, spelling, sets)) {
    throw new OffTheRecord(`picked by ${choice.by}: ${spelling}; we allow ${[...sets.keys()].join(' | ')}`);
  }
}

/** Under the deck cards go in the order in which they are picked. */
function inOrder({ t }: Replay, { p, picked }: RecordedChoice, codes: readonly number[]): readonly number[] {
  if (!codes.some((code) => kindOf(code) === PICK_UNDER)) return codes;
  const rest = codes.filter((code) => kindOf(code) !== PICK_UNDER);
  return [...picked.map((name) => option(PICK_UNDER, numberOf(t, p, name ?? ''))), ...rest];
}

/** A selection that is legal only with the values that the program sees: for this choice we see them too. */
function pickAsTheProgram(replay: Replay, choice: RecordedChoice, spelling: string, ours: LegalSets): boolean {
  const { t } = replay;
  const { sets, game } = programSelections(t, choice.p, choice.by, ours);
  const codes = sets.get(spelling);
  if (codes === undefined) return false;
  const own = t.game;
  t.game = game;
  for (const code of codes) choose(t, code);
  t.game = own;
  t.standing.fresh = false;
  listOptions(t);
  return true;
}

/** Chance picked a face-down card. */
export function hiddenPick(replay: Replay, choice: RecordedChoice): string {
  const { k, p, c } = read(replay.script, 'rand');
  if (k !== 'bluff' || p !== choice.whose) throw new OffTheRecord(`no face-down card is picked by ${choice.by}`);
  return c;
}
