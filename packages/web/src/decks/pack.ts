import { fields, text } from '@bluemoon/play/json';
import { readingOf, withoutId } from '../keep/entry.ts';
import type { FORM } from '../keep/entry.ts';
import { keeperOf } from '../keep/keeper.ts';
import type { Form, Keeper, Surroundings } from '../keep/keeper.ts';
import { rawText } from '../keep/raw-text.ts';
import { form, time } from '../keep/reading.ts';

/** A card pack that somebody keeps in this browser, as the text it came in. */
export interface Pack {
  readonly id: string;
  /** That of its file. */
  readonly name: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly touched: number;
}

/** Something under the id of a pack that cannot be read and stays as it is. */
export interface UnreadablePack {
  readonly kind: 'unreadable';
  readonly id: string;
  readonly raw: string;
}

export type KeptPack = { readonly kind: 'pack'; readonly id: string; readonly pack: Pack } | UnreadablePack;

export type KeptPacks = Keeper<Pack, KeptPack>;

const readStored = fields<Omit<Pack, 'id'> & { readonly form: typeof FORM }>({
  form,
  name: text,
  text,
  touched: time,
});

const PACK_FORM: Form<Pack, KeptPack> = {
  toStored: withoutId,
  read: readingOf(
    ({ id, value }): KeptPack => {
      const { form: _, ...pack } = readStored(value, '');
      return { kind: 'pack', id, pack: { id, ...pack } };
    },
    ({ id, value }) => ({ kind: 'unreadable', id, raw: rawText(value) }),
  ),
  isSame: (one, other) => rawText(one) === rawText(other),
};

export function keepPacks(surroundings: Surroundings): KeptPacks {
  return keeperOf(PACK_FORM, surroundings);
}
