/** Finds cards by name in code that should know none. */
import ts from 'typescript';
import { lineOf, literalText, parse, walk, type File } from './source.ts';

export interface NamedCard {
  readonly id: string;
  /** The name in each language. */
  readonly name: Readonly<Record<string, string>>;
}

/**
 * `isWallOfFire`, `WALL_OF_FIRE` and `Wall of Fire` all contain the words wall, of and fire, each in its own case.
 */
function words(text: string): string[] {
  return text
    .replaceAll(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

const isOneWord = (text: string): boolean => words(text).length === 1;
const inAnyCase = (text: string): string => words(text).join(' ').toLowerCase();

/** Matches any of the phrases, but not as part of a longer word. */
function wholePhrase(phrases: readonly string[]): RegExp {
  const escaped = phrases.map((phrase) => phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${escaped.join('|')})(?![\\p{L}\\p{N}_-])`, 'u');
}

/** A function that finds the cards mentioned in the strings and identifiers of a file, with their lines. */
export function cardFinder(cards: readonly NamedCard[]): (file: File) => string[] {
  const names = cards.flatMap((card) => Object.values(card.name));
  const inString = wholePhrase([...names, ...cards.map((card) => card.id)]);
  // A name of several words is recognised in any spelling that an identifier can have. Names of one word are often
  // ordinary English, so there the capital letter has to distinguish `Flare` from a flare.
  const single = new Set(names.filter(isOneWord));
  const several = wholePhrase(names.filter((name) => !isOneWord(name)).map(inAnyCase));

  const mentioned = (node: ts.Node): string | undefined => {
    const text = literalText(node);
    if (text !== undefined) return inString.exec(text)?.[0];
    if (!ts.isIdentifier(node)) return undefined;
    return words(node.text).find((word) => single.has(word)) ?? several.exec(inAnyCase(node.text))?.[0];
  };

  return (file) => {
    const source = parse(file);
    const found: string[] = [];
    walk(source, (node) => {
      const name = mentioned(node);
      if (name !== undefined) found.push(`${file.path}:${lineOf(source, node)}: ${name}`);
      return true;
    });
    return found;
  };
}
