import type { Affiliation, CardType, Dragon, Element, Language } from '../vocabulary/card.ts';
import * as de from './de/names.ts';
import * as en from './en/names.ts';
import type { TurnPhase } from './language.ts';

/** Names of everything but cards. An entry of its own, since the first page needs no other words. */
const NAMES = { en, de } as const;

export const elementName = (element: Element, language: Language): string =>
  NAMES[language].ELEMENT_NAMES[element];

export const peopleName = (people: Affiliation, language: Language): string =>
  NAMES[language].AFFILIATION_NAMES[people];

export const cardTypeName = (type: CardType, language: Language): string =>
  NAMES[language].CARD_TYPE_NAMES[type];

export const phaseName = (phase: TurnPhase, language: Language): string => NAMES[language].PHASE_NAMES[phase];

const DRAGONS: Readonly<Record<Dragon, string>> = { lika: 'Lika', doran: 'Doran', sesha: 'Sesha' };

/** The same in every language. */
export const dragonName = (dragon: Dragon): string => DRAGONS[dragon];
