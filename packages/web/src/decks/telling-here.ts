/**
 * What is told at a table, with the cards that the page knows now: the same functions as those of the engine, which
 * know the box alone.
 */
import { explanationText as explain } from '@bluemoon/engine';
import type { Card, CardId, Explanation, GameEvent, Language, Option, View } from '@bluemoon/engine';
import * as engine from '@bluemoon/engine/telling';
import type { Line, Parts, Prospects, ToldHint, ToldOption, Voice } from '@bluemoon/engine/telling';
import { cardText as textOf } from '@bluemoon/engine/words';
import { cardsHere } from './cards-here.svelte.ts';

export { plainText } from '@bluemoon/engine/telling';

const manner = (): engine.Manner => ({ others: cardsHere.others });

export function tellOption(option: Option, view: View, language: Language): ToldOption {
  return engine.tellOption(option, view, language, manner());
}

export function tellDecision(view: View, language: Language, names: readonly [string, string]): Parts {
  return engine.tellDecision(view, language, { ...manner(), voice: voiceFor(view, language, names) });
}

export function tellMissing(view: View, picked: readonly CardId[], language: Language): Parts | null {
  return engine.tellMissing(view, picked, language, manner());
}

export function tellEvents(events: readonly GameEvent[], voice: Voice, language: Language): readonly Line[] {
  return engine.tellEvents(events, voice, language, cardsHere.others);
}

export function tellHint(hint: Prospects, view: View, language: Language): ToldHint {
  return engine.tellHint(hint, view, language, manner());
}

/** An onlooker reads the names that stand at the table, also where peoples do not tell the players apart. */
export function voiceFor(
  view: Pick<View, 'viewer' | 'decks'>,
  language: Language,
  [one, other]: readonly [string, string],
): Voice {
  if (view.viewer === 'spectator') return [{ name: one }, { name: other }];
  return engine.voiceFor(view, language, cardsHere.others);
}

export function explanationText(explanation: Explanation, language: Language): readonly string[] {
  return explain(explanation, language, cardsHere.others);
}

export function cardText(card: Card, language: Language): readonly string[] {
  return textOf(card, language, cardsHere.others);
}
