import { catalogue } from '../../words/language.svelte.ts';

export const LAID = catalogue({
  en: {
    title: (rival: string) => `Your game against ${rival}`,
    back: 'Back to the overview',
    choose: 'Choose the deck for this game. Your rival sees it when both have chosen.',
    waits: (rival: string) => `Waiting for ${rival}`,
    help: 'The game begins as soon as you are both here.',
    goOn: 'Go on',
  },
  de: {
    title: (rival: string) => `Dein Spiel gegen ${rival}`,
    back: 'Zurück zur Übersicht',
    choose: 'Wähle das Deck für dieses Spiel. Dein Gegner sieht es, wenn beide gewählt haben.',
    waits: (rival: string) => `Warten auf ${rival}`,
    help: 'Das Spiel beginnt, sobald ihr beide da seid.',
    goOn: 'Weiter',
  },
});
