import { LEVELS } from '@bluemoon/ai';
import { PEOPLES } from '@bluemoon/engine';
import type { Language } from '@bluemoon/engine';
import { fields, flag, oneOf, orNull, someObject, withFallback } from '@bluemoon/play/json';
import type { Fields, Read } from '@bluemoon/play/json';
import type { Wishes } from '../game/setting-up.ts';

export const SPEEDS = ['off', 'slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

/** What somebody has set for this browser, or what it remembers of him. */
export interface Settings {
  /** Null: what the browser prefers. */
  readonly language: Language | null;
  /** How fast things move at the table. */
  readonly speed: Speed;
  readonly sound: boolean;
  /** What was played last; the deal is never remembered. */
  readonly last: Wishes | null;
  /** Ids of lessons that were gone through to the end, in that order. */
  readonly lessonsDone: readonly string[];
}

export const DEFAULTS: Settings = {
  language: null,
  speed: 'normal',
  sound: false,
  last: null,
  lessonsDone: [],
};

/** What is longer was not stored by this program. */
const MAX_LETTERS = 100_000;

/** Grows when a field gets another meaning; a new field does not need it. */
const VERSION = 1;

/** Wishes are of use only as a whole. */
const wishes = fields<Wishes>({
  own: oneOf(PEOPLES),
  rival: oneOf(PEOPLES),
  mode: oneOf(['bot', 'two', 'watch']),
  level: oneOf(LEVELS),
  starts: oneOf(['chance', 'you', 'rival']),
  edition: oneOf(['legends', 'first']),
  seed: () => null,
});

const words: Read<readonly string[]> = (value) =>
  Array.isArray(value) ? [...new Set(value.filter((one) => typeof one === 'string'))] : [];

const settingsIn = fields<Settings>({
  language: withFallback(orNull(oneOf(['en', 'de'])), DEFAULTS.language),
  speed: withFallback(oneOf(SPEEDS), DEFAULTS.speed),
  sound: withFallback(flag, DEFAULTS.sound),
  last: withFallback<Wishes | null>(wishes, DEFAULTS.last),
  lessonsDone: words,
});

/** What can be read of a stored text, and the defaults for the rest. */
export function readSettings(text: string | null): Settings {
  return settingsIn(rawIn(text), '');
}

/** The text with some settings changed. What other versions of the program have stored in it stays. */
export function changedText(text: string | null, changes: Partial<Settings>): string {
  const raw = rawIn(text);
  const version = typeof raw.version === 'number' && raw.version > VERSION ? raw.version : VERSION;
  try {
    return JSON.stringify({ ...raw, ...changes, version });
  } catch {
    // What is nested without end can be read but not written.
    return JSON.stringify({ ...readSettings(text), ...changes, version });
  }
}

function rawIn(text: string | null): Fields {
  if (text !== null && text.length > MAX_LETTERS) return {};
  try {
    return someObject(JSON.parse(text ?? '{}'), '');
  } catch {
    return {};
  }
}
