/** Which rules of docs/LEDGER.md are cited by a test. */
import ts from 'typescript';
import { sectionOf } from './rule-ids.ts';
import { lineOf, literalText, parse, walk, type File, type Place } from './source.ts';

export interface Rule {
  readonly id: string;
  /** The id without its number: `SHIP`, `OPEN-QUESTION`. */
  readonly section: string;
  readonly text: string;
  readonly source: string;
  readonly physical: boolean;
}

export interface Citation extends Place {
  readonly id: string;
}

export interface SectionCount {
  readonly section: string;
  readonly cited: number;
  readonly total: number;
}

export interface LedgerReport {
  readonly sections: readonly SectionCount[];
  /** Rules without a test, except physical ones. */
  readonly missing: readonly string[];
  /** Rules without a test that only describe physical handling. */
  readonly physical: readonly string[];
  /** Faults of the ledger or of a citation. */
  readonly faults: readonly string[];
}

const ID = '[A-Z]+(?:-[A-Z]+)*-\\d+';
const RULE_LINE = new RegExp(`^(${ID}) \\| (.+) \\| (.+)$`);
const ID_IN_TITLE = new RegExp(`(?<![\\w-])${ID}(?![\\w-])`, 'g');
const TITLED = new Set(['describe', 'suite', 'test', 'it']);

export function parseLedger(text: string): Rule[] {
  return text.split('\n').flatMap((line) => {
    const match = RULE_LINE.exec(line);
    if (match === null) return [];
    const [, id = '', text = '', source = ''] = match;
    return [{ id, section: sectionOf(id), text, source, physical: text.includes('[physical]') }];
  });
}

/** `test.each(table)` gives `test`, `each`; empty for anything that is not a plain call of names. */
function calledNames(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...calledNames(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return calledNames(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return calledNames(callee.tag);
  return [];
}

/** The fixed text of a title; a gap keeps the parts around a value from joining up. */
function wording(title: ts.Expression): string {
  if (ts.isStringLiteralLike(title)) return title.text;
  if (ts.isTemplateExpression(title)) {
    return [title.head.text, ...title.templateSpans.map((span) => span.literal.text)].join('\0');
  }
  if (ts.isBinaryExpression(title)) return `${wording(title.left)}\0${wording(title.right)}`;
  return '';
}

function stringsBelow(node: ts.Node): string {
  const found: string[] = [];
  walk(node, (below) => {
    found.push(literalText(below) ?? '');
    return true;
  });
  return found.join('\0');
}

/** The ids in titles of tests that run and in calls of `cites`; comments and skipped tests do not count. */
export function testCitations(file: File): readonly Citation[] {
  const cited: Citation[] = [];
  const source = parse(file);
  walk(source, (node) => {
    if (!ts.isCallExpression(node)) return true;
    const [name = '', ...modifiers] = calledNames(node.expression);
    if (modifiers.includes('skip') || modifiers.includes('todo')) return false;
    const [title] = node.arguments;
    let text = '';
    if (name === 'cites') text = stringsBelow(node);
    else if (TITLED.has(name) && title !== undefined) text = wording(title);
    for (const [id] of text.matchAll(ID_IN_TITLE)) {
      cited.push({ id, path: file.path, line: lineOf(source, node) });
    }
    return true;
  });
  return cited;
}

export function citedIds(file: File): Set<string> {
  return new Set(testCitations(file).map(({ id }) => id));
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, at) => values.indexOf(value) !== at))];
}

export function compare(rules: readonly Rule[], cited: ReadonlySet<string>): LedgerReport {
  const ids = new Set(rules.map((rule) => rule.id));
  const sections = new Set(rules.map((rule) => rule.section));
  const uncited = rules.filter((rule) => !cited.has(rule.id));

  return {
    sections: [...sections].map((section) => {
      const inSection = rules.filter((rule) => rule.section === section);
      const citedHere = inSection.filter((rule) => cited.has(rule.id));
      return { section, cited: citedHere.length, total: inSection.length };
    }),
    missing: uncited.filter(({ physical }) => !physical).map(({ id }) => id),
    physical: uncited.filter(({ physical }) => physical).map(({ id }) => id),
    faults: [
      ...repeated(rules.map((rule) => rule.id)).map((id) => `${id} appears twice in the ledger`),
      // Other capitals with a number are fine; a known section with an unknown number is a mistake.
      ...[...cited]
        .filter((id) => !ids.has(id) && sections.has(sectionOf(id)))
        .map((id) => `${id} is cited by a test, but is not in the ledger`),
    ],
  };
}
