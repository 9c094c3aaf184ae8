import { readDeck } from '@bluemoon/play';
import { fields, oneOf, text } from '@bluemoon/play/json';
import { readingOf, withoutId } from '../keep/entry.ts';
import type { FORM } from '../keep/entry.ts';
import { keeperOf } from '../keep/keeper.ts';
import type { Form, Keeper, Surroundings } from '../keep/keeper.ts';
import { rawText } from '../keep/raw-text.ts';
import { form, time } from '../keep/reading.ts';
import { MOST_LETTERS } from './own-deck.ts';
import type { OwnDeck } from './own-deck.ts';

/** A kept deck, or something under its id that cannot be read and stays as it is. */
export type KeptDeck =
  | { readonly kind: 'deck'; readonly id: string; readonly own: OwnDeck }
  | { readonly kind: 'unreadable'; readonly id: string; readonly raw: string };

/** The decks of this browser. */
export type Decks = Keeper<OwnDeck, KeptDeck>;

const readStored = fields<Omit<OwnDeck, 'id'> & { readonly form: typeof FORM }>({
  form,
  name: text,
  way: oneOf(['built', 'people']),
  deck: readDeck,
  began: time,
  touched: time,
});

const DECK_FORM: Form<OwnDeck, KeptDeck> = {
  toStored: withoutId,
  read: readingOf(
    ({ id, value }): KeptDeck => {
      const { form: _, name, ...own } = readStored(value, '');
      return { kind: 'deck', id, own: { id, name: name.slice(0, MOST_LETTERS), ...own } };
    },
    ({ id, value }) => ({ kind: 'unreadable', id, raw: rawText(value) }),
  ),
  isSame: (one, other) => rawText(one) === rawText(other),
};

export function keepDecks(surroundings: Surroundings): Decks {
  return keeperOf(DECK_FORM, surroundings);
}
