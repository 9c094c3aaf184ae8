import { decision, viewFor } from '@bluemoon/engine';
import type { Box, Card, CardId, Element, Language, Seat, State } from '@bluemoon/engine';
import { peopleName } from '@bluemoon/engine/words';
import { mayBluff } from './may-bluff.ts';
import type { Puzzle, PuzzleEntry } from './puzzle.ts';
import { puzzleState } from './solve.ts';
import { puzzleWords } from './words/index.ts';
import type { PuzzleWords } from './words/language.ts';

/** What the solver reads, with the ids of the rules behind it. */
export interface Sentence {
  readonly text: string;
  readonly rules: readonly string[];
}

export interface Manner {
  readonly language: Language;
  readonly box: Box;
}

/** "Stay in the fight", and the task in a sentence or two. */
export function tellTask(
  puzzle: Puzzle,
  { language, box }: Manner,
): { readonly title: string; readonly task: string } {
  const words = puzzleWords(language);
  const view = viewFor(puzzleState(puzzle, box), puzzle.seat);
  const element = view.fight?.element ?? null;
  return {
    title: words.goals[puzzle.goal],
    task: words.tasks[puzzle.goal]({
      own: peopleName(puzzle.people, language),
      against: peopleName(puzzle.rival, language),
      rival: rivalName(puzzle, language),
      element: element === null ? null : words.element(element),
      mayBluff: mayBluff(view, box),
    }),
  };
}

/** By their people, or "the rival" where both players have the same. */
export function rivalName(
  { people, rival }: Pick<PuzzleEntry, 'people' | 'rival'>,
  language: Language,
): string {
  return people === rival ? puzzleWords(language).theRival : peopleName(rival, language);
}

export const tellThemes = ({ themes }: PuzzleEntry, language: Language): readonly string[] =>
  themes.map((theme) => puzzleWords(language).themes[theme]);

/** How it is known to be right. */
export const tellProof = ({ kind }: PuzzleEntry, language: Language): string =>
  puzzleWords(language).kinds[kind];

export const amount = (number: number, element: Element, words: PuzzleWords): string =>
  `${number} ${words.element(element)}`;

export const percent = (chance: number): number => Math.round(100 * chance);

/** Names and "the rival" may come first. */
export const sentence = (text: string, rules: readonly string[]): Sentence => ({
  text: text.charAt(0).toUpperCase() + text.slice(1),
  rules,
});

/** A hint in two steps: where to look, then which card. */
export function tellHints(
  puzzle: Pick<Puzzle, 'seat'>,
  state: State,
  right: string,
  { language, box }: Manner,
): readonly string[] {
  const words = puzzleWords(language);
  const option = decision(state)?.options.find(({ id }) => id === right);
  if (option?.card === undefined) return [words.hintPhase.wait];
  const card = box.card(option.card);
  return [words.hintPhase[areaOf(state, puzzle.seat, card.id, card)], words.hintCard(card.name[language])];
}

function areaOf(state: State, seat: Seat, id: CardId, { type }: Card): 'leadership' | 'hand' | 'table' {
  const { hand } = viewFor(state, seat).seats[seat];
  if (type === 'leadership' || type === 'ship') return 'leadership';
  return hand.cards.includes(id) ? 'hand' : 'table';
}
