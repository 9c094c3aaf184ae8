import type { Language } from '@bluemoon/engine';

/** One thing to say, in every language. */
export type Words = Readonly<Record<Language, string>>;

/** What somebody asked for and cannot have; nothing has changed when it is thrown. `message` is the English one. */
export class PlayError extends Error {
  readonly words: Words;

  constructor(words: Words) {
    super(words.en);
    this.name = 'PlayError';
    this.words = words;
  }
}

export function refuse(words: Words): never {
  throw new PlayError(words);
}

/** What came in may be long or no text at all. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : typeof value;
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

const JOINTS = {
  and: { en: 'and', de: 'und' },
  or: { en: 'or', de: 'oder' },
} as const satisfies Record<string, Words>;

/** "Spark", "Spark and Torch", "Spark, Torch and 7 more". */
export function listed(
  names: readonly string[],
  language: Language,
  { most = 8, joint = 'and' }: { readonly most?: number; readonly joint?: keyof typeof JOINTS } = {},
): string {
  const rest = names.length - most;
  const more = { en: `${rest} more`, de: `${rest} weitere` }[language];
  const parts = rest > 0 ? [...names.slice(0, most), more] : names;
  const head = parts.slice(0, -1).join(', ');
  return head === '' ? (parts[0] ?? '') : `${head} ${JOINTS[joint][language]} ${parts.at(-1)}`;
}
