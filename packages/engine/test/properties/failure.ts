/** A property that does not hold. */
export class Failure extends Error {
  readonly property: string;

  constructor(property: string, message: string) {
    super(`${property}: ${message}`);
    this.name = 'Failure';
    this.property = property;
  }
}

export function require(property: string, holds: boolean, message: () => string): asserts holds {
  if (!holds) throw new Failure(property, message());
}

/** Plain data, compared through and through. */
export function requireSame(property: string, a: unknown, b: unknown, what: string): void {
  const path = firstDifference(a, b);
  if (path === null) return;
  const shown = (of: unknown): string => shorten(JSON.stringify(at(of, path)));
  throw new Failure(property, `${what} differs at ${path.join('.')}: ${shown(a)} and ${shown(b)}`);
}

export function isSame(a: unknown, b: unknown): boolean {
  return firstDifference(a, b) === null;
}

type Fields = Readonly<Record<string, unknown>>;

function firstDifference(a: unknown, b: unknown): readonly string[] | null {
  if (a === b) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return [];
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return [];
  for (const key of keys) {
    const below = firstDifference((a as Fields)[key], (b as Fields)[key]);
    if (below !== null) return [key, ...below];
  }
  return null;
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce((within, key) => (within as Fields)[key], value);
}

function shorten(text: string | undefined): string {
  if (text === undefined) return 'nothing';
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}

export function sameCells(a: Int32Array | null, b: Int32Array | null): boolean {
  if (a === null || b === null) return a === b;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
