import { cardById, explainPower } from '@bluemoon/engine';
import type { CardId, Element, Fact, Seat, SeatView, State, View } from '@bluemoon/engine';
import { elementName, peopleName, phaseName, TURN_PHASES } from '@bluemoon/engine/words';
import { ME, RIVAL } from './arguments.ts';
import { cardLine, nameOf } from './names.ts';
import type { Paint } from './paint.ts';

/** The table as its player sees it. */
export function tableText(state: State, view: View, paint: Paint): readonly string[] {
  return [
    paint.heading(headline(view)),
    ...sideText(state, view, RIVAL, paint),
    ...sideText(state, view, ME, paint),
    ...handText(view, paint),
  ];
}

function headline({ turn, fight, dragons }: View): string {
  const phase = TURN_PHASES.find((name) => name === turn.phase);
  const where = phase === undefined ? '' : `, ${phaseName(phase, 'en')}`;
  const element = fight?.element ?? null;
  const contest =
    fight === null
      ? 'no fight'
      : element === null
        ? 'a fight begins'
        : `a fight over ${elementName(element, 'en')}`;
  const onBoard = Object.entries(dragons).filter(([, place]) => place === 'board');
  const board = onBoard.map(([dragon]) => dragon).join(', ');
  return `Turn ${turn.number}, ${turn.seat === ME ? 'yours' : "the rival's"}${where}; ${contest}; dragons on the board: ${board === '' ? 'none' : board}`;
}

function sideText(state: State, view: View, seat: Seat, paint: Paint): readonly string[] {
  const side = view.seats[seat];
  const values = valuesOf(state, view, seat);
  const dragons = Object.entries(view.dragons).filter(([, place]) => place === seat);
  const lines: readonly (readonly [string, readonly string[]])[] = [
    ['combat', side.combat.active.map((card) => withValue(card, values, paint))],
    ['covered', side.combat.covered.map(nameOf)],
    ['support', supports(side, values, paint)],
    ['ships', side.ships.map((ship) => shipText(ship.ship, ship.load))],
    ['landed', side.landed.map((ship) => shipText(ship.ship, ship.load))],
    ['leadership', side.leaderArea.active === null ? [] : [nameOf(side.leaderArea.active)]],
    ['dragons', dragons.map(([dragon]) => dragon)],
    ['known hand', seat === ME ? [] : side.hand.cards.map(nameOf)],
  ];
  const told = lines.filter(([, cards]) => cards.length > 0);
  return [
    `${paint.loud(sideName(view, seat))}  hand ${side.hand.count}, draw deck ${side.drawDeck.count}${powerText(view, seat, paint)}`,
    ...told.map(([area, cards]) => `  ${paint.quiet(area.padEnd(10))} ${cards.join(', ')}`),
  ];
}

function sideName(view: View, seat: Seat): string {
  const { leader } = view.decks[seat];
  const people = leader === null ? '' : ` (${peopleName(cardById(leader).people, 'en')})`;
  return `${seat === ME ? 'You' : 'Rival'}${people}`;
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

function elementsOf({ fight }: View): readonly Element[] {
  return fight === null || fight.element === null ? ['fire', 'earth'] : [fight.element];
}

function painted(element: Element, number: number, paint: Paint): string {
  return (element === 'fire' ? paint.fire : paint.earth)(String(number));
}

function withValue(card: CardId | null, values: Values, paint: Paint): string {
  const numbers = (values.get(card) ?? []).map(([element, number]) => painted(element, number, paint));
  return `${card === null ? 'face down' : nameOf(card)} ${numbers.join('/')}`;
}

/** A bluff card is worth the same whatever it is; its owner may look at it. */
function supports({ support }: SeatView, values: Values, paint: Paint): readonly string[] {
  return [
    ...support.faceUp.map((card) => withValue(card, values, paint)),
    ...support.faceDown.map(({ card }) => {
      const face = card === null ? '' : ` (${nameOf(card)})`;
      return `${withValue(null, values, paint)}${face}`;
    }),
  ];
}

function shipText(ship: CardId, load: readonly CardId[]): string {
  return `${nameOf(ship)} [${load.map(nameOf).join(', ')}]`;
}

function powerText(view: View, seat: Seat, paint: Paint): string {
  const { fight, turn } = view;
  if (fight === null) return '';
  const totals = elementsOf(view).map(
    (each) => `${painted(each, fight.power[seat][each], paint)} ${elementName(each, 'en')}`,
  );
  const mustMatch = seat === turn.seat && fight.toMatch !== null;
  const match = mustMatch
    ? `, must match ${fight.toMatch}${fight.shielded ? ' (but has a shield)' : ''}`
    : '';
  return `, power ${totals.join(' or ')}${match}`;
}

function handText(view: View, paint: Paint): readonly string[] {
  const { cards, disclosed } = view.seats[ME].hand;
  const lines = cards.map((card) => `  ${cardLine(card)}${disclosed.includes(card) ? ' [open]' : ''}`);
  return [paint.loud('Your hand'), ...(lines.length > 0 ? lines : ['  empty'])];
}
