import type { CardId, Language } from '../vocabulary/card.ts';
import type { View } from '../view/view.ts';
import { sayFact } from './facts.ts';
import { namesIn } from './names.ts';
import type { Manner } from './option.ts';
import { capital } from './parts.ts';
import type { Parts } from './parts.ts';
import { missingIn } from './payment.ts';
import { questionOf, waitingOf } from './question.ts';
import { voiceFor } from './voice.ts';
import { wordsIn } from './words/index.ts';

/** The question to the viewer or to another player; the result when the game is over. */
export function tellDecision(view: View, language: Language, manner: Manner): Parts {
  const { box } = manner;
  const words = wordsIn(language);
  const names = namesIn(language, manner.voice ?? voiceFor(view, language, box), box);
  const { decision, result } = view;
  if (decision === null) {
    return result === null ? [] : capital(words.events.gameEnded({ event: 'gameEnded', ...result }, names));
  }
  if (decision.options !== null) {
    const question = questionOf({ ...decision, options: decision.options }, view, box);
    return capital(sayFact(words.questions, question, names));
  }
  return capital(sayFact(words.waiting, waitingOf(decision, view), names, names.person(decision.seat)));
}

/** What these cards lack of what the viewer has to discard; null if the payment is complete, or there is none. */
export function tellMissing(
  view: View,
  picked: readonly CardId[],
  language: Language,
  { voice, box }: Manner,
): Parts | null {
  const missing = missingIn(view, picked, box);
  if (missing === null) return null;
  const names = namesIn(language, voice ?? voiceFor(view, language, box), box);
  return capital(sayFact(wordsIn(language).missing, missing, names));
}
