import type { Language } from '@bluemoon/engine';

/** A text in every language. */
export type Bilingual = Readonly<Record<Language, string>>;

/** A request that was refused; nothing has changed. `message` is in English. */
export class PlayError extends Error {
  readonly words: Bilingual;

  constructor(words: Bilingual) {
    super(words.en);
    this.name = 'PlayError';
    this.words = words;
  }
}

export function refuse(words: Bilingual): never {
  throw new PlayError(words);
}

/** The value may be long, or not a text at all. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : typeof value;
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

const JOINTS = {
  and: { en: 'and', de: 'und' },
  or: { en: 'or', de: 'oder' },
} as const satisfies Record<string, Bilingual>;

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
