import type { Element } from '../../vocabulary/card.ts';
import type { ConsequenceFacts } from '../consequence.ts';
import type { ToldEvent, ToldEventOf } from '../told-event.ts';
import type { FactWords } from '../facts.ts';
import type { LabelFacts } from '../label.ts';
import type { Names } from '../names.ts';
import type { Part, Parts } from '../parts.ts';
import type { MissingFacts } from '../payment.ts';
import type { QuestionFacts, WaitingFacts } from '../question.ts';
import type { Person } from '../person.ts';

/** What can be done, short enough for a button. */
export type LabelWords = FactWords<LabelFacts, [names: Names]>;

/** What follows, as a clause without a full stop; `brought` are further consequences, already in words. */
export type ConsequenceWords = FactWords<ConsequenceFacts, [names: Names, brought: Parts]>;

export type QuestionWords = FactWords<QuestionFacts, [names: Names]>;

/** What a payment still needs, as a clause without a full stop. */
export type MissingWords = FactWords<MissingFacts, [names: Names]>;

/** What another player is about to do. */
export type WaitingWords = FactWords<WaitingFacts, [names: Names, chooser: Person]>;

/** Whole sentences. */
export type EventWords = {
  readonly [K in ToldEvent['event']]: (event: ToldEventOf<K>, names: Names) => Parts;
};

/** The actions of a line that are worth mentioning, with cards or without. */
export type Deed =
  | 'play'
  | 'bluff'
  | 'load'
  | 'takeIntoHand'
  | 'land'
  | 'use'
  | 'take'
  | 'discard'
  | 'discardFaceDown'
  | 'discardAtRandom'
  | 'meet'
  | 'under'
  | 'shuffleIn'
  | 'replace'
  | 'target'
  | 'start'
  | 'decline'
  | 'retreat'
  | 'takeBack'
  | 'call';

export interface HintWords {
  readonly chance: (percent: number) => string;
  readonly crystals: (crystals: number) => string;
  readonly afterwards: (deeds: Parts) => Parts;
  readonly deeds: Readonly<Record<Deed, (cards: Parts) => Parts>>;
  readonly announce: (
    announcement: { readonly element: Element; readonly power: number },
    names: Names,
  ) => Parts;
  readonly rivalRetreats: (rival: Person, tenths: number) => Parts;
}

/** Everything a language has to be able to say about a game in progress. */
export interface TellingWords {
  readonly and: string;
  /** "the rival's Cinder". */
  readonly cardOf: (owner: Person, card: Part) => Parts;
  readonly labels: LabelWords;
  readonly consequences: ConsequenceWords;
  readonly questions: QuestionWords;
  readonly waiting: WaitingWords;
  readonly missing: MissingWords;
  readonly events: EventWords;
  readonly hints: HintWords;
}
