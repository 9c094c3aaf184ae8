import { catalogue } from '../../words/language.svelte.ts';

const cards = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`;
const karten = (count: number): string => `${count} ${count === 1 ? 'Karte' : 'Karten'}`;

interface Counts {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

export const PACKS = catalogue({
  en: {
    title: 'Card packs',
    help: 'Add cards from a JSON file: your own, or published ones that replace our stand-ins. They appear among all cards. Games in progress keep their cards.',
    load: 'Load a pack',
    loading: 'Reading …',
    loaded: (name: string, count: number) => `“${name}” is loaded: ${cards(count)}.`,
    replaced: (name: string, { added, changed, removed }: Counts) =>
      `“${name}” is replaced: ${cards(changed)} changed, ${added} new, ${removed} removed.`,
    replacedBy: (before: string, name: string) => `“${name}” has replaced “${before}”.`,
    present: (name: string) => `“${name}” is already loaded, with the same cards. Nothing was changed.`,
    presentAs: (name: string, other: string) =>
      `“${name}” has the same cards as “${other}”, which is already loaded. Nothing was changed.`,
    replace: (name: string) => `Replace “${name}”`,
    changedIn: (decks: string) => `Changed cards are in these decks: ${decks}.`,
    missingIn: (decks: string) =>
      `Cards are missing now in these decks: ${decks}. The decks are kept and will be complete again when the cards are back.`,
    undo: 'Undo',
    tooLarge: (name: string) =>
      `“${name}” is larger than 2 MB, too large for a card pack. Nothing was changed. Split it into several packs.`,
    faulty: (name: string, count: number) =>
      `“${name}” was not loaded and nothing was changed: ${count === 1 ? 'one problem' : `${count} problems`}.`,
    faultyKept: (count: number) =>
      `Its cards are not used: ${count === 1 ? 'one problem' : `${count} problems`}.`,
    unreadable: 'A card pack that cannot be read',
    unreadableHelp: 'It is kept as it is, and its cards are not used. Save it as a file, or delete it.',
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
    help: 'Lade Karten aus einer JSON-Datei: eigene, oder veröffentlichte anstelle unserer Platzhalter. Sie erscheinen unter allen Karten. Laufende Spiele behalten ihre Karten.',
    load: 'Paket laden',
    loading: 'Wird gelesen …',
    loaded: (name: string, count: number) => `„${name}“ ist geladen: ${karten(count)}.`,
    replaced: (name: string, { added, changed, removed }: Counts) =>
      `„${name}“ ist ersetzt: ${karten(changed)} geändert, ${added} neu, ${removed} entfernt.`,
    replacedBy: (before: string, name: string) => `„${name}“ hat „${before}“ ersetzt.`,
    present: (name: string) => `„${name}“ ist schon geladen, mit denselben Karten. Nichts wurde geändert.`,
    presentAs: (name: string, other: string) =>
      `„${name}“ hat dieselben Karten wie „${other}“, das schon geladen ist. Nichts wurde geändert.`,
    replace: (name: string) => `„${name}“ damit ersetzen`,
    changedIn: (decks: string) => `Geänderte Karten sind in diesen Decks: ${decks}.`,
    missingIn: (decks: string) =>
      `In diesen Decks fehlen jetzt Karten: ${decks}. Die Decks bleiben erhalten und sind wieder vollständig, sobald die Karten zurück sind.`,
    undo: 'Rückgängig',
    tooLarge: (name: string) =>
      `„${name}“ ist größer als 2 MB, zu groß für ein Kartenpaket. Nichts wurde geändert. Teile es in mehrere Pakete.`,
    faulty: (name: string, count: number) =>
      `„${name}“ wurde nicht geladen, nichts wurde geändert: ${count === 1 ? 'ein Fehler' : `${count} Fehler`}.`,
    faultyKept: (count: number) =>
      `Seine Karten werden nicht benutzt: ${count === 1 ? 'ein Fehler' : `${count} Fehler`}.`,
    unreadable: 'Ein Kartenpaket, das sich nicht lesen lässt',
    unreadableHelp:
      'Es bleibt, wie es ist, und seine Karten werden nicht benutzt. Speichere es als Datei oder lösche es.',
    line: (line: number) => `Zeile ${line}`,
    whole: 'Die ganze Datei',
    more: (count: number) => `und ${count} weitere`,
    cards: (count: number) => karten(count),
    standIns: (count: number) => `${count} anstelle von Platzhaltern`,
    remove: 'Entfernen',
    removeOf: (name: string) => `Das Paket ${name} entfernen`,
    save: 'Als Datei speichern',
    saveOf: (name: string) => `${name} als Datei speichern`,
    removed: (name: string) => `Entfernt: ${name}`,
    close: 'Schließen',
  },
});
