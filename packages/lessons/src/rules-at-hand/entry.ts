import type { CardSymbol } from '@bluemoon/engine/words';
import type { Words } from '../lesson.ts';

/** One statement, and the ledger rules behind it. */
export interface Point {
  readonly say: Words;
  readonly rules: readonly string[];
}

export interface Entry {
  readonly id: string;
  readonly title: Words;
  /** The icons that the entry is about. */
  readonly symbols?: readonly CardSymbol[];
  readonly points: readonly Point[];
}

export interface Section {
  readonly id: string;
  readonly title: Words;
  readonly entries: readonly Entry[];
}

export function point(rules: string, en: string, de: string): Point {
  return { say: { en, de }, rules: rules.split(' ') };
}
