/** Reads JSON from untrusted sources. An error names the place of what is not as expected. */
import { PlayError, shown, type Bilingual } from './words.ts';

export type Read<T> = (value: unknown, path: string) => T;

/** Carries the path of what is wrong, so that errors can name it. */
class Fault extends PlayError {
  readonly path: string;
  readonly said: Bilingual;

  constructor(path: string, said: Bilingual) {
    super(path === '' ? said : { en: `${path}: ${said.en}`, de: `${path}: ${said.de}` });
    this.path = path;
    this.said = said;
  }
}

export function fault(path: string, en: string, de: string): never {
  throw new Fault(path, { en, de });
}

/** Read later, by the code that uses it. */
export const anything: Read<unknown> = (value) => value;

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

export const text: Read<string> = (value, path) =>
  typeof value === 'string' ? value : fault(path, 'must be a text.', 'muss ein Text sein.');

/** Such as an id. */
export const word: Read<string> = (value, path) => {
  const { length } = text(value, path);
  if (length <= MAX_LETTERS) return text(value, path);
  return fault(
    path,
    `must have at most ${MAX_LETTERS} letters, not ${length}.`,
    `darf höchstens ${MAX_LETTERS} Zeichen haben, nicht ${length}.`,
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

/** Where nothing stands. */
export function withDefault<T>(read: Read<T>, instead: T): Read<T> {
  return (value, path) => (value === undefined ? instead : read(value, path));
}

/** Where nothing stands that can be read. */
export function withFallback<T>(read: Read<T>, instead: T): Read<T> {
  return (value, path) => {
    try {
      return read(value, path);
    } catch (error) {
      if (error instanceof Fault) return instead;
      throw error;
    }
  };
}

export function orNull<T>(read: Read<T>): Read<T | null> {
  return (value, path) => (value === null ? null : read(value, path));
}

/** More than the cards of any deck, the games of any match, the picks of any draft. */
const MAX_ENTRIES = 500;

export function listOf<T>(read: Read<T>, most = MAX_ENTRIES): Read<readonly T[]> {
  return (value, path) => {
    if (!Array.isArray(value)) return fault(path, 'must be a list.', 'muss eine Liste sein.');
    // Unlike map, this does not pass over entries that are not there.
    if (value.length <= most) return Array.from(value, (one: unknown, i) => read(one, `${path}[${i}]`));
    return fault(
      path,
      `must have at most ${most} entries, not ${value.length}.`,
      `darf höchstens ${most} Einträge haben, nicht ${value.length}.`,
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

type Readers<T> = { readonly [K in keyof T]-?: Read<T[K] | undefined> };

const below = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

export type Fields = Readonly<Partial<Record<string, unknown>>>;

export const someObject: Read<Fields> = (value, path) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : fault(path, 'must be an object.', 'muss ein Objekt sein.');

/**
 * An object with these fields. Others are ignored: a later version may have added them. Only fields read by `maybe` can
 * be absent.
 */
export function fields<T extends object>(readers: Readers<T>): Read<T> {
  const keys = Object.keys(readers) as (keyof T & string)[];
  return (value, path) => {
    const object = someObject(value, path);
    const entries = keys.flatMap((key) => {
      const read: unknown = readers[key](object[key], below(path, key));
      return read === undefined ? [] : [[key, read] as const];
    });
    return Object.fromEntries(entries) as T;
  };
}

/** An object with exactly these fields. */
export function record<T extends object>(readers: Readers<T>): Read<T> {
  const known = Object.keys(readers);
  const read = fields(readers);
  return (value, path) => {
    const strange = Object.keys(someObject(value, path)).find((key) => !known.includes(key));
    if (strange === undefined) return read(value, path);
    return fault(
      below(path, shown(strange)),
      `is not known here; known are ${known.join(', ')}.`,
      `gibt es hier nicht; es gibt ${known.join(', ')}.`,
    );
  };
}

/** An object whose `kind` says how it is read. */
export function byKind<T extends { readonly kind: string }>(readers: {
  readonly [K in T['kind']]: Read<Extract<T, { readonly kind: K }>>;
}): Read<T> {
  const kinds = Object.keys(readers) as T['kind'][];
  return (value, path) => {
    const kind = oneOf(kinds)(someObject(value, path)['kind'], below(path, 'kind'));
    return readers[kind](value, path);
  };
}

/** Adds the path to an error of `step`, such as the place of a choice in a record. */
export function within<T>(path: string, step: () => T): T {
  try {
    return step();
  } catch (error) {
    if (error instanceof Fault)
      throw new Fault(error.path === '' ? path : `${path}.${error.path}`, error.said);
    if (error instanceof PlayError) throw new Fault(path, error.words);
    throw error;
  }
}
