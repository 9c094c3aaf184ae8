import { decision, explainCard, explainDemands, explainPlay, explainPower, viewFor } from '@bluemoon/engine';
import type { Box, CardId, Explanation, Seat, SeatView, State } from '@bluemoon/engine';
import { elementName } from '@bluemoon/engine/words';
import type { Page } from '../io.ts';
import { cardInFull, didYouMean, findCards, nameOf } from './card-text.ts';
import { explanationLines, powerLines } from './explanation-text.ts';
import { elementsOf, sidesSeen } from './table-text.ts';
import { nearSeat, sideName, voiceOf } from './voice.ts';
import type { Perspective } from './voice.ts';

/** A question about the game; answers use only what this perspective may see. */
export interface Asked {
  readonly state: State;
  readonly perspective: Perspective;
  readonly page: Page;
  readonly box: Box;
}

const SEATS: readonly Seat[] = [0, 1];

export function whyAnswer(asked: Asked, about: string): readonly string[] {
  if (about === '') return demandsAnswer(asked);
  if (about.toLowerCase() === 'power') return powersAnswer(asked);
  const open = openCards(asked);
  const own = ownCards(asked);
  const { state, perspective, page, box } = asked;
  const voice = voiceOf(state, perspective, box);
  return answerAbout(about, [...own[0], ...own[1], ...open[0], ...open[1]], box, (card) => {
    const answers = SEATS.flatMap((seat): readonly Explanation[] => {
      if (open[seat].includes(card)) return [explainCard(state, seat, card)];
      return own[seat].includes(card) ? [explainPlay(state, seat, card)] : [];
    });
    const isNamed = answers.length > 1 || typeof perspective === 'string';
    return answers.flatMap((answer) => {
      const name = page.paint.loud(sideName(viewFor(state, 'spectator'), answer.seat, voice, box));
      return [...(isNamed ? [name] : []), ...explanationLines(answer, page.paint, box)];
    });
  });
}

export function cardAnswer({ state, page, box }: Asked, about: string): readonly string[] {
  const { decks } = viewFor(state, 'spectator');
  const cards = decks.flatMap(({ leader, cards }) => (leader === null ? cards : [...cards, leader]));
  return answerAbout(about, cards, box, (card) => cardInFull(box.card(card), 'en', page, box));
}

function demandsAnswer({ state, perspective, page, box }: Asked): readonly string[] {
  const pending = decision(state);
  if (pending === null) return ['  The game is over.'];
  if (perspective === 'spectator')
    return ['  Only the player may see what they have to do. Try “why power”.'];
  const seat = perspective === 'both' ? pending.seat : perspective;
  return explanationLines(explainDemands(state, seat), page.paint, box);
}

export function powersAnswer({ state, perspective, page, box }: Asked): readonly string[] {
  const voice = voiceOf(state, perspective, box);
  const view = viewFor(state, 'spectator');
  const near = nearSeat(perspective);
  const far: Seat = near === 0 ? 1 : 0;
  return [near, far].flatMap((seat) => {
    const name = page.paint.loud(sideName(view, seat, voice, box));
    const lines = elementsOf(view).map((element) => {
      const { total } = explainPower(state, seat, element);
      const heading = `${name}  ${total} ${elementName(element, 'en')}`;
      return [heading, ...powerLines(state, seat, element, page.paint, box)];
    });
    return lines.every((each) => each.length === 1) ? [`${name}  0`] : lines.flat();
  });
}

function answerAbout(
  about: string,
  among: readonly CardId[],
  box: Box,
  answer: (card: CardId) => readonly string[],
): readonly string[] {
  const found = findCards(about, among, box);
  const [only] = found;
  if (only === undefined) {
    return [`No visible card is called “${about.slice(0, 40)}”.${didYouMean(about, among, box)}`];
  }
  return found.length === 1
    ? answer(only)
    : [`Which one: ${found.map((card) => nameOf(card, box)).join(', ')}?`];
}

/** All cards of the players whose hand is visible. */
function ownCards({ state, perspective }: Asked): readonly [readonly CardId[], readonly CardId[]] {
  const { decks } = viewFor(state, 'spectator');
  const own = (seat: Seat): readonly CardId[] =>
    perspective === 'both' || perspective === seat ? decks[seat].cards : [];
  return [own(0), own(1)];
}

function openCards({ state, perspective }: Asked): readonly [readonly CardId[], readonly CardId[]] {
  const sides = sidesSeen(state, perspective);
  return [faceUp(sides[0].seats[0]), faceUp(sides[1].seats[1])];
}

function faceUp({ combat, support, ships, landed, leaderArea }: SeatView): readonly CardId[] {
  const fleet = [...ships, ...landed].flatMap(({ ship, load }) => [ship, ...load]);
  const leadership = leaderArea.active === null ? [] : [leaderArea.active];
  return [...combat.active, ...combat.covered, ...support.faceUp, ...fleet, ...leadership];
}
