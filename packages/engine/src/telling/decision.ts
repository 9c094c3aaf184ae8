import type { Language } from '../vocabulary/card.ts';
import type { View } from '../view/view.ts';
import { namesIn } from './names.ts';
import type { Names } from './names.ts';
import type { Manner } from './option.ts';
import { capital } from './parts.ts';
import type { Parts } from './parts.ts';
import { questionOf, waitingOf } from './question.ts';
import type { Question, Waiting } from './question.ts';
import { voiceFor } from './voice.ts';
import { wordsIn } from './words/index.ts';
import type { Person } from './voice.ts';

/** What is asked, of the viewer or of somebody else; the result when the game is over. */
export function tellDecision(view: View, language: Language, manner: Manner = {}): Parts {
  const { others = [] } = manner;
  const words = wordsIn(language);
  const names = namesIn(language, manner.voice ?? voiceFor(view, language, others), others);
  const { decision, result } = view;
  if (decision === null) {
    return result === null ? [] : capital(words.events.gameEnded({ event: 'gameEnded', ...result }, names));
  }
  if (decision.options !== null) {
    const question = questionOf({ ...decision, options: decision.options }, view, others);
    const ask = words.questions[question.kind] as (question: Question, names: Names) => Parts;
    return capital(ask(question, names));
  }
  const waiting = waitingOf(decision, view);
  const wait = words.waiting[waiting.kind] as (chooser: Person, waiting: Waiting, names: Names) => Parts;
  return capital(wait(names.person(decision.seat), waiting, names));
}
