import { PEOPLES } from '@bluemoon/engine';
import type { Box, Card, CardId, People } from '@bluemoon/engine';
import { agreeOn, checkDeck, FAMILIES, peopleDeck, PlayError } from '@bluemoon/play';
import type { Additions, Agreement, Deck } from '@bluemoon/play';
import { oneOf } from '../game/chance.ts';
import type { Chance } from '../game/chance.ts';
import { draftedDeck } from '@bluemoon/ai';

type Draw = Pick<Chance, 'newSeed'>;

/** EMISSARY-4: the emissaries that make a legal deck of this people; those of packs may not. */
export function emissariesFor(people: People, box: Box): readonly Card[] {
  const agreement = agreeOn({ emissaries: true });
  return box.cards.filter(
    ({ id, type }) =>
      type === 'emissary' &&
      checkDeck(peopleDeck(people, box, { emissary: id }), agreement, { box }).length === 0,
  );
}

/** PROJECT-24: the inquisitors for people decks; those that ask for more cards need a built deck. */
export function inquisitorsForPeoples(box: Box): readonly Card[] {
  return box.cards.filter(({ type, adds }) => type === 'inquisitor' && (adds?.cards ?? 0) === 0);
}

/** PROJECT-23: the Buka deck contains the families already. */
export function isFamilyNeeded(people: People, { families }: Agreement): boolean {
  return families && people !== 'buka';
}

/** A people deck with the additions that were agreed on, drawn at random. */
export function drawnPeopleDeck(
  people: People,
  agreement: Agreement,
  { box, ...draw }: Draw & { readonly box: Box },
): Deck {
  const emissary = agreement.emissaries ? oneOf(emissariesFor(people, box), draw)?.id : undefined;
  const family = isFamilyNeeded(people, agreement) ? oneOf(FAMILIES, draw) : undefined;
  const added: Additions = {
    ...(emissary === undefined ? {} : { emissary }),
    ...(family === undefined ? {} : { family }),
  };
  return peopleDeck(people, box, added);
}

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
