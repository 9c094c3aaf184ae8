import { apply, decision, explainCard, explainPower, explanationText, viewFor } from '@bluemoon/engine';
import type { Card, CardId, Option, Seat, State, View } from '@bluemoon/engine';
import { plainText, tellOption } from '@bluemoon/engine/telling';
import { cardText } from '@bluemoon/engine/words';
import type { Puzzle } from './puzzle.ts';
import { retreated } from './retreat.ts';
import { rivalBest, withEverything } from './rival-best.ts';
import { puzzleState } from './solve.ts';
import { amount, percent, rivalName, sentence } from './tell.ts';
import type { Manner, Sentence } from './tell.ts';
import { loweringTo, totalOnceCovered } from './total-later.ts';
import { enumerated, puzzleWords } from './words/index.ts';
import type { PuzzleWords } from './words/language.ts';

/** A step of the solution, in the position in which it is chosen. */
export interface SolutionStep {
  readonly state: State;
  readonly option: Option;
  readonly text: string;
}

export interface Played {
  readonly steps: readonly SolutionStep[];
  readonly end: State;
}

/** A way to solve it, to step through, and the position at its end; `line` has the solver's own choices. */
export function solutionSteps(
  puzzle: Puzzle,
  { language, box }: Manner,
  line: readonly string[] = puzzle.solution,
): Played {
  const steps: SolutionStep[] = [];
  let state = puzzleState(puzzle, box);
  for (const id of line) {
    // What the rival has to do in between leaves no choice.
    for (
      let pending = decision(state);
      pending !== null && pending.seat !== puzzle.seat;
      pending = decision(state)
    ) {
      if (pending.about.phase === 'call') break;
      ({ state } = apply(state, pending.options[0].id));
    }
    const option = decision(state)?.options.find((each) => each.id === id);
    if (option === undefined) break;
    const { label } = tellOption(option, viewFor(state, puzzle.seat), language, { box });
    steps.push({ state, option, text: plainText(label) });
    ({ state } = apply(state, id));
  }
  return { steps, end: state };
}

/** Why the solution works, or another way to solve it. */
export function tellSolution(
  puzzle: Puzzle,
  manner: Manner,
  line: readonly string[] = puzzle.solution,
): readonly Sentence[] {
  const played = solutionSteps(puzzle, manner, line);
  const words = puzzleWords(manner.language);
  switch (puzzle.kind) {
    case 'judgement':
      return [chances(puzzle, words)];
    case 'onlyMove':
      return [
        ...ownPower(played.end, puzzle, manner),
        ...ignoredTexts(played.end, puzzle.seat, manner),
        ...matching(played.end, puzzle, manner),
      ];
    case 'provable':
      // A game that is over was won by text: power had no part in it.
      return [
        ...(decision(played.end) === null ? [] : ownPower(played.end, puzzle, manner)),
        ...speakingCards(played, puzzle.seat, manner),
        ...rivalFails(played.end, puzzle, manner),
      ];
  }
}

function chances({ solution, chances = {} }: Puzzle, words: PuzzleWords): Sentence {
  const [best] = solution;
  const others = Object.entries(chances).filter(([id]) => id !== best);
  const next = Math.max(0, ...others.map(([, chance]) => chance));
  return sentence(words.chance(percent(chances[best] ?? 0), percent(next)), []);
}

/** How the own total comes about. */
function ownPower(end: State, { seat }: Puzzle, { language, box }: Manner): readonly Sentence[] {
  const element = viewFor(end, seat).fight?.element ?? null;
  if (element === null) return [];
  const explanation = explainPower(end, seat, element);
  const rules = new Set(explanation.facts.flatMap((fact) => fact.rules));
  return [sentence(explanationText(explanation, language, box).join(' '), [...rules])];
}

/** IGNORE-4: a condition that is ignored need not hold. */
function ignoredTexts(end: State, seat: Seat, { language, box }: Manner): readonly Sentence[] {
  const { combat, support } = viewFor(end, seat).seats[seat];
  return [...combat.active, ...support.faceUp].flatMap((card) => {
    const explanation = explainCard(end, seat, card);
    const facts = explanation.facts.filter(({ kind }) => kind === 'textIgnored');
    if (facts.length === 0) return [];
    const text = explanationText({ ...explanation, facts }, language, box).join(' ');
    return [
      sentence(
        text,
        facts.flatMap(({ rules }) => rules),
      ),
    ];
  });
}

/** What had to be matched, what the rival's cards forbid, and what a retreat would cost. */
function matching(end: State, puzzle: Puzzle, manner: Manner): readonly Sentence[] {
  const { seat, goal } = puzzle;
  const words = puzzleWords(manner.language);
  const start = puzzleState(puzzle, manner.box);
  const before = viewFor(start, seat);
  const theirs = before.seats[seat === 0 ? 1 : 0];
  const forbidding = [...theirs.combat.active, ...theirs.support.faceUp].filter((card) =>
    restrains(manner.box.card(card)),
  );
  return [
    ...toMatch(before, viewFor(end, seat), puzzle, manner),
    ...quoted(forbidding, manner),
    sentence(words.noOtherWay, ['ENGAGE-9', 'POWER-3']),
    ...(goal === 'saveGame' ? [costOfRetreat(start, puzzle, manner)] : []),
  ];
}

function toMatch(before: View, after: View, puzzle: Puzzle, { language }: Manner): readonly Sentence[] {
  const words = puzzleWords(language);
  const { seat } = puzzle;
  const rival = seat === 0 ? 1 : 0;
  const element = after.fight?.element ?? null;
  if (before.fight === null || after.fight === null || element === null) return [];
  if (before.fight.element !== element)
    return [sentence(words.elementNow(words.element(element)), ['POWER-2'])];
  const needed = after.fight.power[rival][element];
  const at = before.fight.power[rival][element];
  const lowered =
    needed < at ? [sentence(words.lowered(rivalName(puzzle, language), needed, at), ['POWER-4'])] : [];
  // A shield was explained with the own total.
  if (after.fight.power[seat][element] < needed) return lowered;
  return [...lowered, sentence(words.need(amount(needed, element, words)), ['POWER-3', 'POWER-4'])];
}

function costOfRetreat(start: State, puzzle: Puzzle, { language }: Manner): Sentence {
  const words = puzzleWords(language);
  const rival = rivalName(puzzle, language);
  return reasonAfter(start) === 'fourthDragon'
    ? sentence(words.retreatGivesDragon(rival), ['RETREAT-2', 'WIN-1'])
    : sentence(words.retreatEndsGame(rival), ['WIN-2', 'WIN-5']);
}

/** Why the game is over, at the latest after a retreat of the player whose turn it is. */
function reasonAfter(state: State): string | null {
  const over = decision(state) === null ? state : retreated(state);
  return over === null ? null : (viewFor(over, 'spectator').result?.reason ?? null);
}

const RESTRAINING: ReadonlySet<string> = new Set([
  'ignore',
  'cannotPlay',
  'playAtMost',
  'haveAtMost',
  'cannotTake',
  'printed',
  'doubleText',
]);

/** What a card forbids the rival, or demands of them. */
function restrains({ text = [] }: Card): boolean {
  return text.some((each) => each.when === 'demand' || ('rule' in each && RESTRAINING.has(each.rule.rule)));
}

const forbidsCalls = ({ text = [] }: Card): boolean =>
  text.some((each) => 'rule' in each && each.rule.rule === 'cannotCall');

const forcesRetreat = ({ text = [] }: Card): boolean =>
  text.some((each) => 'steps' in each && each.steps.some((step) => step.do === 'retreat'));

/** The own cards whose text is part of the reason. */
function speakingCards({ steps, end }: Played, seat: Seat, manner: Manner): readonly Sentence[] {
  const { combat, support } = viewFor(end, seat).seats[seat];
  const isBluffing = support.faceDown.length > 0;
  const active = [...combat.active, ...support.faceUp].filter((id) => {
    const card = manner.box.card(id);
    return decision(end) !== null && (restrains(card) || (isBluffing && forbidsCalls(card)));
  });
  const played = steps
    .flatMap(({ option: { kind, card } }) => (kind === 'play' && card !== undefined ? [card] : []))
    .filter((id) => manner.box.card(id).type === 'leadership' || forcesRetreat(manner.box.card(id)));
  return quoted([...new Set([...played, ...active])], manner);
}

/** Cards that say the same are quoted once. */
function quoted(cards: readonly CardId[], { language, box }: Manner): readonly Sentence[] {
  const words = puzzleWords(language);
  const names = new Map<string, string>();
  for (const card of cards.map((id) => box.card(id))) {
    const text = cardText(card, language, box).join(' ');
    if (!names.has(text)) names.set(text, card.name[language]);
  }
  return [...names].map(([text, name]) => sentence(words.cardSays(name, text), ['TEXT-5', 'PRECED-1']));
}

function rivalFails(end: State, puzzle: Puzzle, manner: Manner): readonly Sentence[] {
  const { seat, goal } = puzzle;
  const words = puzzleWords(manner.language);
  const rival = rivalName(puzzle, manner.language);
  const won =
    reasonAfter(end) === 'fourthDragon'
      ? sentence(words.winsByDragon, ['WIN-1'])
      : sentence(words.winsByCards, ['WIN-2', 'WIN-5']);
  if (decision(end) === null) return [won];
  const hasRetreated = viewFor(end, seat).fight === null;
  const start = puzzleState(puzzle, manner.box);
  const [before, after] = hasRetreated ? [start, end] : [end, retreated(end)];
  const dragons = after === null ? 0 : dragonsWon(viewFor(before, seat), viewFor(after, seat), seat);
  return [
    ...(hasRetreated ? [] : noAnswer(end, puzzle, manner)),
    sentence(dragons > 0 ? words.retreats(rival, dragons) : words.forced(rival), ['ENGAGE-9', 'RETREAT-2']),
    ...(goal === 'winFight' ? [] : [won]),
  ];
}

function dragonsWon(before: View, after: View, seat: Seat): number {
  const own = ({ dragons }: View): number => Object.values(dragons).filter((at) => at === seat).length;
  const rival = ({ dragons }: View): number => Object.values(dragons).filter((at) => at === 1 - seat).length;
  return own(after) - own(before) + rival(before) - rival(after);
}

/** The most that the rival can come to with every unseen card, if that is what they lack. */
function noAnswer(end: State, puzzle: Puzzle, { language, box }: Manner): readonly Sentence[] {
  const words = puzzleWords(language);
  const rival = rivalName(puzzle, language);
  const { reach, unseen } = rivalBest(end, puzzle.seat === 0 ? 1 : 0, box);
  if (unseen === 0) return [sentence(words.noCards(rival), ['ENGAGE-9'])];
  const fight = viewFor(end, puzzle.seat).fight;
  const total = fight === null || fight.element === null ? null : fight.power[puzzle.seat][fight.element];
  if (reach === null || reach.canAnnounce || !reach.isCertain || reach.best >= reach.toMatch) {
    const change = total === null ? [] : raised(end, total, puzzle, { language, box });
    return [...change, sentence(words.noAnswer(rival, unseen), ['ENGAGE-9', 'ENGAGE-10'])];
  }
  const best = amount(reach.best, reach.element, words);
  const rules = ['POWER-3', 'ENGAGE-9'];
  if (reach.toMatch === total) return [sentence(words.atMost(rival, best, String(reach.toMatch)), rules)];
  const change = total === null ? [] : changed(end, total, reach.toMatch, puzzle, { language, box });
  return change.length === 0
    ? [sentence(words.notEnough(rival, best), rules)]
    : [...change, sentence(words.atMost(rival, best, String(reach.toMatch)), rules)];
}

/** Why the rival has to match another number than the own total at the end of the turn. */
function changed(
  end: State,
  total: number,
  needed: number,
  puzzle: Puzzle,
  manner: Manner,
): readonly Sentence[] {
  if (needed > total) return raised(end, total, puzzle, manner, needed);
  const { language, box } = manner;
  const words = puzzleWords(language);
  const { seat } = puzzle;
  const rival = rivalName(puzzle, language);
  const lowering = loweringTo(needed, withEverything(end, seat === 0 ? 1 : 0), seat);
  if (lowering === null) return [];
  if (lowering.kind === 'call') return [sentence(words.callLowers(rival, needed), ['BLUFF-9', 'BLUFF-10'])];
  const names = lowering.cards.map((card) => box.card(card).name[language]);
  return [sentence(words.cardsLower(rival, enumerated(names, words.and), needed), ['POWER-4'])];
}

/** CHAR-3: text of cards that the rival has to cover no longer lowers the own total. */
function raised(
  end: State,
  total: number,
  puzzle: Puzzle,
  { language }: Manner,
  needed: number | null = null,
): readonly Sentence[] {
  const { seat } = puzzle;
  const element = viewFor(end, seat).fight?.element ?? null;
  const later = totalOnceCovered(withEverything(end, seat === 0 ? 1 : 0), seat);
  if (element === null || later === null || later <= total || (needed !== null && later !== needed))
    return [];
  const words = puzzleWords(language);
  const rival = rivalName(puzzle, language);
  return [sentence(words.onceCovered(rival, amount(later, element, words)), ['CHAR-3', 'POWER-4'])];
}
