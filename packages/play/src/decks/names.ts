/** Finding cards by what people type: their name in either language or their id, however it is spelt. */
import type { Card } from '@bluemoon/engine';
import type { Pool } from '../pool.ts';

/** Case, accents and punctuation do not matter: "Old Goo Laas Ghost" is "Old Goo Laa's Ghost". */
function fold(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’.]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

interface Spelling {
  readonly name: string;
  readonly folded: string;
  readonly card: Card;
}

const SPELLINGS = new WeakMap<Pool, readonly Spelling[]>();

function spellings(pool: Pool): readonly Spelling[] {
  const known = SPELLINGS.get(pool);
  if (known !== undefined) return known;
  const all = pool.flatMap((card) =>
    [...new Set([card.name.en, card.name.de, card.id])].map((name) => ({ name, folded: fold(name), card })),
  );
  SPELLINGS.set(pool, all);
  return all;
}

export function cardNamed(name: string, pool: Pool): Card | undefined {
  const wanted = fold(name);
  return spellings(pool).find(({ folded }) => folded === wanted)?.card;
}

const MOST_NEAR = 3;

/** Names that might have been meant, the nearest first; an id only where no name is as near. */
export function nearNames(name: string, pool: Pool): readonly string[] {
  const wanted = fold(name).slice(0, 60);
  if (wanted === '') return [];
  const most = Math.max(2, Math.floor(wanted.length / 3));
  const near = spellings(pool)
    .map((spelling) => ({ ...spelling, away: awayFrom(wanted, spelling.folded, most) }))
    .filter(({ away }) => away <= most)
    .toSorted((a, b) => a.away - b.away);
  const cards = [...new Set(near.map(({ card }) => card))].slice(0, MOST_NEAR);
  return cards.flatMap((card) => near.find((one) => one.card === card)?.name ?? []);
}

/** A part of a name is as near as a slip of the pen. */
function awayFrom(wanted: string, folded: string, most: number): number {
  return wanted.length >= 4 && folded.includes(wanted) ? 1 : distance(wanted, folded, most);
}

/** How many letters have to be put in, taken out or changed; infinitely many if more than are of interest. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Infinity;
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const changed = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    if (Math.min(...next) > most) return Infinity;
    row = next;
  }
  return row[b.length] ?? 0;
}
