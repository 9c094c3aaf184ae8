import { PlayError, readDeck } from '@bluemoon/play';
import { keeperOf } from '../keep/keeper.ts';
import type { Form, Keeper, Surroundings } from '../keep/keeper.ts';
import type { Entry } from '../keep/stored-game.ts';
import { MOST_LETTERS } from './own-deck.ts';
import type { OwnDeck, Way } from './own-deck.ts';

/** A kept deck, or something under its id that cannot be read and stays as it is. */
export type KeptDeck =
  | { readonly kind: 'deck'; readonly id: string; readonly own: OwnDeck }
  | { readonly kind: 'unreadable'; readonly id: string; readonly raw: string };

/** The decks of this browser. */
export type Decks = Keeper<OwnDeck, KeptDeck>;

const FORM = 1;

function toStored({ name, way, deck, began, touched }: OwnDeck): unknown {
  return { form: FORM, name, way, deck, began, touched };
}

function read({ id, value }: Entry): KeptDeck {
  try {
    const { form, name, way, deck, began, touched } = value as Record<string, unknown>;
    if (form === FORM && typeof name === 'string' && isWay(way) && isTime(began) && isTime(touched)) {
      const own = { id, name: name.slice(0, MOST_LETTERS), way, deck: readDeck(deck, ''), began, touched };
      return { kind: 'deck', id, own };
    }
  } catch (error) {
    if (!(error instanceof PlayError) && !(error instanceof TypeError)) throw error;
  }
  return { kind: 'unreadable', id, raw: JSON.stringify(value, null, 1) ?? '' };
}

const isWay = (value: unknown): value is Way => value === 'built' || value === 'people';

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const DECK_FORM: Form<OwnDeck, KeptDeck> = {
  toStored,
  read,
  isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
};

export function keepDecks(surroundings: Surroundings): Decks {
  return keeperOf(DECK_FORM, surroundings);
}
