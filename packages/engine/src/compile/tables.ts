import { ICON_KINDS } from '../vocabulary/card.ts';
import type { Card, CardType, IconKind } from '../vocabulary/card.ts';
import type { Action, Condition, Moment, Payment, Rule, Step } from '../vocabulary/text.ts';
import type { Mask } from './mask.ts';

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
  'lendReplace',
  'moreCrystals',
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
  ACHIEVEMENT_WITHOUT_DRAGON,
  LEND_REPLACE,
  MORE_CRYSTALS,
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
  19,
  20,
  21,
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
  readonly moment: Moment | 'answer';
  readonly may: boolean;
  /** TEXT-7 for the taking alone. */
  readonly mayTake: boolean;
  readonly condition: SeatCondition | null;
  readonly together: Mask;
  readonly steps: readonly SeatStep[];
}

/** INTERF-1: an action of the rival that a card of this seat interferes with, and the text it does so with. */
export interface SeatInterference {
  readonly action: Action['rival'];
  /** Over the rival's cards. */
  readonly cards: SeatSet;
  readonly card: number;
  readonly which: number;
}

export interface SeatDemand {
  /** What the rival must discard, or null where he must play a card. */
  readonly payment: Payment | null;
  /** Over the rival's cards. */
  readonly play: SeatSet | null;
  /** Where any booster or any support will do, as the cards played are counted by type. */
  readonly playType: 'booster' | 'support' | null;
  /** Dragons attracted if it is not met; 0: the rival must retreat. */
  readonly attract: number;
}

/** One seat's cards, by number, with everything about them that never changes. */
export interface Deck {
  readonly leader: Card | null;
  /** The draw deck, and after it the emissaries. */
  readonly cards: readonly Card[];
  /** How many cards the draw deck has at the beginning. */
  readonly drawn: number;
  /** Of the cards those that lie beside the leader from the setup on (EMISSARY-3, INQUIS-3). */
  readonly emissaries: Mask;
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
  readonly interferences: readonly SeatInterference[];
}

/** RULING-0, RULING-1, RULING-41: Legends is the law; where it replaced a rule of the first edition that one can be had. */
export type Edition = 'legends' | 'first';

/** BACKTRACK-1, -3 and -4: what a take-back costs once hidden information came out. */
export type BacktrackPolicy = 'free' | 'loss' | 'retreat';

export interface Rules {
  readonly edition: Edition;
  readonly backtrack: BacktrackPolicy;
  /** ACHIEVE-1: a single game, or one of a match. */
  readonly series: 'single' | 'match';
}

/** What stays the same for a whole game; states refer to it. */
export interface Game {
  readonly rules: Rules;
  readonly decks: readonly [Deck, Deck];
}

export interface DeckList {
  readonly leader: Card | null;
  readonly cards: readonly Card[];
  /** An emissary, an inquisitor or both. */
  readonly emissaries?: readonly Card[];
}

/** What a compiled deck was made from. */
export function deckListOf({ leader, cards, drawn }: Deck): DeckList {
  if (drawn === cards.length) return { leader, cards };
  return { leader, cards: cards.slice(0, drawn), emissaries: cards.slice(drawn) };
}

export function kindBits(kinds: readonly IconKind[]): number {
  return kinds.reduce((sum, kind) => sum | (1 << ICON_KINDS.indexOf(kind)), 0);
}

export function isTargeting(rule: Rule): boolean {
  return (rule.rule === 'value' || rule.rule === 'doubleText') && rule.one === true;
}
