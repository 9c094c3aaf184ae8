/** Cells as text: variable-length numbers, run-length encoded zeros, base64url. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const SIX_BITS: ReadonlyMap<string, number> = new Map(Array.from(LETTERS, (letter, bits) => [letter, bits]));

export function cellsToText(cells: Int32Array): string {
  const bytes: number[] = [];
  for (let i = 0; i < cells.length; i++) {
    pushNumber(bytes, ((cells[i] << 1) ^ (cells[i] >> 31)) >>> 0);
    if (cells[i] !== 0) continue;
    let more = 0;
    while (i + 1 < cells.length && cells[i + 1] === 0) {
      more++;
      i++;
    }
    pushNumber(bytes, more);
  }
  return toLetters(bytes);
}

/** Seven bits per byte, lowest first; the eighth bit is set if more follow. */
function pushNumber(bytes: number[], number: number): void {
  let rest = number;
  for (; rest > 0x7f; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80);
  bytes.push(rest);
}

/** Null unless the text has exactly this number of cells. */
export function textToCells(text: string, count: number): Int32Array | null {
  const bytes = fromLetters(text);
  if (bytes === null) return null;
  const cells = new Int32Array(count);
  let at = 0;
  const readNumber = (): number => {
    let number = 0;
    for (let shift = 0; shift < 35 && at < bytes.length; shift += 7) {
      const byte = bytes[at++];
      number = (number | ((byte & 0x7f) << shift)) >>> 0;
      if (byte < 0x80) return number;
    }
    return -1;
  };
  for (let i = 0; i < count; i++) {
    const number = readNumber();
    if (number < 0) return null;
    cells[i] = (number >>> 1) ^ -(number & 1);
    if (number !== 0) continue;
    const more = readNumber();
    if (more < 0 || i + more >= count) return null;
    i += more;
  }
  return at === bytes.length ? cells : null;
}

function toLetters(bytes: readonly number[]): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const left = bytes.length - i;
    const word = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const letters = left >= 3 ? 4 : left + 1;
    for (let k = 0; k < letters; k++) text += LETTERS[(word >>> (18 - 6 * k)) & 63];
  }
  return text;
}

function fromLetters(text: string): readonly number[] | null {
  if (text.length % 4 === 1) return null;
  const bytes: number[] = [];
  let word = 0;
  let held = 0;
  for (const letter of text) {
    const bits = SIX_BITS.get(letter);
    if (bits === undefined) return null;
    word = ((word << 6) | bits) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes.push((word >>> held) & 0xff);
  }
  return bytes;
}
