/** `undefined`, `false` and '' are left out. */
export type Part = string | false | undefined;

/** Without phrases that are left out. */
export const present = (...parts: readonly Part[]): readonly string[] =>
  parts.filter((part): part is string => typeof part === 'string' && part !== '');

export const words = (...parts: readonly Part[]): string => present(...parts).join(' ');

export const sentence = (...parts: readonly Part[]): string => {
  const text = words(...parts);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

/** "a, b or c". */
export const enumerate = (items: readonly string[], conjunction: string): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.slice(items.length - 1).join('')}`;
