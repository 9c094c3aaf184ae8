import { isId, isTime } from './value-checks.ts';

/** An entry of the store. Its value may be anything: an older version, another program or a fault may have written it. */
export interface Entry {
  readonly id: string;
  readonly value: unknown;
}

/** Increase when the meaning of a stored field changes; new fields do not need it. Stored as `form`. */
export const FORM_VERSION = 1;

const fieldOf = (value: unknown, field: 'form' | 'touched'): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Partial<Record<string, unknown>>)[field]
    : undefined;

/** The id is the key in the store, so the value does not repeat it. */
export function withoutId(thing: { readonly id: string }): unknown {
  const { id: _, ...stored } = thing;
  return { form: FORM_VERSION, ...stored };
}

export function isNewerForm(value: unknown): boolean {
  const form = fieldOf(value, 'form');
  return typeof form === 'number' && form > FORM_VERSION;
}

/** When the entry was last written. Two writes with the same time are the same write. */
export function touchedOf(value: unknown): number | null {
  const touched = fieldOf(value, 'touched');
  return isTime(touched) ? touched : null;
}

/** Entries without a time come first, so that they are noticed. */
export function sortTimeOf({ value }: Entry): number {
  return touchedOf(value) ?? Number.MAX_VALUE;
}

/**
 * Where `read` throws anything, the entry counts as unreadable and stays in the store: one damaged entry must not hide
 * the others.
 */
export function safeReader<Kept>(
  read: (entry: Entry) => Kept,
  unreadable: (entry: Entry, error: unknown) => Kept,
): (entry: Entry) => Kept {
  return (entry) => {
    try {
      if (!isId(entry.id)) throw new TypeError('This program does not create such ids.');
      return read(entry);
    } catch (error) {
      return unreadable(entry, error);
    }
  };
}
