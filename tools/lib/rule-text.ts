/** Formats a topic of the rules for reading. */
import { cardText, iconName, typeLine, type CardSymbol } from '@bluemoon/engine/words';
import { BUILT_IN } from '@bluemoon/engine';
import type { Card } from '@bluemoon/engine';
import type { Term } from './glossary.ts';
import type { Rule } from './ledger.ts';
import { declarations, escaped, linesLike, type Declaration, type RuleIndex } from './rule-index.ts';
import { idsIn } from './rule-ids.ts';
import type { Topic } from './rule-topic.ts';
import type { Place } from './source.ts';

interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

export function topicText(topic: Topic, index: RuleIndex): string {
  const { card, rules } = topic;
  const ids = new Set(rules.map(({ id }) => id));
  const sections: readonly Section[] = [
    { title: 'Glossary', lines: glossaryLines(topic, index) },
    { title: 'Card', lines: card === undefined ? [] : cardLines(card) },
    { title: 'Rules', lines: rules.map(ruleLine) },
    { title: 'Code', lines: codeLines(ids, topic, index) },
    { title: 'Tests', lines: testLines(ids, card, index) },
    { title: 'Rulings', lines: rulingLines(ids, index) },
  ];
  return sections
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => [title, ...lines.map((line) => `  ${line}`)].join('\n'))
    .join('\n\n');
}

const ruleLine = ({ id, text, source }: Rule): string => `${id}  ${text} (${source})`;

function glossaryLines({ term, rules }: Topic, { terms }: RuleIndex): readonly string[] {
  if (term !== undefined) return [termLine(term)];
  const sections = new Set(rules.map(({ section }) => section));
  const ids = new Set(rules.map(({ id }) => id));
  const exact = terms.filter((one) => one.rules.some((part) => ids.has(part)));
  const wide = terms.filter((one) => one.rules.some((part) => sections.has(part)));
  return [...new Set([...exact, ...wide])].slice(0, MAX_TERMS).map(termLine);
}

const MAX_TERMS = 4;

function termLine({ english, german, meaning }: Term): string {
  const [own = '', ...others] = english;
  const also = [...others, ...german].join(', ');
  return `${own}${also === '' ? '' : ` (${also})`}: ${meaning}`;
}

function cardLines(card: Card): readonly string[] {
  const symbols: readonly CardSymbol[] = [
    ...((card.shields ?? []).length > 0 ? (['shield'] as const) : []),
    ...(card.icons ?? []),
  ];
  return (['en', 'de'] as const).flatMap((language) => [
    [
      card.name[language],
      typeLine(card, language),
      ...symbols.map((symbol) => iconName(symbol, language)),
    ].join(' · '),
    ...cardText(card, language, BUILT_IN).map((text) => `  ${text}`),
  ]);
}

const MAX_PLACES = 12;

/** Long lists are cut, with the number of items left out. */
function shortened(lines: readonly string[]): readonly string[] {
  const more = lines.length - MAX_PLACES;
  return more > 0 ? [...lines.slice(0, MAX_PLACES), `… and ${more} more`] : lines;
}

const placeText = ({ path, line }: Place): string => `${path}:${line}`;

function codeLines(
  ids: ReadonlySet<string>,
  { term, card }: Pick<Topic, 'term' | 'card'>,
  index: RuleIndex,
): readonly string[] {
  const citing = index.code.filter(({ id }) => ids.has(id));
  const cited = new Map<string, string[]>();
  for (const { id, declares = '', ...place } of citing) {
    const at = `${placeText(place)}  ${declares}`.trimEnd();
    cited.set(at, [...(cited.get(at) ?? []), id]);
  }
  const isCited = (name: string): boolean => citing.some(({ declares }) => declares === name);
  const named = term === undefined ? [] : declarationsLike(term, index).filter(({ name }) => !isCited(name));
  return [
    ...(card === undefined ? [] : definitionsOf(card, index).map(placeText)),
    ...Array.from(cited, ([at, own]) => `${at}  ${[...new Set(own)].join(', ')}`),
    ...shortened(named.map(({ name, ...place }) => `${placeText(place)}  ${name}`)),
  ];
}

/** Declarations of the names in the glossary, or of names that contain the words of the term. */
function declarationsLike(
  { english: [own = ''], names }: Term,
  { sources }: RuleIndex,
): readonly Declaration[] {
  if (names.length > 0) return declarations(sources).filter(({ name }) => names.includes(name));
  const words = own.toLowerCase().split(/[ /-]/);
  return declarations(sources).filter(
    ({ name, isExported }) => isExported && words.every((word) => wordsOf(name).includes(word)),
  );
}

/** "joinsGang" contains joins and gang, "BLUFF_ICON" bluff and icon. */
function wordsOf(name: string): readonly string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_');
}

/** Only the catalogue knows cards; there a definition starts with the number and the name. */
export function definitionsOf({ name }: Card, { sources }: RuleIndex): readonly Place[] {
  const engine = sources.filter(({ path }) => path.startsWith('packages/engine/src/cards/'));
  return linesLike(new RegExp(`^ *(?:\\w+\\(\\d+, )?\\[?['"]${escaped(name.en)}['"]`), engine);
}

function testLines(ids: ReadonlySet<string>, card: Card | undefined, index: RuleIndex): readonly string[] {
  const citing = index.tests.filter(({ id }) => ids.has(id));
  const naming =
    card === undefined ? [] : linesLike(new RegExp(`['"]${escaped(card.name.en)}['"].*=>`), index.testFiles);
  const lines = new Map<string, Set<number>>();
  for (const { path, line } of [...naming, ...citing]) {
    lines.set(path, (lines.get(path) ?? new Set()).add(line));
  }
  return shortened(Array.from(lines, ([path, at]) => `${path}:${[...at].join(',')}`));
}

function rulingLines(ids: ReadonlySet<string>, { rules, rulings }: RuleIndex): readonly string[] {
  const placed = rulings
    .filter((ruling) => ruling.ids.some((id) => ids.has(id)))
    .map(({ ids: own, text }) => `${own.join(', ')}  ${text}`);
  const decided = new Set(rulings.flatMap((ruling) => ruling.ids));
  const related = rules.filter(
    ({ id, text, source }) =>
      decided.has(id) && !ids.has(id) && idsIn(`${text} ${source}`).some((found) => ids.has(found.id)),
  );
  return [...placed, ...related.map(ruleLine)];
}
