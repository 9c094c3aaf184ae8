/** Cards are nested less deep. */
const MAX_DEPTH = 100;

/**
 * Any value that IndexedDB can hold as text that a person can read: JSON where possible. Never throws, and gives the
 * same text for equal values.
 */
export function rawText(value: unknown): string {
  /** The objects that contain the current part, with what replaced them in the output. */
  const parents: { readonly is: object; readonly shown: object }[] = [];

  function replaced(this: unknown, _key: string, part: unknown): unknown {
    if (typeof part !== 'object' || part === null) return shownPlain(part);
    while (parents.length > 0 && parents.at(-1)?.shown !== this) parents.pop();
    if (parents.some(({ is }) => is === part)) return '[the same again]';
    if (parents.length > MAX_DEPTH) return '[and so on]';
    const shown = shownObject(part);
    if (typeof shown === 'object') parents.push({ is: part, shown });
    return shown;
  }

  return JSON.stringify(value, replaced) ?? String(value);
}

function shownPlain(value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
}

/** For types that JSON cannot express. */
function shownObject(value: object): object | string {
  if (value instanceof Map) return { Map: [...value] };
  if (value instanceof Set) return { Set: [...value] };
  if (value instanceof Error || value instanceof RegExp) return String(value);
  if (value instanceof ArrayBuffer) return { ArrayBuffer: [...new Uint8Array(value)] };
  // A sparse array may have a length of billions and no entries.
  if (Array.isArray(value) && Object.keys(value).length < value.length)
    return Object.assign({ length: value.length }, value);
  return value;
}
