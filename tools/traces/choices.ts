/** Reads picks of cards from the record and makes them. */
import { choose, chooser, kindOf, option, PICK_UNDER } from './engine.ts';
import type { Workbench } from './engine.ts';
import { discardFromHand } from './corrections.ts';
import { cardsOfSet, spellSet } from './legal-sets.ts';
import { idOfName, numberOf } from './names.ts';
import { OffTheRecord } from './off-the-record.ts';
import type { RecordedChoice } from './record.ts';
import type { Replay } from './replay.ts';
import { peek, read } from './script.ts';
import type { DecisionEvent } from './script.ts';
import { explainSelections, explainSilence, selectionsOn } from './selections.ts';
import type { Selections } from './selections.ts';
import { discardSparing, sparingCause } from './sparing.ts';

export function isChoiceBy(next: DecisionEvent | undefined, by: string): next is RecordedChoice {
  return next?.t === 'choose' && next.by === by;
}

/** The next decision of the record, which must be a choice for that cause. */
export function readChoice(replay: Replay, by: string): RecordedChoice {
  const next = peek(replay.script, 'decision');
  if (!isChoiceBy(next, by)) throw new OffTheRecord(`the record has no choice by ${by} here`);
  if (next.p !== chooser(replay.t))
    throw new OffTheRecord(`the choice by ${by} is not for ${chooser(replay.t)}`);
  read(replay.script, 'decision');
  for (const name of next.from) if (name !== null) numberOf(replay.t, next.whose, name);
  const { picked, min, max } = next;
  if (picked.length < min || picked.length > max || !picked.every((name) => next.from.includes(name)))
    throw new OffTheRecord(
      `picked by ${by}: ${picked.join(', ') || 'nothing'}, which is not in its own list`,
    );
  return next;
}

/** Compares the selections that are legal, then picks what was picked. */
export function followChoice(replay: Replay, by: string): RecordedChoice | null {
  const ours = selectionsOn(replay.t, by);
  if (!isChoiceBy(peek(replay.script, 'decision'), by)) return pickNothing(replay, by, ours);
  const choice = readChoice(replay, by);
  const sparing = sparingCause(replay, choice, ours.sets);
  if (sparing !== null) {
    discardSparing(replay, choice, ours.sets, sparing);
  } else {
    const seen = explainSelections(replay, choice, ours);
    pick(replay, choice, ours, seen);
  }
  return choice;
}

function pickNothing(replay: Replay, by: string, ours: Selections): null {
  const seen = explainSilence(replay, by, ours);
  const [only] = seen?.sets.keys() ?? [];
  const codes = only === undefined ? undefined : ours.sets.get(only);
  if (codes === undefined) throw new OffTheRecord(`we ask for a choice by ${by}, the record does not`);
  for (const code of codes) choose(replay.t, code);
  return null;
}

function pick(replay: Replay, choice: RecordedChoice, ours: Selections, seen: Selections): void {
  const spelling = spellSet(choice.picked.map((name) => idOfName(name ?? hiddenPick(replay, choice))));
  const codes =
    ours.sets.get(spelling) ?? (seen.sets.has(spelling) ? payBeyond(replay.t, choice, ours) : undefined);
  if (codes === undefined)
    throw new OffTheRecord(`picked by ${choice.by}: ${spelling}, which we do not allow`);
  for (const code of inOrder(replay, choice, codes)) choose(replay.t, code);
}

/** A payment with cards too many: discards these first, the rest is a payment with us too. */
function payBeyond(
  t: Workbench,
  { p, picked }: RecordedChoice,
  { sets }: Selections,
): readonly number[] | undefined {
  const names = picked.map((name) => name ?? '');
  const ids = names.map(idOfName);
  const enough = [...sets.keys()].find(
    (set) => set !== '' && cardsOfSet(set).every((id) => ids.includes(id)),
  );
  if (enough === undefined) return undefined;
  const beyond = names.filter((name) => !cardsOfSet(enough).includes(idOfName(name)));
  discardFromHand(
    t,
    p,
    beyond.map((name) => numberOf(t, p, name)),
  );
  return sets.get(enough);
}

/** PROJECT-3: cards go under the deck in the order in which they are picked. */
function inOrder({ t }: Replay, { p, picked }: RecordedChoice, codes: readonly number[]): readonly number[] {
  if (!codes.some((code) => kindOf(code) === PICK_UNDER)) return codes;
  const rest = codes.filter((code) => kindOf(code) !== PICK_UNDER);
  return [...picked.map((name) => option(PICK_UNDER, numberOf(t, p, name ?? ''))), ...rest];
}

/** The face-down card that was picked at random. */
export function hiddenPick(replay: Replay, choice: RecordedChoice): string {
  const { k, p, c } = read(replay.script, 'rand');
  if (k !== 'bluff' || p !== choice.whose)
    throw new OffTheRecord(`no face-down card is picked by ${choice.by}`);
  return c;
}
