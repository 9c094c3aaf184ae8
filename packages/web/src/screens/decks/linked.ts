import type { Card, CardId } from '@bluemoon/engine';
import type { Language } from '../../words/language.svelte.ts';

/** A sentence in parts: text and cards. */
export type Part = { readonly words: string } | { readonly card: CardId; readonly name: string };

/** Finds card names in a sentence. Longest first, since one name may contain another. */
export function linked(sentence: string, cards: readonly Card[], language: Language): readonly Part[] {
  const named = cards
    .map(({ id, name }) => ({ card: id, name: name[language] }))
    .toSorted((a, b) => b.name.length - a.name.length);
  return named.reduce<readonly Part[]>(
    (parts, one) => parts.flatMap((part) => ('card' in part ? [part] : split(part.words, one))),
    [{ words: sentence }],
  );
}

function split(words: string, one: { readonly card: CardId; readonly name: string }): readonly Part[] {
  const at = words.indexOf(one.name);
  if (at < 0) return words === '' ? [] : [{ words }];
  const before = words.slice(0, at);
  const after = words.slice(at + one.name.length);
  return [...(before === '' ? [] : [{ words: before }]), one, ...(after === '' ? [] : [{ words: after }])];
}
