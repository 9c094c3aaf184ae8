import { Command } from 'commander';
import {
  dayNumber,
  ENTRIES,
  loadPuzzle,
  puzzleOfTheDay,
  puzzleState,
  rightOptions,
  solutionSteps,
  tellHints,
  tellProof,
  tellReason,
  tellSolution,
  tellTask,
  tellThemes,
  tryOption,
  unseenCards,
} from '@bluemoon/analysis/puzzles';
import type { Puzzle, PuzzleEntry, Sentence } from '@bluemoon/analysis/puzzles';
import { BUILT_IN, decision, viewFor } from '@bluemoon/engine';
import type { CardId, SeatView, State } from '@bluemoon/engine';
import { peopleName } from '@bluemoon/engine/words';
import { Failure } from '../failure.ts';
import { INVOCATION } from '../invocation.ts';
import { writeLines } from '../io.ts';
import type { Io, Page } from '../io.ts';
import { jsonText } from '../terminal.ts';
import { cardNotes, cardRow } from '../text/card-text.ts';
import { columns, withNotes } from '../text/columns.ts';
import { optionText } from '../text/option-text.ts';
import { tableText } from '../text/table-text.ts';

interface Given {
  readonly list?: true;
  readonly hint?: true;
  readonly solution?: true;
  readonly json?: true;
}

const MANNER = { language: 'en', box: BUILT_IN } as const;

export function puzzleCommand(io: Io): Command {
  return new Command('puzzle')
    .description('Show a puzzle as its solver sees it, and check tries.')
    .argument('[id]', 'such as vulca-7 (default: the puzzle of the day)')
    .argument(
      '[tries...]',
      'what to choose, one after the other: ids of options, or their numbers at that point',
    )
    .option('--list', 'list all puzzles, without what gives them away')
    .option('--hint', 'where to look, and which card to think of')
    .option('--solution', 'the solution, and why it works')
    .option('--json', 'as JSON, for programs')
    .addHelpText(
      'after',
      `
Examples:
  ${INVOCATION} puzzle
  ${INVOCATION} puzzle vulca-7
  ${INVOCATION} puzzle vulca-7 2
  ${INVOCATION} puzzle vulca-7 play:cinder
  ${INVOCATION} puzzle vulca-7 --solution`,
    )
    .action(async (id: string | undefined, tries: readonly string[], given: Given) => {
      if (given.list === true) {
        write(io, given, ENTRIES, listed);
        return;
      }
      const puzzle = await loadPuzzle(entryOf(id));
      if (puzzle === null) throw new Failure(`The puzzle ${id} is missing.`);
      const tried = afterTries(puzzle, tries);
      write(io, given, asJson(puzzle, tried, given), () => asText(puzzle, tried, given, io.stdout));
    });
}

function write({ stdout }: Io, { json }: Given, facts: object, lines: () => readonly string[]): void {
  if (json === true) stdout.write(`${jsonText(facts, 2)}\n`);
  else writeLines(stdout, lines());
}

function entryOf(id: string | undefined): PuzzleEntry {
  if (id === undefined) return puzzleOfTheDay(ENTRIES, dayNumber(new Date()));
  const entry = ENTRIES.find((each) => each.id === id);
  if (entry !== undefined) return entry;
  throw new Failure(`There is no puzzle “${id}”. ${INVOCATION} puzzle --list shows all of them.`);
}

function listed(): readonly string[] {
  return columns(
    ENTRIES.map((entry) => [entry.id, moons(entry), tellProof(entry, 'en'), `against ${entry.rival}`]),
  );
}

const moons = ({ difficulty }: PuzzleEntry): string => '●'.repeat(difficulty).padEnd(5, '○');

/** How far the tries have led. */
interface Tried {
  readonly state: State;
  readonly told: readonly string[];
  readonly outcome: 'open' | 'wrong' | 'solved';
  readonly why: readonly Sentence[];
}

function afterTries(puzzle: Puzzle, tries: readonly string[]): Tried {
  let state = puzzleState(puzzle, BUILT_IN);
  const told: string[] = [];
  const chosen: string[] = [];
  for (const word of tries) {
    const option = optionNamed(state, word);
    const view = viewFor(state, puzzle.seat);
    const result = tryOption(puzzle, state, option.id);
    told.push(optionText(option, view, BUILT_IN));
    if (result.kind === 'wrong') {
      return {
        state,
        told,
        outcome: 'wrong',
        why: tellReason(result.reason, puzzle, state, option.id, MANNER),
      };
    }
    ({ state } = result);
    chosen.push(...result.steps.filter(({ seat }) => seat === puzzle.seat).map(({ option: own }) => own.id));
    // What is left of a turn after that, such as announcing, goes without saying.
    if (result.solved) return { state, told, outcome: 'solved', why: tellSolution(puzzle, MANNER, chosen) };
  }
  return { state, told, outcome: 'open', why: [] };
}

function optionNamed(state: State, word: string) {
  const options = decision(state)?.options ?? [];
  const option = /^\d+$/.test(word) ? options[Number(word) - 1] : options.find(({ id }) => id === word);
  if (option !== undefined) return option;
  throw new Failure(
    `“${word}” is no option here. Give a number from 1 to ${options.length}, or an id: ${options.map(({ id }) => id).join(', ')}.`,
  );
}

function asText(puzzle: Puzzle, tried: Tried, given: Given, page: Page): readonly string[] {
  const { title, task } = tellTask(puzzle, MANNER);
  const { paint } = page;
  return [
    paint.heading(`${puzzle.id}: ${title}`),
    task,
    `Difficulty ${moons(puzzle)}, ${puzzle.kind === 'judgement' ? '' : 'proved '}${tellProof(puzzle, 'en')}.`,
    '',
    ...tableText(tried.state, puzzle.seat, page, BUILT_IN),
    ...inPlayText(puzzle, tried.state, page),
    ...unseenText(puzzle, tried.state, page),
    ...(tried.told.length === 0 ? [] : ['']),
    ...tried.told.map((each) => `You choose: ${each}`),
    ...outcomeText(tried, puzzle, page),
    ...(given.hint === true && tried.outcome !== 'solved' ? ['', ...hints(puzzle, tried.state)] : []),
    ...(given.solution === true ? ['', ...solutionText(puzzle)] : []),
  ];
}

/** What the cards on the table say, and what else the solver knows by now. */
function inPlayText({ seat, rival }: Puzzle, state: State, page: Page): readonly string[] {
  const { seats } = viewFor(state, seat);
  const own = seats[seat];
  const other = seats[seat === 0 ? 1 : 0];
  const pile = own.remembered.discardPile.cards.map((id) => BUILT_IN.card(id).name.en);
  return [
    ...cardList('Rival’s cards in play', cardsInPlay(other), page),
    ...cardList('Your cards in play', cardsInPlay(own), page),
    ...cardList(`Known cards in the hand of ${peopleName(rival, 'en')}`, other.hand.cards.map(plain), page),
    ...(pile.length === 0 ? [] : ['', `${page.paint.heading('Your discard pile:')} ${pile.join(', ')}`]),
  ];
}

/** A card of a list, and its name there. */
interface Listed {
  readonly id: CardId;
  readonly name: string;
}

const plain = (id: CardId): Listed => ({ id, name: BUILT_IN.card(id).name.en });

const speaks = (id: CardId): boolean => cardNotes(BUILT_IN.card(id), 'en', BUILT_IN) !== '';

/** Active cards that say something, bluff cards that the solver may look at, and ships, each with its load below it. */
function cardsInPlay({ combat, support, ships, landed, leaderArea }: SeatView): readonly Listed[] {
  const leadership = leaderArea.active === null ? [] : [leaderArea.active];
  return [
    ...[...combat.active, ...support.faceUp].filter(speaks).map(plain),
    ...support.faceDown
      .flatMap(({ card }) => card ?? [])
      .map((id) => ({ id, name: `${plain(id).name}, face down` })),
    ...leadership.filter(speaks).map(plain),
    ...[...ships, ...landed].flatMap(({ ship, load }) => [
      plain(ship),
      ...load.map((id) => ({ id, name: `  ${plain(id).name}` })),
    ]),
  ];
}

/** What the solver can work out from the deck of the rival. */
function unseenText({ seat, rival }: Puzzle, state: State, page: Page): readonly string[] {
  const heading = `Not seen of ${peopleName(rival, 'en')}: in their hand or draw deck`;
  return cardList(heading, unseenCards(state, seat).map(plain), page);
}

function cardList(heading: string, listed: readonly Listed[], { paint, width }: Page): readonly string[] {
  if (listed.length === 0) return [];
  const cards = listed.map(({ id, name }) => {
    const card = BUILT_IN.card(id);
    return { ...card, name: { ...card.name, en: name } };
  });
  const rows = columns(cards.map((card) => cardRow(card, 'en', paint)));
  const notes = cards.map((card) => cardNotes(card, 'en', BUILT_IN));
  return ['', paint.heading(heading), ...withNotes(rows, notes, { paint, width }).map((row) => `    ${row}`)];
}

function outcomeText({ state, outcome, why }: Tried, puzzle: Puzzle, { paint }: Page): readonly string[] {
  switch (outcome) {
    case 'solved':
      return ['', paint.heading('Solved.'), ...sentences(why), themesText(puzzle)];
    case 'wrong':
      return ['', paint.fault('Wrong.'), ...sentences(why)];
    case 'open': {
      const view = viewFor(state, puzzle.seat);
      const options = view.decision?.options ?? [];
      return [
        '',
        paint.heading('Choose'),
        ...columns(
          options.map((option, i) => [
            String(i + 1).padStart(3),
            optionText(option, view, BUILT_IN),
            paint.quiet(option.id),
          ]),
        ),
      ];
    }
  }
}

const sentences = (why: readonly Sentence[]): readonly string[] =>
  why.map(({ text, rules }) => (rules.length === 0 ? text : `${text} (${rules.join(', ')})`));

const themesText = (puzzle: Puzzle): string => `Theme: ${tellThemes(puzzle, 'en').join(', ')}.`;

function hints(puzzle: Puzzle, state: State): readonly string[] {
  const [right] = rightOptions(puzzle, state);
  return right === undefined ? [] : tellHints(puzzle, state, right, MANNER);
}

function solutionText(puzzle: Puzzle): readonly string[] {
  const { steps } = solutionSteps(puzzle, MANNER);
  return [
    ...steps.map(({ text, option }, i) => `${i + 1}. ${text} (${option.id})`),
    ...sentences(tellSolution(puzzle, MANNER)),
    themesText(puzzle),
  ];
}

function asJson(puzzle: Puzzle, { state, outcome, why }: Tried, given: Given): object {
  const { id, kind, goal, difficulty, seat } = puzzle;
  return {
    id,
    kind,
    goal,
    difficulty,
    seat,
    ...tellTask(puzzle, MANNER),
    outcome,
    why,
    view: viewFor(state, seat),
    unseen: unseenCards(state, seat),
    ...(given.hint === true ? { hints: hints(puzzle, state) } : {}),
    ...(given.solution === true ? { solution: puzzle.solution, because: tellSolution(puzzle, MANNER) } : {}),
  };
}
