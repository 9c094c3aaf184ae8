import { catalogue } from '../../words/language.svelte.ts';

export const LESSON = catalogue({
  en: {
    missing: 'There is no such lesson.',
    you: 'You',
    rival: 'The rival of this lesson',
    listen: 'The lesson goes on with its button.',
  },
  de: {
    missing: 'Diese Lektion gibt es nicht.',
    you: 'Du',
    rival: 'Der Gegner dieser Lektion',
    listen: 'Weiter geht es mit dem Knopf der Lektion.',
  },
});
