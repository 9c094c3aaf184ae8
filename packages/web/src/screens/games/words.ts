import { catalogue } from '../../words/language.svelte.ts';

const crystals = (count: number): string => `${count} ${count === 1 ? 'crystal' : 'crystals'}`;
const kristalle = (count: number): string => `${count} ${count === 1 ? 'Kristall' : 'Kristalle'}`;
const games = (count: number): string => `${count} ${count === 1 ? 'game' : 'games'}`;
const spiele = (count: number): string => `${count} ${count === 1 ? 'Spiel' : 'Spiele'}`;

export const GAMES = catalogue({
  en: {
    title: 'Games',
    finished: 'Finished',
    importGames: 'Import',
    importing: 'Importing …',
    importHelp: 'Choose files with games, or drop them anywhere on this page.',
    dropHere: 'Drop to import',
    exportAll: 'Export all',
    continueGame: 'Continue',
    replay: 'Replay',
    exportGame: 'Save as a file',
    copyLink: 'Copy a link',
    removed: (game: string) => `${game} was deleted.`,
    reading: 'Reading your games …',
    none: 'No games yet',
    noneHelp: 'Every game you start is saved here automatically, in this browser.',
    play: 'Play your first game',
    against: (one: string, other: string) => `${one} against ${other}`,
    draftedDeck: 'Drafted deck',
    ownDeckOf: (people: string) => `${people}, own deck`,
    bot: (level: string) => `Bot ${level}`,
    bots: (one: string, other: string) => `Bots: ${one} and ${other}`,
    twoPeople: 'Two at one screen',
    turn: (number: number) => `turn\u00A0${number}`,
    turns: (count: number) => `${count}\u00A0${count === 1 ? 'turn' : 'turns'}`,
    firstEdition: 'first edition',
    fromPosition: 'from a position',
    yourChoice: 'Your turn to act',
    botsChoice: 'The bot’s turn to act',
    choiceOf: (name: string) => `Waiting for ${name}`,
    youWon: (count: number) => `You won ${crystals(count)}`,
    youLost: (count: number) => `You lost ${crystals(count)}`,
    winnerIs: (name: string, count: number) => `${name} won ${crystals(count)}`,
    reasons: {
      fourthDragon: 'by the fourth dragon',
      cardsOut: 'because cards ran out',
      impossibleTurn: 'by an impossible turn',
      lastTurn: 'after the last turn',
      resigned: 'by resignation',
    },
    unreadableGame: 'A game that cannot be read',
    whyUnreadable: {
      newerForm: 'A newer version of this program saved it. Reload the page to get that version.',
      damaged: 'The saved game is damaged. You can save its raw text as a file.',
      notation: (line: number) => `Its record has an error in line ${line}:`,
    },
    keeping: {
      denied:
        'This browser does not let the page save anything. The window may be private. Games are lost when you close the page: save them as files if you want to keep them.',
      full: 'The storage is full, so this game is lost when you close the page. Delete games you no longer need, or save them as files.',
      newer:
        'A newer version of this program has changed the storage. Reload the page to use it. Until then, games are lost when you close the page.',
    },
    imported: (added: number, continued: number, present: number) =>
      [
        added > 0 ? `${games(added)} added` : '',
        continued > 0 ? `${games(continued)} updated` : '',
        present > 0 ? `${games(present)} ${present === 1 ? 'was' : 'were'} already here` : '',
      ].filter((part) => part !== ''),
    nothingImported: 'Nothing was imported',
    faultsTitle: 'These could not be imported. Nothing else has changed:',
    moreFaults: (count: number) => `… and ${count} more. Correct these and import the file again.`,
    fault: {
      empty: 'The file is empty.',
      tooLarge: 'The file is larger than 50 MB. Split it into smaller files.',
      longPosition: 'A position has at most 100,000 characters. Remove what does not belong to it.',
      position: 'This is not a position:',
      cards: 'The cards in this game cannot be used:',
      line: (line: number) => `line ${line}:`,
      noRecord: 'A record begins with the line “blue moon record 1”. This file is something else.',
      illegal: (choice: string, legal: string) => `“${choice}” is not legal here. Legal would be: ${legal}.`,
    },
    close: 'Close',
    linkCopied: 'The link is copied. It contains the whole game.',
    linkNotCopied: 'The browser does not let the page copy. Here is the link:',
    linkTooLong:
      'This game does not fit into a link: it is too long or uses cards of a pack. Save it as a file.',
  },
  de: {
    title: 'Spiele',
    finished: 'Beendet',
    importGames: 'Importieren',
    importing: 'Wird importiert …',
    importHelp: 'Wähle Dateien mit Spielen aus oder lege sie irgendwo auf dieser Seite ab.',
    dropHere: 'Zum Importieren ablegen',
    exportAll: 'Alle exportieren',
    continueGame: 'Fortsetzen',
    replay: 'Wiederholung',
    exportGame: 'Als Datei speichern',
    copyLink: 'Link kopieren',
    removed: (game: string) => `${game} wurde gelöscht.`,
    reading: 'Deine Spiele werden gelesen …',
    none: 'Noch keine Spiele',
    noneHelp: 'Jedes Spiel, das du beginnst, wird automatisch in diesem Browser gespeichert.',
    play: 'Erstes Spiel spielen',
    against: (one: string, other: string) => `${one} gegen ${other}`,
    draftedDeck: 'Gedraftetes Deck',
    ownDeckOf: (people: string) => `${people}, eigenes Deck`,
    bot: (level: string) => `Bot ${level}`,
    bots: (one: string, other: string) => `Bots: ${one} und ${other}`,
    twoPeople: 'Zu zweit an einem Bildschirm',
    turn: (number: number) => `Zug\u00A0${number}`,
    turns: (count: number) => `${count}\u00A0${count === 1 ? 'Zug' : 'Züge'}`,
    firstEdition: 'erste Ausgabe',
    fromPosition: 'ab einer Stellung',
    yourChoice: 'Du bist am Zug',
    botsChoice: 'Der Bot ist am Zug',
    choiceOf: (name: string) => `${name} ist am Zug`,
    youWon: (count: number) => `Du hast ${kristalle(count)} gewonnen`,
    youLost: (count: number) => `Du hast ${kristalle(count)} verloren`,
    winnerIs: (name: string, count: number) => `${name} hat ${kristalle(count)} gewonnen`,
    reasons: {
      fourthDragon: 'durch den vierten Drachen',
      cardsOut: 'weil die Karten ausgingen',
      impossibleTurn: 'durch einen unmöglichen Zug',
      lastTurn: 'nach dem letzten Zug',
      resigned: 'durch Aufgabe',
    },
    unreadableGame: 'Ein Spiel, das sich nicht lesen lässt',
    whyUnreadable: {
      newerForm:
        'Eine neuere Version dieses Programms hat es gespeichert. Lade die Seite neu, um diese Version zu bekommen.',
      damaged: 'Das gespeicherte Spiel ist beschädigt. Du kannst seinen Rohtext als Datei speichern.',
      notation: (line: number) => `Seine Aufzeichnung hat einen Fehler in Zeile ${line}:`,
    },
    keeping: {
      denied:
        'Dieser Browser lässt die Seite nichts speichern. Vielleicht ist das Fenster privat. Spiele gehen beim Schließen verloren: Speichere als Datei, was du behalten willst.',
      full: 'Der Speicher ist voll, deshalb geht dieses Spiel beim Schließen verloren. Lösche Spiele, die du nicht mehr brauchst, oder speichere sie als Dateien.',
      newer:
        'Eine neuere Version dieses Programms hat den Speicher geändert. Lade die Seite neu, um sie zu nutzen. Bis dahin gehen Spiele beim Schließen verloren.',
    },
    imported: (added: number, continued: number, present: number) =>
      [
        added > 0 ? `${spiele(added)} hinzugefügt` : '',
        continued > 0 ? `${spiele(continued)} aktualisiert` : '',
        present > 0 ? `${spiele(present)} ${present === 1 ? 'war' : 'waren'} schon da` : '',
      ].filter((part) => part !== ''),
    nothingImported: 'Nichts wurde importiert',
    faultsTitle: 'Das konnte nicht importiert werden. Sonst hat sich nichts geändert:',
    moreFaults: (count: number) =>
      `… und ${count} weitere. Behebe diese und importiere die Datei noch einmal.`,
    fault: {
      empty: 'Die Datei ist leer.',
      tooLarge: 'Die Datei ist größer als 50 MB. Teile sie in kleinere Dateien.',
      longPosition: 'Eine Stellung hat höchstens 100.000 Zeichen. Entferne, was nicht dazugehört.',
      position: 'Das ist keine Stellung:',
      cards: 'Die Karten in diesem Spiel können nicht benutzt werden:',
      line: (line: number) => `Zeile ${line}:`,
      noRecord:
        'Eine Aufzeichnung beginnt mit der Zeile „blue moon record 1“. Diese Datei enthält etwas anderes.',
      illegal: (choice: string, legal: string) =>
        `„${choice}“ ist hier nicht erlaubt. Erlaubt wäre: ${legal}.`,
    },
    close: 'Schließen',
    linkCopied: 'Der Link ist kopiert. Er enthält das ganze Spiel.',
    linkNotCopied: 'Der Browser lässt die Seite nicht kopieren. Hier ist der Link:',
    linkTooLong:
      'Dieses Spiel passt in keinen Link: Es ist zu lang oder enthält Karten eines Pakets. Speichere es als Datei.',
  },
});
