import { fields, text } from '@bluemoon/play/json';
import { safeReader, withoutId } from '../keep/entry.ts';
import type { FORM_VERSION } from '../keep/entry.ts';
import { keeperOf } from '../keep/keeper.ts';
import type { Form, Keeper, Environment } from '../keep/keeper.ts';
import { rawText } from '../keep/raw-text.ts';
import { form, time } from '../keep/readers.ts';

/** A card pack that is stored in this browser, as the text of its file. */
export interface Pack {
  readonly id: string;
  /** The file name. */
  readonly name: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly touched: number;
}

/** An entry that cannot be read and stays as it is. */
export interface UnreadablePack {
  readonly kind: 'unreadable';
  readonly id: string;
  readonly raw: string;
}

export type KeptPack = { readonly kind: 'pack'; readonly id: string; readonly pack: Pack } | UnreadablePack;

export type KeptPacks = Keeper<Pack, KeptPack>;

const readStored = fields<Omit<Pack, 'id'> & { readonly form: typeof FORM_VERSION }>({
  form,
  name: text,
  text,
  touched: time,
});

const PACK_FORM: Form<Pack, KeptPack> = {
  toStored: withoutId,
  read: safeReader(
    ({ id, value }): KeptPack => {
      const { form: _, ...pack } = readStored(value, '');
      return { kind: 'pack', id, pack: { id, ...pack } };
    },
    ({ id, value }) => ({ kind: 'unreadable', id, raw: rawText(value) }),
  ),
  isSame: (one, other) => rawText(one) === rawText(other),
};

export function keepPacks(environment: Environment): KeptPacks {
  return keeperOf(PACK_FORM, environment);
}
