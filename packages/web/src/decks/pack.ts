import { keeperOf } from '../keep/keeper.ts';
import type { Form, Keeper, Surroundings } from '../keep/keeper.ts';
import type { Entry } from '../keep/stored-game.ts';

/** A card pack that somebody keeps in this browser, as the text it came in. */
export interface Pack {
  readonly id: string;
  /** That of its file. */
  readonly name: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly touched: number;
}

export type KeptPack =
  | { readonly kind: 'pack'; readonly id: string; readonly pack: Pack }
  | { readonly kind: 'unreadable'; readonly id: string; readonly raw: string };

export type KeptPacks = Keeper<Pack, KeptPack>;

const FORM = 1;

function read({ id, value }: Entry): KeptPack {
  const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const { form, name, text, touched } = found;
  return form === FORM && typeof name === 'string' && typeof text === 'string' && typeof touched === 'number'
    ? { kind: 'pack', id, pack: { id, name, text, touched } }
    : { kind: 'unreadable', id, raw: JSON.stringify(value) ?? '' };
}

const PACK_FORM: Form<Pack, KeptPack> = {
  toStored: ({ name, text, touched }) => ({ form: FORM, name, text, touched }),
  read,
  isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
};

export function keepPacks(surroundings: Surroundings): KeptPacks {
  return keeperOf(PACK_FORM, surroundings);
}
