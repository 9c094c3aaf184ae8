import { catalogue } from '../../words/language.svelte.ts';

export const LESSON = catalogue({
  en: {
    missing: 'This lesson does not exist.',
    you: 'You',
    rival: 'Your rival',
    listen: 'Read the lesson, then press “Next”.',
  },
  de: {
    missing: 'Diese Lektion gibt es nicht.',
    you: 'Du',
    rival: 'Dein Gegner',
    listen: 'Lies die Lektion und drücke „Weiter“.',
  },
});
