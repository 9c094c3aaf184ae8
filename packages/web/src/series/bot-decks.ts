import { ALL_CARDS, PEOPLES } from '@bluemoon/engine';
import type { CardId, People } from '@bluemoon/engine';
import { checkDeck, FAMILIES, peopleDeck, PlayError } from '@bluemoon/play';
import type { Additions, Agreement, Deck } from '@bluemoon/play';
import { oneOf } from './chance.ts';
import type { Chance } from './chance.ts';
import { draftedDeck } from '@bluemoon/ai';

type Draw = Pick<Chance, 'newSeed'>;

/** The cards that can lie beside a leader. */
export const EMISSARIES = ALL_CARDS.filter(({ type }) => type === 'emissary');
export const INQUISITORS = ALL_CARDS.filter(({ type }) => type === 'inquisitor');

/** PROJECT-23: what each people deck needs under an agreement; the Buka have their families already. */
export function isFamilyNeeded(people: People, { families }: Agreement): boolean {
  return families && people !== 'buka';
}

/** A people deck with whatever was agreed on, drawn by chance. */
export function drawnPeopleDeck(people: People, agreement: Agreement, draw: Draw): Deck {
  const emissary = agreement.emissaries ? oneOf(EMISSARIES, draw)?.id : undefined;
  const family = isFamilyNeeded(people, agreement) ? oneOf(FAMILIES, draw) : undefined;
  const added: Additions = {
    ...(emissary === undefined ? {} : { emissary }),
    ...(family === undefined ? {} : { family }),
  };
  return peopleDeck(people, added);
}

/** What a bot can choose from. */
export interface Stock {
  /** Decks that people at this screen have built. */
  readonly brought: readonly Deck[];
  /** Its picks, if decks are drafted. */
  readonly picks: readonly CardId[];
}

export function deckForBot(agreement: Agreement, { brought, picks }: Stock, draw: Draw): Deck {
  if (agreement.decks === 'drafted') return { leader: null, cards: draftedDeck(picks) };
  const peoples = PEOPLES.map((people) => drawnPeopleDeck(people, agreement, draw));
  const decks = agreement.decks === 'built' ? [...brought, ...peoples] : peoples;
  const legal = decks.filter((deck) => checkDeck(deck, agreement).length === 0);
  const chosen = oneOf(legal, draw);
  if (chosen === undefined)
    throw new PlayError({
      en: 'There is no deck that the bot may play under this agreement.',
      de: 'Unter dieser Vereinbarung gibt es kein Deck, das der Bot spielen darf.',
    });
  return chosen;
}
