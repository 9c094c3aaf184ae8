import type { Element } from '@bluemoon/engine';
import type { PuzzleGoal, PuzzleKind, Theme } from '../puzzle.ts';

export interface TaskNames {
  readonly own: string;
  /** The people of the rival, and what the rival is called after that. */
  readonly against: string;
  readonly rival: string;
  /** Null before the fight is started. */
  readonly element: string | null;
  /** The solver has a card to bluff with, or one face down already. */
  readonly mayBluff: boolean;
}

/** The cards of an answer, by name: those that the rival may hold, and those that the solver knows of. */
export interface Means {
  readonly held: readonly string[];
  readonly seen: readonly string[];
}

/** What a seat comes to in an element. */
export interface Total {
  readonly number: number;
  readonly element: Element;
}

/** Everything that solvers read about a puzzle, in one language. */
export interface PuzzleWords {
  readonly and: string;
  readonly element: (element: Element) => string;
  readonly goals: Readonly<Record<PuzzleGoal, string>>;
  readonly tasks: Readonly<Record<PuzzleGoal, (names: TaskNames) => string>>;
  readonly kinds: Readonly<Record<PuzzleKind, string>>;
  readonly themes: Readonly<Record<Theme, string>>;
  /** Where both players have the same people; the subject of a sentence. */
  readonly theRival: string;
  readonly need: (total: string) => string;
  readonly lowered: (rival: string, now: number, before: number) => string;
  readonly elementNow: (element: string) => string;
  readonly retreatGivesDragon: (rival: string) => string;
  readonly retreatEndsGame: (rival: string) => string;
  readonly noOtherWay: string;
  readonly atMost: (rival: string, best: string, needed: string) => string;
  /** Where it cannot be told why another number is needed than the own total. */
  readonly notEnough: (rival: string, best: string) => string;
  readonly callLowers: (rival: string, total: number) => string;
  readonly cardsLower: (rival: string, cards: string, total: number) => string;
  readonly onceCovered: (rival: string, total: string) => string;
  readonly noAnswer: (rival: string, cards: number) => string;
  readonly noCards: (rival: string) => string;
  readonly retreats: (rival: string, dragons: number) => string;
  readonly forced: (rival: string) => string;
  readonly winsByDragon: string;
  readonly winsByCards: string;
  readonly cardSays: (card: string, text: string) => string;
  readonly leaves: string;
  readonly short: (best: string, needed: string) => string;
  readonly stuck: string;
  readonly onlyBluff: string;
  /** What the solver does after the try; "play Cinder". */
  readonly deeds: Readonly<Record<'play' | 'bluff' | 'land' | 'discard', (cards: string) => string>>;
  readonly announcing: (total: string) => string;
  readonly couldAnswer: (rival: string, means: Means, further: readonly string[]) => string;
  readonly gameGoesOn: (rival: string) => string;
  readonly notCertain: (rival: string) => string;
  readonly chance: (percent: number, next: number) => string;
  readonly worse: (percent: number, best: number) => string;
  readonly hintPhase: Readonly<Record<'leadership' | 'hand' | 'table' | 'wait', string>>;
  readonly hintCard: (card: string) => string;
}
