import { cardSpellings } from '../reading/card-spellings.ts';
import { near } from '../reading/near.ts';
import { shortened } from '../reading/shortened.ts';
import type { Card } from '../vocabulary/card.ts';
import type { Box } from './box.ts';

/** The card with this id or English name, or what is wrong with the name; a near miss gets a suggestion. */
export function cardCalled(box: Box, name: string): Card | NoSuchCard {
  return (
    box.find(name) ?? box.find(name.trim().toLowerCase()) ?? box.named(name) ?? complaint(box.cards, name)
  );
}

/** What is wrong with a name, in both languages. */
export interface NoSuchCard {
  readonly en: string;
  readonly de: string;
}

export const isCard = (found: Card | NoSuchCard): found is Card => 'id' in found;

function complaint(cards: readonly Card[], name: string): NoSuchCard {
  const [meant] = near(name, cardSpellings(cards));
  const said = shortened(name);
  return {
    en: `there is no card “${said}”${meant === undefined ? '' : `; did you mean “${meant.card.name.en}”?`}`,
    de: `es gibt keine Karte „${said}“${meant === undefined ? '' : `; meintest du „${meant.card.name.en}“?`}`,
  };
}
