import type { Seat } from '@bluemoon/engine';
import { FACES, PHRASES } from '@bluemoon/wire';
import type { Face, Phrase } from '@bluemoon/wire';
import type { Remark } from '../table/log.ts';
import { catalogue } from '../words/language.svelte.ts';
import type { Language } from '../words/language.svelte.ts';
import type { Said } from './room.svelte.ts';

export const isFace = (what: Phrase | Face): what is Face => what in FACES;

const QUOTED = catalogue<(words: string) => string>({
  en: (words) => `“${words}”`,
  de: (words) => `„${words}“`,
});

interface Listener {
  readonly game: number;
  readonly names: readonly [string, string];
  readonly language: Language;
  /** Whether the words of that seat are wanted. */
  readonly isHeard: (seat: Seat) => boolean;
}

/** What was said during a game, for its log. */
export function remarksIn(
  said: readonly Said[],
  { game, names, language, isHeard }: Listener,
): readonly Remark[] {
  return said
    .filter((one) => one.game === game && isHeard(one.seat))
    .map(({ seat, what, entry }) => ({
      entry,
      text: isFace(what)
        ? `${names[seat]} ${FACES[what][language]}.`
        : `${names[seat]}: ${QUOTED[language](PHRASES[what][language])}`,
    }));
}
