import { shortened } from '../reading/shortened.ts';
import { cardSpellings } from '../reading/card-spellings.ts';
import { near } from '../reading/near.ts';
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
  const [meant] = near(name, cardSpellings(pool));
  return `there is no card “${shortened(name)}”${meant === undefined ? '' : `; did you mean “${meant.card.name.en}”?`}`;
}
