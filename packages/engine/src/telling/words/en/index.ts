import type { TellingWords } from '../language.ts';
import { CONSEQUENCES } from './consequences.ts';
import { EVENTS } from './events.ts';
import { HINTS } from './hints.ts';
import { cardOf, LABELS } from './labels.ts';
import { MISSING } from './missing.ts';
import { QUESTIONS, WAITING } from './questions.ts';

export const ENGLISH: TellingWords = {
  and: 'and',
  cardOf,
  labels: LABELS,
  consequences: CONSEQUENCES,
  questions: QUESTIONS,
  waiting: WAITING,
  missing: MISSING,
  events: EVENTS,
  hints: HINTS,
};
