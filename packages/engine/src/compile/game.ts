import type { Card, CardType, IconKind } from '../vocabulary/card.ts';
import type { Action, Condition, Moment, Payment, Step } from '../vocabulary/text.ts';
import type { Mask } from './mask.ts';
import type { RuleKind, SeatRule } from './rules.ts';
import type { SeatSet } from './seat-set.ts';

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
  /** TEXT-7: only taking is optional. */
  readonly mayTake: boolean;
  readonly condition: SeatCondition | null;
  readonly together: Mask;
  readonly steps: readonly SeatStep[];
}

/** INTERF-1: an action of the rival that a card of this seat interferes with, and the text it does so with. */
export interface SeatInterference {
  readonly action: Action['rival'];
  /** The rival's cards; null if the text names none. */
  readonly cards: SeatSet | null;
  readonly card: number;
  readonly which: number;
}

export interface SeatDemand {
  /** What the rival must discard, or null if they must play a card. */
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
  /** Number of cards in the draw deck at the beginning. */
  readonly drawn: number;
  /** The cards beside the leader from the setup on (EMISSARY-3, INQUIS-3). */
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
  readonly withRule: Readonly<Record<RuleKind, Mask>>;
  readonly withText: Mask;
  readonly shipFree: Mask;
  readonly standing: Mask;
  readonly targeting: Mask;
  readonly demanding: Mask;
  readonly at: Readonly<Record<Moment, Mask>>;
  readonly rules: readonly (readonly SeatRule[])[];
  readonly onlyIf: readonly (SeatCondition | null)[];
  readonly freeIf: readonly (SeatCondition | null)[];
  readonly texts: readonly (readonly SeatText[])[];
  readonly demands: readonly (SeatDemand | null)[];
  readonly interferences: readonly SeatInterference[];
}

/** RULING-0, RULING-1, RULING-41: Legends is the default; rules of the first edition that it replaced can be chosen. */
export type Edition = 'legends' | 'first';

/** BACKTRACK-1, -3 and -4: what a take-back costs once hidden information was revealed. */
export type BacktrackPolicy = 'free' | 'loss' | 'retreat';

export interface Rules {
  readonly edition: Edition;
  readonly backtrack: BacktrackPolicy;
  /** ACHIEVE-1: a single game, or part of a match. */
  readonly series: 'single' | 'match';
}

/** The compiled game: never changes, states refer to it. */
export interface Game {
  readonly rules: Rules;
  readonly decks: readonly [Deck, Deck];
  /** The key of the cryptographic stream that this game's chance comes from; null: the generator in the cells. */
  readonly chance: Int32Array | null;
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
