/** Counts the tests of each card: those inside a `describe` with its name, or a `describe.each` with the names. */
import ts from 'typescript';
import { literalText, parse, walk, type File } from './source.ts';

export function testsPerTitle(file: File): ReadonlyMap<string, number> {
  const tests = new Map<string, number>();
  walk(parse(file), (node) => {
    if (!ts.isCallExpression(node)) return true;
    for (const title of describedBy(node)) tests.set(title, (tests.get(title) ?? 0) + countTests(node));
    return true;
  });
  return tests;
}

/** The titles of a `describe`; none for any other call. */
function describedBy(call: ts.CallExpression): readonly string[] {
  const { expression } = call;
  const [title] = call.arguments;
  if (title === undefined) return [];
  if (ts.isIdentifier(expression) && expression.text === 'describe') return [literalText(title) ?? ''];
  if (!ts.isCallExpression(expression) || expression.expression.getText() !== 'describe.each') return [];
  const [table] = expression.arguments;
  return table === undefined ? [] : namesIn(table);
}

/** A table of names, or of rows that start with one; `as const` and the like do not matter. */
function namesIn(table: ts.Expression): readonly string[] {
  if (ts.isAsExpression(table)) return namesIn(table.expression);
  if (!ts.isArrayLiteralExpression(table)) return [];
  return table.elements.flatMap((row) => {
    const first = ts.isArrayLiteralExpression(row) ? row.elements[0] : row;
    const text = first === undefined ? undefined : literalText(first);
    if (text !== undefined) return [text];
    return ts.isObjectLiteralExpression(row) ? stringsOf(row) : [];
  });
}

function stringsOf(row: ts.ObjectLiteralExpression): readonly string[] {
  return row.properties.flatMap((property) => {
    const text = ts.isPropertyAssignment(property) ? literalText(property.initializer) : undefined;
    return text === undefined ? [] : [text];
  });
}

function countTests(call: ts.CallExpression): number {
  let count = 0;
  walk(call, (node) => {
    if (ts.isCallExpression(node) && /^(?:test|it)(?:\.each\b.*)?$/s.test(node.expression.getText())) {
      if (!ts.isPropertyAccessExpression(node.expression)) count++;
      return false;
    }
    return true;
  });
  return count;
}
