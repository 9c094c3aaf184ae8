/** PROJECT-19: beside a protected character the program lets any one card stay, not only a character. */
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
import { cell } from './cells.ts';
import { listDifference } from './differences.ts';
import { spellSet } from './legal-sets.ts';
import type { LegalSets } from './legal-sets.ts';
import { idOfName, nameOf, numberOf } from './names.ts';
import { takeFirst } from './offered.ts';
import type { RecordedChoice } from './record.ts';
import { differ } from './replay.ts';
import type { Replay } from './replay.ts';

/** Whether the choice is one between all cards and all but any one, and a protected character stays. */
export function sparesAnyCard({ t }: Replay, { p, whose, from, min, max, nLegal }: RecordedChoice): boolean {
  if (agendaSize(t) === 0 || cell(t, top(t) + KIND) !== TEXT || whose === p) return false;
  const step = pendingStep(t, top(t));
  if (step.do !== 'discard' || step.sparing !== 'oneCharacter') return false;
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

/** Discards what was picked, even where our rules would not spare the card that stays. */
export function discardSparing(replay: Replay, choice: RecordedChoice, ours: LegalSets): void {
  const { t } = replay;
  const codes = ours.get(spellSet(choice.picked.map((name) => idOfName(name ?? ''))));
  differ(replay, 'PROJECT-19');
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
