import { BOT_IDS } from '@bluemoon/ai';
import { PEOPLES } from '@bluemoon/engine';
import type { Language } from '@bluemoon/engine';
import { fields, flag, oneOf, orNull, someObject, withFallback } from '@bluemoon/play/json';
import type { Fields, Read } from '@bluemoon/play/json';
import type { Pressing } from '@bluemoon/play';
import type { Wishes } from '../game/setting-up.ts';
import { keptProgress, NOTHING_SOLVED } from '../puzzles/progress.ts';
import type { KeptProgress } from '../puzzles/progress.ts';

export const SPEEDS = ['off', 'slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

export const STEPS = ['none', 'early', 'all'] as const satisfies readonly Pressing['steps'][];
export const DRAGONS = ['ask', 'first'] as const satisfies readonly Pressing['dragons'][];

/** What the player has set, and what this browser remembers about them. */
export interface Settings {
  /** Null: what the browser prefers. */
  readonly language: Language | null;
  /** Of the animations at the table. */
  readonly speed: Speed;
  readonly sound: boolean;
  /** Which steps pass by themselves if nothing can be done. */
  readonly steps: Pressing['steps'];
  /** Whether to ask which dragon moves. */
  readonly dragons: Pressing['dragons'];
  /** The last game; its deal number is not stored. */
  readonly last: Wishes | null;
  /** Ids of finished lessons, in the order in which they were finished. */
  readonly lessonsDone: readonly string[];
  readonly puzzles: KeptProgress;
}

export const DEFAULTS: Settings = {
  language: null,
  speed: 'normal',
  sound: false,
  steps: 'early',
  dragons: 'first',
  last: null,
  lessonsDone: [],
  puzzles: NOTHING_SOLVED,
};

/** This program never stores a longer text. */
const MAX_LETTERS = 100_000;

/** Increase when the meaning of a field changes; new fields do not need it. */
const VERSION = 1;

/** Used only if all fields can be read. */
const wishes = fields<Wishes>({
  own: oneOf(PEOPLES),
  rival: oneOf(PEOPLES),
  mode: oneOf(['bot', 'two', 'watch']),
  level: oneOf(BOT_IDS),
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
  steps: withFallback(oneOf(STEPS), DEFAULTS.steps),
  dragons: withFallback(oneOf(DRAGONS), DEFAULTS.dragons),
  last: withFallback<Wishes | null>(wishes, DEFAULTS.last),
  lessonsDone: words,
  puzzles: withFallback(keptProgress, DEFAULTS.puzzles),
});

/** Defaults replace whatever cannot be read. */
export function readSettings(text: string | null): Settings {
  return settingsIn(rawIn(text), '');
}

/** Keeps fields that other versions of the program have stored. */
export function changedText(text: string | null, changes: Partial<Settings>): string {
  const raw = rawIn(text);
  const version = typeof raw.version === 'number' && raw.version > VERSION ? raw.version : VERSION;
  try {
    return JSON.stringify({ ...raw, ...changes, version });
  } catch {
    // JSON can be nested so deeply that it can be parsed but not written.
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
