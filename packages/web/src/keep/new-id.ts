const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Unique, and short enough for a URL. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}
