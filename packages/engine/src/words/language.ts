import type { Affiliation, CardType, Element, Icon } from '../vocabulary/card.ts';
import type { Action, Condition, Moment, Rule, Step, Text } from '../vocabulary/text.ts';
import type { Actor } from './acting.ts';

/** TURN-2. */
export const TURN_PHASES = [
  'beginning',
  'leadership',
  'engagement',
  'character',
  'boosterSupport',
  'power',
  'refresh',
  'end',
] as const;
export type TurnPhase = (typeof TURN_PHASES)[number];

/** The symbols that have a help text; a shield is printed with a value, not among the icons. */
export type CardSymbol = Icon | 'shield';

/** How long a rule holds: while its card is active, or for the rest of the turn. */
export type Duration = 'always' | 'thisTurn';

/** Translates the English name of a card, as texts use it, into the language. */
export type NameOf = (english: string) => string;

export type Demand = Extract<Text, { readonly when: 'demand' }>;

/** Successive steps of one actor, which share a sentence. */
export interface Act {
  /** Whether this is the first sentence, which names the moment and the condition. */
  readonly opening: boolean;
  /** When; for an interference card what it interferes with. */
  readonly moment: Moment | Action;
  readonly condition: Condition | undefined;
  readonly optional: boolean;
  readonly actor: Actor;
  readonly steps: readonly Step[];
  readonly nameOf: NameOf;
}

/** Everything a language has to be able to say. Functions for texts return whole sentences. */
export interface Words {
  readonly elements: Readonly<Record<Element, string>>;
  readonly affiliations: Readonly<Record<Affiliation, string>>;
  readonly cardTypes: Readonly<Record<CardType, string>>;
  readonly phases: Readonly<Record<TurnPhase, string>>;
  readonly capacity: (count: number) => string;
  readonly iconName: (symbol: CardSymbol) => string;
  readonly iconHelp: (symbol: CardSymbol) => string;
  readonly rule: (rule: Rule, duration: Duration, nameOf: NameOf) => string;
  readonly onlyIf: (condition: Condition) => string;
  readonly freeIf: (condition: Condition) => string;
  readonly act: (act: Act) => string;
  /** LEAD-9. */
  readonly rivalFirst: string;
  /** All cards with this word in their name have the effect once together. */
  readonly together: (word: string) => string;
  readonly demand: (demand: Demand) => string;
}
