import { catalogue } from '../../words/language.svelte.ts';

export const LESSON = catalogue({
  en: {
    missing: 'This lesson does not exist.',
    you: 'You',
    rival: 'Your rival',
    listen: (button: string) => `Read the lesson, then press “${button}”.`,
  },
  de: {
    missing: 'Diese Lektion gibt es nicht.',
    you: 'Du',
    rival: 'Dein Gegner',
    listen: (button: string) => `Lies die Lektion und drücke „${button}“.`,
  },
});
