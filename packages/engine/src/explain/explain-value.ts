import { contestedElement, elementNumber } from '../compile/element.ts';
import { inMask } from '../compile/mask.ts';
import type { SeatRule } from '../compile/rules.ts';
import { ignoringInForce, isIgnored, textIsIgnored } from '../derive/ignore.ts';
import { isProtected } from '../derive/protect.ts';
import { standing } from '../derive/standing.ts';
import { changedPrinted, FACE_DOWN, valueOf, valueOfBluff } from '../derive/value.ts';
import type { ValueReason } from '../derive/value.ts';
import { BLUFFS, COMBAT, ELEMENT, SUPPORT, zone } from '../state/layout.ts';
import type { Seat } from '../state/layout.ts';
import { has } from '../state/sets.ts';
import type { State, Workbench } from '../state/workbench.ts';
import { ELEMENTS } from '../vocabulary/card.ts';
import type { CardId, Element } from '../vocabulary/card.ts';
import { askedTable, cardNumber, cardsOf, refTo } from './asking.ts';
import type { CardRef, Explanation, Fact } from './explanation.ts';
import { whereIs } from './whereabouts.ts';

export interface CardExplanation extends Explanation {
  readonly about: 'card';
  readonly card: CardId;
}

/**
 * Why a card is worth what it is now: in the contested element, or in both while there is none. Explanations use
 * the whole state: ask only about cards that the asking player may see.
 */
export function explainCard(state: State, seat: Seat, card: CardId): CardExplanation {
  const t = askedTable(state, seat);
  const number = cardNumber(t, seat, card);
  const contested = contestedElement(t.cells[ELEMENT]);
  const elements = contested === null ? ELEMENTS : [contested];
  const worth = elements.flatMap((element) => worthFacts(t, seat, number, element));
  return { about: 'card', seat, card, facts: [...worth, ...workingFacts(t, seat, number)] };
}

function worthFacts(t: Workbench, seat: Seat, card: number, element: Element): readonly Fact[] {
  const { cells } = t;
  if (has(cells, zone(seat, BLUFFS), card)) return faceDownFacts(t, seat, element, refTo(t, seat, card));
  const isCounted = has(cells, zone(seat, COMBAT), card) || has(cells, zone(seat, SUPPORT), card);
  if (isCounted) return faceUpFacts(t, seat, card, element);
  const ref = refTo(t, seat, card);
  return [
    { kind: 'printed', rules: ['VALUE-1'], card: ref, element, number: printedValue(t, seat, card, element) },
    { kind: 'inactive', rules: ['BEGIN-5', 'POWER-6'], card: ref, where: whereIs(t, seat, card) },
  ];
}

function printedValue(t: Workbench, seat: number, card: number, element: Element): number {
  const deck = t.game.decks[seat];
  return element === 'fire' ? deck.fire[card] : deck.earth[card];
}

/** For an active card in the combat or support area: from the printed value to what it adds. */
export function faceUpFacts(t: Workbench, seat: Seat, card: number, element: Element): readonly Fact[] {
  const st = standing(t);
  const ref = refTo(t, seat, card);
  const printed = printedValue(t, seat, card, element);
  const reasons: ValueReason[] = [];
  changedPrinted(st, seat, card, printed, reasons);
  const later: ValueReason[] = [];
  const value = valueOf(t, seat, card, elementNumber(element), later);
  reasons.push(...later.filter((reason) => reason.layer === 'value'));
  const ignored = ignoredFacts(t, seat, card);
  return worth(t, { ref, element, printed, reasons, ignored, value });
}

/** BLUFF-3: for a face-down card, from public information. */
export function faceDownFacts(t: Workbench, seat: Seat, element: Element, ref: CardRef): readonly Fact[] {
  const reasons: ValueReason[] = [];
  const value = valueOfBluff(t, seat, elementNumber(element), reasons);
  const ignored = standing(t).bluffsIgnored[seat] === 0 ? [] : ignoredBy(t, seat, FACE_DOWN, ref);
  return worth(t, { ref, element, printed: null, reasons, ignored, value });
}

interface Worth {
  readonly ref: CardRef;
  readonly element: Element;
  /** Null for a face-down card, which prints nothing. */
  readonly printed: number | null;
  readonly reasons: readonly ValueReason[];
  readonly ignored: readonly Fact[];
  readonly value: number;
}

function worth(t: Workbench, { ref, element, printed, reasons, ignored, value }: Worth): readonly Fact[] {
  const changes: Fact[] = [];
  let number = printed;
  for (const { layer, seat, card, result } of reasons) {
    if (result === number) continue;
    number = result;
    const change = { card: ref, by: refTo(t, seat, card), element, number };
    changes.push(
      layer === 'printed'
        ? { kind: 'printedChanged', rules: ['POWER-5', 'RULING-10'], ...change }
        : { kind: 'valueChanged', rules: ['POWER-5', 'POWER-9'], ...change },
    );
  }
  const start: readonly Fact[] =
    printed === null || changes.length === 0
      ? []
      : [{ kind: 'printed', rules: ['VALUE-1'], card: ref, element, number: printed }];
  const rules = printed === null ? ['BLUFF-3', 'POWER-6'] : ['POWER-6'];
  const adds = ignored.length > 0 ? 0 : value;
  return [...start, ...changes, ...ignored, { kind: 'worth', rules, card: ref, element, number: adds }];
}

/** Whether the rest of the card works: its protection, its text, its icons. */
function workingFacts(t: Workbench, seat: Seat, card: number): readonly Fact[] {
  const st = standing(t);
  const ref = refTo(t, seat, card);
  if (isProtected(st, seat, card))
    return [{ kind: 'protected', rules: ['PROTECT-1', 'PROTECT-3'], card: ref }];
  if (isIgnored(st, seat, card)) return whereIs(t, seat, card) === 'hand' ? ignoredFacts(t, seat, card) : [];
  const facts: Fact[] = [];
  if (inMask(t.game.decks[seat].withText, card) && textIsIgnored(st, seat, card)) {
    const by = ignoring(t, seat, 'text').filter((rule) => inMask(rule.cards, card));
    facts.push({ kind: 'textIgnored', rules: ['IGNORE-4'], card: ref, by: cardsOf(t, by) });
  }
  const ofIcons = ignoring(t, seat, 'icons').filter(
    (rule) => (rule.icons & t.game.decks[seat].icons[card]) !== 0,
  );
  if (ofIcons.length > 0) {
    facts.push({ kind: 'iconsIgnored', rules: ['IGNORE-4'], card: ref, by: cardsOf(t, ofIcons) });
  }
  return facts;
}

function ignoredFacts(t: Workbench, seat: Seat, card: number): readonly Fact[] {
  return isIgnored(standing(t), seat, card) ? ignoredBy(t, seat, card, refTo(t, seat, card)) : [];
}

function ignoredBy(t: Workbench, seat: Seat, card: number, ref: CardRef): readonly Fact[] {
  const rules = ignoring(t, seat, 'cards').filter(({ cards }) =>
    card === FACE_DOWN ? cards.bluff : inMask(cards, card),
  );
  return [{ kind: 'ignored', rules: ['IGNORE-1', 'IGNORE-2'], card: ref, by: cardsOf(t, rules) }];
}

/** What is in force against that seat's cards. */
export function ignoring(
  t: Workbench,
  seat: Seat,
  what: 'cards' | 'text' | 'icons',
): readonly SeatRule<'ignore'>[] {
  return ignoringInForce(t).filter((by) => by.seat !== seat && by.says.what === what);
}
