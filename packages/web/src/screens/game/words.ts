import type { Level } from '@bluemoon/ai';
import { catalogue } from '../../words/language.svelte.ts';
import type { Language } from '../../words/language.svelte.ts';

const ENGLISH_LEVELS: Readonly<Record<Level, string>> = {
  random: 'Random',
  novice: 'Novice',
  solid: 'Solid',
  strong: 'Strong',
};
const GERMAN_LEVELS: Readonly<Record<Level, string>> = {
  random: 'Zufall',
  novice: 'Neuling',
  solid: 'Solide',
  strong: 'Stark',
};

export const LEVEL_NAMES = catalogue({ en: ENGLISH_LEVELS, de: GERMAN_LEVELS });

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

export const GAME = catalogue({
  en: {
    you: 'You',
    player: (number: number) => `Player ${number}`,
    bot: (level: string) => `Bot, ${level}`,
    toAct: 'To act',
    thinks: 'Thinking',
    botsTurn: 'Your board stays open: point at any card to read it.',
    stopThinking: 'Stop thinking',
    goOn: 'Let it go on',
    stopped: 'The bot was stopped.',
    trouble: (message: string) => `The bot could not answer (${message}). Your game is saved.`,
    curtain: (name: string) => `Hand the screen to ${name}`,
    curtainHelp: 'The cards stay hidden until you are ready.',
    ready: (name: string) => `I am ${name}, show my cards`,
    menu: 'Menu',
    rules: 'Rules at hand',
    cards: 'All cards',
    home: 'Home',
    newGame: 'New game',
    again: 'Play again',
    partOf: { match: 'On with the match', draft: 'Back to the draft' },
    exportGame: 'Save as a file',
    replay: 'Replay',
    makeLink: 'Copy a link to this game',
    linkCopied: 'The link is copied. It contains the whole game.',
    linkNotCopied: 'The browser does not let the page copy; here is the link:',
    linkTooLong:
      'The game does not fit into a link: it is too long, or has cards of a pack. Save it as a file.',
    language: 'Language',
    speed: 'Animation',
    speeds: { off: 'Off', slow: 'Slow', normal: 'Normal', fast: 'Fast' },
    hints: 'What the strong bot would do',
    hintThinking: 'The strong bot is thinking …',
    hintTrouble: 'The strong bot could not answer. Close this and ask once more.',
    won: (name: string, crystals: number) =>
      `${name} won ${crystals} ${crystals === 1 ? 'crystal' : 'crystals'}`,
    missing: 'There is no such game in this browser.',
    unreadable: 'This game cannot be read',
    unreadableHelp: 'It is kept as it is. The list of games can save it as a file.',
    toGames: 'To the list',
    untilClosed: 'This browser does not let the page save. The game lasts until you close it.',
    versus: (one: string, other: string) => `${one} against ${other}`,
  },
  de: {
    you: 'Du',
    player: (number: number) => `Spieler ${number}`,
    bot: (level: string) => `Bot, ${level}`,
    toAct: 'Am Zug',
    thinks: 'Denkt nach',
    botsTurn: 'Dein Tisch bleibt offen: zeige auf eine Karte, um sie zu lesen.',
    stopThinking: 'Denken abbrechen',
    goOn: 'Weiterdenken lassen',
    stopped: 'Der Bot wurde angehalten.',
    trouble: (message: string) => `Der Bot konnte nicht antworten (${message}). Dein Spiel ist gespeichert.`,
    curtain: (name: string) => `Gib den Bildschirm an ${name}`,
    curtainHelp: 'Die Karten bleiben verborgen, bis du bereit bist.',
    ready: (name: string) => `Ich bin ${name}, zeig meine Karten`,
    menu: 'Menü',
    rules: 'Regeln zur Hand',
    cards: 'Alle Karten',
    home: 'Startseite',
    newGame: 'Neues Spiel',
    again: 'Noch einmal',
    partOf: { match: 'Weiter im Match', draft: 'Zurück zum Draft' },
    exportGame: 'Als Datei speichern',
    replay: 'Wiederholung',
    makeLink: 'Link zu diesem Spiel kopieren',
    linkCopied: 'Der Link ist kopiert. Er enthält das ganze Spiel.',
    linkNotCopied: 'Der Browser lässt die Seite nicht kopieren; hier ist der Link:',
    linkTooLong:
      'Das Spiel passt in keinen Link: Es ist zu lang, oder es hat Karten eines Pakets. Speichere es als Datei.',
    language: 'Sprache',
    speed: 'Bewegung',
    speeds: { off: 'Aus', slow: 'Langsam', normal: 'Normal', fast: 'Schnell' },
    hints: 'Was der starke Bot tun würde',
    hintThinking: 'Der starke Bot denkt nach …',
    hintTrouble: 'Der starke Bot konnte nicht antworten. Schließe dies und frag noch einmal.',
    won: (name: string, crystals: number) =>
      `${name} gewann ${crystals} ${crystals === 1 ? 'Kristall' : 'Kristalle'}`,
    missing: 'Dieses Spiel gibt es in diesem Browser nicht.',
    unreadable: 'Dieses Spiel lässt sich nicht lesen',
    unreadableHelp: 'Es bleibt, wie es ist. Die Liste der Spiele kann es als Datei speichern.',
    toGames: 'Zur Liste',
    untilClosed: 'Dieser Browser lässt die Seite nicht speichern. Das Spiel hält, bis du sie schließt.',
    versus: (one: string, other: string) => `${one} gegen ${other}`,
  },
});
