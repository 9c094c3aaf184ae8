import type { Box } from '../cards/box.ts';
import type { Option } from '../decision/decision.ts';
import type { Language } from '../vocabulary/card.ts';
import type { View } from '../view/view.ts';
import { consequencesOf, eventOf } from './consequence.ts';
import type { Consequence } from './consequence.ts';
import { sayFact } from './facts.ts';
import { foresee } from './foresee.ts';
import { labelOf } from './label.ts';
import type { Label } from './label.ts';
import { namesIn } from './names.ts';
import type { Names } from './names.ts';
import { capital, joined, listed } from './parts.ts';
import type { Parts } from './parts.ts';
import { voiceFor } from './voice.ts';
import type { Voice } from './person.ts';
import { wordsIn } from './words/index.ts';
import type { TellingWords } from './words/language.ts';

/** The cards that can be named, and how the players are addressed. */
export interface Manner {
  readonly box: Box;
  /** By default the viewer is "you" and the rival is named by their people. */
  readonly voice?: Voice;
}

export interface ToldOption {
  /** What is done, in a few words: "Play Funfun". */
  readonly label: Parts;
  /** What follows, unless it is obvious: "Hoax attracts a dragon: now 2 of 3". */
  readonly consequence: Parts | null;
}

export function tellOption(option: Option, view: View, language: Language, manner: Manner): ToldOption {
  const { box } = manner;
  const words = wordsIn(language);
  const names = namesIn(language, manner.voice ?? voiceFor(view, language, box), box);
  const consequences = consequencesOf(option, view, box);
  const label = announcing(option, view, box) ?? labelOf(option, view, box);
  return {
    label: capital(sayFact(words.labels, label, names)),
    consequence: consequences.length === 0 ? null : sayConsequences(consequences, words, names),
  };
}

/** In a fight that is already on, power is announced at the end of the Booster/Support phase, unless text comes first. */
function announcing(option: Option, view: View, box: Box): Label | null {
  const { decision } = view;
  const isEnd = decision?.about.during === 'phase' && decision.about.phase === 'boosterSupport';
  if (option.kind !== 'done' || !isEnd || decision.options === null) return null;
  const announced = eventOf(foresee(view, option, box).events, 'announced');
  return announced === undefined
    ? null
    : { kind: 'announce', element: announced.element, power: announced.power };
}

function sayConsequences(consequences: readonly Consequence[], words: TellingWords, names: Names): Parts {
  const told = consequences.map((each) => sayConsequence(each, words, names));
  return capital(joined(told, '; '));
}

function sayConsequence(consequence: Consequence, words: TellingWords, names: Names): Parts {
  const brings = 'brings' in consequence ? consequence.brings : [];
  const brought = brings.map((each) => sayConsequence(each, words, names));
  return sayFact(words.consequences, consequence, names, listed(brought, words.and));
}
