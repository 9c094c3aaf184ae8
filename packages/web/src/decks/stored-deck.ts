import { readDeck } from '@bluemoon/play';
import { fields, oneOf, text } from '@bluemoon/play/json';
import { safeReader, withoutId } from '../keep/entry.ts';
import type { FORM_VERSION } from '../keep/entry.ts';
import { keeperOf } from '../keep/keeper.ts';
import type { Form, Keeper, Environment } from '../keep/keeper.ts';
import { rawText } from '../keep/raw-text.ts';
import { form, time } from '../keep/readers.ts';
import { MAX_NAME_LENGTH } from './own-deck.ts';
import type { OwnDeck } from './own-deck.ts';

/** A stored deck, or an entry that cannot be read and stays as it is. */
export type KeptDeck =
  | { readonly kind: 'deck'; readonly id: string; readonly own: OwnDeck }
  | { readonly kind: 'unreadable'; readonly id: string; readonly raw: string };

export type Decks = Keeper<OwnDeck, KeptDeck>;

const readStored = fields<Omit<OwnDeck, 'id'> & { readonly form: typeof FORM_VERSION }>({
  form,
  name: text,
  way: oneOf(['built', 'people']),
  deck: readDeck,
  began: time,
  touched: time,
});

const DECK_FORM: Form<OwnDeck, KeptDeck> = {
  toStored: withoutId,
  read: safeReader(
    ({ id, value }): KeptDeck => {
      const { form: _, name, ...own } = readStored(value, '');
      return { kind: 'deck', id, own: { id, name: name.slice(0, MAX_NAME_LENGTH), ...own } };
    },
    ({ id, value }) => ({ kind: 'unreadable', id, raw: rawText(value) }),
  ),
  isSame: (one, other) => rawText(one) === rawText(other),
};

export function keepDecks(environment: Environment): Decks {
  return keeperOf(DECK_FORM, environment);
}
