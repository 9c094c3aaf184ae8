import { randomUUID } from 'node:crypto';

/**
 * Names of cards, files and bots come from anywhere. What would act on a terminal instead of being read is shown by
 * its number: control letters, with them all escape sequences; marks of direction, with which a line reads otherwise
 * than it is written; letters without width; separators of lines.
 */
const UNSEEN = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

const visible = (text: string): string => text.replace(UNSEEN, numbered);

/** For what has to stay one line. */
export const oneLine = (text: string): string => text.replaceAll('\n', numbered);

const numbered = (letter: string): string =>
  `<U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;

/** Nobody outside knows it, so that only our own colours come through. */
const SECRET = randomUUID();

/** A colour, until the text is written. */
export const colourMark = (code: number): string => `\u001B[${SECRET};${code}m`;

const COLOUR = new RegExp(`\\u001B\\[${SECRET};(\\d+)m`);

/** The only way of text to a terminal, a pipe or a file that the shell has opened. */
export const forTerminal = (text: string): string =>
  text
    .split(COLOUR)
    .map((part, i) => (i % 2 === 0 ? visible(part) : `\u001B[${part}m`))
    .join('');

/** How many letters will be seen: colours take no room. */
export const seenLength = (text: string): number =>
  text.split(COLOUR).reduce((sum, part, i) => (i % 2 === 0 ? sum + visible(part).length : sum), 0);

/** JSON that says the same, and in which nothing is unseen. */
export const jsonText = (value: unknown, indent = 0): string =>
  JSON.stringify(value, null, indent).replace(UNSEEN, escaped);

const escaped = (letter: string): string =>
  Array.from(
    { length: letter.length },
    (_, i) => `\\u${letter.charCodeAt(i).toString(16).padStart(4, '0')}`,
  ).join('');
