import type { FRAME_KINDS } from '../state/agenda.ts';
import type { Phase, Seat } from '../state/layout.ts';
import type { CardId, Dragon, Element } from '../vocabulary/card.ts';
import type { TurnPhase } from '../words/index.ts';
import type { Whereabouts } from './whereabouts.ts';

/** A card and its owner; null is a face-down card. */
export interface CardRef {
  readonly seat: Seat;
  readonly card: CardId | null;
}

/** The ways to play a card. */
export type Way = 'play' | 'bluff' | 'load';

/** What has to be resolved before the phase continues. */
export type Pending = (typeof FRAME_KINDS)[number] | 'phase';

interface Card {
  readonly card: CardRef;
}

interface ByCards {
  readonly by: readonly CardRef[];
}

interface Amount {
  readonly element: Element;
  readonly number: number;
}

/** A fact without further data. */
type Nothing = unknown;

/** What a card is worth. */
interface ValueFacts {
  readonly printed: Card & Amount;
  /** POWER-5: the first layer, and the second. */
  readonly printedChanged: Card & Amount & { readonly by: CardRef };
  readonly valueChanged: Card & Amount & { readonly by: CardRef };
  readonly ignored: Card & ByCards;
  readonly textIgnored: Card & ByCards;
  readonly iconsIgnored: Card & ByCards;
  readonly protected: Card;
  readonly inactive: Card & { readonly where: Whereabouts };
  /** What it adds to the total. */
  readonly worth: Card & Amount;
}

/** What a player's active cards amount to. */
interface PowerFacts {
  readonly sum: Amount;
  /** POWER-5: the third layer. */
  readonly totalChanged: Amount & { readonly by: CardRef };
  readonly total: Amount;
  readonly shield: Card & { readonly element: Element };
}

/** Why a card can or cannot be played, laid face down or loaded. */
interface PlayFacts {
  readonly playable: Card & { readonly way: Way };
  readonly gameOver: Nothing;
  readonly notYourTurn: Nothing;
  readonly neverPlayed: Card;
  readonly otherFirst: { readonly during: Pending; readonly by: CardRef | null };
  readonly wrongPhase: { readonly way: Way; readonly phase: TurnPhase; readonly now: Phase };
  readonly notAtHand: Card & { readonly where: Whereabouts };
  readonly landed: Nothing;
  readonly forbidden: ByCards & { readonly way: Way };
  /** `number` cards were played already. */
  readonly tooManyCards: ByCards & { readonly number: number };
  readonly tooManyIntoCombat: ByCards & { readonly number: number };
  readonly stopped: ByCards;
  readonly limit: { readonly of: 'character' | 'boosterSupport'; readonly isStarting: boolean };
  readonly condition: Card;
  readonly oneLeadership: Nothing;
  readonly dragonElsewhere: { readonly dragon: Dragon };
  readonly matchOnly: Nothing;
  readonly interferesOnly: Card;
  readonly noBluffIcon: Card;
  readonly bluffIgnored: ByCards;
  readonly stopsDemanded: ByCards;
  readonly fullShips: Nothing;
}

/** What a player has to do. */
interface DemandFacts {
  readonly wait: Nothing;
  readonly yourPhase: { readonly phase: TurnPhase };
  /** `number` is what is left, if it can be counted. */
  readonly pending: { readonly during: Pending; readonly by: CardRef | null; readonly number: number };
  readonly mayCall: Nothing;
  readonly nameElement: Nothing;
  readonly match: Amount & { readonly own: number };
  readonly demand: {
    readonly by: CardRef;
    /** By how much its numbers are multiplied. */
    readonly times: number;
    /** Dragons that the rival attracts if it is not met; 0: the player cannot continue. */
    readonly dragons: number;
    /** Whether the player has what has to be discarded, or a demanded card that can still be played this turn. */
    readonly canBePaid: boolean;
  };
  readonly cannotAttack: { readonly isFightOn: boolean };
  readonly playCharacter: Nothing;
  readonly tooManyActive: { readonly by: CardRef; readonly most: number; readonly number: number };
  readonly deadEnd: Nothing;
}

type FactFields = ValueFacts & PowerFacts & PlayFacts & DemandFacts;
export type FactKind = keyof FactFields;

/** One reason, with its rules in the ledger. */
export type FactOf<K extends FactKind> = {
  readonly kind: K;
  readonly rules: readonly string[];
} & FactFields[K];
export type Fact = { readonly [K in FactKind]: FactOf<K> }[FactKind];

/** Plain data; `explanationText` has the words. */
export interface Explanation {
  readonly about: 'card' | 'power' | 'play' | 'demands';
  /** The player whom it is about. */
  readonly seat: Seat;
  readonly facts: readonly Fact[];
}
