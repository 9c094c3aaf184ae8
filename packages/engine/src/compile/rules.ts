import { ICON_KINDS } from '../vocabulary/card.ts';
import type { Card } from '../vocabulary/card.ts';
import type { CardSet, Rule } from '../vocabulary/text.ts';
import { elementNumber } from './element.ts';
import { kindBits } from './icons.ts';
import { EMPTY, maskOf } from './mask.ts';
import type { Mask } from './mask.ts';
import { isWholeType } from './match-cards.ts';
import { setOver } from './seat-set.ts';
import type { SeatSet } from './seat-set.ts';

export type RuleKind = Rule['rule'];
type RuleOf<K extends RuleKind> = Extract<Rule, { readonly rule: K }>;

interface AboutCards {
  /** The rival's cards, or the owner's if the rule is about these. */
  readonly cards: SeatSet;
}

interface AboutElement {
  /** NO_ELEMENT for both elements. */
  readonly element: number;
}

interface Ignoring extends AboutCards {
  /** With `what: 'icons'`: the kinds that are ignored, as bits. */
  readonly icons: number;
  /** With `what: 'cards'`: those it reaches once they have a free icon, printed or lent (OPEN-QUESTION-16). */
  readonly ifFree: Mask;
  /** Cards of the rival that make it void while active. */
  readonly voidFacing: Mask;
}

/** The cards of the rule's owner and of their rival, by number. */
interface CardsOf {
  readonly own: readonly Card[];
  readonly rival: readonly Card[];
}

type WithCards = { readonly cards: CardSet };

const ofOwner = ({ cards }: WithCards, { own }: CardsOf): AboutCards => ({ cards: setOver(own, cards) });

const ofRival = ({ cards }: WithCards, { rival }: CardsOf): AboutCards => ({ cards: setOver(rival, cards) });

const ofElement = ({ element }: RuleOf<'value' | 'total'>): AboutElement => ({
  element: elementNumber(element ?? null),
});

/** Nothing to compile. */
const nothing = (): object => ({});

/** What is computed once per game for each kind of rule; exhaustive, so a new kind has to be added here. */
const COMPILERS = {
  ignore: (rule, { rival }): Ignoring => ({
    cards: setOver(rival, rule.cards),
    icons:
      rule.what === 'icons' ? kindBits(ICON_KINDS.filter((kind) => !rule.exceptIcons?.includes(kind))) : 0,
    ifFree: rule.what === 'cards' ? setOver(rival.map(withFreeIcon), rule.cards) : EMPTY,
    voidFacing: rule.voidFacing === undefined ? EMPTY : cardsCalled(rule.voidFacing, rival),
  }),
  printed: ofRival,
  value: (rule, both) => ({ ...ofOwner(rule, both), ...ofElement(rule) }),
  total: ofElement,
  doubleText: ofOwner,
  /** SHIP-8. */
  cannotPlay: (rule, both) => ({
    ...ofRival(rule, both),
    wholeSupport: isWholeType(rule.cards, 'support'),
  }),
  playAtMost: nothing,
  haveAtMost: ofRival,
  takeFromDeckAtMost: nothing,
  cannotTake: nothing,
  cannotCall: nothing,
  cannotDrawAtEnd: nothing,
  mayPlay: ofOwner,
  retreatDragons: nothing,
  nextIsFree: ofOwner,
  handWhileLanding: nothing,
  attackAgain: nothing,
  waiveCondition: ofOwner,
  coversNothing: nothing,
  achievementWithoutDragon: nothing,
  lendReplace: ofOwner,
  moreCrystals: nothing,
} as const satisfies { readonly [K in RuleKind]: Compiler<RuleOf<K>> };

type Compiler<R> = (rule: R, both: CardsOf) => object;

function withFreeIcon(card: Card): Card {
  return { ...card, icons: [...(card.icons ?? []), 'free'] };
}

function cardsCalled(names: readonly string[], cards: readonly Card[]): Mask {
  return maskOf(cards.flatMap(({ name }, number) => (names.includes(name.en) ? [number] : [])));
}

/** The order must not change: trained weights depend on it. */
export const RULE_KINDS = Object.keys(COMPILERS) as readonly RuleKind[];

/** A rule of one card of one seat, compiled for card numbers: the definition, and what follows from it. */
export type SeatRule<K extends RuleKind = RuleKind> = {
  readonly [P in K]: {
    readonly kind: P;
    readonly seat: number;
    readonly card: number;
    readonly says: RuleOf<P>;
  } & ReturnType<(typeof COMPILERS)[P]>;
}[K];

/** The rules that hold while the card is active. */
export function compileRules(card: Card, number: number, seat: number, both: CardsOf): readonly SeatRule[] {
  return (card.text ?? []).flatMap((text) => {
    if (text.when !== 'always' && text.when !== 'thisTurn') return [];
    const { rule } = text;
    const compile = COMPILERS[rule.rule] as Compiler<Rule>;
    return [{ kind: rule.rule, seat, card: number, says: rule, ...compile(rule, both) } as SeatRule];
  });
}

/** TARGET-1: it acts on one card that its owner chooses. */
export function isTargeting(rule: Rule): rule is RuleOf<Targeting> {
  return (rule.rule === 'value' || rule.rule === 'doubleText') && rule.one === true;
}

type Targeting = 'value' | 'doubleText';

export function targetingRule(rules: readonly SeatRule[]): SeatRule<Targeting> | undefined {
  return rules.find((rule): rule is SeatRule<Targeting> => isTargeting(rule.says));
}

/** Rules of one seat, by their kinds. */
export type RulesByKind = { readonly [K in RuleKind]: readonly SeatRule<K>[] };

const NONE: readonly never[] = [];

export const NO_RULES = Object.fromEntries(RULE_KINDS.map((kind) => [kind, NONE])) as unknown as RulesByKind;
