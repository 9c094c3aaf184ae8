import { distance } from './distance.ts';

/** A word as it is written, and as it is compared. */
export interface Spelling {
  readonly word: string;
  readonly folded: string;
}

/** Case, accents and punctuation do not matter: "Old Goo Laas Ghost" is "Old Goo Laa's Ghost". */
export function folded(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’.]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export const spelt = (word: string): Spelling => ({ word, folded: folded(word) });

/** Longer words are not typing errors, and comparing them takes long. */
const MAX_LETTERS = 40;

/** With more errors it is another word. */
const MAX_TYPOS = 3;

/** What was probably meant, nearest first; words at the same distance keep their order. */
export function near<Known extends Spelling>(said: string, known: Iterable<Known>): readonly Known[] {
  if (said.length > MAX_LETTERS) return [];
  const wanted = folded(said);
  const most = Math.min(MAX_TYPOS, Math.max(1, Math.floor(wanted.length / 3)));
  return Array.from(known, (spelling) => ({ spelling, away: awayFrom(wanted, spelling.folded, most) }))
    .filter(({ away }) => away <= most)
    .toSorted((a, b) => a.away - b.away)
    .map(({ spelling }) => spelling);
}

export function nearest(said: string, words: Iterable<string>): string | undefined {
  return near(said, Array.from(words, spelt))[0]?.word;
}

/** Fewer letters are in too many names. */
const MIN_PART = 4;

/** A part of a name counts as one typing error; a name with more letters after it, such as "drawCards", as the maximum. */
function awayFrom(wanted: string, known: string, most: number): number {
  if (wanted.length >= MIN_PART && known.includes(wanted)) return wanted === known ? 0 : 1;
  const isBeginning = known.length >= MIN_PART && wanted.startsWith(known);
  return Math.min(distance(wanted, known, most), isBeginning ? most : Infinity);
}
