import { contestedElement, elementNumber } from '../compile/element.ts';
import { kindBits } from '../compile/icons.ts';
import { iconWorks } from '../derive/icon.ts';
import { hasShield } from '../derive/shield.ts';
import { standing } from '../derive/standing.ts';
import { powerOf, raisedTotal } from '../derive/value.ts';
import type { ValueReason } from '../derive/value.ts';
import { BLUFFS, COMBAT, ELEMENT, SUPPORT, zone } from '../state/layout.ts';
import type { Seat } from '../state/layout.ts';
import { cardsIn } from '../state/sets.ts';
import type { State, Workbench } from '../state/workbench.ts';
import type { Element } from '../vocabulary/card.ts';
import { askedTable, faceDown, refTo } from './asking.ts';
import { faceDownFacts, faceUpFacts } from './explain-value.ts';
import type { Explanation, Fact } from './explanation.ts';

export interface PowerExplanation extends Explanation {
  readonly about: 'power';
  readonly element: Element;
  readonly total: number;
}

/** Why a player's total is what it is, card by card: in the contested element, or in another one asked for. */
export function explainPower(state: State, seat: Seat, element?: Element): PowerExplanation {
  const t = askedTable(state, seat);
  const asked = element ?? contestedElement(t.cells[ELEMENT]) ?? 'fire';
  const added = summands(t, seat, asked);
  const sum = added.reduce((all, fact) => all + (fact.kind === 'worth' ? fact.number : 0), 0);
  const facts = [...added, ...totalFacts(t, seat, asked, sum), ...shieldFacts(t, seat, asked)];
  return { about: 'power', seat, element: asked, total: powerOf(t, seat, elementNumber(asked)), facts };
}

function summands(t: Workbench, seat: Seat, element: Element): readonly Fact[] {
  const { cells } = t;
  const faceUp = [...cardsIn(cells, zone(seat, COMBAT)), ...cardsIn(cells, zone(seat, SUPPORT))];
  return [
    ...faceUp.flatMap((card) => faceUpFacts(t, seat, card, element)),
    ...cardsIn(cells, zone(seat, BLUFFS)).flatMap(() => faceDownFacts(t, seat, element, faceDown(seat))),
  ];
}

function totalFacts(t: Workbench, seat: Seat, element: Element, sum: number): readonly Fact[] {
  const reasons: ValueReason[] = [];
  const number = raisedTotal(t, seat, elementNumber(element), sum, reasons);
  const total: Fact = { kind: 'total', rules: ['POWER-5', 'POWER-7'], element, number };
  if (reasons.length === 0) return [total];
  const changes = reasons.map((reason): Fact => {
    const by = refTo(t, reason.seat, reason.card);
    return { kind: 'totalChanged', rules: ['POWER-5', 'RULING-9'], by, element, number: reason.result };
  });
  return [{ kind: 'sum', rules: ['POWER-6'], element, number: sum }, ...changes, total];
}

const SHIELD = kindBits(['shield']);

/** SHIELD-1: it matters to the player who has to match, in their own Power phase. */
export function shieldFacts(t: Workbench, seat: Seat, element: Element): readonly Fact[] {
  const number = elementNumber(element);
  if (!hasShield(t, seat, number)) return [];
  const st = standing(t);
  const { shields } = t.game.decks[seat];
  return [...cardsIn(t.cells, zone(seat, COMBAT)), ...cardsIn(t.cells, zone(seat, SUPPORT))]
    .filter((card) => (shields[card] & number) !== 0 && iconWorks(st, seat, card, SHIELD))
    .map((card) => ({
      kind: 'shield',
      rules: ['SHIELD-1', 'SHIELD-3'],
      card: refTo(t, seat, card),
      element,
    }));
}
