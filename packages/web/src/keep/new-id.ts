const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A name that no other game has, short enough for an address. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}
