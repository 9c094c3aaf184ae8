import { BLUFF_COLOURS, CARD_TYPES, GANGS, ICON_KINDS } from '../vocabulary/card.ts';
import type { Card, CardType, IconKind } from '../vocabulary/card.ts';
import { MOMENTS } from '../vocabulary/text.ts';
import type { CardSet, Condition, Moment, Party, Payment, Rule, Step, Text } from '../vocabulary/text.ts';
import { EARTH, FIRE, NO_ELEMENT } from '../state/layout.ts';
import { maskOf, MOST_CARDS } from '../state/sets.ts';
import type { Mask } from '../state/sets.ts';
import { iconKinds, isWholeType, matches, matchesBluff } from './match-cards.ts';

/** A card set over one seat's cards, and whether a face-down bluff card of that seat belongs to it. */
export interface SeatSet extends Mask {
  readonly bluff: boolean;
}

export const RULE_KINDS = [
  'ignore',
  'printed',
  'value',
  'total',
  'doubleText',
  'cannotPlay',
  'playAtMost',
  'haveAtMost',
  'takeFromDeckAtMost',
  'cannotTake',
  'cannotCall',
  'cannotDrawAtEnd',
  'mayPlay',
  'retreatDragons',
  'nextIsFree',
  'handWhileLanding',
  'attackAgain',
  'waiveCondition',
  'coversNothing',
  'achievementWithoutDragon',
] as const satisfies readonly Rule['rule'][];
export const [
  IGNORE,
  PRINTED,
  VALUE,
  TOTAL,
  DOUBLE_TEXT,
  CANNOT_PLAY,
  PLAY_AT_MOST,
  HAVE_AT_MOST,
  TAKE_FROM_DECK_AT_MOST,
  CANNOT_TAKE,
  CANNOT_CALL,
  CANNOT_DRAW_AT_END,
  MAY_PLAY,
  RETREAT_DRAGONS,
  NEXT_IS_FREE,
  HAND_WHILE_LANDING,
  ATTACK_AGAIN,
  WAIVE_CONDITION,
  COVERS_NOTHING,
] = RULE_KINDS.map((_, kind) => kind) as unknown as readonly [
  0,
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  8,
  9,
  10,
  11,
  12,
  13,
  14,
  15,
  16,
  17,
  18,
];

/** A standing rule of one card of one seat, ready to be asked about card numbers. */
export interface StandingRule {
  readonly kind: number;
  readonly seat: number;
  readonly card: number;
  /** The cards it is about: of the rival, or of the owner where the rule speaks of the owner's cards. */
  readonly cards: SeatSet;
  /** NO_ELEMENT where both are meant. */
  readonly element: number;
  /** With `ignore` of icons: the kinds that are ignored, as bits. */
  readonly icons: number;
  /** With `ignore` of cards: those it reaches once they have a free icon, printed or lent (OPEN-QUESTION-16). */
  readonly ifFree: Mask;
  /** Cards of the rival that make it void while active. */
  readonly voidFacing: Mask;
  /** `cannotPlay` of all support cards (SHIP-8). */
  readonly wholeSupport: boolean;
  readonly rule: Rule;
}

export interface SeatCondition {
  readonly condition: Condition;
  readonly seat: number;
  readonly cards: SeatSet;
}

export interface SeatStep {
  readonly step: Step;
  /** Cards of the owner, cards of the rival: the same description over both. */
  readonly own: SeatSet;
  readonly rival: SeatSet;
  /** The descriptions to choose from, over the rival's cards. */
  readonly either: readonly SeatSet[];
}

/** Text that is resolved at a moment. */
export interface SeatText {
  readonly moment: Moment;
  readonly may: boolean;
  /** TEXT-7 for the taking alone. */
  readonly mayTake: boolean;
  readonly condition: SeatCondition | null;
  readonly together: Mask;
  readonly steps: readonly SeatStep[];
}

export interface SeatDemand {
  /** What the rival must discard, or null where he must play a card. */
  readonly payment: Payment | null;
  /** Over the rival's cards. */
  readonly play: SeatSet | null;
  readonly playType: CardType | null;
  /** Dragons attracted if it is not met; 0: the rival must retreat. */
  readonly attract: number;
}

/** One seat's cards, by number, with everything about them that never changes. */
export interface Deck {
  readonly leader: Card | null;
  readonly cards: readonly Card[];
  readonly numberOf: ReadonlyMap<string, number>;
  readonly fire: Int8Array;
  readonly earth: Int8Array;
  readonly moons: Int8Array;
  readonly capacity: Int8Array;
  /** Index into CARD_TYPES. */
  readonly type: Int8Array;
  /** Bits over ICON_KINDS. */
  readonly icons: Int32Array;
  /** Bits: 1 fire, 2 earth. */
  readonly shields: Int8Array;
  /** Index into GANGS, or -1. */
  readonly gang: Int8Array;
  /** Number of the pair name, or -1 (PAIR-1). */
  readonly pair: Int8Array;
  /** FIRE or EARTH, NO_ELEMENT for a neutral icon (BLUFF-1), -1 without. */
  readonly bluff: Int8Array;
  readonly ofType: Readonly<Record<CardType, Mask>>;
  readonly withIcon: Readonly<Record<IconKind, Mask>>;
  readonly withText: Mask;
  readonly shipFree: Mask;
  readonly standing: Mask;
  readonly ignoring: Mask;
  readonly targeting: Mask;
  readonly demanding: Mask;
  readonly at: Readonly<Record<Moment, Mask>>;
  readonly rules: readonly (readonly StandingRule[])[];
  readonly onlyIf: readonly (SeatCondition | null)[];
  readonly freeIf: readonly (SeatCondition | null)[];
  readonly texts: readonly (readonly SeatText[])[];
  readonly demands: readonly (SeatDemand | null)[];
}

export type Edition = 'legends' | 'first';

/** BACKTRACK-1, -3 and -4: what a take-back costs once hidden information came out. */
export type BacktrackPolicy = 'free' | 'loss' | 'retreat';

export interface Rules {
  readonly edition: Edition;
  readonly backtrack: BacktrackPolicy;
}

/** What stays the same for a whole game; states refer to it. */
export interface Game {
  readonly rules: Rules;
  readonly decks: readonly [Deck, Deck];
}

export interface DeckList {
  readonly leader: Card | null;
  readonly cards: readonly Card[];
}

const ELEMENT_NUMBER = { fire: FIRE, earth: EARTH } as const;

export function compileGame(rules: Rules, lists: readonly [DeckList, DeckList]): Game {
  return { rules, decks: [compileDeck(0, lists), compileDeck(1, lists)] };
}

function compileDeck(seat: number, lists: readonly [DeckList, DeckList]): Deck {
  const { leader, cards } = lists[seat];
  if (cards.length > MOST_CARDS)
    throw new RangeError(`A deck has at most ${MOST_CARDS} cards, not ${cards.length}`);
  const own = cards;
  const rival = lists[1 - seat].cards;
  const pairNames = [...new Set(cards.map(firstWord))];
  const where = (test: (card: Card) => boolean): Mask =>
    maskOf(own.flatMap((card, number) => (test(card) ? [number] : [])));
  const texts = cards.map((card) => momentTexts(card, seat, own, rival));
  const rules = cards.map((card, number) => standingRules(card, number, seat, own, rival));
  const deck: Deck = {
    leader,
    cards,
    numberOf: new Map(cards.map((card, number) => [card.id, number])),
    fire: Int8Array.from(cards, (card) => card.fire ?? 0),
    earth: Int8Array.from(cards, (card) => card.earth ?? 0),
    moons: Int8Array.from(cards, (card) => card.moons ?? 0),
    capacity: Int8Array.from(cards, (card) => card.capacity ?? 0),
    type: Int8Array.from(cards, (card) => CARD_TYPES.indexOf(card.type)),
    icons: Int32Array.from(cards, (card) => kindBits(iconKinds(card))),
    shields: Int8Array.from(cards, (card) =>
      (card.shields ?? []).reduce((sum, e) => sum | ELEMENT_NUMBER[e], 0),
    ),
    gang: Int8Array.from(cards, gangOf),
    pair: Int8Array.from(cards, (card) =>
      card.icons?.includes('pair') ? pairNames.indexOf(firstWord(card)) : -1,
    ),
    bluff: Int8Array.from(cards, bluffOf),
    ofType: record(CARD_TYPES, (type) => where((card) => card.type === type)),
    withIcon: record(ICON_KINDS, (kind) => where((card) => iconKinds(card).includes(kind))),
    withText: where((card) => card.text !== undefined),
    shipFree: where((card) => card.people === 'buka' && card.type === 'character'),
    standing: maskOf(rules.flatMap((list, number) => (list.length > 0 ? [number] : []))),
    ignoring: maskOf(
      rules.flatMap((list, number) => (list.some((rule) => rule.kind === IGNORE) ? [number] : [])),
    ),
    targeting: maskOf(
      rules.flatMap((list, number) => (list.some((rule) => isTargeting(rule.rule)) ? [number] : [])),
    ),
    demanding: where((card) => card.text?.some((text) => text.when === 'demand') ?? false),
    at: record(MOMENTS, (moment) =>
      where((card) => card.text?.some((text) => text.when === moment) ?? false),
    ),
    rules,
    onlyIf: cards.map((card) => beforePlay(card, 'onlyIf', seat, own, rival)),
    freeIf: cards.map((card) => beforePlay(card, 'freeIf', seat, own, rival)),
    texts,
    demands: cards.map((card) => demandOf(card, rival)),
  };
  return deck;
}

export function isTargeting(rule: Rule): boolean {
  return (rule.rule === 'value' || rule.rule === 'doubleText') && rule.one === true;
}

function record<K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;
}

export function kindBits(kinds: readonly IconKind[]): number {
  return kinds.reduce((sum, kind) => sum | (1 << ICON_KINDS.indexOf(kind)), 0);
}

function firstWord(card: Card): string {
  return card.name.en.split(' ')[0] ?? card.name.en;
}

function gangOf(card: Card): number {
  return GANGS.findIndex((gang) => card.icons?.includes(`gang:${gang}`) ?? false);
}

function bluffOf(card: Card): number {
  const colour = BLUFF_COLOURS.find((c) => card.icons?.includes(`bluff:${c}`) ?? false);
  if (colour === undefined) return -1;
  return colour === 'neutral' ? NO_ELEMENT : ELEMENT_NUMBER[colour];
}

function setOver(cards: readonly Card[], set: CardSet): SeatSet {
  const mask = maskOf(cards.flatMap((card, number) => (matches(card, set) ? [number] : [])));
  return { ...mask, bluff: matchesBluff(set) };
}

const NOTHING: SeatSet = { lo: 0, hi: 0, bluff: false };

const OF_OWNER: ReadonlySet<Rule['rule']> = new Set([
  'value',
  'doubleText',
  'mayPlay',
  'nextIsFree',
  'waiveCondition',
] as const);

function standingRules(
  card: Card,
  number: number,
  seat: number,
  own: readonly Card[],
  rival: readonly Card[],
): StandingRule[] {
  return (card.text ?? []).flatMap((text) => {
    if (text.when !== 'always' && text.when !== 'thisTurn') return [];
    const { rule } = text;
    const over = OF_OWNER.has(rule.rule) ? own : rival;
    const element =
      'element' in rule && rule.element !== undefined ? ELEMENT_NUMBER[rule.element] : NO_ELEMENT;
    return {
      kind: RULE_KINDS.indexOf(rule.rule),
      seat,
      card: number,
      cards: 'cards' in rule ? setOver(over, rule.cards) : NOTHING,
      element,
      icons:
        rule.rule === 'ignore' && rule.what === 'icons'
          ? kindBits(ICON_KINDS.filter((kind) => !rule.exceptIcons?.includes(kind)))
          : 0,
      ifFree:
        rule.rule === 'ignore' && rule.what === 'cards'
          ? setOver(rival.map(withFreeIcon), rule.cards)
          : NOTHING,
      voidFacing:
        rule.rule === 'ignore' && rule.voidFacing !== undefined
          ? maskOf(rival.flatMap((c, n) => (rule.voidFacing?.includes(c.name.en) ? [n] : [])))
          : NOTHING,
      wholeSupport: rule.rule === 'cannotPlay' && isWholeType(rule.cards, 'support'),
      rule,
    };
  });
}

function withFreeIcon(card: Card): Card {
  return { ...card, icons: [...(card.icons ?? []), 'free'] };
}

function conditionOver(
  condition: Condition,
  seat: number,
  own: readonly Card[],
  rival: readonly Card[],
): SeatCondition {
  const who: Party = 'who' in condition ? condition.who : 'owner';
  const cards = condition.is === 'has' ? setOver(who === 'owner' ? own : rival, condition.cards) : NOTHING;
  return { condition, seat: who === 'owner' ? seat : 1 - seat, cards };
}

function beforePlay(
  card: Card,
  key: 'onlyIf' | 'freeIf',
  seat: number,
  own: readonly Card[],
  rival: readonly Card[],
): SeatCondition | null {
  for (const text of card.text ?? []) {
    if (text.when !== 'beforePlay') continue;
    const condition = (text as { readonly onlyIf?: Condition; readonly freeIf?: Condition })[key];
    if (condition !== undefined) return conditionOver(condition, seat, own, rival);
  }
  return null;
}

type MomentText = Extract<Text, { readonly steps: unknown }>;

function momentTexts(card: Card, seat: number, own: readonly Card[], rival: readonly Card[]): SeatText[] {
  return (card.text ?? [])
    .filter((text): text is MomentText => 'steps' in text)
    .map((text) => ({
      moment: text.when,
      may: text.may === true,
      mayTake: text.may !== undefined,
      condition: text.if === undefined ? null : conditionOver(text.if, seat, own, rival),
      together:
        text.together === undefined ? NOTHING : setOver(own, { named: text.together, types: [card.type] }),
      steps: text.steps.map((step) => stepOver(step, own, rival)),
    }));
}

function stepOver(step: Step, own: readonly Card[], rival: readonly Card[]): SeatStep {
  if (step.do !== 'discard') return { step, own: NOTHING, rival: NOTHING, either: [] };
  const { cards } = step;
  if ('either' in cards)
    return { step, own: NOTHING, rival: NOTHING, either: cards.either.map((set) => setOver(rival, set)) };
  return { step, own: setOver(own, cards), rival: setOver(rival, cards), either: [] };
}

function demandOf(card: Card, rival: readonly Card[]): SeatDemand | null {
  for (const text of card.text ?? []) {
    if (text.when !== 'demand') continue;
    const { demand, orElse } = text;
    return {
      payment: 'discard' in demand ? demand.discard : null,
      play: 'play' in demand ? setOver(rival, demand.play) : null,
      playType: 'play' in demand ? (demand.play.types?.[0] ?? null) : null,
      attract: orElse === 'retreat' ? 0 : orElse.attract,
    };
  }
  return null;
}
