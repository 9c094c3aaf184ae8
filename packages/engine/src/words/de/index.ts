import type { Words } from '../language.ts';
import { freeIf, onlyIf } from './conditions.ts';
import { iconHelp, iconName } from './icons.ts';
import { AFFILIATION_NAMES, CARD_TYPE_NAMES, ELEMENT_NAMES, PHASE_NAMES, nameWordStem } from './names.ts';
import { rule } from './rules.ts';
import { act, demand } from './texts.ts';

export const GERMAN: Words = {
  elements: ELEMENT_NAMES,
  affiliations: AFFILIATION_NAMES,
  cardTypes: CARD_TYPE_NAMES,
  phases: PHASE_NAMES,
  capacity: (count) => `Laderaum ${count}`,
  iconName,
  iconHelp,
  rule,
  onlyIf,
  freeIf,
  act,
  rivalFirst: 'Du beginnst.',
  together: (word) => `Meine ${nameWordStem(word)}Karten bewirken das zusammen nur einmal.`,
  demand,
};
