import { cardSpellings } from '../reading/card-spellings.ts';
import { near } from '../reading/near.ts';
import { shortened } from '../reading/shortened.ts';
import type { Card } from '../vocabulary/card.ts';
import type { Box } from './box.ts';

/** The card with this id or English name, or what is wrong with the name; a near miss gets a suggestion. */
export function cardCalled(box: Box, name: string): Card | string {
  return (
    box.find(name) ?? box.find(name.trim().toLowerCase()) ?? box.named(name) ?? complaint(box.cards, name)
  );
}

function complaint(cards: readonly Card[], name: string): string {
  const [meant] = near(name, cardSpellings(cards));
  return `there is no card “${shortened(name)}”${meant === undefined ? '' : `; did you mean “${meant.card.name.en}”?`}`;
}
