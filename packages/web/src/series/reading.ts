import { LEVELS } from '@bluemoon/ai';
import { CARD_TYPES, OUTSIDERS, PEOPLES } from '@bluemoon/engine';
import type { Card } from '@bluemoon/engine';
import { PlayError } from '@bluemoon/play';
import type { Player } from '../game/sitting.ts';
import type { Raw } from './form.ts';

function refuse(field: string): never {
  throw new PlayError({
    en: `What is stored under “${field}” makes no sense.`,
    de: `Was unter „${field}“ gespeichert ist, ergibt keinen Sinn.`,
  });
}

/** Whoever reads further says what is wrong within. */
export function readWhole(raw: Raw, field: string): object {
  const value = raw[field];
  return typeof value === 'object' && value !== null ? value : refuse(field);
}

export function readTime(raw: Raw, field: string): number {
  const value = raw[field];
  return typeof value === 'number' && Number.isFinite(value) ? value : refuse(field);
}

export function readList<T>(raw: Raw, field: string, read: (value: unknown) => T | undefined): readonly T[] {
  const value = raw[field];
  if (!Array.isArray(value)) return refuse(field);
  return value.map((one: unknown) => read(one) ?? refuse(field));
}

export const readWord = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

export function readPlayer(value: unknown): Player | undefined {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return undefined;
  if (value.kind === 'person') {
    const number = 'number' in value && typeof value.number === 'number' ? { number: value.number } : {};
    return { kind: 'person', ...number };
  }
  const level = LEVELS.find((known) => 'level' in value && value.level === known);
  return value.kind === 'bot' && level !== undefined ? { kind: 'bot', level } : undefined;
}

export function readPair<T>(
  raw: Raw,
  field: string,
  read: (value: unknown) => T | undefined,
): readonly [T, T] {
  const [a, b, ...more] = readList(raw, field, read);
  return a === undefined || b === undefined || more.length > 0 ? refuse(field) : [a, b];
}

/** The own copy of pack cards; what was stored before there could be any has none. */
export function readCards(raw: Raw, field: string): readonly Card[] {
  return raw[field] === undefined ? [] : readList(raw, field, readCard);
}

/** They were checked when their pack was loaded; this only finds what was damaged since. */
function readCard(value: unknown): Card | undefined {
  const { id, name, people, type } = (value ?? {}) as Partial<Card>;
  const isNamed = typeof name?.en === 'string' && typeof name.de === 'string';
  const isOfAKind =
    CARD_TYPES.some((one) => one === type) && [...PEOPLES, ...OUTSIDERS].some((one) => one === people);
  return typeof id === 'string' && isNamed && isOfAKind ? (value as Card) : undefined;
}
