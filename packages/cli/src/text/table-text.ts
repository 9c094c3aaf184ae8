import { explainPower, viewFor } from '@bluemoon/engine';
import type { Box, CardId, Element, Fact, Seat, SeatView, State, View } from '@bluemoon/engine';
import { elementName, phaseName, TURN_PHASES } from '@bluemoon/engine/words';
import type { Voice } from '@bluemoon/engine/telling';
import type { Page } from '../io.ts';
import type { Paint } from '../paint.ts';
import { cardNotes, cardRow, dragonName, nameOf } from './card-text.ts';
import { columns, withNotes } from './columns.ts';
import { nearSeat, sideName, turnOwner, voiceOf } from './voice.ts';
import type { Perspective } from './voice.ts';

export function tableText(state: State, perspective: Perspective, page: Page, box: Box): readonly string[] {
  const voice = voiceOf(state, perspective, box);
  const sides = sidesSeen(state, perspective);
  const near = nearSeat(perspective);
  const far: Seat = near === 0 ? 1 : 0;
  return [
    page.paint.heading(headline(sides[near], voice)),
    ...sideText(state, sides[far], far, voice, page, box),
    ...sideText(state, sides[near], near, voice, page, box),
  ];
}

/** The view from which each side is shown. */
export function sidesSeen(state: State, perspective: Perspective): readonly [View, View] {
  if (perspective === 'both') return [viewFor(state, 0), viewFor(state, 1)];
  const view = viewFor(state, perspective);
  return [view, view];
}

function headline({ turn, fight, dragons }: View, voice: Voice): string {
  const phase = TURN_PHASES.find((name) => name === turn.phase);
  const where = phase === undefined ? [] : [phaseName(phase, 'en')];
  const onBoard = dragonsAt(dragons, 'board');
  const board = onBoard.length === 0 ? [] : [`on the board: ${onBoard.join(', ')}`];
  return [`Turn ${turn.number}, ${turnOwner(voice, turn.seat)}`, ...where, fightWords(fight), ...board].join(
    ' · ',
  );
}

function fightWords(fight: View['fight']): string {
  if (fight === null) return 'no fight';
  return fight.element === null ? 'a fight begins' : `fight over ${elementName(fight.element, 'en')}`;
}

function dragonsAt(dragons: View['dragons'], place: Seat | 'board'): readonly string[] {
  return (['lika', 'doran', 'sesha'] as const).filter((dragon) => dragons[dragon] === place).map(dragonName);
}

function sideText(
  state: State,
  view: View,
  seat: Seat,
  voice: Voice,
  page: Page,
  box: Box,
): readonly string[] {
  const { paint } = page;
  const side = view.seats[seat];
  const values = valuesOf(state, view, seat);
  const named = (card: CardId): string => nameOf(card, box);
  const areas: readonly (readonly [string, readonly string[]])[] = [
    ['combat', side.combat.active.map((card) => withValue(card, values, paint, box))],
    ['covered', side.combat.covered.map(named)],
    ['support', supports(side, values, paint, box)],
    ['ships', side.ships.map((ship) => shipText(ship, box))],
    ['landed', side.landed.map((ship) => shipText(ship, box))],
    ['Hyla', side.hyla === null ? [] : [named(side.hyla)]],
    ['crystals', side.achievements.map(named)],
    ['envoys', side.emissaries.map(named)],
    ['leadership', side.leaderArea.active === null ? [] : [named(side.leaderArea.active)]],
    ['known hand', view.viewer === seat ? [] : side.hand.cards.map(named)],
  ];
  return [
    `${paint.loud(sideName(view, seat, voice, box))}  ${figures(view, seat, paint).join(' · ')}`,
    ...areas
      .filter(([, cards]) => cards.length > 0)
      .map(([area, cards]) => `  ${paint.quiet(area.padEnd(10))}  ${cards.join(', ')}`),
    ...(view.viewer === seat ? handText(view, seat, voice, page, box) : []),
  ];
}

function shipText({ ship, load }: SeatView['ships'][number], box: Box): string {
  return `${nameOf(ship, box)}${load.length === 0 ? '' : ` (${load.map((card) => nameOf(card, box)).join(', ')})`}`;
}

function figures(view: View, seat: Seat, paint: Paint): readonly string[] {
  const { hand, drawDeck } = view.seats[seat];
  const dragons = dragonsAt(view.dragons, seat);
  return [
    `hand ${hand.count}`,
    `draw deck ${drawDeck.count}`,
    ...powerText(view, seat, paint),
    ...(dragons.length === 0 ? [] : [`${dragons.length === 1 ? 'dragon' : 'dragons'} ${dragons.join(', ')}`]),
  ];
}

/** What each active card adds; a fight without an element shows both. */
type Values = ReadonlyMap<CardId | null, readonly (readonly [Element, number])[]>;

function valuesOf(state: State, view: View, seat: Seat): Values {
  const values = new Map<CardId | null, (readonly [Element, number])[]>();
  for (const element of elementsOf(view)) {
    const worth = explainPower(state, seat, element).facts.filter(isWorth);
    for (const { card, number } of new Map(worth.map((fact) => [fact.card.card, fact])).values()) {
      values.set(card.card, [...(values.get(card.card) ?? []), [element, number]]);
    }
  }
  return values;
}

function isWorth(fact: Fact): fact is Extract<Fact, { kind: 'worth' }> {
  return fact.kind === 'worth';
}

export function elementsOf({ fight }: View): readonly Element[] {
  return fight === null || fight.element === null ? ['fire', 'earth'] : [fight.element];
}

function painted(element: Element, number: number, paint: Paint): string {
  return (element === 'fire' ? paint.fire : paint.earth)(String(number));
}

function withValue(card: CardId | null, values: Values, paint: Paint, box: Box): string {
  const numbers = (values.get(card) ?? []).map(([element, number]) => painted(element, number, paint));
  return `${card === null ? 'face down' : nameOf(card, box)} ${numbers.join('/')}`;
}

/** A face-down bluff card is worth the same whatever it is; its owner may look at it. */
function supports({ support }: SeatView, values: Values, paint: Paint, box: Box): readonly string[] {
  return [
    ...support.faceUp.map((card) => withValue(card, values, paint, box)),
    ...support.faceDown.map(({ card }) => {
      const face = card === null ? '' : ` (${nameOf(card, box)})`;
      return `${withValue(null, values, paint, box)}${face}`;
    }),
  ];
}

const PHASES_WITH_NEW_CARDS: ReadonlySet<string> = new Set(['boosterSupport', 'power']);

function powerText(view: View, seat: Seat, paint: Paint): readonly string[] {
  const { fight, turn } = view;
  if (fight === null) return [];
  const totals = elementsOf(view).map(
    (each) => `${painted(each, fight.power[seat][each], paint)} ${elementName(each, 'en')}`,
  );
  const mustMatch = seat === turn.seat && fight.toMatch !== null;
  // CHAR-3: until a character is played, the shield is that of cards about to be covered.
  const isShielded = fight.shielded && PHASES_WITH_NEW_CARDS.has(turn.phase);
  const match = mustMatch ? [`must match ${fight.toMatch}${isShielded ? ' (but has a shield)' : ''}`] : [];
  return [`power ${totals.join(' or ')}`, ...match];
}

function handText(view: View, seat: Seat, voice: Voice, { paint, width }: Page, box: Box): readonly string[] {
  const { cards, disclosed } = view.seats[seat].hand;
  const rows = columns(cards.map((card) => cardRow(box.card(card), 'en', paint)));
  const notes = cards.map((card) => {
    const open = disclosed.includes(card) ? '(revealed) ' : '';
    return `${open}${cardNotes(box.card(card), 'en', box)}`;
  });
  const heading = voice[seat] === 'you' ? 'Your hand' : 'Hand';
  return [
    `  ${paint.loud(heading)}${cards.length === 0 ? ' is empty' : ''}`,
    ...withNotes(rows, notes, { paint, width }).map((row) => `    ${row}`),
  ];
}
