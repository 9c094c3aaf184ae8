/** A text in letters that a URL allows: unchanged if it has no others, or deflated as base64url if that is shorter. */
export interface Packed {
  readonly how: 'plain' | 'deflated';
  readonly letters: string;
}

const PLAIN = /^[\w.~-]*$/;

export async function packed(text: string): Promise<Packed> {
  const letters = toLetters(await through(encoded(text), new CompressionStream('deflate-raw'), Infinity));
  return PLAIN.test(text) && text.length <= letters.length
    ? { how: 'plain', letters: text }
    : { how: 'deflated', letters };
}

/** Null if the letters are not a packed text. Throws a RangeError if the text has more than `maxBytes`. */
export async function unpacked({ how, letters }: Packed, maxBytes: number): Promise<string | null> {
  if (how === 'plain') return letters;
  const bytes = fromLetters(letters);
  if (bytes === null) return null;
  try {
    const text = await through(bytes, new DecompressionStream('deflate-raw'), maxBytes);
    return new TextDecoder('utf-8', { fatal: true }).decode(text);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return null;
  }
}

/** Stops at the limit: a small input may be huge when unpacked. */
async function through(
  bytes: Bytes,
  stream: CompressionStream | DecompressionStream,
  maxBytes: number,
): Promise<Bytes> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > maxBytes) {
      await reader.cancel();
      throw new RangeError(`more than ${maxBytes} bytes`);
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

type Bytes = Uint8Array<ArrayBuffer>;

const SEED_LETTERS = 43;

/** 64 hexadecimal digits in 43 letters. */
export function seedToLetters(digits: string): string {
  const pairs = digits.match(/../g) ?? [];
  return toLetters(Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16)));
}

/** Null if the letters are not a seed. */
export function seedFromLetters(letters: string): string | null {
  const bytes = letters.length === SEED_LETTERS ? fromLetters(letters) : null;
  return bytes && Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function encoded(text: string): Bytes {
  return new TextEncoder().encode(text);
}

function toLetters(bytes: Bytes): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromLetters(letters: string): Bytes | null {
  if (!/^[\w-]*$/.test(letters)) return null;
  try {
    const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
