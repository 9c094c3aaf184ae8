import type {
  CardId,
  Dragon,
  GameEvent,
  Language,
  Position,
  Seat,
  SeatPosition,
  TurnFacts,
  View,
} from '@bluemoon/engine';

/** A text of a lesson. A card is written as its id in brackets, `[volca]`, and shown by its name. */
export type Words = Readonly<Record<Language, string>>;

/** A position in the hand-written form, in which nearly everything is optional. */
export type Handwritten = Partial<Omit<Position, 'seats' | 'dragons' | 'thisTurn' | 'engagement'>> & {
  readonly seats: readonly [Partial<SeatPosition>, Partial<SeatPosition>];
  readonly dragons?: Partial<Position['dragons']>;
  readonly thisTurn?: Partial<TurnFacts>;
};

/** Parts of the table; those of a seat exist twice. */
export const SEAT_AREAS = [
  'hand',
  'drawDeck',
  'discardPile',
  'leader',
  'combat',
  'support',
  'influence',
] as const;
export type SeatArea = (typeof SEAT_AREAS)[number];
export type Area = SeatArea | `rival:${SeatArea}` | 'dragons' | 'totals' | 'phase' | 'actions';

/** What to highlight for the learner. */
export type Look = Area | { readonly card: CardId };

interface Saying {
  /** At most three sentences. */
  readonly say: Words;
  readonly look?: Look;
  /** Ledger ids of the rules in the text. */
  readonly rules?: readonly string[];
}

/** Waits until the learner has read it. */
export interface Reading extends Saying {
  readonly kind: 'read';
}

/** Waits for one of certain choices. Any other legal choice gets a reason and changes nothing. */
export interface Choosing extends Saying {
  readonly kind: 'choose';
  /** Option ids (`dragon:lika`), or their first part for all of a kind (`dragon`). */
  readonly wants: readonly string[];
  /** The learner has to find the answer, so nothing points at it. */
  readonly isQuiz?: true;
  /** By option id, by its first part, or `otherwise`. */
  readonly reasons?: Readonly<Partial<Record<string, Words>>>;
}

/**
 * The rival acts, and the text says what they did. Decisions with a single option are omitted; `done` ends a phase in
 * which the rival could do something.
 */
export interface Watching extends Saying {
  readonly kind: 'watch';
  readonly rival: readonly string[];
}

/** Any legal way counts that reaches the goal before the learner's turn is over. */
export interface Aiming extends Saying {
  readonly kind: 'aim';
  /** A short text for the headline. */
  readonly goal: Words;
  readonly isMet: (attempt: Attempt) => boolean;
  /** Why the attempt failed, and what may help. */
  readonly missed: Words;
}

export interface Attempt {
  readonly seat: Seat;
  readonly view: View;
  /** Since the attempt began. */
  readonly events: readonly GameEvent[];
}

export type Step = Reading | Choosing | Watching | Aiming;

/** A position, and the steps that follow from it. */
export interface Scene {
  readonly position: Handwritten;
  readonly steps: readonly Step[];
}

export const CHAPTERS = ['firstFights', 'basics', 'peoples'] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** The picture of a lesson in the list. */
export type Emblem =
  | { readonly card: CardId }
  | { readonly dragon: Dragon }
  | { readonly icon: 'deck' | 'retreat' };

export interface Lesson {
  readonly id: string;
  readonly chapter: Chapter;
  readonly emblem: Emblem;
  readonly title: Words;
  readonly teaches: Words;
  /** The learner's seat. */
  readonly seat: Seat;
  readonly scenes: readonly Scene[];
  /** Shown at the end: what to remember. */
  readonly learned: Words;
}
