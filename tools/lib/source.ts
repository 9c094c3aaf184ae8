/** Reads TypeScript sources as syntax, so that comments and strings do not confuse a check. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';

export interface File {
  /** Relative to the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** A line of a file, from 1. */
export interface Place {
  readonly path: string;
  readonly line: number;
}

/** Every TypeScript file below `folder`, in a stable order; empty if the folder does not exist. */
export function typescriptFiles(root: string, folder: string): File[] {
  return sourceFiles(root, folder, ['.ts']);
}

export function sourceFiles(root: string, folder: string, endings: readonly string[]): File[] {
  const start = join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes(`${sep}node_modules${sep}`))
    .toSorted()
    .map((path) => ({
      path: relative(root, path).replaceAll(sep, '/'),
      text: readFileSync(path, 'utf8'),
    }));
}

export function parse(file: File): ts.SourceFile {
  return ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true);
}

/** Calls `visit` for a node and its descendants; if it returns `false`, the descendants are skipped. */
export function walk(node: ts.Node, visit: (node: ts.Node) => boolean): void {
  if (!visit(node)) return;
  ts.forEachChild(node, (child) => walk(child, visit));
}

export function lineOf(source: ts.SourceFile, node: ts.Node): number {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}

/** The text of a string literal or of one fixed part of a template; undefined for any other node. */
export function literalText(node: ts.Node): string | undefined {
  const isText =
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node);
  return isText ? node.text : undefined;
}
