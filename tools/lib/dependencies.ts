/** Which package may import which, and what a pure package may not use. */
import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import ts from 'typescript';
import { lineOf, parse, walk, type File } from './source.ts';

/** A package may import the ones before it. */
const ORDER = ['engine', 'art', 'play', 'lessons', 'ai', 'analysis', 'wire', 'server', 'cli', 'web'];

/** Their `src` gives the same results on every machine; their tests may read files. */
const PURE = new Set(['engine', 'art', 'play', 'lessons', 'ai', 'analysis', 'wire']);

/** Clocks, randomness, the machine, the page, and ways around this list. */
const IMPURE_GLOBALS = new Set([
  'Date',
  'performance',
  'crypto',
  'process',
  'Buffer',
  'require',
  'document',
  'window',
  'globalThis',
]);

interface Place {
  /** The folder below `packages`. */
  readonly name: string;
  readonly isPure: boolean;
}

function placeOf(path: string): Place | undefined {
  const [top, name, folder] = path.split('/');
  if (top !== 'packages' || name === undefined) return undefined;
  return { name, isPure: PURE.has(name) && folder === 'src' };
}

function isNodeModule(specifier: string): boolean {
  return specifier.startsWith('node:') || builtinModules.includes(specifier);
}

/** The module a node imports, re-exports or loads; undefined for any other node. */
export function importedModule(node: ts.Node): ts.StringLiteralLike | undefined {
  let specifier: ts.Node | undefined;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) specifier = node.moduleSpecifier;
  else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    [specifier] = node.arguments;
  } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    specifier = node.argument.literal;
  }
  return specifier !== undefined && ts.isStringLiteralLike(specifier) ? specifier : undefined;
}

function faultOfImport(path: string, from: Place, specifier: string): string | undefined {
  if (isNodeModule(specifier)) return from.isPure ? `a pure package imports ${specifier}` : undefined;
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(path), specifier);
    return placeOf(target)?.name === from.name ? undefined : `${specifier} leaves the package`;
  }
  const [, to] = /^@bluemoon\/([^/]+)/.exec(specifier) ?? [];
  if (to === undefined || to === from.name) return undefined;
  const mayImport = ORDER.includes(to) && ORDER.indexOf(to) < ORDER.indexOf(from.name);
  return mayImport ? undefined : `${from.name} may not import ${to}`;
}

/** Names declared in the file itself: they are not the globals of the same name. */
function declaredNames(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  walk(source, (node) => {
    const isDeclaration =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isImportSpecifier(node);
    if (isDeclaration && node.name !== undefined && ts.isIdentifier(node.name)) names.add(node.name.text);
    return true;
  });
  return names;
}

/** Whether an identifier refers to a value or type in scope, and is not a member of something else. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name !== node;
  if (ts.isQualifiedName(parent)) return parent.right !== node;
  const isMemberName =
    (ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isMethodSignature(parent)) &&
    parent.name === node;
  return !isMemberName;
}

/** `Math` is pure except for one function, so its members may only be accessed by name. */
function isHarmlessMath(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent))
    return parent.expression === node && parent.name.text !== 'random';
  return (
    ts.isVariableDeclaration(parent) &&
    ts.isObjectBindingPattern(parent.name) &&
    parent.name.elements.every(({ propertyName, name, dotDotDotToken }) => {
      const member = propertyName ?? name;
      return dotDotDotToken === undefined && ts.isIdentifier(member) && member.text !== 'random';
    })
  );
}

function faultOfIdentifier(node: ts.Identifier, declared: ReadonlySet<string>): string | undefined {
  if (declared.has(node.text) || !isReference(node)) return undefined;
  if (IMPURE_GLOBALS.has(node.text)) return `a pure package uses ${node.text}`;
  if (node.text === 'Math' && !isHarmlessMath(node)) return 'a pure package uses Math.random';
  return undefined;
}

/** The faults of one file with their lines, in order. */
export function dependencyFaults(file: File): string[] {
  const from = placeOf(file.path);
  if (from === undefined) return [];
  if (!ORDER.includes(from.name))
    return [`${file.path}: add the package to ORDER in tools/lib/dependencies.ts`];

  const source = parse(file);
  const declared = declaredNames(source);
  const faults: string[] = [];
  walk(source, (node) => {
    const specifier = importedModule(node);
    let fault: string | undefined;
    if (specifier !== undefined) fault = faultOfImport(file.path, from, specifier.text);
    else if (from.isPure && ts.isIdentifier(node)) fault = faultOfIdentifier(node, declared);
    if (fault !== undefined) faults.push(`${file.path}:${lineOf(source, node)}: ${fault}`);
    return true;
  });
  return faults;
}
