import { randomUUID } from 'node:crypto';

/**
 * Names of cards, files and bots come from anywhere. Characters that would act on a terminal instead of being
 * displayed are shown by their code: control characters and so all escape sequences, direction marks that reorder a
 * line, characters without width, line separators.
 */
const UNPRINTABLE = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

const visible = (text: string): string => text.replace(UNPRINTABLE, numbered);

/** For text that has to stay on one line. */
export const oneLine = (text: string): string => text.replaceAll('\n', numbered);

const numbered = (character: string): string =>
  `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;

/** Unknown to others, so that only our own colours get through. */
const SECRET = randomUUID();

/** Marks a colour until the text is written. */
export const colourMark = (code: number): string => `\u001B[${SECRET};${code}m`;

const COLOUR = new RegExp(`\\u001B\\[${SECRET};(\\d+)m`);

/** All text to a terminal, pipe or redirected file goes through here. */
export const forTerminal = (text: string): string =>
  text
    .split(COLOUR)
    .map((part, i) => (i % 2 === 0 ? visible(part) : `\u001B[${part}m`))
    .join('');

/** Number of visible characters, without colours. */
export const visibleLength = (text: string): number =>
  text.split(COLOUR).reduce((sum, part, i) => (i % 2 === 0 ? sum + visible(part).length : sum), 0);

/** Equivalent JSON in which every character is printable. */
export const jsonText = (value: unknown, indent = 0): string =>
  JSON.stringify(value, null, indent).replace(UNPRINTABLE, escaped);

const escaped = (letter: string): string =>
  Array.from(
    { length: letter.length },
    (_, i) => `\\u${letter.charCodeAt(i).toString(16).padStart(4, '0')}`,
  ).join('');
