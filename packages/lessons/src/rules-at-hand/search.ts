import type { Language } from '@bluemoon/engine';
import { spoken } from '../words.ts';
import type { Entry, Section } from './entry.ts';

/** The entries that contain every word of the query, by section; all of them without a query. */
export function found(sections: readonly Section[], query: string, language: Language): readonly Section[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return sections
    .map((section) => {
      const isWhole = mentions(folded(section.title[language]), words);
      return { ...section, entries: isWhole ? section.entries : section.entries.filter(has) };
    })
    .filter(({ entries }) => entries.length > 0);

  function has(entry: Entry): boolean {
    const said = entry.points.map(({ say, rules }) => `${spoken(say, language)} ${rules.join(' ')}`);
    return mentions(folded([entry.title[language], ...said].join(' ')), words);
  }
}

function mentions(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

/** Ignores case and accents, so that “starke” finds “Stärke”. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '');
}
