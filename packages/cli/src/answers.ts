import {
  explainCard,
  explainDemands,
  explainPlay,
  explainPower,
  explanationText,
  viewFor,
} from '@bluemoon/engine';
import type { CardId, Explanation, SeatView, State } from '@bluemoon/engine';
import { ME, RIVAL } from './arguments.ts';
import { cardInFull, findCards, nameOf } from './names.ts';

/** Answers to questions about the game, from nothing that the player may not know. */
export function whyAnswer(state: State, about: string): readonly string[] {
  if (about === '') return said(explainDemands(state, ME));
  if (about.toLowerCase() === 'power') {
    return ['Yours:', ...said(explainPower(state, ME)), "The rival's:", ...said(explainPower(state, RIVAL))];
  }
  const view = viewFor(state, ME);
  const own = view.decks[ME].cards;
  const open = openCards(view.seats[RIVAL]);
  return answerAbout(about, [...own, ...open], (card) => [
    ...(own.includes(card) ? ownCard(state, card, openCards(view.seats[ME])) : []),
    ...(open.includes(card) ? said(explainCard(state, RIVAL, card)) : []),
  ]);
}

export function cardAnswer(state: State, about: string): readonly string[] {
  const { decks } = viewFor(state, ME);
  const leaders = decks.flatMap(({ leader }) => (leader === null ? [] : [leader]));
  return answerAbout(about, [...decks[ME].cards, ...decks[RIVAL].cards, ...leaders], cardInFull);
}

function answerAbout(
  about: string,
  among: readonly CardId[],
  answer: (card: CardId) => readonly string[],
): readonly string[] {
  const found = findCards(about, among);
  const [only] = found;
  if (only === undefined) return [`There is no card “${about.slice(0, 40)}” to speak of.`];
  return found.length === 1 ? answer(only) : [`Which one: ${found.map(nameOf).join(', ')}?`];
}

function ownCard(state: State, card: CardId, inPlay: readonly CardId[]): readonly string[] {
  return inPlay.includes(card) ? said(explainCard(state, ME, card)) : said(explainPlay(state, ME, card));
}

/** What lies face up on the table. */
function openCards({ combat, support, ships, landed, leaderArea }: SeatView): readonly CardId[] {
  const fleet = [...ships, ...landed].flatMap(({ ship, load }) => [ship, ...load]);
  const leadership = leaderArea.active === null ? [] : [leaderArea.active];
  return [...combat.active, ...combat.covered, ...support.faceUp, ...fleet, ...leadership];
}

function said(explanation: Explanation): readonly string[] {
  return explanationText(explanation, 'en').map((sentence, i) => {
    const rules = explanation.facts[i]?.rules.join(', ') ?? '';
    return `  ${sentence} [${rules}]`;
  });
}
