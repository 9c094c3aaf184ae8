import { reachIn } from '@bluemoon/ai';
import { apply, decision, viewFor } from '@bluemoon/engine';
import type { Box, CardId, Element, Option, Seat, State } from '@bluemoon/engine';
import { mayBluff } from './may-bluff.ts';
import { prove } from './proof.ts';
import type { Puzzle } from './puzzle.ts';
import { furthestReach } from './rival-best.ts';
import { aimOf } from './solve.ts';
import type { Reason } from './solve.ts';
import { amount, percent, rivalName, sentence } from './tell.ts';
import type { Manner, Sentence } from './tell.ts';
import { unseenCards } from './unseen-cards.ts';
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
      return [answered(reason, puzzle, state, rival, manner)];
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

function answered(
  reason: Extract<Reason, { kind: 'answer' }>,
  puzzle: Puzzle,
  state: State,
  rival: string,
  manner: Manner,
): Sentence {
  const words = puzzleWords(manner.language);
  const rules = ['ENGAGE-7', 'POWER-3'];
  const { seat } = puzzle;
  const ending = strongestEnding(reason, puzzle, state);
  const { answer } = ending;
  if (answer.some(({ kind }) => kind === 'retreat')) return sentence(words.gameGoesOn(rival), ['ENGAGE-12']);
  const used = answeringCards(answer, seat === 0 ? 1 : 0);
  const unseen = new Set(unseenCards(state, seat));
  const means = {
    held: namesOf(
      used.filter((card) => unseen.has(card)),
      manner,
    ),
    seen: namesOf(
      used.filter((card) => !unseen.has(card)),
      manner,
    ),
  };
  return sentence(words.couldAnswer(rival, means, continuation(ending, seat, manner)), rules);
}

const BRINGING: ReadonlySet<string> = new Set(['play', 'bluff', 'land', 'load', 'embark']);

/** The cards that the rival's answer needs; what they discard for a demand, they have to hold too. */
function answeringCards(options: readonly Option[], rival: Seat): readonly CardId[] {
  return options
    .filter(({ kind, owner }) => BRINGING.has(kind) || (kind === 'discard' && owner === rival))
    .flatMap(({ card }) => card ?? []);
}

const DEEDS = ['play', 'bluff', 'land', 'discard'] as const;

/** "play Perilous Marsh and announce 5 Fire": what the solver does after the try. */
function continuation({ line, announced }: Ending, seat: Seat, manner: Manner): readonly string[] {
  const words = puzzleWords(manner.language);
  const further = line.slice(1);
  const deeds = DEEDS.flatMap((deed) => {
    const cards = further.filter(({ kind, owner }) => kind === deed && owner === seat);
    const names = namesOf(
      cards.flatMap(({ card }) => card ?? []),
      manner,
    );
    return names.length === 0 ? [] : [words.deeds[deed](enumerated(names, words.and))];
  });
  return announced === null
    ? deeds
    : [...deeds, words.announcing(amount(announced.power, announced.element, words))];
}

interface Ending {
  readonly line: readonly Option[];
  readonly answer: readonly Option[];
  /** What the solver announces after the try, where they choose it. */
  readonly announced: { readonly element: Element; readonly power: number } | null;
}

/** The line, with the strongest announcement where the solver starts the fight: all of them are refuted. */
function strongestEnding(
  { line, answer }: Extract<Reason, { kind: 'answer' }>,
  puzzle: Puzzle,
  start: State,
): Ending {
  const at = line.findIndex(({ kind }) => kind === 'announce');
  const state = at < 1 ? null : stateAfter(start, line.slice(0, at), puzzle.seat);
  if (state === null) return { line, answer, announced: null };
  const endings = prove(state, puzzle.seat, aimOf(puzzle)).options.flatMap((each): readonly Ending[] => {
    const announced = apply(state, each.option.id).events.find(({ event }) => event === 'announced');
    if (announced?.event !== 'announced' || each.answer === null) return [];
    return [{ line: [...line.slice(0, at), each.option], answer: each.answer, announced }];
  });
  return endings.reduce(
    (a, b) => ((b.announced?.power ?? 0) > (a.announced?.power ?? -1) ? b : a),
    endings[0] ?? { line, answer, announced: null },
  );
}

function stateAfter(start: State, line: readonly Option[], seat: Seat): State | null {
  let state = withoutRival(start, seat);
  for (const { id } of line) {
    if (decision(state)?.options.some((option) => option.id === id) !== true) return null;
    state = withoutRival(apply(state, id).state, seat);
  }
  return state;
}

/** What the rival has to do in between makes no difference here. */
function withoutRival(start: State, seat: Seat): State {
  let state = start;
  for (let pending = decision(state); pending?.seat === 1 - seat; pending = decision(state)) {
    ({ state } = apply(state, pending.options[0].id));
  }
  return state;
}

const namesOf = (cards: readonly CardId[], { language, box }: Manner): readonly string[] =>
  [...new Set(cards)].map((card) => box.card(card).name[language]);
