import type { Words } from '../language.ts';
import { freeIf, onlyIf } from './conditions.ts';
import { iconHelp, iconName } from './icons.ts';
import { AFFILIATION_NAMES, CARD_TYPE_NAMES, ELEMENT_NAMES, PHASE_NAMES } from './names.ts';
import { rule } from './rules.ts';
import { act, demand } from './texts.ts';

export const ENGLISH: Words = {
  elements: ELEMENT_NAMES,
  affiliations: AFFILIATION_NAMES,
  cardTypes: CARD_TYPE_NAMES,
  phases: PHASE_NAMES,
  capacity: (count) => `Capacity ${count}`,
  iconName,
  iconHelp,
  rule,
  onlyIf,
  freeIf,
  act,
  rivalFirst: 'You go first.',
  together: (word) => `My ${word} cards do this only once between them.`,
  demand,
};
