/** The topic of a question: a rule id, a section of the ledger, a term of the glossary or a card. */
import { cardSpellings, folded, near, type Card } from '@bluemoon/engine';
import type { Term } from './glossary.ts';
import type { Rule } from './ledger.ts';
import { escaped, type RuleIndex } from './rule-index.ts';

export interface Topic {
  readonly term: Term | undefined;
  readonly card: Card | undefined;
  readonly rules: readonly Rule[];
}

const spellingsOf = ({ english, german }: Term): readonly string[] => [...english, ...german];

const FOLDED = new WeakMap<Term, readonly string[]>();

/** The spellings as they are compared, the English name first; folding them for every question would take long. */
function foldedSpellings(term: Term): readonly string[] {
  const known = FOLDED.get(term) ?? spellingsOf(term).map(folded);
  FOLDED.set(term, known);
  return known;
}

/** Undefined for an unknown word. */
export function topicOf(said: string, index: RuleIndex, cards: readonly Card[]): Topic | undefined {
  const wanted = folded(said);
  const wantedId = said.trim().toUpperCase().replaceAll(' ', '-');
  const term =
    index.terms.find((one) => foldedSpellings(one)[0] === wanted) ??
    index.terms.find((one) => foldedSpellings(one).includes(wanted));
  const card = cardSpellings(cards).find((spelling) => spelling.folded === wanted)?.card;
  const rules = index.rules.filter(
    ({ id, section, text }) =>
      id === wantedId ||
      section === wantedId ||
      term?.rules.includes(id) === true ||
      term?.rules.includes(section) === true ||
      (card !== undefined && namesCard(text, card)),
  );
  if (rules.length === 0 && term === undefined && card === undefined) return undefined;
  return { term, card, rules };
}

/** Names of one word are often ordinary words, which the ledger then writes in lower case. */
function namesCard(text: string, { name }: Card): boolean {
  return new RegExp(`(?<![\\w-])${escaped(name.en)}(?![\\w-])`).test(text);
}

const MAX_NEAR = 4;

/** Similar topics, the most similar first. */
export function nearTopics(said: string, index: RuleIndex, cards: readonly Card[]): readonly string[] {
  const words = [
    ...index.terms.flatMap(spellingsOf),
    ...new Set(index.rules.map(({ section }) => section)),
    ...index.rules.map(({ id }) => id),
    ...cardSpellings(cards).map(({ word }) => word),
  ];
  const found = near(
    said,
    words.map((word) => ({ word, folded: folded(word) })),
  ).map(({ word }) => word);
  const once = new Map(found.toReversed().map((word) => [folded(word), word]));
  return found.filter((word) => once.get(folded(word)) === word).slice(0, MAX_NEAR);
}
