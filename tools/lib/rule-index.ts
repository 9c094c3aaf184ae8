/** Everything known about rules, terms and cards, collected from the documents and the sources. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeCitations, type CodeCitation } from './comments.ts';
import { parseGlossary, type Term } from './glossary.ts';
import { parseLedger, testCitations, type Citation, type Rule } from './ledger.ts';
import { idsIn } from './rule-ids.ts';
import { parseRulings, type Ruling } from './rulings.ts';
import { sourceFiles, type File, type Place } from './source.ts';

export interface RuleIndex {
  readonly rules: readonly Rule[];
  readonly terms: readonly Term[];
  readonly rulings: readonly Ruling[];
  readonly code: readonly CodeCitation[];
  readonly tests: readonly Citation[];
  /** Sources of the packages, in the order of dependencies. */
  readonly sources: readonly File[];
  readonly testFiles: readonly File[];
}

/** Rules are implemented in these packages; code that shows or explains them comes later. */
const FIRST_PACKAGES = ['engine', 'play', 'ai'];

function rank({ path }: File): number {
  const at = FIRST_PACKAGES.indexOf(path.split('/')[1] ?? '');
  return at < 0 ? FIRST_PACKAGES.length : at;
}

export function ruleIndex(root: string): RuleIndex {
  const read = (name: string): string => readFileSync(join(root, 'docs', name), 'utf8');
  const files = sourceFiles(root, 'packages', ['.ts', '.svelte']);
  const sources = files
    .filter(({ path }) => /^packages\/[^/]+\/src\//.test(path))
    .toSorted((a, b) => rank(a) - rank(b));
  const testFiles = [...files, ...sourceFiles(root, 'tools', ['.ts'])].filter(({ path }) =>
    /^(?:packages\/[^/]+|tools)\/test\/.*\.test\.ts$/.test(path),
  );
  return {
    rules: parseLedger(read('LEDGER.md')),
    terms: parseGlossary(read('GLOSSARY.md')),
    rulings: parseRulings(read('RULINGS.md')),
    code: sources.flatMap(codeCitations),
    tests: testFiles.filter(({ text }) => idsIn(text).length > 0).flatMap(testCitations),
    sources,
    testFiles,
  };
}

/** The text as a regular expression that matches only itself. */
export function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

export interface Declaration extends Place {
  readonly name: string;
  readonly isExported: boolean;
}

const DECLARATION = /^(export )?(?:async )?(?:const|function|interface|type|class) (\w+)/;

/** The top-level declarations of files. */
export function declarations(files: readonly File[]): readonly Declaration[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => {
      const [, exported, name] = DECLARATION.exec(line) ?? [];
      return name === undefined ? [] : [{ path, line: at + 1, name, isExported: exported !== undefined }];
    }),
  );
}

export function linesLike(pattern: RegExp, files: readonly File[]): readonly Place[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => (pattern.test(line) ? [{ path, line: at + 1 }] : [])),
  );
}
