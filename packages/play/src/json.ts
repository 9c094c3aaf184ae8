/** Reading JSON that may hold anything: what is not exactly as expected is told with its place. */
import { PlayError, shown, type Words } from './words.ts';

export type Read<T> = (value: unknown, path: string) => T;

/** Knows its place, so that whoever reads around it can say where that is. */
class Fault extends PlayError {
  readonly path: string;
  readonly said: Words;

  constructor(path: string, said: Words) {
    super(path === '' ? said : { en: `${path}: ${said.en}`, de: `${path}: ${said.de}` });
    this.path = path;
    this.said = said;
  }
}

export function fault(path: string, en: string, de: string): never {
  throw new Fault(path, { en, de });
}

export const flag: Read<boolean> = (value, path) =>
  typeof value === 'boolean'
    ? value
    : fault(path, 'must be true or false.', 'muss wahr (true) oder falsch (false) sein.');

export const wholeNumber: Read<number> = (value, path) =>
  Number.isSafeInteger(value)
    ? (value as number)
    : fault(path, 'must be a whole number.', 'muss eine ganze Zahl sein.');

/** Ids are words, and none comes near it. */
const MAX_LETTERS = 100;

export const word: Read<string> = (value, path) => {
  if (typeof value !== 'string') return fault(path, 'must be a text.', 'muss ein Text sein.');
  if (value.length <= MAX_LETTERS) return value;
  return fault(
    path,
    `must have at most ${MAX_LETTERS} letters, not ${value.length}.`,
    `darf höchstens ${MAX_LETTERS} Zeichen haben, nicht ${value.length}.`,
  );
};

export function oneOf<const T extends string | number>(known: readonly T[]): Read<T> {
  return (value, path) => {
    const found = known.find((one) => one === value);
    if (found !== undefined) return found;
    const choices = known.join(', ');
    return fault(
      path,
      `must be one of ${choices}, not ${shown(value)}.`,
      `muss eines von ${choices} sein, nicht ${shown(value)}.`,
    );
  };
}

/** `undefined` where nothing stands; `record` then leaves the field out. */
export function maybe<T>(read: Read<T>): Read<T | undefined> {
  return (value, path) => (value === undefined ? undefined : read(value, path));
}

export function orNull<T>(read: Read<T>): Read<T | null> {
  return (value, path) => (value === null ? null : read(value, path));
}

/** More than the cards of any deck, the games of any match, the picks of any draft. */
const MAX_ENTRIES = 500;

export function listOf<T>(read: Read<T>): Read<readonly T[]> {
  return (value, path) => {
    if (!Array.isArray(value)) return fault(path, 'must be a list.', 'muss eine Liste sein.');
    if (value.length <= MAX_ENTRIES) return value.map((one: unknown, i) => read(one, `${path}[${i}]`));
    return fault(
      path,
      `must have at most ${MAX_ENTRIES} entries, not ${value.length}.`,
      `darf höchstens ${MAX_ENTRIES} Einträge haben, nicht ${value.length}.`,
    );
  };
}

export function pairOf<T>(read: Read<T>): Read<readonly [T, T]> {
  return (value, path) => {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    return list.length === 2
      ? [read(list[0], `${path}[0]`), read(list[1], `${path}[1]`)]
      : fault(path, 'must be a list of two.', 'muss eine Liste mit zwei Einträgen sein.');
  };
}

/** An object with exactly these fields; only those read by `maybe` can be absent. */
export function record<T extends object>(fields: {
  readonly [K in keyof T]-?: Read<T[K] | undefined>;
}): Read<T> {
  const keys = Object.keys(fields) as (keyof T & string)[];
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return fault(path, 'must be an object.', 'muss ein Objekt sein.');
    const strange = Object.keys(value).find((key) => !keys.some((known) => known === key));
    const below = (key: string) => (path === '' ? key : `${path}.${key}`);
    if (strange !== undefined)
      return fault(
        below(shown(strange)),
        `is not known here; known are ${keys.join(', ')}.`,
        `gibt es hier nicht; es gibt ${keys.join(', ')}.`,
      );
    const entries = keys.flatMap((key) => {
      const read: unknown = fields[key]((value as Partial<Record<string, unknown>>)[key], below(key));
      return read === undefined ? [] : [[key, read] as const];
    });
    return Object.fromEntries(entries) as T;
  };
}

/** Takes a step of a record that is played over again, and says where it stands if it cannot be taken. */
export function within<T>(path: string, step: () => T): T {
  try {
    return step();
  } catch (error) {
    if (error instanceof Fault) throw new Fault(`${path}.${error.path}`, error.said);
    if (error instanceof PlayError) throw new Fault(path, error.words);
    throw error;
  }
}
