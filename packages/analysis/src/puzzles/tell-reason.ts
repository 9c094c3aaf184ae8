import { reachIn } from '@bluemoon/ai';
import { apply, viewFor } from '@bluemoon/engine';
import type { Box, Option, Seat, State } from '@bluemoon/engine';
import { mayBluff } from './may-bluff.ts';
import type { Puzzle } from './puzzle.ts';
import { furthestReach } from './rival-best.ts';
import type { Reason } from './solve.ts';
import { amount, percent, rivalName, sentence } from './tell.ts';
import type { Manner, Sentence } from './tell.ts';
import { enumerated, puzzleWords } from './words/index.ts';
import type { PuzzleWords } from './words/language.ts';

/** Why a try is wrong; `state` is the position in which `id` was tried. */
export function tellReason(
  reason: Reason,
  puzzle: Puzzle,
  state: State,
  id: string,
  manner: Manner,
): readonly Sentence[] {
  const { language, box } = manner;
  const words = puzzleWords(language);
  const rival = rivalName(puzzle, language);
  switch (reason.kind) {
    case 'leaves':
      return [sentence(words.leaves, ['RETREAT-2', 'ENGAGE-11'])];
    case 'noAnnouncement':
      return [falling(state, id, puzzle.seat, words, box)];
    case 'answer':
      return [answered(reason, puzzle, rival, manner)];
    case 'notCertain':
      return [sentence(words.notCertain(rival), [])];
    case 'worse':
      return [sentence(words.worse(percent(reason.chance), percent(reason.best)), [])];
  }
}

function falling(state: State, id: string, seat: Seat, words: PuzzleWords, box: Box): Sentence {
  const after = apply(state, id).state;
  const view = viewFor(after, seat);
  const near = reachIn(view, box);
  const reach = near ?? furthestReach(after, seat, box);
  // The proof has every bluff called.
  if (reach?.canAnnounce === true && mayBluff(view, box)) {
    return sentence(words.onlyBluff, ['BLUFF-8', 'BLUFF-11']);
  }
  const isVague = near === null && reach?.isCertain !== true;
  if (reach === null || isVague || reach.canAnnounce || reach.best >= reach.toMatch) {
    return sentence(words.stuck, ['ENGAGE-9', 'ENGAGE-10', 'POWER-10']);
  }
  const best = amount(reach.best, reach.element, words);
  return sentence(words.short(best, String(reach.toMatch)), ['POWER-3', 'POWER-10']);
}

const BRINGING: ReadonlySet<string> = new Set(['play', 'bluff', 'load', 'embark']);

/** The cards of a seat that its choices make use of; what it discards for a demand, it has to hold too. */
function cardsUsed(options: readonly Option[], seat: Seat, { language, box }: Manner): readonly string[] {
  const used = options.filter(
    ({ kind, owner }) => BRINGING.has(kind) || (kind === 'discard' && owner === seat),
  );
  return [...new Set(used.flatMap(({ card }) => card ?? []))].map((card) => box.card(card).name[language]);
}

function answered(
  { line, answer }: Extract<Reason, { kind: 'answer' }>,
  { seat }: Puzzle,
  rival: string,
  manner: Manner,
): Sentence {
  const words = puzzleWords(manner.language);
  const rules = ['ENGAGE-7', 'POWER-3'];
  if (answer.some(({ kind }) => kind === 'retreat')) return sentence(words.gameGoesOn(rival), ['ENGAGE-12']);
  const cards = cardsUsed(answer, seat === 0 ? 1 : 0, manner);
  if (cards.length === 0) return sentence(words.wouldStay(rival), rules);
  const held = enumerated(cards, words.and);
  const further = cardsUsed(line.slice(1), seat, manner);
  return further.length === 0
    ? sentence(words.couldAnswer(rival, held), rules)
    : sentence(words.couldAnswerEven(rival, held, enumerated(further, words.and)), rules);
}
