import { CARD_TYPES } from './card-types.ts';
import { END } from './end.ts';
import type { Section } from './entry.ts';
import { FIGHT } from './fight.ts';
import { GAME } from './game.ts';
import { ICONS } from './icons.ts';
import { LIMITS } from './limits.ts';
import { MISTAKES } from './mistakes.ts';
import { PEOPLES_AT_HAND } from './peoples.ts';
import { PHASES } from './phases.ts';
import { TEXTS } from './texts.ts';
import { TOTALS } from './totals.ts';

export type { Entry, Point, Section } from './entry.ts';
export { found } from './search.ts';

export const RULES_AT_HAND: readonly Section[] = [
  GAME,
  PHASES,
  FIGHT,
  TOTALS,
  LIMITS,
  ICONS,
  TEXTS,
  CARD_TYPES,
  END,
  PEOPLES_AT_HAND,
  MISTAKES,
];
