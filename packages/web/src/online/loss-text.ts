import type { ConnectionState } from '@bluemoon/wire';
import type { Language } from '../words/language.svelte.ts';
import { ONLINE } from './words.ts';

type Loss = Extract<ConnectionState, { readonly kind: 'lost' }>['why'];
/** Where it is said. */
export type LossPlace = keyof (typeof ONLINE)['en']['lost'];

/** What a page says while it looks for the server again. */
export function lossText(why: Loss, at: LossPlace, language: Language): string {
  const w = ONLINE[language];
  switch (why) {
    case 'restart':
      return w.farewells.restart;
    case 'notReady':
      return w.notReady;
    case 'broken':
      return w.lost[at];
  }
}
