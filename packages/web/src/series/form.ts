import { PlayError } from '@bluemoon/play';
import type { Words } from '@bluemoon/play';
import type { Form } from '../keep/keeper.ts';
import { touchedOf } from '../keep/stored-game.ts';

/** Something that lasts over several games, or what lies under its id and cannot be read and stays as it is. */
export type KeptSeries<Series> =
  | { readonly kind: 'series'; readonly id: string; readonly series: Series }
  | { readonly kind: 'unreadable'; readonly id: string; readonly why: Words; readonly raw: string };

export type Raw = Readonly<Record<string, unknown>>;

const FORM = 1;

const OF_ANOTHER_FORM: Words = {
  en: 'It was saved by another version of the program. Load the page anew and look again.',
  de: 'Es wurde von einer anderen Version des Programms gespeichert. Lade die Seite neu und sieh noch einmal nach.',
};

const DAMAGED: Words = {
  en: 'The cards that are stored with it are damaged.',
  de: 'Die Karten, die damit gespeichert sind, sind beschädigt.',
};

/** All but the id is stored; `read` throws a `PlayError` if something about it is impossible. */
export function formOf<Series extends { readonly id: string; readonly touched: number }>(
  read: (id: string, raw: Raw) => Series,
): Form<Series, KeptSeries<Series>> {
  return {
    toStored: (whole) => {
      const { id: _, ...series } = whole;
      return { form: FORM, ...series };
    },
    read: ({ id, value }) => {
      const raw = JSON.stringify(value) ?? String(value);
      if (!isRaw(value) || value.form !== FORM) return { kind: 'unreadable', id, why: OF_ANOTHER_FORM, raw };
      try {
        return { kind: 'series', id, series: read(id, value) };
      } catch (error) {
        if (error instanceof PlayError) return { kind: 'unreadable', id, why: error.words, raw };
        // A card that is not what it was when it was stored may bring down anything.
        if (value['cards'] !== undefined) return { kind: 'unreadable', id, why: DAMAGED, raw };
        throw error;
      }
    },
    isSame: (one, other) => touchedOf(one) !== null && JSON.stringify(one) === JSON.stringify(other),
  };
}

function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null;
}
