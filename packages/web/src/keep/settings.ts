import { LEVELS } from '@bluemoon/ai';
import { PEOPLES } from '@bluemoon/engine';
import type { Language } from '@bluemoon/engine';
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

type Raw = Readonly<Record<string, unknown>>;

/** What can be read of a stored text, and the defaults for the rest. */
export function readSettings(text: string | null): Settings {
  const raw = rawIn(text);
  return {
    language: oneOf<Language>(raw.language, ['en', 'de']) ?? DEFAULTS.language,
    speed: oneOf(raw.speed, SPEEDS) ?? DEFAULTS.speed,
    sound: typeof raw.sound === 'boolean' ? raw.sound : DEFAULTS.sound,
    last: wishesIn(raw.last),
    lessonsDone: wordsIn(raw.lessonsDone),
  };
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

function rawIn(text: string | null): Raw {
  if (text !== null && text.length > MAX_LETTERS) return {};
  try {
    const raw: unknown = JSON.parse(text ?? '{}');
    return isRecord(raw) ? raw : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function oneOf<T extends string>(value: unknown, known: readonly T[]): T | undefined {
  return known.find((word) => word === value);
}

/** Wishes are of use only as a whole. */
function wishesIn(value: unknown): Wishes | null {
  if (!isRecord(value)) return null;
  const own = oneOf(value.own, PEOPLES);
  const rival = oneOf(value.rival, PEOPLES);
  const mode = oneOf(value.mode, ['bot', 'two', 'watch']);
  const level = oneOf(value.level, LEVELS);
  const starts = oneOf(value.starts, ['chance', 'you', 'rival']);
  const edition = oneOf(value.edition, ['legends', 'first']);
  if (own === undefined || rival === undefined || mode === undefined) return null;
  if (level === undefined || starts === undefined || edition === undefined) return null;
  return { own, rival, mode, level, starts, edition, seed: null };
}

function wordsIn(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  return [...new Set(value.filter((one) => typeof one === 'string'))];
}
