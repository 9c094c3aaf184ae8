import { catalogue } from '../../words/language.svelte.ts';

const cards = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`;
const karten = (count: number): string => `${count} ${count === 1 ? 'Karte' : 'Karten'}`;

export const PACKS = catalogue({
  en: {
    title: 'Card packs',
    help: 'Cards of your own, or published ones in place of our stand-ins, from a JSON file. They appear among all cards. Games that have begun keep the cards they began with.',
    load: 'Load a pack',
    loading: 'Reading …',
    loaded: (name: string, count: number) => `“${name}” is loaded: ${cards(count)}.`,
    replaced: (name: string, count: number) => `“${name}” is replaced: ${cards(count)}.`,
    undo: 'Undo',
    tooLarge: (name: string) => `“${name}” is too large for a card pack. Nothing was changed.`,
    faulty: (name: string, count: number) =>
      `“${name}” was not loaded and nothing was changed: ${count === 1 ? 'one problem' : `${count} problems`}.`,
    faultyKept: (count: number) =>
      `Its cards are not used: ${count === 1 ? 'one problem' : `${count} problems`}.`,
    line: (line: number) => `Line ${line}`,
    whole: 'The whole file',
    more: (count: number) => `and ${count} more`,
    cards: (count: number) => cards(count),
    standIns: (count: number) => `${count} in place of stand-ins`,
    remove: 'Remove',
    removeOf: (name: string) => `Remove the pack ${name}`,
    save: 'Save as a file',
    saveOf: (name: string) => `Save ${name} as a file`,
    removed: (name: string) => `Removed: ${name}`,
    close: 'Close',
  },
  de: {
    title: 'Kartenpakete',
    help: 'Eigene Karten, oder veröffentlichte anstelle unserer Platzhalter, aus einer JSON-Datei. Sie erscheinen unter allen Karten. Begonnene Spiele behalten die Karten, mit denen sie begannen.',
    load: 'Paket laden',
    loading: 'Liest …',
    loaded: (name: string, count: number) => `„${name}“ ist geladen: ${karten(count)}.`,
    replaced: (name: string, count: number) => `„${name}“ ist ersetzt: ${karten(count)}.`,
    undo: 'Rückgängig',
    tooLarge: (name: string) => `„${name}“ ist zu groß für ein Kartenpaket. Nichts wurde geändert.`,
    faulty: (name: string, count: number) =>
      `„${name}“ wurde nicht geladen, nichts wurde geändert: ${count === 1 ? 'ein Fehler' : `${count} Fehler`}.`,
    faultyKept: (count: number) =>
      `Seine Karten werden nicht benutzt: ${count === 1 ? 'ein Fehler' : `${count} Fehler`}.`,
    line: (line: number) => `Zeile ${line}`,
    whole: 'Die ganze Datei',
    more: (count: number) => `und ${count} weitere`,
    cards: (count: number) => karten(count),
    standIns: (count: number) => `${count} anstelle von Platzhaltern`,
    remove: 'Entfernen',
    removeOf: (name: string) => `Das Paket ${name} entfernen`,
    save: 'Als Datei sichern',
    saveOf: (name: string) => `${name} als Datei sichern`,
    removed: (name: string) => `Entfernt: ${name}`,
    close: 'Schließen',
  },
});
