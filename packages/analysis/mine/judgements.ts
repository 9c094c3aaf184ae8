import { makeBot, readBotName, weighChoice } from '@bluemoon/ai';
import type { BotContext } from '@bluemoon/ai';
import { apply, decision, encode, viewFor } from '@bluemoon/engine';
import type { Option, People, Seat, State, View } from '@bluemoon/engine';
import type { Puzzle } from '../src/puzzles/puzzle.ts';
import { solutionSteps } from '../src/puzzles/tell-solution.ts';
import { isJudgement, NODES, weighed } from './weigh.ts';
import type { Candidate } from './candidates.ts';
import type { TurnStart } from './games.ts';
import { ideaOf } from './idea-of.ts';
import { MIN_PLAYED_OUT, playedOutGap } from './played-out.ts';
import { themesOf } from './themes.ts';

/** A first look that is deep enough to suspect that the shallow one is wrong. */
const SUSPICION = 'strong@3000nodes';
const SHALLOW = 'strong@500nodes';
const LARGE = 'strong@8000nodes';
const TIMES = 5;
/** Smaller gaps by the first look are seldom confirmed. */
const MIN_GAP = 0.12;
/** Of two options everybody guesses right every other time. */
const MIN_OPTIONS = 3;
/** More options than this take too long to weigh. */
const MAX_OPTIONS = 12;

/** The judgement puzzles among the decisions of one turn, as a solid bot would play it. */
export function judgementsIn(
  { state: start, seat, decks, turn }: TurnStart,
  from: readonly [number, number],
  context: BotContext,
): readonly Candidate[] {
  const found: Candidate[] = [];
  let state = start;
  for (;;) {
    const pending = decision(state);
    const view = viewFor(state, seat);
    if (pending === null || pending.seat !== seat || view.turn.number !== turn) return found;
    const { option: liked } = makeBot(readBotName('solid'), context).choose(view);
    const { options } = pending;
    const isPuzzling = options.length >= MIN_OPTIONS && options.length <= MAX_OPTIONS;
    if (isPuzzling && pending.about.during === 'phase') {
      found.push(...judgementAt(state, view, { seat, decks, turn }, options, liked, from, context));
    }
    ({ state } = apply(state, liked));
  }
}

function judgementAt(
  state: State,
  view: View,
  { seat, decks, turn }: Pick<TurnStart, 'seat' | 'decks' | 'turn'>,
  options: readonly Option[],
  liked: string,
  from: readonly [number, number],
  context: BotContext,
): readonly Candidate[] {
  const { option: best, estimates } = makeBot(readBotName(SUSPICION), context).choose(view);
  const chanceOf = (id: string): number => estimates.find((each) => each.option === id)?.chance ?? 0;
  const next = Math.max(...options.filter(({ id }) => id !== best).map(({ id }) => chanceOf(id)));
  if (best === liked || chanceOf(best) - next < MIN_GAP) return [];
  const shallow = makeBot(readBotName(SHALLOW), context).choose(view).option;
  if (shallow === best || timesFound('solid', view, best, context) >= 3) return [];
  const weighing = weighed(view, best, context, NODES);
  if (!isJudgement(weighing) || playedOutGap(view, best, context) < MIN_PLAYED_OUT) return [];
  const { line } = weighChoice(view, [best], context, NODES / 8).best;
  const chosen = options.find(({ id }) => id === best);
  const solution = chosen === undefined ? line : [chosen, ...line];
  const large = makeBot(readBotName(LARGE), context).choose(view).option === best;
  const people: People = decks[seat];
  const rival: People = decks[seat === 0 ? 1 : 0];
  const puzzle: Omit<Puzzle, 'id'> = {
    people,
    rival,
    kind: 'judgement',
    goal: 'bestChoice',
    themes: themesOf(solution, 'bestChoice', view, context.box),
    difficulty: large ? 4 : 5,
    seat: seat satisfies Seat,
    position: encode(state),
    solution: solution.map(({ id }) => id),
    foundBy: large ? [LARGE] : [],
    chances: Object.fromEntries(weighing.chances),
  };
  const { steps } = solutionSteps({ ...puzzle, id: 'new' }, { language: 'en', box: context.box });
  return [
    {
      ...puzzle,
      // As far as it can be shown with the cards that there are.
      solution: steps.map(({ option }) => option.id),
      from: [...from, turn],
      idea: ideaOf(solution),
      options: options.length,
      novice: timesFound('novice', view, best, context),
      nodes: NODES,
      obvious: false,
    },
  ];
}

function timesFound(name: string, view: View, best: string, context: BotContext): number {
  let found = 0;
  for (let seed = 1; seed <= TIMES; seed++) {
    if (makeBot(readBotName(name), { ...context, seed }).choose(view).option === best) found++;
  }
  return found;
}
