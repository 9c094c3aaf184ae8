import { LEVELS } from '@bluemoon/ai';
import { boxOf, boxWith, NotationError, readGame, writeNotation } from '@bluemoon/engine';
import type { Card } from '@bluemoon/engine';
import type { PartOf, Player, Sitting } from '../game/sitting.ts';
import { glanceAtEnd } from './glance.ts';

/** A sitting as it is stored: only what does not follow from something else. */
export interface StoredGame {
  readonly form: typeof FORM;
  readonly players: Sitting['players'];
  readonly began: number;
  readonly touched: number;
  readonly notation: string;
  /** The pack cards that are played with: the game's own copy, whatever becomes of their pack. */
  readonly cards?: readonly Card[];
  /** With the id under which the match or draft knows the game: a copy is no part of it. */
  readonly partOf?: PartOf & { readonly game?: string };
}

const FORM = 1;

/** What lies under an id in the store; it may be anything. */
export interface Entry {
  readonly id: string;
  readonly value: unknown;
}

export type WhyUnreadable =
  | { readonly kind: 'newerForm' }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'notation'; readonly error: NotationError };

/** A stored game, or something under its id that cannot be read and is kept as it is. */
export type Kept =
  | { readonly kind: 'game'; readonly id: string; readonly sitting: Sitting }
  | { readonly kind: 'unreadable'; readonly id: string; readonly why: WhyUnreadable; readonly raw: string };

export function toStored({ id, players, began, touched, record, partOf }: Sitting): StoredGame {
  const cards = boxOf(record).packCards;
  return {
    form: FORM,
    players,
    began,
    touched,
    notation: writeNotation(record),
    ...(cards.length === 0 ? {} : { cards }),
    ...(partOf === undefined ? {} : { partOf: { ...partOf, game: id } }),
  };
}

export function readEntry({ id, value }: Entry): Kept {
  if (!isRecord(value) || value.form !== FORM) {
    const isNewer = isRecord(value) && typeof value.form === 'number' && value.form > FORM;
    return { kind: 'unreadable', id, why: { kind: isNewer ? 'newerForm' : 'damaged' }, raw: rawText(value) };
  }
  const { players, began, touched, notation, cards, partOf } = value;
  if (!arePlayers(players) || !isTime(began) || !isTime(touched) || typeof notation !== 'string')
    return { kind: 'unreadable', id, why: { kind: 'damaged' }, raw: rawText(value) };
  try {
    const { record, end } = readGame(notation, boxWith(cardsFrom(cards)));
    glanceAtEnd(record, end);
    const sitting = { id, players, record, began, touched };
    const whole = partIn(partOf, id);
    return { kind: 'game', id, sitting: whole === null ? sitting : { ...sitting, partOf: whole } };
  } catch (error) {
    if (error instanceof NotationError)
      return { kind: 'unreadable', id, why: { kind: 'notation', error }, raw: notation };
    // A card that is not what it was when it was stored may bring down anything.
    if (cards !== undefined)
      return { kind: 'unreadable', id, why: { kind: 'damaged' }, raw: JSON.stringify(value) };
    throw error;
  }
}

function cardsFrom(value: unknown): readonly Card[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new TypeError('This is no list of cards.');
  return value as readonly Card[];
}

/** When the entry was last written; also tells one writing from another. */
export function touchedOf(value: unknown): number | null {
  return isRecord(value) && isTime(value.touched) ? value.touched : null;
}

/** Whether reading both would give the same. */
export function isSameEntry(a: unknown, b: unknown): boolean {
  return (
    isRecord(a) &&
    isRecord(b) &&
    a.form === b.form &&
    a.touched === b.touched &&
    a.notation === b.notation &&
    typeof a.notation === 'string'
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function partIn(value: unknown, game: string): PartOf | null {
  if (!isRecord(value) || typeof value.id !== 'string') return null;
  const isKnown = value.game === undefined || value.game === game;
  return isKnown && (value.kind === 'match' || value.kind === 'draft')
    ? { kind: value.kind, id: value.id }
    : null;
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function arePlayers(value: unknown): value is Sitting['players'] {
  return Array.isArray(value) && value.length === 2 && value.every(isPlayer);
}

function isPlayer(value: unknown): value is Player {
  if (!isRecord(value)) return false;
  return value.kind === 'person' || (value.kind === 'bot' && LEVELS.some((level) => level === value.level));
}

function rawText(value: unknown): string {
  if (isRecord(value) && typeof value.notation === 'string') return value.notation;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}
