/** Finds the rules that comments of a source file cite: that is where the rule is implemented. */
import ts from 'typescript';
import type { Citation } from './ledger.ts';
import { idsIn } from './rule-ids.ts';
import { parse, type File } from './source.ts';

export interface CodeCitation extends Citation {
  /** What is declared directly below the comment; undefined inside a function. */
  readonly declares: string | undefined;
}

interface Comment {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|<!--[\s\S]*?-->/g;

const commentsIn = (text: string, from: number): readonly Comment[] =>
  Array.from(text.matchAll(COMMENT), ({ 0: comment, index }) => ({
    text: comment,
    start: from + index,
    end: from + index + comment.length,
  }));

/** Only comments between tokens: a slash in a string or a regular expression does not start a comment. */
function typescriptComments(file: File): readonly Comment[] {
  const source = parse(file);
  const found: Comment[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isJSDoc(node)) return;
    const children = node.getChildren(source);
    if (children.length === 0 && !ts.isJsxText(node)) {
      const start = node.getFullStart();
      found.push(...commentsIn(file.text.slice(start, node.getStart(source)), start));
    }
    for (const child of children) look(child);
  };
  look(source);
  return found;
}

const DECLARED = /^\s*(?:export )?(?:async )?(?:const|function|interface|type|class) (\w+)/;
const MEMBER = /^\s*readonly (\w+)/;

export function codeCitations(file: File): readonly CodeCitation[] {
  if (idsIn(file.text).length === 0) return [];
  const comments = file.path.endsWith('.ts') ? typescriptComments(file) : commentsIn(file.text, 0);
  return comments.flatMap(({ text, start, end }) => {
    const below = file.text.slice(end);
    const declares = (DECLARED.exec(below) ?? MEMBER.exec(below))?.[1];
    return idsIn(text.replaceAll(/\n\s*\*/g, (gap) => ' '.repeat(gap.length))).map(({ id, at }) => ({
      id,
      path: file.path,
      line: lineAt(file.text, start + at),
      declares,
    }));
  });
}

function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}
