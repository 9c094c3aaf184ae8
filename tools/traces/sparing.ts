/** Text that discards everything except one character: PROJECT-19 and TEXT-7. */
import {
  agendaSize,
  CARD,
  cardsIn,
  causeOf,
  choose,
  COMBAT,
  discard,
  inMask,
  isProtected,
  KIND,
  listOptions,
  OWNER,
  pendingStep,
  standing,
  TEXT,
  top,
  zone,
} from './engine.ts';
import type { Workbench } from './engine.ts';
import type { CauseId } from './causes.ts';
import { cell } from './cells.ts';
import { listDifference } from './differences.ts';
import { spellSet } from './legal-sets.ts';
import type { LegalSets } from './legal-sets.ts';
import { idOfName, nameOf, numberOf } from './names.ts';
import { takeFirst } from './offered.ts';
import type { RecordedChoice } from './record.ts';
import { differ } from './replay.ts';
import type { Replay } from './replay.ts';

/** Why the program spares a card that our rules discard, or null if it does not. */
export function sparingCause(replay: Replay, choice: RecordedChoice, ours: LegalSets): CauseId | null {
  if (!sparesOneCharacter(replay.t) || choice.whose === choice.p) return null;
  if (sparesAnyCard(replay, choice)) return 'PROJECT-19';
  return sparesTheOnlyCard(choice, ours) ? 'TEXT-7' : null;
}

function sparesOneCharacter(t: Workbench): boolean {
  if (agendaSize(t) === 0 || cell(t, top(t) + KIND) !== TEXT) return false;
  const step = pendingStep(t, top(t));
  return step.do === 'discard' && step.sparing === 'oneCharacter';
}

/** Whether a protected character stays, and all cards or all but any one can be discarded. */
function sparesAnyCard({ t }: Replay, { whose, from, min, max, nLegal }: RecordedChoice): boolean {
  const st = standing(t);
  const { character } = t.game.decks[whose].ofType;
  const active = [...cardsIn(t.cells, zone(whose, COMBAT))];
  if (!active.some((card) => inMask(character, card) && isProtected(st, whose, card))) return false;
  const open = active.filter((card) => !isProtected(st, whose, card));
  if (open.every((card) => inMask(character, card))) return false;
  const names = open.map((card) => nameOf(t, whose, card));
  if (
    listDifference(
      '',
      names,
      from.map((name) => name ?? '?'),
    ) !== null
  )
    return false;
  return max === names.length && min === max - 1 && nLegal === names.length + 1;
}

/** Whether the only card that can be discarded may be spared; with us this is refusing the text. */
function sparesTheOnlyCard({ from, min, max, nLegal }: RecordedChoice, ours: LegalSets): boolean {
  const [name] = from;
  if (from.length !== 1 || typeof name !== 'string') return false;
  return ours.size === 1 && ours.has(idOfName(name)) && min === 0 && max === 1 && nLegal === 2;
}

/** Discards what was picked, even if our rules would not spare the rest. */
export function discardSparing(
  replay: Replay,
  choice: RecordedChoice,
  ours: LegalSets,
  cause: CauseId,
): void {
  const { t } = replay;
  const codes = ours.get(spellSet(choice.picked.map((name) => idOfName(name ?? ''))));
  differ(replay, cause);
  if (codes === undefined) {
    const by = causeOf(t, cell(t, top(t) + OWNER), cell(t, top(t) + CARD));
    takeFirst(t, 'refuse');
    for (const name of choice.picked)
      discard(t, choice.whose, numberOf(t, choice.whose, name ?? ''), COMBAT, by);
    listOptions(t);
  } else {
    for (const code of codes) choose(t, code);
  }
}
