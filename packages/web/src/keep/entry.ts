import { isId, isTime } from './plain.ts';

/** What lies under an id in the store; it may be anything. */
export interface Entry {
  readonly id: string;
  readonly value: unknown;
}

/** Grows when what is stored gets another meaning; a new field does not need it. */
export const FORM = 1;

const fieldOf = (value: unknown, field: 'form' | 'touched'): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Partial<Record<string, unknown>>)[field]
    : undefined;

/** All but the id, under which it is stored. */
export function withoutId(thing: { readonly id: string }): unknown {
  const { id: _, ...stored } = thing;
  return { form: FORM, ...stored };
}

export function isOfNewerForm(value: unknown): boolean {
  const form = fieldOf(value, 'form');
  return typeof form === 'number' && form > FORM;
}

/** When the entry was last written; also tells one writing from another. */
export function touchedOf(value: unknown): number | null {
  const touched = fieldOf(value, 'touched');
  return isTime(touched) ? touched : null;
}

/**
 * Reads what lies in the store, whatever that is: where `read` fails in any way, it is unreadable and stays as it is, so
 * that it hides nothing else.
 */
export function readingOf<Kept>(
  read: (entry: Entry) => Kept,
  unreadable: (entry: Entry, error: unknown) => Kept,
): (entry: Entry) => Kept {
  return (entry) => {
    try {
      if (!isId(entry.id)) throw new TypeError('This program gives no such ids.');
      return read(entry);
    } catch (error) {
      return unreadable(entry, error);
    }
  };
}
