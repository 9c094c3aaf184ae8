import type { Affiliation, CardType, Element, IconKind } from './terms.ts';

/** TURN-6: the owner played the card, the rival is the other player. */
export type Party = 'owner' | 'rival';

/**
 * A description of cards: all given properties have to match, the others do not matter.
 * A face-down bluff card is a support card with a bluff icon and nothing else (BLUFF-3).
 */
export interface CardSet {
  readonly types?: readonly CardType[];
  readonly people?: Affiliation;
  /** Has an icon of this kind; `any`: has at least one icon. */
  readonly icon?: IconKind | 'any';
  readonly text?: 'with' | 'without';
  /** A word of the card's name. */
  readonly named?: string;
  /** Prints a value above this in at least one element. */
  readonly printedAbove?: number;
  /** Lies face down as a bluff card. */
  readonly bluff?: true;
  readonly except?: CardSet;
}

export type Condition =
  /** RULING-25: the rival's total in the contested element, just before the card is played. */
  | { readonly is: 'attacked'; readonly power: number; readonly element?: Element }
  /** `areas` are combat and support area, covered cards included; `influence` is the ship area, landed ships left out. */
  | {
      readonly is: 'has';
      readonly who: Party;
      readonly cards: CardSet;
      readonly where: 'active' | 'areas' | 'influence';
      readonly atLeast?: number;
      readonly atMost?: number;
    }
  | { readonly is: 'dragons'; readonly who: Party; readonly atLeast: number }
  /** RULING-26: the party holds at least `by` cards more than the other, the card itself still in hand. */
  | { readonly is: 'biggerHand'; readonly who: Party; readonly by: number }
  | { readonly is: 'playedFromShip' }
  | { readonly is: 'ownsHyla'; readonly who: Party };

/** What has to be discarded from hand; value payments are minimal sets of printed values (RULING-13). */
export type Payment =
  /** Each named total has to be met on cards of its own (DISCARD-5). */
  | { readonly worth: { readonly fire?: number; readonly earth?: number } }
  /** One of the two elements, at the payer's choice. */
  | { readonly worthEither: number }
  | { readonly moons: number }
  | { readonly count: number; readonly cards: CardSet }
  /** All of one of the named types. */
  | { readonly count: number; readonly sameOf: readonly CardType[] };

/** What holds while the card is active, or for the rest of the turn. Never applied, always derived. */
export type Rule =
  | {
      readonly rule: 'ignore';
      readonly what: 'cards' | 'text' | 'icons';
      /** Of the rival. */
      readonly cards: CardSet;
      /** With `what: 'icons'`: these keep their effect. */
      readonly exceptIcons?: readonly IconKind[];
      /** Without effect while the rival has one of these cards active (English names). */
      readonly voidFacing?: readonly string[];
    }
  /** POWER-5, first layer: printed values of the rival's cards. */
  | {
      readonly rule: 'printed';
      readonly cards: CardSet;
      readonly parity: 'odd' | 'even';
      readonly becomes: number;
    }
  /** POWER-5, second layer: values of the owner's cards; `one` is a target (TARGET-1). */
  | {
      readonly rule: 'value';
      readonly cards: CardSet;
      readonly one?: true;
      readonly element?: Element;
      readonly change: { readonly times: number } | { readonly riseTo: number | 'sum' | 'higher' };
    }
  /** POWER-5, third layer. */
  | { readonly rule: 'total'; readonly element?: Element; readonly riseTo: number }
  /** Doubles the numbers in the text of one of the owner's cards, a target (OPEN-QUESTION-21). */
  | { readonly rule: 'doubleText'; readonly cards: CardSet; readonly one: true }
  | { readonly rule: 'cannotPlay'; readonly cards: CardSet }
  /** The rival cannot play more cards than this in each of their turns. */
  | { readonly rule: 'playAtMost'; readonly most: number; readonly into?: 'combat' }
  /** The rival cannot have more such active cards at the end of their Character phase. */
  | { readonly rule: 'haveAtMost'; readonly most: number; readonly cards: CardSet }
  /** The rival cannot take more cards than this from their draw deck in each of their turns. */
  | { readonly rule: 'takeFromDeckAtMost'; readonly most: number }
  /** The rival cannot take cards into hand, or only while they hold fewer than `holding`. */
  | { readonly rule: 'cannotTake'; readonly holding?: number }
  | { readonly rule: 'cannotCall' }
  /** The rival cannot draw additional cards at the end of their turn. */
  | { readonly rule: 'cannotDrawAtEnd' }
  /** Boosters or supports beyond the limit, on each of the owner's turns (BOOST-6 to -9). */
  | { readonly rule: 'mayPlay'; readonly cards: CardSet; readonly more: number | 'any' }
  /** RULING-28; `atMost: 0` is cannot-text. */
  | {
      readonly rule: 'retreatDragons';
      readonly retreats: Party;
      readonly change: { readonly more: number } | { readonly fewer: number } | { readonly atMost: number };
    }
  /** The next character, booster or support the owner plays this turn counts as having the free icon. */
  | { readonly rule: 'nextIsFree'; readonly cards: CardSet }
  /** On the turn this ship lands, cards may also be played from hand: any number, or `most`. */
  | { readonly rule: 'handWhileLanding'; readonly most?: number }
  /** No character has to be played: the active cards attack again. */
  | { readonly rule: 'attackAgain' }
  /** Up to `most` such cards may be played without meeting their condition. */
  | { readonly rule: 'waiveCondition'; readonly cards: CardSet; readonly most: number }
  /** May be played without covering what is active. */
  | { readonly rule: 'coversNothing' }
  /** The owner may play one achievement card in the Leadership phase without having its dragon; `most` is 1. */
  | { readonly rule: 'achievementWithoutDragon'; readonly most: number }
  /** REPLACE-3: the owner's cards have the replace icon as well. */
  | { readonly rule: 'lendReplace'; readonly cards: CardSet }
  /** The owner scores `more` additional crystals for winning the game. */
  | { readonly rule: 'moreCrystals'; readonly more: number };

/** What happens when text is resolved. `each` is both players, the rival first (LEAD-9). */
export type Step =
  | { readonly do: 'draw'; readonly who?: 'owner' | 'each'; readonly count: number; readonly upTo?: true }
  /** Until the hand holds this many. */
  | { readonly do: 'drawTo'; readonly hand: number }
  | { readonly do: 'attract'; readonly count: number }
  | { readonly do: 'changeElement'; readonly to: Element | 'other' }
  /**
   * Discard cards in play: one, or all, of those described. `either` offers a choice of description and discards all
   * its cards. With `whose: 'each'`, `count` is always 'all'.
   */
  | {
      readonly do: 'discard';
      readonly whose: 'rival' | 'each';
      readonly where: 'active' | 'activeCombat' | 'combat';
      readonly cards: CardSet | { readonly either: readonly CardSet[] };
      readonly count: 1 | 'all';
      /** What is kept: the last active character, one that the discarding player chooses (CARD-3), or protected cards of both players. */
      readonly sparing?: 'lastCharacter' | 'oneCharacter' | 'protected';
    }
  /** DISCARD-6. */
  | { readonly do: 'discardAtRandom'; readonly count: number }
  /** From their own hand, cards of their own choice. */
  | {
      readonly do: 'discardFromHand';
      readonly who: 'owner' | 'rival' | 'each';
      readonly count: number | 'any' | { readonly downTo: number };
    }
  | { readonly do: 'pay'; readonly payment: Payment; readonly toAttract: number; readonly who?: 'each' }
  | { readonly do: 'returnToHand'; readonly where: 'active' | 'combat'; readonly other?: true }
  /** Any number of cards from the owner's hand, under the owner's draw deck. */
  | { readonly do: 'putUnderDeck' }
  /** Shown to the rival; a searched draw deck is shuffled afterwards. */
  | {
      readonly do: 'search';
      readonly where: 'drawDeck' | 'discardPile';
      readonly found: 'take' | 'playOrLoad';
    }
  | { readonly do: 'drawFromDiscards'; readonly count: number }
  | { readonly do: 'load'; readonly most: number }
  | { readonly do: 'discloseHand' }
  | { readonly do: 'shuffleDiscardsIntoDeck'; readonly who: 'owner' | 'each' }
  | { readonly do: 'shuffleHandIntoDeck'; readonly who: 'each' }
  | { readonly do: 'shuffleAreasIntoDeck'; readonly who: 'rival' }
  /** One leadership card played earlier, which is shown; never one with the name `except`. */
  | { readonly do: 'shuffleLeadershipIntoDeck'; readonly who: 'each'; readonly except: string }
  /** `count` cards from the owner's hand. */
  | { readonly do: 'shuffleFromHandIntoDeck'; readonly count: number }
  /** Reveal up to `count` cards of the owner's draw deck, discard `discard` of them, take the rest into hand. */
  | { readonly do: 'revealTop'; readonly count: number; readonly discard: number }
  | { readonly do: 'discardTopOfDeck'; readonly whose: 'rival' }
  | { readonly do: 'retreat'; readonly who: 'rival' }
  | { readonly do: 'playAchievement'; readonly who: 'each' }
  /** INTERF-3: the card interfered with is not played. */
  | { readonly do: 'cancel' };

/** INTERF-1: what the rival does in their turn and can be interfered with before it happens. */
export type Action =
  | { readonly rival: 'plays'; readonly cards: CardSet }
  | { readonly rival: 'retrieves'; readonly cards: CardSet }
  | { readonly rival: 'lands' }
  | { readonly rival: 'retreats' };

/**
 * When text is resolved. `gameBegins`: before the first turn. `now`: once, when the card is played. `oncePerTurn`: in
 * each of the owner's turns, when the owner chooses. `turnEnds`: last in the End phase. `afterTurn`: after the End phase.
 */
export const MOMENTS = [
  'gameBegins',
  'now',
  'oncePerTurn',
  'beginning',
  'afterBoosterSupport',
  'endPhase',
  'turnEnds',
  'afterTurn',
] as const;
export type Moment = (typeof MOMENTS)[number];

export type Text =
  | { readonly when: 'always' | 'thisTurn'; readonly rule: Rule }
  /** TEXT-2, MUTANT-1. */
  | { readonly when: 'beforePlay'; readonly onlyIf: Condition }
  /** May be played as if it had the free icon (FREE-9). */
  | { readonly when: 'beforePlay'; readonly freeIf: Condition }
  | {
      readonly when: Moment;
      /** TEXT-7. `taking`: only the taking of the card is optional, the rest is mandatory. */
      readonly may?: true | 'taking';
      readonly if?: Condition;
      /** Resolved once for all cards with this word in their name together. */
      readonly together?: string;
      readonly steps: readonly Step[];
    }
  /** Played from hand when the rival does this (INTERF-1). */
  | { readonly when: 'answer'; readonly to: Action; readonly steps: readonly Step[] }
  /** By the end of the rival's Booster/Support phase. */
  | {
      readonly when: 'demand';
      readonly demand: { readonly discard: Payment } | { readonly play: CardSet };
      readonly orElse: 'retreat' | { readonly attract: number };
    };
