import type {
  CardId,
  GameEvent,
  Language,
  Position,
  Seat,
  SeatPosition,
  TurnFacts,
  View,
} from '@bluemoon/engine';

/** What a lesson says. A card goes by its id in brackets, `[volca]`, and is called by its name when spoken. */
export type Words = Readonly<Record<Language, string>>;

/** A position in the hand-written form, in which nearly everything may be left out. */
export type Handwritten = Partial<Omit<Position, 'seats' | 'dragons' | 'thisTurn' | 'engagement'>> & {
  readonly seats: readonly [Partial<SeatPosition>, Partial<SeatPosition>];
  readonly dragons?: Partial<Position['dragons']>;
  readonly thisTurn?: Partial<TurnFacts>;
};

/** Parts of the table; those of a seat come twice. */
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

/** To what the learner's eye is led. */
export type Look = Area | { readonly card: CardId };

interface Saying {
  /** At most three sentences. */
  readonly say: Words;
  readonly look?: Look;
  /** Ledger ids of what is said. */
  readonly rules?: readonly string[];
}

/** Waits until the learner has read it. */
export interface Reading extends Saying {
  readonly kind: 'read';
}

/** Waits for one of certain choices. Any other legal one is met with a reason and changes nothing. */
export interface Choosing extends Saying {
  readonly kind: 'choose';
  /** Option ids (`dragon:lika`), or their first part for all of a kind (`dragon`). */
  readonly wants: readonly string[];
  /** By option id, by its first part, or `otherwise`. */
  readonly reasons?: Readonly<Partial<Record<string, Words>>>;
}

/**
 * The rival acts, and the words say what he has done. Choices between a single option need not be named; `done` always
 * ends a phase in which he could do something.
 */
export interface Watching extends Saying {
  readonly kind: 'watch';
  readonly rival: readonly string[];
}

/** Any legal way counts that gets there before the learner's turn is over. */
export interface Aiming extends Saying {
  readonly kind: 'aim';
  /** In a few words, for the headline. */
  readonly goal: Words;
  readonly isMet: (attempt: Attempt) => boolean;
  /** Why it did not work, and what may help. */
  readonly missed: Words;
}

export interface Attempt {
  readonly seat: Seat;
  readonly view: View;
  /** Since the attempt began. */
  readonly events: readonly GameEvent[];
}

export type Step = Reading | Choosing | Watching | Aiming;

/** A table laid for the lesson, and what happens on it. */
export interface Scene {
  readonly position: Handwritten;
  readonly steps: readonly Step[];
}

export const CHAPTERS = ['firstFights', 'basics', 'peoples'] as const;
export type Chapter = (typeof CHAPTERS)[number];

export interface Lesson {
  readonly id: string;
  readonly chapter: Chapter;
  readonly title: Words;
  readonly teaches: Words;
  /** Where the learner sits. */
  readonly seat: Seat;
  readonly scenes: readonly Scene[];
  /** Said at the end: what to keep in mind. */
  readonly learned: Words;
}
