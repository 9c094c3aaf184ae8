import type { Option } from '../decision/decision.ts';
import { rivalOf } from '../state/layout.ts';
import type { Element, Language } from '../vocabulary/card.ts';
import type { View } from '../view/view.ts';
import { namesIn } from './names.ts';
import type { Names } from './names.ts';
import type { Manner } from './option.ts';
import { capital, joined, listed, parts } from './parts.ts';
import type { Parts } from './parts.ts';
import { voiceFor } from './voice.ts';
import { wordsIn } from './words/index.ts';
import type { TellingWords, Deed } from './words/language.ts';

/** A bot's estimate of where a choice leads. */
export interface Prospects {
  /** Of winning the game, from 0 to 1. */
  readonly chance: number;
  /** Expected crystals, from -4 (the rival's) to 4. */
  readonly crystals: number;
  /** The best continuation in the rest of the turn. */
  readonly line: readonly Option[];
  readonly announces: { readonly element: Element; readonly power: number } | null;
  /** Probability that the rival retreats in their next turn; null if unknown. */
  readonly rivalRetreats: number | null;
}

export interface ToldHint {
  /** "62 % to win". */
  readonly chance: string;
  /** "+0.8 crystals". */
  readonly crystals: string;
  /** The best continuation as a sentence; null if nothing can be foreseen. */
  readonly leadsTo: Parts | null;
}

export function tellHint(
  hint: Prospects,
  view: Pick<View, 'viewer' | 'decks'>,
  language: Language,
  manner: Manner,
): ToldHint {
  const { hints } = wordsIn(language);
  return {
    chance: hints.chance(Math.round(hint.chance * 100)),
    // Rounded first, so that a number close to 0 has no sign.
    crystals: hints.crystals(Math.round(hint.crystals * 10) / 10),
    leadsTo: leadsTo(hint, view, language, manner),
  };
}

function leadsTo(
  { line, announces, rivalRetreats }: Prospects,
  view: Pick<View, 'viewer' | 'decks'>,
  language: Language,
  { voice, box }: Manner,
): Parts | null {
  const words = wordsIn(language);
  const names = namesIn(language, voice ?? voiceFor(view, language, box), box);
  const { viewer } = view;
  const deeds = [
    ...sayDeeds(line, viewer, words, names),
    ...(announces === null ? [] : [words.hints.announce(announces, names)]),
  ];
  const rival = viewer === 'spectator' ? 'rival' : names.person(rivalOf(viewer));
  const clauses = [
    ...(deeds.length === 0 ? [] : [words.hints.afterwards(listed(deeds, words.and))]),
    ...(rivalRetreats === null ? [] : [words.hints.rivalRetreats(rival, Math.round(rivalRetreats * 10))]),
  ];
  return clauses.length === 0 ? null : capital(parts`${joined(clauses, '; ')}.`);
}

/** Null if it is not worth mentioning. */
function deedOf({ kind, card }: Option): Deed | null {
  switch (kind) {
    case 'embark':
      return 'load';
    case 'retrieve':
    case 'return':
      return 'takeIntoHand';
    case 'discardFaceDown':
      return card === undefined ? 'discardFaceDown' : 'discard';
    case 'play':
    case 'bluff':
    case 'load':
    case 'land':
    case 'use':
    case 'take':
    case 'discard':
    case 'discardAtRandom':
    case 'meet':
    case 'under':
    case 'shuffleIn':
    case 'replace':
    case 'target':
    case 'start':
    case 'decline':
    case 'retreat':
    case 'takeBack':
    case 'call':
      return kind;
    case 'done':
    case 'refuse':
    case 'continue':
    case 'announce':
    case 'trust':
    case 'keep':
    case 'dragon':
    case 'either':
      return null;
  }
}

/** Successive options of one kind share their verb: "play Cinder and Glimmer". */
function sayDeeds(
  line: readonly Option[],
  viewer: View['viewer'],
  words: TellingWords,
  names: Names,
): readonly Parts[] {
  const deeds: { readonly deed: Deed; readonly cards: Parts[] }[] = [];
  for (const option of line) {
    const deed = deedOf(option);
    if (deed === null) continue;
    const cards = option.card === undefined ? [] : [cardSaid(option, viewer, words, names)];
    const before = deeds.at(-1);
    if (before?.deed === deed && cards.length > 0) before.cards.push(...cards);
    else deeds.push({ deed, cards });
  }
  return deeds.map(({ deed, cards }) => words.hints.deeds[deed](listed(cards, words.and)));
}

function cardSaid(
  { kind, card = '', owner }: Option,
  viewer: View['viewer'],
  words: TellingWords,
  names: Names,
): Parts {
  const isRivals = owner !== undefined && owner !== viewer && viewer !== 'spectator' && kind !== 'meet';
  return isRivals ? words.cardOf(names.person(owner), names.card(card)) : [names.card(card)];
}
