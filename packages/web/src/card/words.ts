import { catalogue } from '../words/language.svelte.ts';

export const CARD = catalogue({
  en: { standIn: 'stand-in', dragon: (name: string) => `belongs to ${name}` },
  de: { standIn: 'Platzhalter', dragon: (name: string) => `gehört zu ${name}` },
});
