import type { Card } from '@bluemoon/engine';

/** A pack with a new card and one that replaces a stand-in. */
export const SPARROW = {
  id: 'ash-sparrow',
  name: { en: 'Ash Sparrow', de: 'Aschensperling' },
  people: 'vulca',
  number: 301,
  type: 'character',
  moons: 1,
  fire: 4,
  earth: 2,
  icons: ['retrieve'],
} as const satisfies Card;

export function packText(...cards: readonly object[]): string {
  return JSON.stringify({ cards }, null, 2);
}
