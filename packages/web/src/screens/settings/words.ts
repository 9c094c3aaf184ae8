import { catalogue } from '../../words/language.svelte.ts';

type Shortcut = readonly [keys: string, meaning: string];

const ENGLISH_KEYS: readonly Shortcut[] = [
  ['Tab', 'to the next card or button'],
  ['← →', 'from card to card in a hand'],
  ['Enter', 'choose; press twice for final choices'],
  ['I', 'show the selected card large (or right-click it)'],
  ['H', 'hint'],
  ['Z', 'take back'],
  ['L', 'log'],
  ['M', 'menu'],
  ['Esc', 'close'],
];
const GERMAN_KEYS: readonly Shortcut[] = [
  ['Tab', 'zur nächsten Karte oder Schaltfläche'],
  ['← →', 'von Karte zu Karte in der Hand'],
  ['Enter', 'wählen; bei endgültigen Entscheidungen zweimal'],
  ['I', 'gewählte Karte groß zeigen (auch: rechte Maustaste)'],
  ['H', 'Tipp'],
  ['Z', 'zurücknehmen'],
  ['L', 'Verlauf'],
  ['M', 'Menü'],
  ['Esc', 'schließen'],
];

export const SETTINGS = catalogue({
  en: {
    settings: 'Settings',
    speedHelp: 'Your system’s “reduce motion” setting overrides this.',
    sound: 'Sound',
    sounds: { off: 'Off', on: 'On' },
    steps: 'Skip steps in which you can do nothing',
    stepNames: { none: 'Never', early: 'Until you announce', all: 'Always' },
    stepsHelp: '“Always” also announces for you when you have no card left to play.',
    dragons: 'Which dragon moves',
    dragonNames: { ask: 'Ask me', first: 'Any of them' },
    dragonsHelp: 'All three dragons count the same.',
    keys: 'Keys',
    shortcuts: ENGLISH_KEYS,
  },
  de: {
    settings: 'Einstellungen',
    speedHelp: 'Die Einstellung „Bewegung reduzieren“ deines Systems hat Vorrang.',
    sound: 'Ton',
    sounds: { off: 'Aus', on: 'An' },
    steps: 'Schritte überspringen, in denen du nichts tun kannst',
    stepNames: { none: 'Nie', early: 'Bis zur Ansage', all: 'Immer' },
    stepsHelp: '„Immer“ sagt auch für dich an, wenn du keine Karte mehr spielen kannst.',
    dragons: 'Welcher Drache sich bewegt',
    dragonNames: { ask: 'Frag mich', first: 'Irgendeiner' },
    dragonsHelp: 'Alle drei Drachen zählen gleich viel.',
    keys: 'Tasten',
    shortcuts: GERMAN_KEYS,
  },
});
