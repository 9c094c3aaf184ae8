/** Cards are nested less deep, and whoever looks into a text wants to see its end. */
const MAX_DEPTH = 100;

/**
 * Whatever a browser's database holds as text, for somebody who wants to look into it: JSON as far as that goes. It never
 * fails, and gives the same for what is the same.
 */
export function rawText(value: unknown): string {
  /** The objects around a part: what they are, and what was written in their place. */
  const around: { readonly is: object; readonly shown: object }[] = [];

  function replaced(this: unknown, _key: string, part: unknown): unknown {
    if (typeof part !== 'object' || part === null) return shownPlain(part);
    while (around.length > 0 && around.at(-1)?.shown !== this) around.pop();
    if (around.some(({ is }) => is === part)) return '[the same again]';
    if (around.length > MAX_DEPTH) return '[and so on]';
    const shown = shownObject(part);
    if (typeof shown === 'object') around.push({ is: part, shown });
    return shown;
  }

  return JSON.stringify(value, replaced) ?? String(value);
}

function shownPlain(value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
}

/** What JSON does not know. */
function shownObject(value: object): object | string {
  if (value instanceof Map) return { Map: [...value] };
  if (value instanceof Set) return { Set: [...value] };
  if (value instanceof Error || value instanceof RegExp) return String(value);
  if (value instanceof ArrayBuffer) return { ArrayBuffer: [...new Uint8Array(value)] };
  // A list may be said to have billions of entries, and have none.
  if (Array.isArray(value) && Object.keys(value).length < value.length)
    return Object.assign({ length: value.length }, value);
  return value;
}
