/** Finds cards by what people type: their name in either language or their id, in any spelling. */
import { cardSpellings, folded, near, type Box, type Card } from '@bluemoon/engine';

export function cardNamed(name: string, box: Box): Card | undefined {
  const wanted = folded(name);
  return cardSpellings(box.cards).find((spelling) => spelling.folded === wanted)?.card;
}

const MAX_NEAR = 3;

/** Similar names, the most similar first; an id only if no name is as similar. */
export function nearNames(name: string, among: readonly Card[]): readonly string[] {
  const words = new Map<Card, string>();
  for (const { card, word } of near(name, cardSpellings(among))) if (!words.has(card)) words.set(card, word);
  return [...words.values()].slice(0, MAX_NEAR);
}
