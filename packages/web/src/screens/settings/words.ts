import { catalogue } from '../../words/language.svelte.ts';

type Shortcut = readonly [keys: string, meaning: string];

const ENGLISH_KEYS: readonly Shortcut[] = [
  ['Tab', 'to the next card or button'],
  ['← →', 'from card to card in a hand'],
  ['Enter', 'choose; final choices are made by pressing twice'],
  ['I', 'show the selected card large; so does the right mouse button'],
  ['H', 'hint'],
  ['Z', 'take back'],
  ['L', 'log'],
  ['M', 'menu'],
  ['Esc', 'close'],
];
const GERMAN_KEYS: readonly Shortcut[] = [
  ['Tab', 'zur nächsten Karte oder Schaltfläche'],
  ['← →', 'von Karte zu Karte in der Hand'],
  ['Enter', 'wählen; Endgültiges durch zweimaliges Drücken'],
  ['I', 'die gewählte Karte groß zeigen; das tut auch die rechte Maustaste'],
  ['H', 'Tipp'],
  ['Z', 'zurücknehmen'],
  ['L', 'Verlauf'],
  ['M', 'Menü'],
  ['Esc', 'schließen'],
];

export const SETTINGS = catalogue({
  en: {
    settings: 'Settings',
    speedHelp: 'Where your system asks for less motion, nothing moves whatever is chosen here.',
    sound: 'Sound',
    sounds: { off: 'Off', on: 'On' },
    keys: 'Keys',
    shortcuts: ENGLISH_KEYS,
  },
  de: {
    settings: 'Einstellungen',
    speedHelp: 'Wenn dein System weniger Bewegung verlangt, bewegt sich nichts, egal was hier gewählt ist.',
    sound: 'Ton',
    sounds: { off: 'Aus', on: 'An' },
    keys: 'Tasten',
    shortcuts: GERMAN_KEYS,
  },
});
