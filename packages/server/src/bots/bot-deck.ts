import { PEOPLES } from '@bluemoon/engine';
import type { Box } from '@bluemoon/engine';
import { checkDeck, FAMILIES, peopleDeck } from '@bluemoon/play';
import type { Additions, Agreement, Deck } from '@bluemoon/play';

/** A people deck with what was agreed on. */
export function botDeck(agreement: Agreement, seed: number, box: Box): Deck {
  for (const people of from(seed, PEOPLES)) {
    for (const added of additions(agreement, seed, box)) {
      const deck = peopleDeck(people, box, added);
      if (checkDeck(deck, agreement, { box }).length === 0) return deck;
    }
  }
  throw new Error('no people can play under this agreement');
}

/** Plain first: what is agreed on but not required is left out. */
function additions({ emissaries, families }: Agreement, seed: number, box: Box): readonly Additions[] {
  const sent = emissaries ? box.cards.filter(({ type }) => type === 'emissary') : [];
  const some = [{}, ...from(seed, sent).map(({ id }) => ({ emissary: id }))];
  const kin = families ? [{}, ...from(seed, FAMILIES).map((family) => ({ family }))] : [{}];
  return some.flatMap((one) => kin.map((other) => ({ ...one, ...other })));
}

/** All items, from one that the number picks. */
function from<T>(seed: number, items: readonly T[]): readonly T[] {
  const start = seed % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
