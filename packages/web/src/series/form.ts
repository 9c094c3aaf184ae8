import { PlayError } from '@bluemoon/play';
import type { Bilingual } from '@bluemoon/play';
import { isNewerForm, safeReader, withoutId } from '../keep/entry.ts';
import type { Form } from '../keep/keeper.ts';
import { rawText } from '../keep/raw-text.ts';

/** A stored match or draft, or an entry that cannot be read and stays as it is. */
export type KeptSeries<Series> =
  | { readonly kind: 'series'; readonly id: string; readonly series: Series }
  | { readonly kind: 'unreadable'; readonly id: string; readonly why: Bilingual; readonly raw: string };

const NEWER_FORM: Bilingual = {
  en: 'A newer version of this program saved it. Reload the page to get that version.',
  de: 'Eine neuere Version dieses Programms hat es gespeichert. Lade die Seite neu, um sie zu bekommen.',
};

const DAMAGED: Bilingual = {
  en: 'What is stored under its name is damaged. Save the raw text if you want to look into it.',
  de: 'Was unter seinem Namen gespeichert ist, ist beschädigt. Sichere den rohen Text, wenn du nachsehen willst.',
};

/** `read` throws a `PlayError` if the stored value is impossible. */
export function formOf<Series extends { readonly id: string; readonly touched: number }>(
  read: (id: string, value: unknown) => Series,
): Form<Series, KeptSeries<Series>> {
  return {
    toStored: withoutId,
    read: safeReader(
      ({ id, value }): KeptSeries<Series> => ({ kind: 'series', id, series: read(id, value) }),
      ({ id, value }, error) => ({
        kind: 'unreadable',
        id,
        why: isNewerForm(value) ? NEWER_FORM : error instanceof PlayError ? error.words : DAMAGED,
        raw: rawText(value),
      }),
    ),
    isSame: (one, other) => rawText(one) === rawText(other),
  };
}
