/** docs/GLOSSARY.md as data. */
import { idsIn } from './rule-ids.ts';

export interface Term {
  /** The term itself first, then synonyms. */
  readonly english: readonly string[];
  /** Empty for our own terms. */
  readonly german: readonly string[];
  readonly meaning: string;
  /** Rule ids, and sections that stand for all of their rules. */
  readonly rules: readonly string[];
  /** Identifiers in the code for this term. */
  readonly names: readonly string[];
}

const listed = (cell: string): readonly string[] => cell.split(', ').filter((part) => part !== '');

/** The rows of all tables in a document, each as a list of cells; without header rows. */
export function tableRows(text: string): readonly (readonly string[])[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    const isHead = /^\| ?-/.test(lines[at + 1] ?? '');
    if (!line.startsWith('|') || isHead || /^\| ?-/.test(line)) return [];
    return [
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    ];
  });
}

export function parseGlossary(text: string): readonly Term[] {
  const [, ofTheRulebook = '', ofOurOwn = ''] = text.split(/^## /m);
  const rulebook = tableRows(ofTheRulebook).map(([english = '', german = '', meaning = '', rules = '']) => ({
    english: listed(english),
    german: listed(german),
    meaning,
    rules: listed(rules).flatMap((part) => (/\d$/.test(part) ? idsIn(part).map(({ id }) => id) : [part])),
    names: [],
  }));
  const own = tableRows(ofOurOwn).map(([english = '', meaning = '', names = '']) => ({
    english: listed(english),
    german: [],
    meaning,
    rules: [],
    names: Array.from(names.matchAll(/`(\w+)`/g), ([, name = '']) => name),
  }));
  return [...rulebook, ...own];
}
