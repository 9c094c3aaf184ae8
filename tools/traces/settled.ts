/** Choices of the record for which our table does not ask now: there was only one option, or it asked earlier. */
import {
  agendaSize,
  CARD,
  inMask,
  KIND,
  MEETING,
  OWNER,
  standing,
  targetOf,
  TEXT,
  textIsIgnored,
  top,
} from './engine.ts';
import { cell } from './cells.ts';
import { hiddenPick } from './choices.ts';
import { listDifference, numberDifference } from './differences.ts';
import { nameOf, numberOf } from './names.ts';
import type { RecordedChoice } from './record.ts';
import { follow, note } from './replay.ts';
import type { Replay } from './replay.ts';
import { peek, read } from './script.ts';
import { possibleTargets } from './targets.ts';

export function readSettledChoices(replay: Replay): void {
  for (;;) {
    const next = peek(replay.script, 'decision');
    if (next?.t !== 'choose') return;
    if (isTargeting(replay, next)) compareTarget(replay, next);
    else if (isSettled(replay, next)) compareOnlyPick(replay, next);
    else return;
  }
}

/** There was only one option, so our table does not ask. */
function isSettled({ t, lastAct }: Replay, choice: RecordedChoice): boolean {
  if (choice.by !== lastAct?.c || choice.from.length !== 1 || choice.min !== 1) return false;
  if (agendaSize(t) === 0) return true;
  const f = top(t);
  if (cell(t, f + KIND) === MEETING) return false;
  return cell(t, f + KIND) !== TEXT || nameOf(t, cell(t, f + OWNER), cell(t, f + CARD)) !== choice.by;
}

function compareOnlyPick(replay: Replay, choice: RecordedChoice): void {
  read(replay.script, 'decision');
  const picked = choice.picked.map((name) => name ?? hiddenPick(replay, choice));
  note(replay, listDifference(`picked by ${choice.by}`, replay.discarded, picked));
}

function isTargeting({ t }: Replay, { p, by }: RecordedChoice): boolean {
  const deck = t.game.decks[p];
  return deck.cards.some((card, number) => card.name.en === by && inMask(deck.targeting, number));
}

function namesOf(cards: RecordedChoice['from']): readonly string[] {
  return cards.map((name) => name ?? '?');
}

/** D4: the only text for which the program asks; our table asked when the cards were played. */
function compareTarget(replay: Replay, choice: RecordedChoice): void {
  const { t, script } = replay;
  read(script, 'decision');
  const { p: seat, by, from, picked, nLegal } = choice;
  const source = numberOf(t, seat, by);
  const eligible = possibleTargets(t, seat, source).map((card) => nameOf(t, seat, card));
  const what = `target of ${by}`;
  note(replay, listDifference(what, eligible, namesOf(from)));
  if (nLegal !== undefined) note(replay, numberDifference(what, eligible.length, nLegal));
  if (!textIsIgnored(standing(t), seat, source)) {
    const target = targetOf(t, seat, source);
    const ours = target < 0 ? [] : [nameOf(t, seat, target)];
    note(replay, listDifference(what, ours, namesOf(picked)));
  }
  follow(replay, 'D4');
}
