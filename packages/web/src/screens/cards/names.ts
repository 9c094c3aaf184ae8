import type { Language } from '@bluemoon/engine';
import { cardTypeName, iconName, peopleName } from '@bluemoon/engine/words';
import { EFFECT_WORDS } from './effect-words.ts';
import type { Chosen, Facet, IconChoice } from './filters.ts';
import { CARDS_WORDS } from './words.ts';

type Names = { readonly [F in Facet]: (choice: Chosen[F], language: Language) => string };

export const CHOICE_NAMES: Names = {
  people: peopleName,
  type: cardTypeName,
  icon: nameOfIcon,
  deck: (deck, language) => (deck === 'none' ? CARDS_WORDS[language].noDeck : peopleName(deck, language)),
  effect: (effect, language) => EFFECT_WORDS[language].effects[effect],
};

function nameOfIcon(icon: IconChoice, language: Language): string {
  switch (icon) {
    case 'gang':
      return CARDS_WORDS[language].anyGang;
    case 'bluff':
      return CARDS_WORDS[language].anyBluff;
    default:
      return iconName(icon, language);
  }
}
