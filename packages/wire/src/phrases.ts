import type { Bilingual } from '@bluemoon/play';

/** Instead of a chat: everybody reads them in their own language. */
export const PHRASES = {
  hello: { en: 'Hello', de: 'Hallo' },
  goodLuck: { en: 'Good luck', de: 'Viel Glück' },
  wellPlayed: { en: 'Well played', de: 'Gut gespielt' },
  thanks: { en: 'Thank you', de: 'Danke' },
  oops: { en: 'Oops', de: 'Ups' },
  oneMoment: { en: 'One moment', de: 'Moment bitte' },
} as const satisfies Readonly<Record<string, Bilingual>>;
export type Phrase = keyof typeof PHRASES;

/** Moon faces, with their names for readers of the log. */
export const FACES = {
  smiling: { en: 'smiles', de: 'lächelt' },
  laughing: { en: 'laughs', de: 'lacht' },
  surprised: { en: 'is surprised', de: 'ist überrascht' },
  thinking: { en: 'thinks', de: 'denkt nach' },
  sad: { en: 'is sad', de: 'ist traurig' },
  sly: { en: 'grins', de: 'grinst' },
} as const satisfies Readonly<Record<string, Bilingual>>;
export type Face = keyof typeof FACES;
