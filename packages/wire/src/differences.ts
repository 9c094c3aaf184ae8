/** What JSON can hold. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  /** Fields that are undefined are not written. */
  | { readonly [field: string]: Json | undefined };

/**
 * How one value becomes another: `[value]` replaces it, `[]` removes a field, `[at, removed, items]` replaces a part
 * of a list, and an object names the fields or places that change.
 */
export type Patch =
  | readonly []
  | readonly [Json]
  | readonly [number, number, readonly Json[]]
  | { readonly [place: string]: Patch };

export type Fields = Readonly<Record<string, Json | undefined>>;

/** The fields that change. */
export type Changes = Readonly<Record<string, Patch>>;

/** Null if the two are equal. */
export function difference(before: Json | undefined, after: Json | undefined): Patch | null {
  if (before === after) return null;
  if (after === undefined) return [];
  if (isList(before) && isList(after)) return ofLists(before, after);
  if (isFields(before) && isFields(after)) return changedFields(before, after);
  return [after];
}

/** The value that the difference leads to; what does not change is shared with the value before. */
export function patched(before: Json | undefined, patch: Patch): Json | undefined {
  if (!isList(patch)) return patchedPlaces(before, patch);
  switch (patch.length) {
    case 0:
      return undefined;
    case 1:
      return patch[0];
    default: {
      const [at, removed, items] = patch as readonly [number, number, readonly Json[]];
      if (!isList(before)) throw new MisplacedPatch();
      return [...before.slice(0, at), ...items, ...before.slice(at + removed)];
    }
  }
}

/** A difference was applied to something else than what it was made from. */
export class MisplacedPatch extends Error {
  override readonly name = 'MisplacedPatch';
}

type Places = Record<string, Patch>;

// These run for every choice and every viewer, over a thousand values each: loops, and nothing made in vain.

function ofLists(before: readonly Json[], after: readonly Json[]): Patch | null {
  if (before.length === after.length) {
    let places: Places | null = null;
    for (let i = 0; i < after.length; i++) {
      if (before[i] === after[i]) continue;
      const patch = difference(before[i], after[i]);
      if (patch !== null) (places ??= {})[i] = patch;
    }
    return places;
  }
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && isSame(before[start], after[start])) start++;
  let end = 0;
  while (end < least - start && isSame(before.at(-1 - end), after.at(-1 - end))) end++;
  return [start, before.length - start - end, after.slice(start, after.length - end)];
}

/** Null if none does. */
export function changedFields(before: Fields, after: Fields): Changes | null {
  let places: Places | null = null;
  for (const name in after) {
    if (before[name] === after[name]) continue;
    const patch = difference(before[name], after[name]);
    if (patch !== null) (places ??= {})[name] = patch;
  }
  for (const name in before) {
    // A field that only every object has, such as a card named “constructor”, is not there.
    const isThere = after[name] !== undefined && Object.hasOwn(after, name);
    if (!isThere && before[name] !== undefined) (places ??= {})[name] = [];
  }
  return places;
}

function patchedPlaces(
  before: Json | undefined,
  places: { readonly [place: string]: Patch },
): readonly Json[] | Fields {
  if (isList(before)) {
    const list = [...before];
    for (const [place, patch] of Object.entries(places)) {
      const item = patched(list[Number(place)], patch);
      if (item === undefined) throw new MisplacedPatch();
      list[Number(place)] = item;
    }
    return list;
  }
  if (!isFields(before)) throw new MisplacedPatch();
  const fields: Record<string, Json | undefined> = { ...before };
  for (const [name, patch] of Object.entries(places)) {
    const value = patched(fields[name], patch);
    if (value === undefined) Reflect.deleteProperty(fields, name);
    else fields[name] = value;
  }
  return fields;
}

const isSame = (one: Json | undefined, other: Json | undefined): boolean => difference(one, other) === null;

const isList = (value: unknown): value is readonly Json[] => Array.isArray(value);

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !isList(value);
