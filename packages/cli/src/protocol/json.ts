export type JsonObject = Readonly<Record<string, unknown>>;

/** Undefined where the text is no JSON, or not an object. */
export function readObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Long enough to recognise what was said. */
export function quoted(text: string, most = 200): string {
  return text.length > most ? `${text.slice(0, most)}… (${text.length} letters)` : text;
}
