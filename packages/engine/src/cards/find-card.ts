import type { Card } from '../vocabulary/card.ts';

/** Finds cards by their id or their English name; a near miss is answered with a suggestion. */
export interface CardFinder {
  /** The card, or what is wrong with the name. */
  find(name: string): Card | string;
}

const FINDERS = new WeakMap<readonly Card[], CardFinder>();

export function finderFor(pool: readonly Card[]): CardFinder {
  const known = FINDERS.get(pool);
  if (known !== undefined) return known;
  const byName = new Map(
    pool.flatMap((card) => [card.id, fold(card.name.en)].map((key) => [key, card] as const)),
  );
  const finder: CardFinder = {
    find: (name) => byName.get(name) ?? byName.get(fold(name)) ?? complaint(pool, name),
  };
  FINDERS.set(pool, finder);
  return finder;
}

function fold(name: string): string {
  return name.trim().toLowerCase();
}

function complaint(pool: readonly Card[], name: string): string {
  const wanted = fold(name);
  let nearest: string | null = null;
  let least = Math.max(2, Math.floor(wanted.length / 2));
  for (const { id, name: names } of pool) {
    for (const spelling of [names.en, id]) {
      const away = distance(wanted, fold(spelling));
      if (away >= least) continue;
      least = away;
      nearest = spelling;
    }
  }
  return `there is no card “${name}”${nearest === null ? '' : `; did you mean “${nearest}”?`}`;
}

/** How many letters have to be put in, taken out or changed. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[b.length];
}
