import { PEOPLES } from '@bluemoon/engine';
import type { Box, CardId } from '@bluemoon/engine';
import { checkDeck, drawnPeopleDeck, PlayError } from '@bluemoon/play';
import type { Agreement, Deck } from '@bluemoon/play';
import { oneOf } from '../game/chance.ts';
import type { Chance } from '../game/chance.ts';
import { draftedDeck } from '@bluemoon/ai';

type Draw = Pick<Chance, 'newSeed'>;

/** What a bot can choose from. */
export interface Stock {
  /** Own decks of the people at this screen. */
  readonly brought: readonly Deck[];
  /** Its picks, if decks are drafted. */
  readonly picks: readonly CardId[];
  readonly box: Box;
}

export function deckForBot(agreement: Agreement, { brought, picks, box }: Stock, draw: Draw): Deck {
  if (agreement.decks === 'drafted') return { leader: null, cards: draftedDeck(picks, box) };
  const peoples = PEOPLES.map((people) => drawnPeopleDeck(people, agreement, { ...draw, box }));
  const decks = agreement.decks === 'built' ? [...brought, ...peoples] : peoples;
  const legal = decks.filter((deck) => checkDeck(deck, agreement, { box }).length === 0);
  const chosen = oneOf(legal, draw);
  if (chosen === undefined)
    throw new PlayError({
      en: 'There is no deck that the bot may play under this agreement.',
      de: 'Unter dieser Vereinbarung gibt es kein Deck, das der Bot spielen darf.',
    });
  return chosen;
}
